/// Recognises drags. A continuous gesture: it begins once the middle of the fingers is 10 points away from where it came
/// down, with a translation of zero.
///
/// It also follows wheels and touch pads if `allowedScrollTypesMask` says so. Such a gesture has no touches, is where the pointer is, begins
/// with the first turn, and ends once nothing has turned for 0.1 s.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers at least.
    open var minimumNumberOfTouches = 1
    /// How many fingers at most; further ones are left out.
    open var maximumNumberOfTouches = Int(UInt32.max)
    /// Which devices' scrolling the recogniser follows; none by default, and all for a scroll view's own. Touches count in any case.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The last turn of the wheel that the gesture follows; nil while it has touches, and without a gesture.
    final var wheel: WheelEvent?
    private var motion = TouchMotion()
    /// In the window: where the middle of the fingers is, and how far it has gone, whatever fingers came and went.
    private var lastCentroid = CGPoint.zero
    package internal(set) final var travel = CGPoint.zero
    private var translation = CGPoint.zero
    private var lastTime: TimeInterval = 0

    override var acceptedButtons: UIEvent.ButtonMask? { .primary }

    override var windowLocations: [CGPoint] { wheel == nil ? super.windowLocations : [] }
    override var centroid: CGPoint { wheel?.location ?? super.centroid }

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
        wheel = nil
    }

    // MARK: - Wheels

    /// What the recogniser follows of a turn of the wheel, in points of the window; nil if it is not meant.
    func translation(of event: WheelEvent) -> CGPoint? {
        event.translation == .zero ? nil : event.translation
    }

    /// Seconds without a turn after which the gesture is over; nil for a gesture that is one turn. Source: own choice, as no device tells when
    /// fingers leave it.
    var wheelRest: TimeInterval? { 0.1 }

    /// A turn of the wheel while the recogniser has touches, which decide its state.
    /// - Returns: whether it has followed the turn.
    func followBesideTouches(_ event: WheelEvent) -> Bool { false }

    /// A first turn of the wheel: asks whether the gesture may begin, and begins it with a translation of zero.
    /// - Returns: whether it has begun.
    final func beginWheel(_ event: WheelEvent) -> Bool {
        guard let step = translation(of: event) else { return false }
        wheel = event
        travel = step
        lastCentroid = event.location
        lastTime = event.timestamp
        motion.append(lastCentroid, at: lastTime)
        state = .began
        if currentState == .possible { fail() }
        return hasRecognized
    }

    /// A turn of the wheel in a gesture that has begun.
    final func continueWheel(_ event: WheelEvent) {
        guard wheel != nil, let step = translation(of: event) else { return }
        wheel = event
        // What moves is not the pointer.
        lastCentroid = lastCentroid.adding(step)
        lastTime = event.timestamp
        motion.append(lastCentroid, at: lastTime)
        translation = translation.adding(step)
        state = .changed
    }

    /// Ends the gesture after its last turn.
    final func endWheel() {
        guard wheel != nil else { return }
        guard let wheelRest else { return state = .ended }
        startTimer(wheelRest) { [weak self] in self?.state = .ended }
    }

    /// Goes on from other fingers without a jump.
    private func rebase(to touches: [UITouch], at time: TimeInterval) {
        lastCentroid = touches.map(\.locationInWindow).centroid
        lastTime = time
        motion.removeAll()
        motion.append(lastCentroid, at: time)
    }
}
