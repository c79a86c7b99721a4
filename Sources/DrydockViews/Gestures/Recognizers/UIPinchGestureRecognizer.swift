import DrydockGraphics

/// Recognises two fingers that move apart or together. A continuous gesture: it begins once their distance has changed by 8
/// points, and ends when the last finger is lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance relative to that at the beginning. Setting it changes what the gesture goes on from.
    open var scale: CGFloat = 1 {
        didSet {
            guard !isUpdating else { return }
            base = scale
            reference = pair.distance
        }
    }

    /// Scales a second.
    open private(set) var velocity: CGFloat = 0

    private var pair = TouchPair()
    /// The distance that `base` belongs to.
    private var reference: CGFloat = 0
    private var base: CGFloat = 1
    private var isUpdating = false
    private var lastTime: TimeInterval = 0

    override var acceptedButtons: UIEvent.ButtonMask? { .primary }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        restart(pairAfterTouch(event), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard trackedTouches.count == 2 else { return }
        pair = TouchPair(trackedTouches)
        if state == .possible {
            guard abs(pair.distance - reference) >= Self.slop else { return }
            reference = pair.distance
            lastTime = event.timestamp
            state = .began
        } else {
            let new = base * pair.distance / max(reference, 1)
            let seconds = event.timestamp - lastTime
            if seconds > 0 { velocity = (new - scale) / seconds }
            lastTime = event.timestamp
            isUpdating = true
            scale = new
            isUpdating = false
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if let remaining = pairAfterLifting() { restart(remaining, at: event.timestamp) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        pair = TouchPair()
        scale = 1
        velocity = 0
    }

    /// Goes on from other fingers without a jump.
    private func restart(_ touches: [UITouch], at time: TimeInterval) {
        pair = touches.count == 2 ? TouchPair(touches) : TouchPair()
        reference = pair.distance
        base = scale
        lastTime = time
    }

    /// Points.
    private nonisolated static let slop: CGFloat = 8
}
