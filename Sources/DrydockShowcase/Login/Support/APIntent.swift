import Drydock

/// The ways from one page to another.
enum APIntent {
    static func gotoForgotPassword(sender: UIViewController) {
        sender.show(APForgotPasswordViewController(), sender: sender)
    }

    static func gotoEmailVerification(sender: UIViewController, user: SignedInUser) {
        sender.show(APEmailVerificationViewController(user: user), sender: sender)
    }

    static func gotoPlayground(sender: UIViewController, user: SignedInUser) {
        sender.show(APPlaygroundViewController(user: user), sender: sender)
    }
}
