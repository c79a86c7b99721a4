import Drydock

extension APLoginViewController {
    /// Asks the service, behind a HUD that can be cancelled. Nothing while it is being asked.
    func login() {
        guard request == nil else { return }
        ProgressHUD.showAdded(to: view, animated: true).cancelHandler = { [weak self] in
            self?.cancelLogin()
        }
        let credentials = SignInCredentials(email: data.email, password: data.password)
        request = Task(priority: .userInitiated) { [weak self, service] in
            do throws(SignInError) {
                let user = try await service.signIn(with: credentials)
                self?.handleResponse(.success(user))
            } catch {
                self?.handleResponse(.failure(error))
            }
        }
    }

    /// Ends the request under way, if there is one.
    func cancelLogin() {
        request?.cancel()
    }

    /// Goes on to the playground, or says why not. Nobody is signed in until the e-mail address is verified.
    func handleResponse(_ response: Result<SignedInUser, SignInError>) {
        request = nil
        ProgressHUD.hide(for: view, animated: true)
        switch response {
        case .failure(let error):
            APError.credential(error)
        case .success(let user):
            passwordTextField.text = nil
            if user.isEmailVerified {
                APIntent.gotoPlayground(sender: self, user: user)
            } else {
                APIntent.gotoEmailVerification(sender: self, user: user)
            }
        }
    }
}
