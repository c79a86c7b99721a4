extension UINavigationController {
    private var showsToolbar: Bool {
        isToolbarShown && topViewController?.hidesBottomBarWhenPushed != true
    }

    /// Places bars and pages for the view's size and safe area.
    func layOut() {
        guard !isPreparing else { return }
        let bounds = view.bounds
        let safeArea = view.safeAreaInsets
        pages.frame = bounds
        popGesture.edges = view.isRightToLeft ? .right : .left
        if let shown, transition == nil { followContent(of: shown) }
        let height = navigationBar.stretchedHeight
        navigationBar.groundOutset = isBarHidden ? 0 : safeArea.top
        let barFrame = CGRect(
            x: 0,
            y: isBarHidden ? -height : safeArea.top,
            width: bounds.width,
            height: height
        )
        if barFrame != self.barFrame {
            self.barFrame = barFrame
            navigationBar.frame = barFrame
        }
        adoptSearch()
        toolbar.groundOutset = safeArea.bottom
        toolbar.frame = CGRect(
            x: 0,
            y: showsToolbar ? bounds.height - safeArea.bottom - toolbar.height : bounds.height,
            width: bounds.width,
            height: toolbar.height
        )
        followContentAboveToolbar()
        if transition == nil, barAnimations == 0 {
            navigationBar.isHidden = isBarHidden
            toolbar.isHidden = !showsToolbar
        }
        if let transition, transition.slide == nil { return }
        if let shown { placePage(shown) }
        if let from = transition?.from, from !== shown { placePage(from, keepsInsets: true) }
    }

    /// Gives the page its place and its safe area.
    func placePage(_ page: UIViewController, keepsInsets: Bool = false) {
        guard let view = page.viewIfLoaded else { return }
        if page === shown { updateCollapsedInset() }
        let bounds = self.view.bounds
        let safeArea = self.view.safeAreaInsets
        var frame = bounds
        var insets = UIEdgeInsets.zero
        let edges = page.edgesForExtendedLayout
        if !isBarHidden {
            let extends = navigationBar.isTranslucent || page.extendedLayoutIncludesOpaqueBars
            if extends, edges.contains(.top) {
                insets.top = navigationBar.height
            } else {
                let covered = min(safeArea.top + navigationBar.height, frame.height)
                frame.origin.y = covered
                frame.size.height -= covered
            }
        }
        if isToolbarShown, !page.hidesBottomBarWhenPushed {
            let extends = toolbar.isTranslucent || page.extendedLayoutIncludesOpaqueBars
            if extends, edges.contains(.bottom) {
                insets.bottom = toolbar.height
            } else {
                frame.size.height -= min(safeArea.bottom + toolbar.height, frame.height)
            }
        }
        insets.bottom += tabBarController?.missingInset(below: page) ?? 0
        if !keepsInsets { page.setBarInsets(insets) }
        guard !view.holdPlace(frame) else { return }
        guard view.bounds.size != frame.size || view.center != frame.center else { return }
        view.bounds.size = frame.size
        view.center = frame.center
    }

    // MARK: - Hiding

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard isViewLoaded else { return }
        setNeedsStatusBarAppearanceUpdate()
        navigationBar.isHidden = false
        change(animated: animated) { [self] in layOut() }
    }

    func hideToolbar(_ hidden: Bool, animated: Bool) {
        guard hidden == isToolbarShown else { return }
        isToolbarShown = !hidden
        guard isViewLoaded else { return }
        toolbar.isHidden = false
        change(animated: animated) { [self] in layOut() }
    }

    private func change(animated: Bool, _ change: @escaping () -> Void) {
        guard animated, view.window != nil else {
            view.setNeedsLayout()
            return
        }
        // A transition that is being prepared takes the bars along.
        if let coordinator = items.coordinator, coordinator.isAnimated { return }
        barAnimations += 1
        view.layoutIfNeeded()
        UIView.animate(
            withDuration: TimeInterval(UINavigationController.hideShowBarDuration),
            delay: 0,
            options: [],
            animations: { [self] in
                change()
                view.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                self?.barAnimations -= 1
                self?.view.setNeedsLayout()
            }
        )
    }

    // MARK: - Toolbar

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard isViewLoaded, controller === topViewController else { return }
        updateToolbarItems(animated: animated)
    }

    func updateToolbarItems(animated: Bool) {
        toolbar.setItems(topViewController?.toolbarItems, animated: animated)
    }

    /// The toolbar loses its ground where the content of the page ends above it, and where the page has no scroll view.
    private func followContentAboveToolbar() {
        let content = showsToolbar ? shown?.scrollViewAboveBar : nil
        if followedAboveToolbar !== content {
            followedAboveToolbar?.followingToolbar = nil
            followedAboveToolbar = content
            content?.followingToolbar = self
        }
        // A bar that goes keeps its look meanwhile.
        if showsToolbar { contentDidScrollAboveToolbar() }
    }

    func contentDidScrollAboveToolbar() {
        toolbar.isAtEdge = followedAboveToolbar?.endsAboveBar ?? true
    }
}
