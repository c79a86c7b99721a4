/// Recognises taps, one or several in a row, with one or several fingers. A discrete gesture.
///
/// A finger that stays down for 0.75 s or strays 45 points is no tap, and the next tap comes within 0.35 s. A recogniser of
/// fewer taps does not keep one of more from recognising: have it `require(toFail:)` that one.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row.
    open var numberOfTapsRequired = 1
    /// How many fingers.
    open var numberOfTouchesRequired = 1
    /// Which buttons of a pointer.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    private var taps = TapSequence()

    override var acceptedButtons: UIEvent.ButtonMask? { buttonMaskRequired }
    override var isBetweenTouches: Bool { taps.isBetweenTaps }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
            || other.numberOfTouchesRequired != numberOfTouchesRequired
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard taps.begin(trackedTouches, required: numberOfTouchesRequired) else {
            state = .failed
            return
        }
        startTimer(TapSequence.longestTap) { [weak self] in self?.state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if taps.hasStrayed(trackedTouches, by: TapSequence.reach) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        switch taps.end(trackedTouches, required: numberOfTouchesRequired) {
        case .pressed: break
        case .tooFew: state = .failed
        case .tapped where taps.count >= numberOfTapsRequired: state = .ended
        case .tapped: startTimer(TapSequence.longestPause) { [weak self] in self?.state = .failed }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        taps = TapSequence()
    }
}

/// Taps in a row: what tap and long-press recognisers count.
struct TapSequence {
    private(set) var count = 0
    private(set) var isBetweenTaps = false
    /// Whether all fingers of this tap have been down.
    private var isPressed = false
    /// Where each finger of this tap came down.
    private var starts: [(touch: UITouch, location: CGPoint)] = []
    /// The first tap's place.
    private var origin: CGPoint?

    enum End {
        /// Some fingers are still down.
        case pressed
        /// The fingers are gone before all had come.
        case tooFew
        case tapped
    }

    /// - Returns: false when there are too many fingers, or these lie too far from the first tap.
    mutating func begin(_ touches: [UITouch], required: Int) -> Bool {
        isBetweenTaps = false
        for touch in touches where !starts.contains(where: { $0.touch === touch }) {
            starts.append((touch, touch.locationInWindow))
        }
        guard starts.count <= required else { return false }
        if starts.count == required { isPressed = true }
        let middle = starts.map(\.location).centroid
        guard isPressed, let origin else {
            if isPressed { origin = middle }
            return true
        }
        return origin.distance(to: middle) <= TapSequence.reach
    }

    /// Whether all fingers are down.
    var isComplete: Bool { isPressed }

    func hasStrayed(_ touches: [UITouch], by distance: CGFloat) -> Bool {
        starts.contains { $0.location.distance(to: $0.touch.locationInWindow) > distance }
    }

    mutating func end(_ touches: [UITouch], required: Int) -> End {
        if touches.contains(where: { $0.phase != .ended }) { return isPressed ? .pressed : .tooFew }
        guard isPressed else { return .tooFew }
        count += 1
        isPressed = false
        isBetweenTaps = true
        starts = []
        return .tapped
    }

    /// Seconds from a touch's beginning to its end, and from there to the next one's beginning; points between them.
    static let longestTap: TimeInterval = 0.75
    static let longestPause: TimeInterval = 0.35
    static let reach: CGFloat = 45
}
