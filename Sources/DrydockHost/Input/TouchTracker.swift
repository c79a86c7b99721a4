import DrydockPlatform

/// Turns what pointers do into touches of the views that they began in.
final class TouchTracker {
    private var touches: [Int64: UITouch] = [:]
    private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

    /// The touches that are under way on the windows of a scene. They are stamped with the scene's time.
    func handle(_ event: PointerEvent, in scene: UIWindowScene) {
        let isIgnoring = scene.isIgnoringInteractionEvents
        let location = CGPoint(x: event.x, y: event.y)
        guard location.x.isFinite, location.y.isFinite else { return }
        guard let touch = touches[event.id] else {
            if event.phase == .began, !isIgnoring { begin(event, at: location, in: scene) }
            return
        }
        if isIgnoring || event.phase == .cancelled || event.phase == .began {
            touches[event.id] = nil
            touch.window?.cancel(touch)
            return
        }
        guard let window = touch.window, window.activeTouches.contains(touch) else {
            touches[event.id] = nil
            return
        }
        guard event.phase == .ended || location != touch.locationInWindow else { return }
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = location
        touch.timestamp = scene.time
        if event.phase == .ended {
            touches[event.id] = nil
            noteTap(touch)
            send(touch, .ended)
            window.activeTouches.remove(touch)
        } else {
            send(touch, .moved)
        }
    }

    /// Takes every touch away from its view.
    func cancelAll() {
        for id in touches.keys.sorted() {
            guard let touch = touches.removeValue(forKey: id) else { continue }
            touch.window?.cancel(touch)
        }
    }

    private func begin(_ event: PointerEvent, at location: CGPoint, in scene: UIWindowScene) {
        for window in scene.windows.reversed() {
            guard let view = window.hitTest(location, with: nil) else { continue }
            let isTaken = window.activeTouches.contains { $0.view === view }
            guard !isTaken || view.isMultipleTouchEnabled, !isExcluded(view, in: window) else { return }
            let touch = UITouch(window: window, view: view, location: location)
            touch.timestamp = scene.time
            touch.tapCount = tapCount(at: location, time: scene.time)
            touches[event.id] = touch
            window.activeTouches.insert(touch)
            window.isFocusRingVisible = false
            send(touch, .began)
            return
        }
    }

    /// Whether this view and one that has a touch, of which one wants touches for itself, cannot have theirs at once.
    private func isExcluded(_ view: UIView, in window: UIWindow) -> Bool {
        window.activeTouches.contains { touch in
            guard let other = touch.view, other !== view else { return false }
            return other.isExclusiveTouch || view.isExclusiveTouch
        }
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
        guard let window = touch.window else { return }
        for other in window.activeTouches { other.phase = .stationary }
        touch.phase = phase
        UIApplication.shared.sendEvent(UIEvent(timestamp: touch.timestamp, touches: window.activeTouches))
    }

    // MARK: - Taps in a row

    private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
        guard let last = lastTap, time - last.time <= TouchTracker.tapInterval,
            abs(location.x - last.location.x) <= TouchTracker.tapDistance,
            abs(location.y - last.location.y) <= TouchTracker.tapDistance
        else { return 1 }
        return last.count + 1
    }

    private func noteTap(_ touch: UITouch) {
        lastTap = (touch.timestamp, touch.locationInWindow, touch.tapCount)
    }

    /// Seconds from one release to the next press, and points between them, that still count as the same place.
    private static let tapInterval: TimeInterval = 0.35
    private static let tapDistance: CGFloat = 24
}
