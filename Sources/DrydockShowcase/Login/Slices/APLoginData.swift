import Drydock

/// What is typed into the login page, and what is required of it.
package nonisolated struct APLoginData {
    package var email: String
    package var password: String

    package init(email: String, password: String) {
        self.email = email
        self.password = password
    }

    /// In the order in which they are checked.
    package enum Requirement: CaseIterable {
        case email, passwordLength, passwordSpace

        package var message: String {
            switch self {
            case .email: "Invalid email address"
            case .passwordLength: "Password must have between 8 and 100 letters"
            case .passwordSpace: "Password's first and last char cannot be a space"
            }
        }
    }

    /// The first requirement that is not met; nil for valid data.
    package var unmetRequirement: Requirement? {
        Requirement.allCases.first { !isMet($0) }
    }

    private func isMet(_ requirement: Requirement) -> Bool {
        switch requirement {
        case .email: email.isEmail()
        case .passwordLength: APConstant.passwordLengths.contains(password.count)
        case .passwordSpace: password.first != " " && password.last != " "
        }
    }
}

extension APLoginViewController {
    /// What the fields hold.
    var data: APLoginData {
        APLoginData(email: emailTextField.text ?? "", password: passwordTextField.text ?? "")
    }

    /// Whether the data may be sent. If not, a banner says why.
    func isDataValid() -> Bool {
        guard let requirement = data.unmetRequirement else { return true }
        APAlert.top(requirement.message)
        return false
    }
}
