public import Drydock

extension Screen {
    /// Puts a finger down, whatever is there.
    public func touchDown(at point: CGPoint) -> Finger {
        Finger(on: self, at: point)
    }

    /// Puts a finger down on a view, at a point of its coordinates or, for nil, at its centre.
    /// - Throws: `ScreenError.notOnScreen` and `ScreenError.covered`.
    public func touchDown(_ view: UIView, at point: CGPoint? = nil) throws -> Finger {
        touchDown(at: try reachablePoint(of: view, at: point))
    }

    public func tap(at point: CGPoint) {
        hold(touchDown(at: point), for: Constant.tapDuration)
    }

    /// Taps a view where it can be seen and nothing lies above it, at a point of its coordinates or, for nil, at its
    /// centre.
    /// - Throws: `ScreenError.notOnScreen` and `ScreenError.covered`.
    public func tap(_ view: UIView, at point: CGPoint? = nil) throws {
        tap(at: try reachablePoint(of: view, at: point))
    }

    /// Taps the one view that matches; see `find(_:text:identifier:)`.
    public func tap<View: UIView>(
        _ type: View.Type = UIView.self,
        text: String? = nil,
        identifier: String? = nil
    ) throws {
        try tap(find(type, text: text, identifier: identifier))
    }

    /// Holds a finger down on a view for some seconds of the screen's time.
    public func press(_ view: UIView, for seconds: TimeInterval) throws {
        hold(try touchDown(view), for: seconds)
    }

    /// Moves a finger from a point to another, evenly, within so many seconds of the screen's time, sixty moves each.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        let finger = touchDown(at: start)
        let steps = max(Int((duration * 60).rounded()), 1)
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            finger.move(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            )
        }
        finger.lift()
    }

    private func hold(_ finger: Finger, for seconds: TimeInterval) {
        advance(by: seconds)
        finger.lift()
    }

    /// Where a touch gets to the view.
    func reachablePoint(of view: UIView, at point: CGPoint?) throws -> CGPoint {
        host.update()
        guard let itsWindow = view.window, host.windows.contains(itsWindow) else {
            throw ScreenError.notOnScreen(view: view.debugName, reason: "it is not in the screen's window")
        }
        let place = view.convert(point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let point = itsWindow.pointInRoot(place)
        guard host.screen.bounds.contains(point) else {
            throw ScreenError.notOnScreen(view: describe(view), reason: "that is outside of the screen")
        }
        let hit = host.perform { host.scene.hit(at: point)?.view }
        // A label in a button, or a button that holds the label that was found, is as good.
        guard let hit, !hit.isDescendant(of: view), !view.isDescendant(of: hit) else { return point }
        throw ScreenError.covered(view: describe(view), by: describe(hit))
    }

    private enum Constant {
        /// Seconds.
        static let tapDuration: TimeInterval = 0.05
    }
}
