import Drydock
import DrydockAnchorage
import DrydockCatalogue
import DrydockShowcase
import Testing

/// Screens that mutants are made of: the showcase's, and some with what that lacks.
enum MutationScreens {
    static let all: [(name: String, make: () throws -> ApplicationHost)] =
        ["home", "modal", "pill-normal", "dismiss"].map { name in
            // Small screens show as much.
            (name, { try #require(showcase[name]).makeHost(size: CGSize(width: 260, height: 420)) })
        } + [
            ("profile", { host { ProfileCard() } }),
            ("list", { host { RowList() } }),
            ("frames", { host { FrameBoard() } }),
            ("form", { host { FormView() } }),
        ]

    private static func host(_ make: () -> UIView) -> ApplicationHost {
        let size = CGSize(width: 200, height: 240)
        let host = ApplicationHost(size: size, scale: 1, showsStatusBar: false, background: .white)
        host.perform {
            let view = make()
            view.frame = CGRect(origin: .zero, size: size)
            host.window.addSubview(view)
        }
        host.update()
        return host
    }
}

/// Named properties, stacks in stacks, a picture, a button.
private final class ProfileCard: UIView {
    private let avatarView = UIImageView(image: Shapes.dot(24, color: .red))
    private let nameLabel = UILabel()
    private let handleLabel = UILabel()
    private let messageButton = UIButton(type: .system)
    private let followButton = UIButton(type: .custom)
    private let headerStack = UIStackView()
    private let profileStack = UIStackView()
    private let actionStack = UIStackView()

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0.95, alpha: 1)
        nameLabel.text = "Ada Lovelace"
        nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        handleLabel.text = "@ada"
        handleLabel.font = .systemFont(ofSize: 13)
        handleLabel.textColor = .darkGray
        messageButton.setTitle("Message", for: .normal)
        followButton.setTitle("Follow", for: .normal)
        followButton.backgroundColor = .systemBlue
        followButton.layer.cornerRadius = 8
        headerStack.spacing = 6
        headerStack.alignment = .center
        profileStack.axis = .vertical
        profileStack.spacing = 8
        actionStack.spacing = 10
        actionStack.distribution = .fillEqually
        for view in [avatarView, nameLabel] { headerStack.addArrangedSubview(view) }
        for view in [messageButton, followButton] { actionStack.addArrangedSubview(view) }
        for view in [headerStack, handleLabel, actionStack] { profileStack.addArrangedSubview(view) }
        addSubview(profileStack)
        profileStack.topAnchor == topAnchor + 12
        profileStack.horizontalAnchors == horizontalAnchors + 12
        avatarView.sizeAnchors == CGSize(width: 24, height: 24)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ProfileCard is made in code") }
}

/// Rows that no property names, of one class, with lines between them.
private final class RowList: UIView {
    final class Row: UIView {
        init(_ title: String, _ detail: String) {
            super.init(frame: .zero)
            let titleLabel = UILabel()
            let detailLabel = UILabel()
            titleLabel.text = title
            titleLabel.font = .systemFont(ofSize: 14)
            detailLabel.text = detail
            detailLabel.font = .systemFont(ofSize: 12)
            detailLabel.textColor = .gray
            addSubview(titleLabel)
            addSubview(detailLabel)
            titleLabel.leadingAnchor == leadingAnchor + 8
            titleLabel.centerYAnchor == centerYAnchor
            detailLabel.trailingAnchor == trailingAnchor - 8
            detailLabel.firstBaselineAnchor == titleLabel.firstBaselineAnchor
            heightAnchor == 30
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("Row is made in code") }
    }

    private let stack = UIStackView()

    init() {
        super.init(frame: .zero)
        backgroundColor = .white
        stack.axis = .vertical
        for (title, detail) in [
            ("Wi-Fi", "Home"), ("Bluetooth", "On"), ("Sounds", "Quiet"), ("Focus", "Work"),
        ] {
            if !stack.arrangedSubviews.isEmpty { stack.addArrangedSubview(line()) }
            let row = Row(title, detail)
            row.backgroundColor = UIColor(white: 0.98, alpha: 1)
            stack.addArrangedSubview(row)
        }
        addSubview(stack)
        stack.topAnchor == topAnchor
        stack.horizontalAnchors == horizontalAnchors
    }

