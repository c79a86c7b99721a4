import DrydockPlatform

/// Turns what pointers do into touches of the views that they began in.
final class TouchTracker {
    private var touches: [Int64: TrackedTouch] = [:]
    /// Where the pointer is without a button held; nil outside of the window.
    private var hoverPoint: CGPoint?
    /// What the pointer looked like last; it stays so while a button is held.
    private var shownShape = PointerShape.arrow
    private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

    private struct TrackedTouch {
        let touch: UITouch
        /// Those of the mouse that are held; empty for a finger.
        var buttons: UIEvent.ButtonMask
        /// Whether it began on the status bar, and on no control.
        let isOnStatusBar: Bool
    }

    /// The touches that are under way on the windows of a scene. They are stamped with the scene's time.
    func handle(_ event: PointerEvent, in scene: UIWindowScene) {
        let isIgnoring = scene.isIgnoringInteractionEvents
        let point = CGPoint(x: event.x, y: event.y)
        guard point.x.isFinite, point.y.isFinite else { return }
        let buttons = event.id == PointerEvent.mouse ? UIEvent.ButtonMask(rawValue: Int(event.buttons)) : []
        guard let tracked = touches[event.id] else {
            if event.phase == .began, !isIgnoring { begin(event, at: point, buttons, in: scene) }
            return
        }
        let touch = tracked.touch
        if !isIgnoring, !buttons.isEmpty, event.phase == .began, tracked.buttons.isDisjoint(with: buttons) {
            touches[event.id]?.buttons.formUnion(buttons)
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
        let location = window.pointFromRoot(point)
        // The touch lasts until the last button is released.
        if event.phase == .ended, tracked.buttons != buttons, !buttons.isEmpty {
            touches[event.id]?.buttons.subtract(buttons)
            return
        }
        guard event.phase == .ended || location != touch.locationInWindow else { return }
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = location
        touch.timestamp = scene.time
        if event.phase == .ended {
            touches[event.id] = nil
            noteTap(touch)
            send(touch, .ended, tracked.buttons)
            window.activeTouches.remove(touch)
            if tracked.isOnStatusBar, isOnStatusBar(point, in: scene) { scene.scrollToTop() }
        } else {
            send(touch, .moved, tracked.buttons)
        }
    }

    /// The pointer without a button held: the topmost window under it is hovered over, the others are not.
    func handle(_ event: HoverEvent, in scene: UIWindowScene) {
        guard event.x.isFinite, event.y.isFinite else { return }
        let point =
            event.isInside && !scene.isIgnoringInteractionEvents ? CGPoint(x: event.x, y: event.y) : nil
        hoverPoint = point
        var isTaken = false
        for window in scene.windows.reversed() {
            let location = point.map { window.pointFromRoot($0) }
            let view = isTaken ? nil : location.flatMap { window.hitTest($0, with: nil) }
            window.hover(over: view, at: location ?? .zero, timestamp: scene.time)
            if view != nil { isTaken = true }
        }
    }

    /// What the pointer is to look like over what is under it now, wherever that has come from.
    func pointerShape(in scene: UIWindowScene) -> PointerShape {
        guard touches[PointerEvent.mouse] == nil else { return shownShape }
        let hit = hoverPoint.flatMap { scene.hit(at: $0) }
        shownShape = hit.map { $0.view.pointerShape(atWindowPoint: $0.location) } ?? .arrow
        return shownShape
    }

    /// Takes every touch away from its view.
    func cancelAll() {
        for id in touches.keys.sorted() {
            guard let touch = touches.removeValue(forKey: id)?.touch else { continue }
            touch.window?.cancel(touch)
        }
    }

    private func begin(
        _ event: PointerEvent,
        at point: CGPoint,
        _ buttons: UIEvent.ButtonMask,
        in scene: UIWindowScene
    ) {
        guard let (view, location) = scene.hit(at: point), let window = view.window else { return }
        guard !isExcluded(view, in: window) else { return }
        let touch = UITouch(
            window: window,
            view: view,
            location: location,
            type: event.id == PointerEvent.mouse ? .indirectPointer : .direct
        )
        touch.timestamp = scene.time
        touch.tapCount = tapCount(at: location, time: scene.time)
        touches[event.id] = TrackedTouch(
            touch: touch,
            buttons: buttons,
            isOnStatusBar: isOnStatusBar(point, in: scene) && !(view is UIControl)
        )
        window.activeTouches.insert(touch)
        window.isFocusRingVisible = false
        scene.textInput.touchWillBegin(on: view)
        send(touch, .began, buttons)
    }

    private func isOnStatusBar(_ location: CGPoint, in scene: UIWindowScene) -> Bool {
        scene.statusBarManager?.statusBarFrame.contains(location) ?? false
    }

    /// Whether this view and one that has a touch, of which one wants touches for itself, cannot have theirs at once.
    private func isExcluded(_ view: UIView, in window: UIWindow) -> Bool {
        window.activeTouches.contains { touch in
            guard let other = touch.view, other !== view else { return false }
            return other.isExclusiveTouch || view.isExclusiveTouch
        }
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase, _ buttons: UIEvent.ButtonMask) {
        guard let window = touch.window else { return }
        for other in window.activeTouches { other.phase = .stationary }
        touch.phase = phase
        UIApplication.shared.sendEvent(
            UIEvent(
                timestamp: touch.timestamp,
                touches: window.activeTouches,
                buttonMask: buttons,
                modifierFlags: window.windowScene?.textInput.heldModifiers ?? []
            )
        )
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
