package import Drydock
import DrydockAnchorage

/// The login page, in slices: this file is the class and its lifecycle, and each file beside it one concern.
package final class APLoginViewController: UIViewController {
    /// The fields in which the user types the e-mail address and the password.
    let emailTextField: UITextField = APTextField(placeholder: "E-mail", systemImageName: "envelope")
    let passwordTextField: UITextField = APTextField(placeholder: "Password", systemImageName: "lock")
    let signInButton = PillButton(title: "Sign In")
    let forgotPasswordButton = UIButton(type: .system)

    /// Who decides about the e-mail address and the password.
    var service: any SignInService
    /// The request under way. Set and cleared in APLoginNetwork.swift.
    var request: Task<Void, Never>?

    package init(service: any SignInService) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("APLoginViewController is made in code")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        appendNavigationBar()  // APLoginNavigationBarController.swift
        appendButton()  // APLoginButtonController.swift
        appendTextField()  // APLoginTextFieldController.swift
        configureView()
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        cancelLogin()  // APLoginNetwork.swift
    }
}

// MARK: - View configuration

extension APLoginViewController {
    private enum Constant {
        static let buttonTopMargin: CGFloat = 24
        static let contentWidth: CGFloat = 360
        static let fieldSpacing: CGFloat = 12
        static let fieldTopMargin: CGFloat = 32
        static let keyboardMargin: CGFloat = 16
        static let logoCornerRadius: CGFloat = 24
        static let logoSide: CGFloat = 96
        static let margin: CGFloat = 24
        static let touchHeight: CGFloat = 44
    }

    private func configureView() {
        // Hierarchy
        let backgroundView = APLoginBackgroundView()
        let formView = APFormView()
        let contentView = UIView()
        let logoImageView = UIImageView(image: #imageLiteral(resourceName: "logo"))
        view.addSubview(backgroundView)
        view.addSubview(formView)
        formView.pageView.addSubview(contentView)
        view.addSubview(forgotPasswordButton)
        for subview in [logoImageView, emailTextField, passwordTextField, signInButton] {
            contentView.addSubview(subview)
        }

        // Style
        view.backgroundColor = .systemBackground
        logoImageView.backgroundColor = AppColor.logoGround
        logoImageView.contentMode = .scaleAspectFit
        logoImageView.layer.cornerRadius = Constant.logoCornerRadius
        forgotPasswordButton.setTitle("Forgot Password?", for: .normal)
        forgotPasswordButton.tintColor = AppColor.raizlabsRed

        // Layout
        backgroundView.edgeAnchors == view.edgeAnchors

        formView.topAnchor == view.topAnchor
        formView.horizontalAnchors == view.horizontalAnchors
        formView.bottomAnchor <= view.keyboardLayoutGuide.topAnchor
        formView.bottomAnchor <= forgotPasswordButton.topAnchor
        formView.bottomAnchor == view.bottomAnchor ~ .high

        // In the middle of the safe area, or as far up as the keyboard wants it.
        let pageView = formView.pageView
        let safeAreaGuide = UILayoutGuide()
        pageView.addLayoutGuide(safeAreaGuide)
        safeAreaGuide.topAnchor == pageView.topAnchor
        safeAreaGuide.heightAnchor == view.safeAreaLayoutGuide.heightAnchor
        contentView.centerXAnchor == pageView.centerXAnchor
        contentView.horizontalAnchors == pageView.horizontalAnchors + Constant.margin ~ .high
        contentView.widthAnchor <= Constant.contentWidth
        contentView.centerYAnchor == safeAreaGuide.centerYAnchor ~ .low
        contentView.topAnchor >= pageView.topAnchor
        contentView.bottomAnchor <= pageView.bottomAnchor - Constant.keyboardMargin

        logoImageView.sizeAnchors == CGSize(width: Constant.logoSide, height: Constant.logoSide)
        logoImageView.topAnchor == contentView.topAnchor
        logoImageView.centerXAnchor == contentView.centerXAnchor

        emailTextField.topAnchor == logoImageView.bottomAnchor + Constant.fieldTopMargin
        emailTextField.horizontalAnchors == contentView.horizontalAnchors
        passwordTextField.topAnchor == emailTextField.bottomAnchor + Constant.fieldSpacing
        passwordTextField.horizontalAnchors == contentView.horizontalAnchors

        signInButton.topAnchor == passwordTextField.bottomAnchor + Constant.buttonTopMargin
        signInButton.centerXAnchor == contentView.centerXAnchor
        signInButton.bottomAnchor == contentView.bottomAnchor

        forgotPasswordButton.centerXAnchor == view.centerXAnchor
        forgotPasswordButton.bottomAnchor == view.safeAreaLayoutGuide.bottomAnchor
        forgotPasswordButton.heightAnchor == Constant.touchHeight
    }
}