    private func line() -> UIView {
        let line = UIView()
        line.backgroundColor = .lightGray
        line.heightAnchor == 1
        return line
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("RowList is made in code") }
}

/// Frames set by hand, views over one another, corners and borders.
private final class FrameBoard: UIView {
    private let panel = UIView(frame: CGRect(x: 10, y: 10, width: 120, height: 80))
    private let badge = UIView(frame: CGRect(x: 100, y: 60, width: 40, height: 40))
    private let caption = UILabel(frame: CGRect(x: 10, y: 110, width: 180, height: 40))
    private let photo = UIImageView(image: Shapes.dot(30, color: .blue))

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.9, green: 0.95, blue: 1, alpha: 1)
        panel.backgroundColor = .white
        panel.layer.cornerRadius = 12
        panel.layer.borderWidth = 2
        panel.layer.borderColor = UIColor.darkGray.cgColor
        panel.clipsToBounds = true
        for (index, color) in [UIColor.red, .green, .blue].enumerated() {
            let tile = UIView(frame: CGRect(x: -6 + index * 30, y: 20, width: 36, height: 36))
            tile.backgroundColor = color
            panel.addSubview(tile)
        }
        badge.backgroundColor = .systemOrange
        badge.layer.cornerRadius = 20
        badge.accessibilityIdentifier = "new badge"
        caption.text = "A caption that is long enough for two lines"
        caption.numberOfLines = 2
        caption.font = .systemFont(ofSize: 15)
        photo.frame = CGRect(x: 140, y: 160, width: 50, height: 40)
        photo.contentMode = .scaleAspectFit
        for view in [panel, badge, caption, photo] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("FrameBoard is made in code") }
}

/// Constraints between siblings, guides, priorities, a disabled control.
private final class FormView: UIView {
    private let titleLabel = UILabel()
    private let field = UIView()
    private let hintLabel = UILabel()
    private let cancelButton = UIButton(type: .system)
    private let submitButton = UIButton(type: .system)

    init() {
        super.init(frame: .zero)
        backgroundColor = .white
        titleLabel.text = "Your address"
        titleLabel.font = .boldSystemFont(ofSize: 20)
        field.backgroundColor = UIColor(white: 0.9, alpha: 1)
        field.layer.cornerRadius = 6
        field.layer.borderWidth = 1
        field.layer.borderColor = UIColor.gray.cgColor
        hintLabel.text = "We write to you once a year, and never more often than that."
        hintLabel.numberOfLines = 0
        hintLabel.font = .systemFont(ofSize: 12)
        cancelButton.setTitle("Cancel", for: .normal)
        submitButton.setTitle("Send", for: .normal)
        submitButton.isEnabled = false
        for view in [titleLabel, field, hintLabel, cancelButton, submitButton] { addSubview(view) }
        let margins = layoutMarginsGuide
        titleLabel.topAnchor == topAnchor + 16
        titleLabel.leadingAnchor == margins.leadingAnchor
        field.topAnchor == titleLabel.bottomAnchor + 8
        field.leadingAnchor == margins.leadingAnchor
        field.widthAnchor == widthAnchor * 0.7
        field.heightAnchor == 32
        hintLabel.topAnchor == field.bottomAnchor + 8
        hintLabel.leadingAnchor == margins.leadingAnchor
        hintLabel.trailingAnchor == margins.trailingAnchor
        cancelButton.topAnchor == hintLabel.bottomAnchor + 12
        cancelButton.leadingAnchor == margins.leadingAnchor
        submitButton.leadingAnchor == cancelButton.trailingAnchor + 20
        submitButton.firstBaselineAnchor == cancelButton.firstBaselineAnchor
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("FormView is made in code") }
}
