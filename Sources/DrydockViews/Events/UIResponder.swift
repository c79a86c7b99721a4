/// An object that can take part in event handling: views, view controllers, windows, the application.
/// What a responder does not handle goes to its `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The object that gets the events which this one does not handle.
    open var next: UIResponder? { nil }

    // MARK: - First responder

    /// Whether this object takes keys when asked to; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object gives up keys when asked to; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys come to this object first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Asks the present first responder to resign and takes its place.
    /// - Returns: false when this responder is in no window, cannot become, or the other refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow, canBecomeFirstResponder else { return false }
        if window.firstResponder === self { return true }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Gives up keys.
    /// - Returns: false when this responder refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
        return true
    }

    /// The window whose first responder this object may be.
    package var responderWindow: UIWindow? { next?.responderWindow }

    // MARK: - Touches

    /// Touches began in the view; goes to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Touches moved; goes to the next responder unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Touches ended; goes to the next responder unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches were taken away; goes to the next responder unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: - Keys

    /// Keys went down; goes to the next responder unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Keys went up; goes to the next responder unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Keys were taken away; goes to the next responder unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
}
