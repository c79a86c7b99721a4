/// One instance of the app's interface. The scenes here are window scenes: see `UIWindowScene`.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public nonisolated enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    /// Unattached until something shows the scene; inactive while another program has the keyboard.
    public package(set) var activationState = ActivationState.unattached

    /// What the desktop window is called; nil for the title of the controller that is shown.
    open var title: String!

    open override var next: UIResponder? { UIApplication.shared }

    package override init() {
        super.init()
    }
}
