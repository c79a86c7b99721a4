import Drydock

extension APLoginViewController {
    func appendButton() {
        signInButton.addTarget(
            self,
            action: APLoginViewController.didTapSignInButton,
            for: .touchUpInside
        )
        forgotPasswordButton.addTarget(
            self,
            action: APLoginViewController.didTapForgotPasswordLabel,
            for: .touchUpInside
        )
    }

    /// The 'Sign In' button in the middle was tapped, or Return pressed in the password.
    func didTapSignInButton(_ sender: Any) {
        view.endEditing(true)
        guard isDataValid() else { return }  // APLoginData.swift
        login()  // APLoginNetwork.swift
    }

    /// The question mark at the end of the password was tapped.
    func didTapForgotPasswordButton(_ sender: Any) {
        APIntent.gotoForgotPassword(sender: self)
    }

    /// 'Forgot Password?' at the bottom was tapped.
    func didTapForgotPasswordLabel(_ sender: Any) {
        didTapForgotPasswordButton(sender)
    }
}
