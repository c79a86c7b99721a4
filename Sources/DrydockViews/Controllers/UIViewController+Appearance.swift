/// Where a controller stands between being off and on the screen.
package nonisolated enum AppearanceState: Sendable {
    case disappeared
    case appearing
    case appeared
    case disappearing
}

extension UIViewController {
    /// See `beginAppearanceTransition(_:animated:)`.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        let target: AppearanceState = isAppearing ? .appearing : .disappearing
        let reached: AppearanceState = isAppearing ? .appeared : .disappeared
        guard appearance != target, appearance != reached else { return }
        loadViewIfNeeded()
        appearance = target
        isAppearanceAnimated = animated
        if isAppearing {
            awaitsIsAppearing = true
            viewWillAppear(animated)
            viewIfLoaded?.setNeedsLayout()
        } else {
            awaitsIsAppearing = false
            viewWillDisappear(animated)
        }
        for child in appearingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// See `endAppearanceTransition()`.
    func endAppearance() {
        guard appearance == .appearing || appearance == .disappearing else { return }
        tellIsAppearing()
        for child in appearingChildren { child.endAppearanceTransition() }
        // Those that others have shown as they appeared.
        var late = 0
        while let child = appearingChildren.first(where: { $0.appearance == appearance }) {
            late += 1
            require(
                late < 100,
                "\(debugName): 100 controllers were shown within each other; does each show another as it appears?"
            )
            child.endAppearanceTransition()
        }
        if appearance == .appearing {
            appearance = .appeared
            becomeFirstResponderIfNobodyIs()
            viewDidAppear(isAppearanceAnimated)
        } else {
            appearance = .disappeared
            viewDidDisappear(isAppearanceAnimated)
        }
    }

    /// A controller that can be first responder is, once it is on the screen: its input accessory view then stands at the bottom.
    /// Source: the author of InputBarAccessoryView in its issue 17; public chat screens override no more than these two.
    private func becomeFirstResponderIfNobodyIs() {
        guard let window = viewIfLoaded?.window, window.isKeyWindow, window.firstResponder == nil,
            presentedViewController == nil, canBecomeFirstResponder
        else { return }
        becomeFirstResponder()
    }

    /// Once on each way to the screen: before the first layout there, or else before it is complete.
    func tellIsAppearing() {
        guard awaitsIsAppearing, viewIfLoaded?.window != nil else { return }
        awaitsIsAppearing = false
        viewIsAppearing(isAppearanceAnimated)
    }

    /// The children whose views are in this controller's view.
    private var appearingChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return childStorage.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// A view that enters or leaves a window on its own takes its controller along.
    func viewWillMove(toWindow window: UIWindow?) {
        if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
        if let window {
            guard window.isShown, appearance == .disappeared else { return }
            beginAppearanceTransition(true, animated: false)
            window.windowScene?.workAfterLayout.append(for: "The appearance of a view controller") {
                [weak self] in
                guard let self, self.appearance == .appearing else { return }
                self.endAppearanceTransition()
            }
        } else if appearance == .appeared || appearance == .appearing {
            beginAppearanceTransition(false, animated: false)
        }
    }

    func viewDidMove(toWindow window: UIWindow?) {
        if window != nil { viewIfLoaded?.performWithTraits(traitsMayHaveChanged) }
        guard window == nil, appearance == .disappearing else { return }
        endAppearanceTransition()
    }
}
