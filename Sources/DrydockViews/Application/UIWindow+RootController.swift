extension UIWindow {
    /// Whether the window is one of its scene's.
    package var isShown: Bool { windowScene?.shownWindows.contains { $0.window === self } == true }

    /// A shown window goes along with its views; what these inherit is another scene's now.
    func windowSceneDidChange(from old: UIWindowScene?) {
        if let old, old.shownWindows.contains(where: { $0.window === self }) {
            let wasKey = old.keyWindow === self
            old.shownWindows.removeAll { $0.window === self }
            if wasKey { old.makeKey(old.windows.last { $0.canBecomeKey }) }
            windowScene?.show(self, makingKey: wasKey)
        } else if !isHidden {
            windowScene?.show(self)
        }
        // Layers that waited for the other scene's next update now wait for this one's.
        notifySubtree { if let layer = $0.layerStorage { LayerUpdates.treeDidChange(at: layer) } }
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

    /// The window is about to leave the screen: so are the controllers whose views are in it.
    func windowWillHide() {
        endEditingBeforeLeaving()
        notifySubtree { $0.viewController?.viewWillMove(toWindow: nil) }
    }

    func windowDidHide() {
        notifySubtree { $0.viewController?.viewDidMove(toWindow: nil) }
        windowScene?.statusBar.setNeedsUpdate(duration: 0)
    }

    /// The root's view and the presentations fill the window.
    func layOutControllers() {
        resizeControllers {
            rootInPlace?.viewIfLoaded?.placeUntransformed(bounds)
            for case let container as UITransitionView in subviews { container.frame = bounds }
        }
    }
}
