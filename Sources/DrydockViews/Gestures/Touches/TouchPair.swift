import DrydockGraphics

/// Two fingers.
struct TouchPair {
    /// Points between them.
    let distance: CGFloat
    /// Of the line from the first to the second, in radians, clockwise.
    let angle: CGFloat

    init() {
        distance = 0
        angle = 0
    }

    init(_ touches: [UITouch]) {
        let way = touches[1].locationInWindow.vector(from: touches[0].locationInWindow)
        distance = CGPoint.zero.distance(to: way)
        angle = Trigonometry.angle(x: way.x, y: way.y)
    }
}

/// What gestures of two fingers have in common.
extension UIGestureRecognizer {
    /// A finger came down; a third one is left to others.
    /// - Returns: the fingers of the gesture.
    func pairAfterTouch(_ event: UIEvent) -> [UITouch] {
        for touch in trackedTouches.dropFirst(2) { ignore(touch, for: event) }
        return trackedTouches
    }

    /// Fingers were lifted: without any left the gesture ends, or has failed.
    /// - Returns: the fingers that go on; nil for none.
    func pairAfterLifting() -> [UITouch]? {
        let remaining = trackedTouches.filter { $0.phase != .ended }
        if !remaining.isEmpty { return remaining }
        state = state == .possible ? .failed : .ended
        return nil
    }
}
