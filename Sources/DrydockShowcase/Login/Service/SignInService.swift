/// Whoever knows whether an e-mail address and a password belong together. `APLoginViewController` asks it and knows nothing
/// of where the answer comes from.
package nonisolated protocol SignInService: Sendable {
    /// The user of the credentials.
    /// - Throws: `.cancelled` soon after the task was cancelled.
    func signIn(with credentials: SignInCredentials) async throws(SignInError) -> SignedInUser
}

/// What the user has typed. Descriptions leave the password out, so that no log has it.
package nonisolated struct SignInCredentials: Sendable, CustomStringConvertible, CustomReflectable {
    package let email: String
    package let password: String

    package init(email: String, password: String) {
        self.email = email
        self.password = password
    }

    package var description: String { "SignInCredentials(email: \(email))" }
    package var customMirror: Mirror { Mirror(self, children: ["email": email]) }
}

package nonisolated struct SignedInUser: Hashable, Sendable {
    package let email: String
    /// Whether the user has followed the link that was sent there.
    package let isEmailVerified: Bool

    package init(email: String, isEmailVerified: Bool) {
        self.email = email
        self.isEmailVerified = isEmailVerified
    }
}

/// Why nobody was signed in.
package nonisolated enum SignInError: Error, Hashable {
    /// No user has this e-mail address and this password.
    case wrongCredentials
    case timedOut
    case cancelled
    case unreachable
    /// The secrets would have travelled so that others could read them.
    case insecure
    /// The server said something else than was agreed on.
    case unexpectedAnswer
}
