package import Drydock

/// The login page and what follows it, in a stack of pages.
package final class LoginScene: UINavigationController {
    let login: APLoginViewController

    /// - Parameter service: by default one that needs no server.
    package init(
        service: any SignInService = EmbeddedSignInService().limited(to: APConstant.signInLimit)
    ) {
        login = APLoginViewController(service: service)
        super.init(rootViewController: login)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("LoginScene is made in code")
    }

    // A banner takes the status bar's place on every page.
    package override var childForStatusBarHidden: UIViewController? { nil }
    package override var prefersStatusBarHidden: Bool { APAlert.isShown(in: viewIfLoaded?.window) }
}

// MARK: - States

extension LoginScene {
    /// Types into the fields and taps Sign In.
    func signIn(email: String, password: String) {
        login.emailTextField.text = email
        login.passwordTextField.text = password
        login.didTapSignInButton(self)
    }

    /// Waits for an answer until it is cancelled.
    func waitForAnswer() {
        login.service = EmbeddedSignInService()
        signIn(email: EmbeddedSignInService.silentEmail, password: "long enough")
    }

    /// The answer has been no.
    func showRefusal() {
        login.emailTextField.text = "ada@example.org"
        login.passwordTextField.text = EmbeddedSignInService.refusedPassword
        login.handleResponse(.failure(.wrongCredentials))
    }

    func showForgotPassword() {
        UIView.performWithoutAnimation { login.didTapForgotPasswordLabel(self) }
    }

    /// A user was found whose address is verified, or not.
    func showSuccess(isEmailVerified: Bool) {
        let user = SignedInUser(email: "ada@example.org", isEmailVerified: isEmailVerified)
        UIView.performWithoutAnimation { login.handleResponse(.success(user)) }
    }
}
