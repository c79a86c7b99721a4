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
        traitsMayHaveChanged(isWhole: true)
    }

    func rootViewControllerDidChange(from old: UIViewController?) {
        old?.ownPresentation?.abandon()
        old?.viewIfLoaded?.removeFromSuperview()
        windowScene?.statusBar.setNeedsUpdate(duration: 0)
        guard let view = rootViewController?.view else { return }
        fill(with: view)
        insertSubview(view, at: 0)
    }

    /// The window came to the screen: so do the controllers whose views are in it.
    func windowDidShow() {
        // A scene tells the windows that it shows.
        if let windowScene, windowScene.traitCollection !== sceneTraits {
            traitsMayHaveChanged(isWhole: true)
        }
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

    private func fill(with view: UIView) {
        filledRoot = view.layoutNode.serial
        filledSize = bounds.size
        if !view.holdPlace(bounds) { view.placeUntransformed(bounds) }
    }

    /// The size that the root's view was last made to fill. The caller may have given it another one since, as keyboard handlers do.
    /// Nil for one that constraints would place.
    func sizeFilled(by view: UIView) -> CGSize? {
        guard filledRoot == view.layoutNode.serial else { return nil }
        return view.translatesAutoresizingMaskIntoConstraints ? filledSize : nil
    }

    /// The root's view and the presentations fill the window.
    func layOutControllers() {
        resizeControllers {
            if let view = rootInPlace?.viewIfLoaded, sizeFilled(by: view) != bounds.size { fill(with: view) }
            for view in subviews where view.fillsWindow { view.frame = bounds }
        }
    }
}
