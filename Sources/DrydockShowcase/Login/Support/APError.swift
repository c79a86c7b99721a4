import Drydock

/// Tells the user what went wrong.
enum APError {
    /// Why signing in failed, in a banner. What the user has cancelled needs no words.
    static func credential(_ error: SignInError) {
        switch error {
        case .wrongCredentials: APAlert.top("Wrong email address or password")
        case .timedOut: APAlert.top("The server did not answer in time")
        case .unreachable: APAlert.top("The server cannot be reached")
        case .insecure: APAlert.top("The connection is not secure")
        case .unexpectedAnswer: APAlert.top("The server's answer was not understood")
        case .cancelled: break
        }
    }
}
