/// Recognises drags. A continuous gesture: it begins once the middle of the fingers is 10 points away from where it came
/// down, with a translation of zero.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers at least.
    open var minimumNumberOfTouches = 1
    /// How many fingers at most; further ones are left out.
    open var maximumNumberOfTouches = Int.max

    private var motion = TouchMotion()
    /// In the window: where the middle of the fingers is, and how far it has gone, whatever fingers came and went.
    private var lastCentroid = CGPoint.zero
    package internal(set) final var travel = CGPoint.zero
    private var translation = CGPoint.zero
    private var lastTime: TimeInterval = 0

    override var acceptedButtons: UIEvent.ButtonMask? { .primary }

    // MARK: - Reading

    /// How far the fingers are from where the gesture began, in a view's coordinates. While it is asked whether it may begin, in
    /// `gestureRecognizerShouldBegin(_:)`: from where they came down, which says what the drag is going to be.
    open func translation(in view: UIView?) -> CGPoint {
        let way = state == .possible ? travel : translation
        return view?.convertVector(way, fromWindowAt: centroid) ?? way
    }

    /// Changes what the translation is now, and what it goes on from.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        self.translation = view?.convertVector(translation, toWindowAt: centroid) ?? translation
        motion.removeAll()
        motion.append(lastCentroid, at: lastTime)
    }

    /// How fast the fingers move, in points of a view's coordinates a second: the mean of the last 50 ms, and zero for fingers
    /// that have rested for 100 ms.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = motion.velocity(at: lastTime)
        return view?.convertVector(velocity, fromWindowAt: centroid) ?? velocity
    }

    // MARK: - Touches

    /// Whether the way since the beginning, in points of the window, is a drag.
    func isDrag(_ travel: CGPoint) -> Bool { CGPoint.zero.distance(to: travel) >= TouchMotion.slop }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if trackedTouches.count > maximumNumberOfTouches {
            if state == .possible { state = .failed }
            for touch in touches { ignore(touch, for: event) }
            return
        }
        rebase(to: trackedTouches, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let centroid = trackedTouches.map(\.locationInWindow).centroid
        let step = centroid.vector(from: lastCentroid)
        lastCentroid = centroid
        lastTime = event.timestamp
        motion.append(centroid, at: event.timestamp)
        travel = travel.adding(step)
        guard state == .possible else {
            translation = translation.adding(step)
            state = .changed
            return
        }
        if trackedTouches.count >= minimumNumberOfTouches, isDrag(travel) { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let remaining = trackedTouches.filter { !touches.contains($0) && $0.phase != .ended }
        if state == .possible {
            if remaining.isEmpty, waitingStates.isEmpty { state = .failed }
            // Waiting for another to fail, it still is a drag, and over.
            if remaining.isEmpty { state = .ended }
        } else if remaining.count < minimumNumberOfTouches {
            lastTime = event.timestamp
            state = .ended
            return
        }
        if !remaining.isEmpty { rebase(to: remaining, at: event.timestamp) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        motion.removeAll()
        travel = .zero
        translation = .zero
    }

    /// Goes on from other fingers without a jump.
    private func rebase(to touches: [UITouch], at time: TimeInterval) {
        lastCentroid = touches.map(\.locationInWindow).centroid
        lastTime = time
        motion.removeAll()
        motion.append(lastCentroid, at: time)
    }
}
