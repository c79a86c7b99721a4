/// One way from a page to the next.
final class NavigationTransition {
    let from: UIViewController
    let to: UIViewController
    let operation: UINavigationController.Operation
    let bar: NavigationBarTransition?
    let slide: NavigationSlide?
    var context: TransitionContext?
    /// Who animates in place of the slide.
    var animator: (any UIViewControllerAnimatedTransitioning)?
    /// The window that lets no touches through meanwhile.
    weak var window: UIWindow?

    init(
        from: UIViewController,
        to: UIViewController,
        operation: UINavigationController.Operation,
        bar: NavigationBarTransition?,
        slide: NavigationSlide?
    ) {
        self.from = from
        self.to = to
        self.operation = operation
        self.bar = bar
        self.slide = slide
    }

    func place(at progress: CGFloat) {
        slide?.place(at: progress)
        bar?.place(at: progress)
    }
}

extension UINavigationController {
    /// The stack's top comes into the view as it is made.
    func showTopAtOnce() {
        navigationBar.setStack(stack.map(\.navigationItem))
        shown = topViewController
        if let shown {
            shown.view.frame = pages.bounds
            pages.addSubview(shown.view)
            shown.didMove(toParent: self)
        }
        updateToolbarItems(animated: false)
        layOut()
    }

    /// Brings the top of the stack to the screen.
    ///
    /// The order is UIKit's: the old controller's `viewWillDisappear`, the new one's `viewWillAppear`, the delegate's
    /// `willShow`; the way; `viewDidDisappear`, `viewDidAppear`, `didMove(toParent:)`, `didShow`.
    func showTop(_ operation: Operation, animated: Bool) {
        showings += 1
        defer { showings -= 1 }
        require(
            showings < 100,
            "\(debugName): 100 pages were pushed or popped within each other; does each do so as it loads or appears?"
        )
        guard let to = topViewController, let from = shown, to !== from else {
            return showWithoutWay(animated: animated)
        }
        let isVisible = appearance == .appearing || appearance == .appeared
        let animates =
            animated && appearance == .appeared && view.window != nil && UIView.areAnimationsEnabled
        to.loadViewIfNeeded()
        let isByHand = isPoppedByHand && animates
        let animator =
            animates && !isByHand
            ? delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
            : nil
        let isPush = operation == .push
        if animates { view.layoutIfNeeded() }
        isPreparing = animates
        shown = to
        followContent(of: to)
        to.view.transform = .identity
        placePage(to)
        let context = makeContext(from: from, to: to, operation, isAnimated: animates)
        items.coordinator = context
        if isByHand { context.beginInteraction() }
        if isPush { to.items.movement = .toParent }
        if !stack.contains(where: { $0 === from }) { from.items.movement = .fromParent }
        if isVisible {
            from.beginAppearanceTransition(false, animated: animates)
            to.beginAppearanceTransition(true, animated: animates)
        }
        delegate?.navigationController(self, willShow: to, animated: animates)
        let barItems = stack.map(\.navigationItem)
        guard animates else {
            navigationBar.setStack(barItems)
            pages.addSubview(to.view)
            finishWithoutAnimation(context)
            return
        }
        let barTransition = navigationBar.beginTransition(to: barItems, isPush: isPush)
        var slide: NavigationSlide?
        UIView.performWithoutAnimation {
            if animator == nil {
                slide = NavigationSlide(from: from.view, to: to.view, isPush: isPush, in: pages)
                placePage(to)
                to.view.layoutIfNeeded()
                slide?.place(at: 0)
            }
        }
        let transition = NavigationTransition(
            from: from,
            to: to,
            operation: operation,
            bar: barTransition,
            slide: slide
        )
        transition.context = context
        self.transition = transition
        isPreparing = false
        tabBarController?.barVisibilityMayHaveChanged(animated: true)
        if isByHand {
            context.transitionDuration = UINavigationController.reportedDuration
            toolbarItemsDidChange(of: to, animated: true)
        } else {
            run(transition, context, animator)
        }
    }

    private func makeContext(
        from: UIViewController,
        to: UIViewController,
        _ operation: Operation,
        isAnimated: Bool
    ) -> TransitionContext {
        TransitionContext(
            from: TransitionContext.Part(
                controller: from,
                view: from.view,
                initialFrame: from.view.frame,
                finalFrame: .zero
            ),
            to: TransitionContext.Part(
                controller: to,
                view: to.view,
                initialFrame: .zero,
                finalFrame: to.view.frame
            ),
            in: pages,
            style: .none,
            isAnimated: isAnimated
        ) { [weak self] didComplete in
            self?.finish(didComplete: didComplete, from: from, to: to, isAnimated: isAnimated)
        }
    }

