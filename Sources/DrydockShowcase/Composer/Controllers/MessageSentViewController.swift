package import Drydock
import DrydockAnchorage

/// Says that a message is on its way. The only result is that the user has read it.
package final class MessageSentViewController: UIViewController {
    package struct ViewModel {
        package var title: String
        package var message: String
    }

    package var doneHandler: (() -> Void)?
    private let iconView = UIImageView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()

    package init(model: ViewModel) {
        super.init(nibName: nil, bundle: nil)
        titleLabel.text = model.title
        messageLabel.text = model.message
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("MessageSentViewController is made in code")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        let done = UIAction(title: "Done") { [weak self] _ in self?.doneHandler?() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: done)
        configureView()
    }

    private enum Constant {
        static let contentWidth: CGFloat = 320
        static let iconSize: CGFloat = 72
        static let spacing: CGFloat = 12
    }

    private func configureView() {
        // Hierarchy
        let contentView = UIStackView(arrangedSubviews: [iconView, titleLabel, messageLabel])
        view.addSubview(contentView)

        // Style
        view.backgroundColor = .systemBackground
        contentView.axis = .vertical
        contentView.alignment = .center
        contentView.spacing = Constant.spacing
        iconView.image = UIImage(
            systemName: "checkmark.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: Constant.iconSize)
        )
        iconView.tintColor = .systemGreen
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0

        // Layout
        contentView.centerAnchors == view.safeAreaLayoutGuide.centerAnchors
        contentView.widthAnchor <= Constant.contentWidth
    }
}
