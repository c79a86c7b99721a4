/// Recognises a quick, straight stroke: 50 points along a direction within half a second, and at most 50 across. A discrete
/// gesture, recognised while the finger is still down.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a stroke may go. The bits are UIKit's.
    public nonisolated struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// Where the stroke may go.
    open var direction = Direction.right
    /// How many fingers.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    override var acceptedButtons: UIEvent.ButtonMask? { .primary }

    open override func location(in view: UIView?) -> CGPoint {
        view?.convert(start, from: nil) ?? start
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard trackedTouches.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        start = trackedTouches.map(\.locationInWindow).centroid
        startTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard event.timestamp - startTime <= Self.longest else {
            state = .failed
            return
        }
        let way = trackedTouches.map(\.locationInWindow).centroid.vector(from: start)
        let (along, across) =
            abs(way.x) >= abs(way.y) ? (way.x, abs(way.y)) : (way.y, abs(way.x))
        let isHorizontal = abs(way.x) >= abs(way.y)
        let heading: Direction = isHorizontal ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
        guard across <= Self.widest else {
            state = .failed
            return
        }
        guard abs(along) >= Self.shortest, trackedTouches.count == numberOfTouchesRequired else { return }
        state = direction.contains(heading) ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if waitingStates.isEmpty { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Points along and across; seconds.
    private nonisolated static let shortest: CGFloat = 50
    private nonisolated static let widest: CGFloat = 50
    private nonisolated static let longest: TimeInterval = 0.5
}
