/// Answers without a server, as a server might: to every address and password that the page lets through, but for the few
/// below, with a user whose address is verified.
package nonisolated struct EmbeddedSignInService: SignInService {
    /// Belongs to nobody.
    package static let refusedPassword = "password"
    /// Has not been verified.
    package static let unverifiedEmail = "unverified@example.org"
    /// Gets no answer.
    package static let silentEmail = "silent@example.org"

    /// How long an answer takes.
    package let delay: Duration

    package init(delay: Duration = .milliseconds(1200)) {
        self.delay = delay
    }

    package func signIn(with credentials: SignInCredentials) async throws(SignInError) -> SignedInUser {
        let isSilent = credentials.email == Self.silentEmail
        do {
            try await Task.sleep(for: isSilent ? .seconds(86_400) : delay)
        } catch {
            throw .cancelled
        }
        guard credentials.password != Self.refusedPassword else { throw .wrongCredentials }
        return SignedInUser(
            email: credentials.email,
            isEmailVerified: credentials.email != Self.unverifiedEmail
        )
    }
}
