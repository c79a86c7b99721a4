extension UIWindow {
    /// Whether the window is one of the application's, and so on a screen.
    package var isShown: Bool { UIApplication.shared.windows.contains { $0 === self } }

    func rootViewControllerDidChange(from old: UIViewController?) {
        old?.ownPresentation?.abandon()
        old?.viewIfLoaded?.removeFromSuperview()
        screen.statusBar.setNeedsUpdate(duration: 0)
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    /// The window came to the screen: so do the controllers whose views are in it.
    func windowDidShow() {
        screen.statusBar.setNeedsUpdate(duration: 0)
        notifySubtree { $0.viewController?.viewWillMove(toWindow: self) }
    }

    /// The root's view and the presentations fill the window.
    func layOutControllers() {
        if let view = rootViewController?.viewIfLoaded, view.superview === self { view.frame = bounds }
        for case let container as UITransitionView in subviews { container.frame = bounds }
    }
}
