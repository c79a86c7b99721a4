extension UIWindow {
    /// Whether the window is one of its scene's.
    package var isShown: Bool { windowScene?.windows.contains { $0 === self } == true }

    /// A shown window goes along with its views; what these inherit is another scene's now.
    func windowSceneDidChange(from old: UIWindowScene?) {
        if let old, old.windows.contains(where: { $0 === self }) {
            old.remove(self)
            windowScene?.makeKey(self)
        }
        guard let traits = windowScene?.traitCollection else { return }
        traitsMayHaveChanged(from: old?.traitCollection ?? .current, to: traits)
    }

    func rootViewControllerDidChange(from old: UIViewController?) {
        old?.ownPresentation?.abandon()
        old?.viewIfLoaded?.removeFromSuperview()
        windowScene?.statusBar.setNeedsUpdate(duration: 0)
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    /// The window came to the screen: so do the controllers whose views are in it.
    func windowDidShow() {
        windowScene?.statusBar.setNeedsUpdate(duration: 0)
        notifySubtree { $0.viewController?.viewWillMove(toWindow: self) }
    }

    /// The root's view and the presentations fill the window.
    func layOutControllers() {
        resizeControllers {
            if let view = rootViewController?.viewIfLoaded, view.superview === self { view.frame = bounds }
            for case let container as UITransitionView in subviews { container.frame = bounds }
        }
    }
}