    private func run(
        _ transition: NavigationTransition,
        _ context: TransitionContext,
        _ animator: (any UIViewControllerAnimatedTransitioning)?
    ) {
        toolbarItemsDidChange(of: transition.to, animated: true)
        guard let animator else {
            keepTouchesOff(transition)
            context.transitionDuration = UINavigationController.reportedDuration
            animateToEnd(transition)
            return
        }
        let duration = animator.transitionDuration(using: context)
        context.transitionDuration = duration
        transition.animator = animator
        // The transition has the context, which has this.
        context.start = { [weak self, weak transition, unowned context] in
            animator.animateTransition(using: context)
            UIView.animate(withDuration: duration) {
                transition?.bar?.place(at: 1)
                context.runAlongsideAnimations()
                self?.layOut()
            }
        }
        context.start(by: delegate?.navigationController(self, interactionControllerFor: animator))
        if context.isInteractive {
            context.notifyWhenInteractionChanges { [weak self, weak transition] _ in
                if let transition { self?.keepTouchesOff(transition) }
            }
        } else {
            keepTouchesOff(transition)
        }
    }

    /// Until the transition has ended.
    private func keepTouchesOff(_ transition: NavigationTransition) {
        guard self.transition === transition else { return }
        transition.window = view.window
        transition.window?.transitionCount += 1
    }

    /// From where everything stands, along UIKit's spring.
    func animateToEnd(_ transition: NavigationTransition) {
        UIView.animate(
            withDuration: SpringCurve.transitionDuration,
            delay: 0,
            curve: .spring(.transition),
            options: [.overrideInheritedDuration, .overrideInheritedCurve],
            animations: {
                transition.place(at: 1)
                transition.context?.runAlongsideAnimations()
                self.layOut()
            },
            completion: { _ in transition.context?.completeTransition(true) }
        )
    }

    /// Without a way: the first controller, or the last one, or one that was there already.
    private func showWithoutWay(animated: Bool) {
        let old = shown
        shown = topViewController
        navigationBar.setStack(stack.map(\.navigationItem))
        if old !== shown {
            old?.viewIfLoaded?.removeFromSuperview()
            if let new = shown {
                new.loadViewIfNeeded()
                placePage(new)
                delegate?.navigationController(self, willShow: new, animated: false)
                pages.addSubview(new.view)
            }
        }
        updateToolbarItems(animated: false)
        view.setNeedsLayout()
        settleChildren(arrived: old === shown ? nil : shown)
        if let shown, old !== shown { delegate?.navigationController(self, didShow: shown, animated: false) }
    }

    private func finishWithoutAnimation(_ context: TransitionContext) {
        updateToolbarItems(animated: false)
        tabBarController?.barVisibilityMayHaveChanged(animated: false)
        layOut()
        // As after an animated way, a page has been laid out when it appears.
        if appearance == .appeared { UIView.performWithoutAnimation(view.layoutIfNeeded) }
        context.completeTransition(true)
    }

    private func finish(
        didComplete: Bool,
        from: UIViewController,
        to: UIViewController,
        isAnimated: Bool
    ) {
        let transition = self.transition
        self.transition = nil
        items.coordinator = nil
        transition?.window?.transitionCount -= 1
        UIView.performWithoutAnimation {
            transition?.slide?.finish()
            transition?.bar?.finish()
        }
        if !didComplete { takeBack(from: from, to: to, transition?.operation ?? .pop) }
        let (gone, come) = didComplete ? (from, to) : (to, from)
        if gone.viewIfLoaded?.superview === pages { gone.view.removeFromSuperview() }
        // What layout or a callback has pushed meanwhile stays.
        if come === shown {
            if come.view.superview !== pages { pages.addSubview(come.view) }
            placePage(come)
        }
        let hasAppeared = appearance == .appeared
        gone.endAppearanceTransition()
        if hasAppeared { come.endAppearanceTransition() }
        settleChildren(arrived: come.items.movement == .toParent ? come : nil)
        for controller in [from, to] { controller.items.movement = nil }
        transition?.animator?.animationEnded(didComplete)
        if didComplete { delegate?.navigationController(self, didShow: to, animated: isAnimated) }
        view.setNeedsLayout()
        setNeedsStatusBarAppearanceUpdate()
        guard let next = waiting, self.transition == nil else { return }
        waiting = nil
        showTop(next.operation, animated: next.animated)
    }

    /// The stack is what it was before.
    private func takeBack(from: UIViewController, to: UIViewController, _ operation: Operation) {
        shown = from
        followContent(of: from)
        from.beginAppearanceTransition(true, animated: true)
        to.beginAppearanceTransition(false, animated: true)
        if operation == .push {
            stack.removeAll { $0 === to }
            to.items.movement = .fromParent
        } else if !stack.contains(where: { $0 === from }) {
            stack.append(from)
        }
        navigationBar.setStack(stack.map(\.navigationItem))
        updateToolbarItems(animated: false)
        tabBarController?.barVisibilityMayHaveChanged(animated: false)
    }

    /// Seconds that UIKit says its pushes take; the spring needs 0.5 to settle.
    private static let reportedDuration: TimeInterval = 0.35
}
