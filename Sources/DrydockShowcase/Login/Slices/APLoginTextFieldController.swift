package import Drydock

extension APLoginViewController: UITextFieldDelegate {
    /// Completes the fields: keyboards, the question mark, and who is told.
    func appendTextField() {
        emailTextField.keyboardType = .emailAddress
        emailTextField.textContentType = .username
        emailTextField.returnKeyType = .next
        emailTextField.delegate = self

        passwordTextField.isSecureTextEntry = true
        passwordTextField.textContentType = .password
        passwordTextField.returnKeyType = .go
        passwordTextField.delegate = self

        let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        imageView.image = UIImage(systemName: "questionmark.circle")
        imageView.tintColor = .secondaryLabel
        imageView.contentMode = .center
        imageView.isUserInteractionEnabled = true
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = "Forgot password"
        imageView.accessibilityTraits = .button
        imageView.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self,
                action: APLoginViewController.didTapForgotPasswordButton
            )
        )
        passwordTextField.rightViewMode = .always
        passwordTextField.rightView = imageView

        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: APLoginViewController.didTapBackground)
        )
    }

    package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailTextField { passwordTextField.becomeFirstResponder() }
        if textField === passwordTextField { didTapSignInButton(textField) }
        return true
    }

    /// What is no button and no field was tapped.
    func didTapBackground(_ sender: Any) {
        view.endEditing(true)
    }
}
