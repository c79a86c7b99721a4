public import Drydock
import DrydockPlatform

extension Screen {
    /// Taps a view twice, 0.1 s apart, at a point of its coordinates or, for nil, at its centre.
    /// - Throws: `ScreenError.notOnScreen` and `ScreenError.covered`.
    public func doubleTap(_ view: UIView, at point: CGPoint? = nil) throws {
        try tap(view, at: point)
        advance(by: 0.1)
        try tap(view, at: point)
    }

    /// Moves a finger quickly from a view's centre, or a point of its coordinates, and lifts it: 100 points within 0.1 s.
    /// - Throws: `ScreenError.notOnScreen` and `ScreenError.covered`.
    public func swipe(
        _ view: UIView,
        _ direction: UISwipeGestureRecognizer.Direction,
        from point: CGPoint? = nil
    ) throws {
        let start = try reachablePoint(of: view, at: point)
        var end = start
        if direction.contains(.left) { end.x -= 100 }
        if direction.contains(.right) { end.x += 100 }
        if direction.contains(.up) { end.y -= 100 }
        if direction.contains(.down) { end.y += 100 }
        drag(from: start, to: end, duration: 0.1)
    }

    /// Puts two fingers on a view, beside its centre or a point of its coordinates, and moves them apart, or together, evenly.
    ///
    /// - Parameters:
    ///   - view: what the fingers are put on.
    ///   - point: where between the fingers, in the view's coordinates; nil for its centre.
    ///   - scale: the fingers' distance at the end in parts of that at the beginning, above zero.
    ///   - angle: how far they turn meanwhile, in radians, clockwise.
    ///   - distance: points between the fingers at the beginning.
    ///   - duration: seconds of the screen's time, sixty moves each.
    /// - Throws: `ScreenError.notOnScreen` and `ScreenError.covered`.
    public func pinch(
        _ view: UIView,
        at point: CGPoint? = nil,
        scale: CGFloat = 1,
        angle: CGFloat = 0,
        distance: CGFloat = 100,
        duration: TimeInterval = 0.25
    ) throws {
        precondition(scale > 0 && scale.isFinite, "Screen.pinch(scale:): \(scale) is not above zero")
        let middle = try reachablePoint(of: view, at: point)
        func place(_ part: CGFloat, _ side: CGFloat) -> CGPoint {
            let arm = CGAffineTransform(rotationAngle: angle * part)
                .scaledBy(x: 1 + (scale - 1) * part, y: 1 + (scale - 1) * part)
            let way = CGPoint(x: side * distance / 2, y: 0).applying(arm)
            return CGPoint(x: middle.x + way.x, y: middle.y + way.y)
        }
        let fingers = [(touchDown(at: place(0, -1)), CGFloat(-1)), (touchDown(at: place(0, 1)), 1)]
        let steps = max(Int((duration * 60).rounded()), 1)
        for step in 1...steps {
            advance(by: duration / Double(steps))
            for (finger, side) in fingers { finger.move(to: place(CGFloat(step) / CGFloat(steps), side)) }
        }
        for (finger, _) in fingers { finger.lift() }
    }

    /// Turns two fingers on a view, in radians, clockwise.
    /// - Throws: `ScreenError.notOnScreen` and `ScreenError.covered`.
    public func rotate(_ view: UIView, by angle: CGFloat, duration: TimeInterval = 0.25) throws {
        try pinch(view, angle: angle, duration: duration)
    }

    /// Turns the mouse's wheel over a view, and lets the content come to rest.
    ///
    /// - Parameters:
    ///   - view: what the mouse is over.
    ///   - notches: towards the user, which moves content up: what is further down comes into view.
    ///   - sideways: notches to the right.
    /// - Throws: `ScreenError.notOnScreen` and `ScreenError.covered`.
    public func wheel(_ view: UIView, notches: CGFloat, sideways: CGFloat = 0) throws {
        let point = try reachablePoint(of: view, at: nil)
        host.handle(.scroll(ScrollEvent(x: point.x, y: point.y, deltaX: sideways, deltaY: 0 - notches)))
        advance(by: 0.1)
    }

    /// Moves the mouse, without a button held, over a view.
    /// - Throws: `ScreenError.notOnScreen` and `ScreenError.covered`.
    public func hover(over view: UIView, at point: CGPoint? = nil) throws {
        let point = try reachablePoint(of: view, at: point)
        host.handle(.hover(HoverEvent(x: point.x, y: point.y)))
        host.update()
    }

    /// Drags a scroll view's content with a finger that rests before it is lifted, so that it is moved by these points, as far as it
    /// goes; in several strokes where the view is smaller.
    /// - Throws: `ScreenError.notOnScreen` and `ScreenError.covered`.
    public func scroll(_ scrollView: UIScrollView, by way: CGPoint) throws {
        let limits = CGSize(width: scrollView.bounds.width / 3, height: scrollView.bounds.height / 3)
        var rest = way
        var strokes = 0
        while abs(rest.x) >= 1 || abs(rest.y) >= 1, strokes < Constant.strokes {
            strokes += 1
            let stroke = CGPoint(
                x: min(max(rest.x, -limits.width), limits.width),
                y: min(max(rest.y, -limits.height), limits.height)
            )
            let before = scrollView.contentOffset
            try drag(scrollView, by: stroke)
            settle()
            let moved = CGPoint(
                x: scrollView.contentOffset.x - before.x,
                y: scrollView.contentOffset.y - before.y
            )
            rest = CGPoint(x: rest.x - moved.x, y: rest.y - moved.y)
            if moved == .zero { return }
        }
    }

    /// Scrolls, as a user would, until a view that lies in scroll views can be seen.
    /// - Throws: `ScreenError.notOnScreen` and `ScreenError.covered`.
    public func scroll(to view: UIView) throws {
        var next = view.superview
        while let current = next {
            if let scrollView = current as? UIScrollView {
                host.update()
                let frame = view.convert(view.bounds, to: scrollView)
                let bounds = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
                func way(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
                    low < from ? low - from : high > to ? min(high - to, low - from) : 0
                }
                try scroll(
                    scrollView,
                    by: CGPoint(
                        x: way(frame.minX, frame.maxX, bounds.minX, bounds.maxX),
                        y: way(frame.minY, frame.maxY, bounds.minY, bounds.maxY)
                    )
                )
            }
            next = current.superview
        }
    }

    /// One stroke. The finger first goes the ten points after which a drag begins.
    private func drag(_ scrollView: UIScrollView, by stroke: CGPoint) throws {
        let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        let start = try reachablePoint(of: scrollView, at: middle)
        let isHorizontal = abs(stroke.x) > abs(stroke.y)
        let slop = CGPoint(
            x: isHorizontal ? (stroke.x > 0 ? -10 : 10) : 0,
            y: isHorizontal ? 0 : (stroke.y > 0 ? -10 : 10)
        )
        let finger = touchDown(at: start)
        let begun = CGPoint(x: start.x + slop.x, y: start.y + slop.y)
        finger.move(to: begun)
        finger.move(to: CGPoint(x: begun.x - stroke.x, y: begun.y - stroke.y))
        advance(by: 0.2)
        finger.lift()
    }

    private enum Constant {
        /// Beyond this many the content does not come where it should.
        static let strokes = 400
    }
}
