/// A way from one controller to another that is under way.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name that it has in the storyboard.
    public let identifier: String?
    /// Where it starts.
    public let source: UIViewController
    /// Where it leads: made anew, and not yet shown; of an unwind segue the one to go back to.
    public let destination: UIViewController
    /// Does what the storyboard says.
    package var handler: (() -> Void)?

    /// A segue that does nothing. A storyboard's own have their way of showing.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A segue that does what a closure says.
    public convenience init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination; override for a way of your own.
    open func perform() {
        handler?()
    }
}

extension UIViewController {
    /// See `performSegue(withIdentifier:sender:)`.
    func startSegue(_ identifier: String, sender: Any?) {
        guard let scene else {
            fatalError(
                "\(debugName).performSegue: the controller came from no storyboard, so that it has no segues"
            )
        }
        scene.perform(identifier: identifier, sender: sender)
    }
}
