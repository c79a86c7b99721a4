package import Drydock
import DrydockAnchorage

/// A recipient in a list: an avatar, a name and, for some, a word about them.
package final class ComposerRecipientCell: UITableViewCell {
    package struct ViewModel {
        package let target: Composition.Recipient
        package let name: String
        package let avatar: AvatarViewModel
        package let info: String?
    }

    package private(set) var presentedRecipientTarget: Composition.Recipient?
    private let avatarView = ComposerAvatarView()
    private let nameLabel = UILabel()
    private let infoLabel = UILabel()

    package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        configureView()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("ComposerRecipientCell is made in code")
    }

    package func present(model: ViewModel) {
        presentedRecipientTarget = model.target
        nameLabel.text = model.name
        infoLabel.text = model.info
        infoLabel.isHidden = model.info == nil
        avatarView.present(model.avatar)
    }

    private enum Constant {
        static let horizontalMargin: CGFloat = 16
        static let spacing: CGFloat = 12
        static let textMargin: CGFloat = 8
        static let verticalMargin: CGFloat = 10
    }

    private func configureView() {
        // Hierarchy
        let textView = UIStackView(arrangedSubviews: [nameLabel, infoLabel])
        contentView.addSubview(avatarView)
        contentView.addSubview(textView)

        // Style
        nameLabel.font = .preferredFont(forTextStyle: .body)
        infoLabel.font = .preferredFont(forTextStyle: .footnote)
        for label in [nameLabel, infoLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        infoLabel.textColor = .secondaryLabel
        textView.axis = .vertical

        // Layout
        avatarView.leadingAnchor == contentView.leadingAnchor + Constant.horizontalMargin
        avatarView.verticalAnchors == contentView.verticalAnchors + Constant.verticalMargin ~ 600
        avatarView.centerYAnchor == contentView.centerYAnchor
        textView.leadingAnchor == avatarView.trailingAnchor + Constant.spacing
        textView.trailingAnchor == contentView.trailingAnchor - Constant.horizontalMargin
        textView.topAnchor >= contentView.topAnchor + Constant.textMargin
        textView.centerYAnchor == contentView.centerYAnchor
    }
}

extension ComposerRecipientCell.ViewModel {
    package init(remindClass: RemindClass) {
        target = .group(uuid: remindClass.uuid)
        name = remindClass.name
        avatar = AvatarViewModel(name: remindClass.name)
        info = remindClass.membershipCount == 1 ? "1 person" : "\(remindClass.membershipCount) people"
    }

    package init(user: RelatedUser) {
        target = .individual(uuid: user.uuid)
        name = user.name
        avatar = AvatarViewModel(name: user.name)
        info = user.role
    }
}
