/// Recognises the pointer over a view without a button held. A continuous gesture: it begins when the pointer comes, changes
/// as it moves and ends when it goes. Several views may be hovered over at once, one inside of another.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// In the window.
    private var pointer = CGPoint.zero

    /// Presses below the pointer are those of views.
    override var acceptedButtons: UIEvent.ButtonMask? { [] }

    open override func location(in view: UIView?) -> CGPoint {
        view?.convert(pointer, from: nil) ?? pointer
    }

    func hover(_ state: State, at location: CGPoint?) {
        if let location { pointer = location }
        self.state = state
    }
}

extension TouchDispatcher {
    /// Tells recognisers where the pointer is.
    /// - Parameters:
    ///   - view: what is under the pointer; nil when it has left the window.
    ///   - location: points in the window.
    func hover(over view: UIView?, at location: CGPoint, _ event: UIEvent) {
        var found: [UIHoverGestureRecognizer] = []
        var next = view
        while let current = next {
            for case let recognizer as UIHoverGestureRecognizer in current.gestureRecognizers ?? []
            where recognizer.isEnabled && recognizer.shouldReceive(event) {
                found.append(recognizer)
            }
            next = current.superviewStorage
        }
        let old = hovering
        hovering = found
        for recognizer in old where !found.contains(where: { $0 === recognizer }) {
            recognizer.hover(.ended, at: nil)
        }
        for recognizer in found {
            recognizer.modifierFlags = event.modifierFlags
            recognizer.hover(old.contains { $0 === recognizer } ? .changed : .began, at: location)
        }
    }
}
