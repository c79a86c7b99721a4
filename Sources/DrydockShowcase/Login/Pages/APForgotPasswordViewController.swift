import Drydock
import DrydockAnchorage

/// Asks where a link for a new password is to be sent.
final class APForgotPasswordViewController: UIViewController {
    private let messageLabel = UILabel()
    private let emailTextField = APTextField(placeholder: "E-mail", systemImageName: "envelope")
    private let sendButton = PillButton(title: "Send Link")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Forgot Password"
        emailTextField.keyboardType = .emailAddress
        emailTextField.returnKeyType = .send
        emailTextField.addTarget(
            self,
            action: APForgotPasswordViewController.didTapSendButton,
            for: .editingDidEndOnExit
        )
        sendButton.addTarget(
            self,
            action: APForgotPasswordViewController.didTapSendButton,
            for: .touchUpInside
        )
        configureView()
    }

    private func didTapSendButton() {
        view.endEditing(true)
        guard let email = emailTextField.text, email.isEmail() else {
            return APAlert.top(APLoginData.Requirement.email.message)
        }
        messageLabel.text = "If \(email) is known here, a link is on its way."
        emailTextField.isHidden = true
        sendButton.isHidden = true
    }
}

// MARK: - View configuration

extension APForgotPasswordViewController {
    private enum Constant {
        static let contentWidth: CGFloat = 360
        static let margin: CGFloat = 24
        static let topMargin: CGFloat = 32
        static let spacing: CGFloat = 24
    }

    private func configureView() {
        // Hierarchy
        let formView = APFormView()
        let pageView = formView.pageView
        view.addSubview(formView)
        for subview in [messageLabel, emailTextField, sendButton] { pageView.addSubview(subview) }

        // Style
        view.backgroundColor = .systemGroupedBackground
        messageLabel.text =
            "Enter your e-mail address, and we will send you a link that lets you choose a new password."
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0

        // Layout
        formView.topAnchor == view.topAnchor
        formView.horizontalAnchors == view.horizontalAnchors
        formView.bottomAnchor == view.keyboardLayoutGuide.topAnchor

        messageLabel.topAnchor == pageView.topAnchor + Constant.topMargin
        messageLabel.centerXAnchor == pageView.centerXAnchor
        messageLabel.horizontalAnchors == pageView.horizontalAnchors + Constant.margin ~ .high
        messageLabel.widthAnchor <= Constant.contentWidth

        emailTextField.topAnchor == messageLabel.bottomAnchor + Constant.spacing
        emailTextField.horizontalAnchors == messageLabel.horizontalAnchors

        sendButton.topAnchor == emailTextField.bottomAnchor + Constant.spacing
        sendButton.centerXAnchor == pageView.centerXAnchor
        sendButton.bottomAnchor <= pageView.bottomAnchor - Constant.spacing
    }
}
