import Drydock
import DrydockAnchorage

/// Says that the user's address is not verified yet, and what to do.
final class APEmailVerificationViewController: UIViewController {
    private let user: SignedInUser
    private let iconView = UIImageView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let backButton = PillButton(title: "Back to Sign In")

    init(user: SignedInUser) {
        self.user = user
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("APEmailVerificationViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let goBack = UIAction { [weak self] _ in
            self?.navigationController?.popViewController(animated: true)
        }
        backButton.addAction(goBack, for: .touchUpInside)
        configureView()
    }
}

// MARK: - View configuration

extension APEmailVerificationViewController {
    private enum Constant {
        static let contentWidth: CGFloat = 320
        static let iconSize: CGFloat = 64
        static let spacing: CGFloat = 16
        static let buttonTopMargin: CGFloat = 40
    }

    private func configureView() {
        // Hierarchy
        let contentView = UIStackView(arrangedSubviews: [iconView, titleLabel, messageLabel, backButton])
        view.addSubview(contentView)

        // Style
        view.backgroundColor = .systemGroupedBackground
        contentView.axis = .vertical
        contentView.alignment = .center
        contentView.spacing = Constant.spacing
        contentView.setCustomSpacing(Constant.buttonTopMargin, after: messageLabel)
        iconView.image = UIImage(
            systemName: "envelope.badge",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: Constant.iconSize)
        )
        iconView.tintColor = AppColor.raizlabsRed
        titleLabel.text = "Verify Your E-mail"
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 0
        messageLabel.text = "We have sent a link to \(user.email). Follow it, and sign in again."
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0

        // Layout
        contentView.centerAnchors == view.safeAreaLayoutGuide.centerAnchors
        contentView.widthAnchor <= Constant.contentWidth
        contentView.leadingAnchor >= view.layoutMarginsGuide.leadingAnchor
    }
}
