import DrydockGraphics

/// Recognises two fingers that turn around each other. A continuous gesture: it begins once they have turned by 5°, and ends
/// when the last finger is lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers have turned since the beginning, in radians, clockwise. Setting it changes what the gesture goes on
    /// from.
    open var rotation: CGFloat = 0

    /// Radians a second.
    open private(set) var velocity: CGFloat = 0

    private var lastAngle: CGFloat?
    private var lastTime: TimeInterval = 0
    private var turned: CGFloat = 0

    override var acceptedButtons: UIEvent.ButtonMask? { .primary }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        restart(pairAfterTouch(event), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard trackedTouches.count == 2, let lastAngle else { return }
        let angle = TouchPair(trackedTouches).angle
        let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        self.lastAngle = angle
        if state == .possible {
            turned += step
            lastTime = event.timestamp
            if abs(turned) >= Self.slop { state = .began }
        } else {
            let seconds = event.timestamp - lastTime
            if seconds > 0 { velocity = step / seconds }
            lastTime = event.timestamp
            rotation += step
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
        lastAngle = nil
        turned = 0
        rotation = 0
        velocity = 0
    }

    /// Goes on from other fingers without a jump.
    private func restart(_ touches: [UITouch], at time: TimeInterval) {
        lastAngle = touches.count == 2 ? TouchPair(touches).angle : nil
        lastTime = time
    }

    /// Radians.
    private nonisolated static let slop: CGFloat = 5 * .pi / 180
}
