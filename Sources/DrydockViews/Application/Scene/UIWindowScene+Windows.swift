/// A window on the screen, which somebody else keeps.
nonisolated struct ShownWindow {
    weak var window: UIWindow?
}

extension UIWindowScene {
    /// Shows a window in front of all of its level.
    func show(_ window: UIWindow, makingKey: Bool = false) {
        let wasShown = window.isShown
        shownWindows.removeAll { $0.window === window }
        let next = shownWindows.firstIndex { $0.window.map { $0.windowLevel > window.windowLevel } ?? false }
        shownWindows.insert(ShownWindow(window: window), at: next ?? shownWindows.count)
        window.isHidden = false
        window.markDisplayNeeded()
        if makingKey { makeKey(window) }
        guard !wasShown else { return }
        window.windowDidShow()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
    }

    /// Takes a window off the screen. The keyboard goes to the foremost of the others.
    func hide(_ window: UIWindow) {
        guard window.isShown else { return }
        window.windowWillHide()
        shownWindows.removeAll { $0.window === window }
        window.isHidden = true
        window.windowDidHide()
        setNeedsDisplay()
        if keyWindow === window { makeKey(windows.last { $0.canBecomeKey }) }
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
    }

    /// Gives a window the keyboard, and tells both windows of it.
    func makeKey(_ window: UIWindow?) {
        let old = keyWindow
        guard old !== window else { return }
        keyWindow = window
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        guard let window else { return }
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    /// The foremost view that takes touches at a point of the screen, and where that is in the view's window.
    package func hit(at point: CGPoint) -> (view: UIView, location: CGPoint)? {
        for window in windows.reversed() {
            let location = window.pointFromRoot(point)
            if let view = window.hitTest(location, with: nil) { return (view, location) }
        }
        return nil
    }

    /// Forgets the windows that are gone; the keyboard goes to the foremost of the others.
    package func forgetLostWindows() {
        guard shownWindows.contains(where: { $0.window == nil }) else { return }
        shownWindows.removeAll { $0.window == nil }
        if keyWindow == nil { makeKey(windows.last { $0.canBecomeKey }) }
    }
}
