/// One controller shown on top of another, from `present` to the end of `dismiss`.
package final class Presentation {
    package enum Phase: Sendable {
        case presenting
        case presented
        case dismissing
    }

    package private(set) var phase = Phase.presenting
    package let presented: UIViewController
    package private(set) weak var presenter: UIViewController?
    let style: UIModalPresentationStyle
    let controller: UIPresentationController
    package let container: UITransitionView
    /// The presenter's view while it is not to be seen.
    private var coveredView: CoveredView?
    /// What the presenter's view was in.
    private weak var presentersPlace: UIView?
    /// Whether the presented controller is just being told that it has appeared.
    private var isArriving = false
    private weak var focusBefore: UIView?
    private weak var typingBefore: UIView?
    /// Whom `present` was called on.
    weak var source: UIViewController?

    init(
        of presented: UIViewController,
        by presenter: UIViewController,
        controller: UIPresentationController,
        in window: UIWindow
    ) {
        let style = presented.modalPresentationStyle
        self.presented = presented
        self.controller = controller
        self.presenter = presenter
        self.style = style
        container = UITransitionView(frame: window.bounds)
        container.modalPresentation = self
        controller.presentation = self
        if controller.isElevated { container.traitOverrides.userInterfaceLevel = .elevated }
        focusBefore = window.focusedView
        typingBefore = (window.firstResponder as? UIView).flatMap { $0 is any UIKeyInput ? $0 : nil }
        let context = presenter.view
        presentersPlace = context?.superview
        if style.isInContext, let context, let superview = context.superview, superview !== window {
            container.frame = context.frame
            container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            superview.insertSubview(container, aboveSubview: context)
        } else {
            window.addSubview(container)
        }
    }

    /// This presentation and those on top of it, bottom first.
    var withPresentationsAbove: [Presentation] {
        var stack = [self]
        while let next = stack.last?.presented.ownPresentation { stack.append(next) }
        return stack
    }

    /// Whether the presenter's view is out of the window, and will be back.
    var keepsPresenterAway: Bool { coveredView != nil && presenter?.viewIfLoaded?.superview == nil }

    var isBeingPresented: Bool { phase == .presenting || isArriving }

    // MARK: - In

    func present(animated: Bool, completion: (() -> Void)?) {
        guard let presenter else { return }
        presented.loadViewIfNeeded()
        presenter.ownPresentation = self
        presented.hostPresentation = self
        endEditing()
        let animator = animated ? animator(isPresenting: true) : nil
        let context = makeContext(isPresenting: true, animated: animated) { [self] didComplete in
            guard didComplete else { return takeBackPresenting() }
            finishPresenting()
            completion?()
        }
        controller.presentationTransitionWillBegin()
        updatePresentersTint()
        if covers { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        updateStatusBar(animated: animated)
        guard let view = controller.presentedView else { return }
        if animator == nil {
            controller.placePresentedView()
            container.addSubview(view)
            // Constraints need it to be in the container.
            if !view.translatesAutoresizingMaskIntoConstraints { controller.placePresentedView() }
        }
        container.layoutIfNeeded()
        run(context, animator) { transition in
            transition.setOutside(view, in: self.container)
        } to: { transition in
            transition.setInside(view, in: self.container)
        }
    }

    /// Dims the tint of what stands behind an alert or a sheet.
    func updatePresentersTint() {
        presenter?.viewIfLoaded?.setBehindPresentation(phase != .dismissing && controller.dimsPresentersTint)
    }

    /// Whether the presenter disappears.
    private var covers: Bool { controller.shouldRemovePresentersView }

    private func finishPresenting() {
        // Taken away with the controllers below, while it was on its way.
        guard phase == .presenting else { return }
        phase = .presented
        isArriving = true
        presented.endAppearanceTransition()
        isArriving = false
        controller.presentationTransitionDidEnd(true)
        // `viewDidAppear` may have dismissed it already.
        guard phase == .presented, presented.hostPresentation === self else { return }
        returnPresentersView()
        if covers, let view = presenter?.viewIfLoaded {
            coveredView = CoveredView(view)
            presenter?.endAppearanceTransition()
        }
        container.window?.focusMovesInto(presented)
    }

    /// Animators of transitions that cover the presenter may move its view into the container.
    private func returnPresentersView() {
        guard covers, let view = presenter?.viewIfLoaded, view.superview === container, let presentersPlace
        else { return }
        if container.superview === presentersPlace {
            presentersPlace.insertSubview(view, belowSubview: container)
        } else {
            presentersPlace.insertSubview(view, at: 0)
        }
    }

    // MARK: - Out

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        let stack = withPresentationsAbove
        guard let top = stack.last else { return }
        for presentation in stack.dropLast() { top.replace(presentation) }
        top.dismissTop(animated: animated, completion: completion)
    }

    /// Takes over from the presentation right below, whose controller goes without a transition of its own.
    private func replace(_ below: Presentation) {
        phase = .dismissing
        updatePresentersTint()
        let isVisible = below.presented.appearance == .appeared
        if isVisible { below.presented.beginAppearanceTransition(false, animated: false) }
        below.phase = .dismissing
        controller.takePlace(of: below.controller)
        below.container.removeFromSuperview()
        if isVisible { below.presented.endAppearanceTransition() }
        unlinkFromPresenter()
        coveredView = below.coveredView
        presenter = below.presenter
        presentersPlace = below.presentersPlace
        (focusBefore, typingBefore) = (below.focusBefore, below.typingBefore)
        below.unlink()
        presenter?.ownPresentation = self
    }

    private func dismissTop(animated: Bool, completion: (() -> Void)?) {
        guard let view = controller.presentedView else { return }
        phase = .dismissing
        updatePresentersTint()
        endEditing()
        let animator = animated ? animator(isPresenting: false) : nil
        let context = makeContext(isPresenting: false, animated: animated) { [self] didComplete in
            guard didComplete else { return takeBackDismissing() }
            finishDismissing()
            completion?()
        }
        controller.dismissalTransitionWillBegin()
        presented.beginAppearanceTransition(false, animated: animated)
        if covers || coveredView != nil {
            presenter?.beginAppearanceTransition(true, animated: animated)
            coveredView?.uncover(below: container)
        }
        updateStatusBar(animated: animated)
        run(context, animator) { _ in
        } to: { [self] transition in
            transition.setOutside(view, in: container)
        }
    }

    private func finishDismissing() {
        guard presented.hostPresentation === self else { return }
        let window = container.window
        presenter?.endAppearanceTransition()
        returnPresentersView()
        container.removeFromSuperview()
        presented.endAppearanceTransition()
        controller.dismissalTransitionDidEnd(true)
        unlink()
        if let window, let root = window.rootViewController {
            window.focusReturns(to: focusBefore, in: root.topmostPresented)
            window.typingReturns(to: typingBefore, in: root.topmostPresented)
        }
    }

    // MARK: - Taken back

    /// The way in was cancelled: nothing is presented.
    private func takeBackPresenting() {
        guard phase == .presenting else { return }
        phase = .dismissing
        updatePresentersTint()
        presented.beginAppearanceTransition(false, animated: true)
        if covers { presenter?.beginAppearanceTransition(true, animated: true) }
        returnPresentersView()
        container.removeFromSuperview()
        presented.endAppearanceTransition()
        if covers { presenter?.endAppearanceTransition() }
        controller.presentationTransitionDidEnd(false)
        unlink()
        presenter?.setNeedsStatusBarAppearanceUpdate()
    }

    /// The way out was cancelled: it is presented as before.
    private func takeBackDismissing() {
        guard presented.hostPresentation === self else { return }
        phase = .presented
        updatePresentersTint()
        presented.beginAppearanceTransition(true, animated: true)
        if covers { presenter?.beginAppearanceTransition(false, animated: true) }
        presented.endAppearanceTransition()
        returnPresentersView()
        if covers {
            coveredView = presenter?.viewIfLoaded.map(CoveredView.init)
            presenter?.endAppearanceTransition()
        }
        controller.dismissalTransitionDidEnd(false)
        presented.setNeedsStatusBarAppearanceUpdate()
    }

    private func unlink() {
        unlinkFromPresenter()
        guard presented.hostPresentation === self else { return }
        presented.hostPresentation = nil
        presented.forgetPresentationController()
    }

    private func unlinkFromPresenter() {
        if presenter?.ownPresentation === self { presenter?.ownPresentation = nil }
    }

    /// Ends the presentation because the controllers below are taken away.
    func abandon() {
        for presentation in withPresentationsAbove.reversed() {
            presentation.phase = .dismissing
            presentation.updatePresentersTint()
            presentation.controller.leave()
            presentation.container.removeFromSuperview()
            presentation.unlink()
        }
    }

    // MARK: - The way

    private func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard UIView.areAnimationsEnabled else { return nil }
        if let own = presented.ownAnimator(isPresenting: isPresenting) { return own }
        let delegate = presented.transitioningDelegate
        guard isPresenting else { return delegate?.animationController(forDismissed: presented) }
        guard let presenter else { return nil }
        return delegate?.animationController(
            forPresented: presented,
            presenting: presenter,
            source: source ?? presenter
        )
    }

    /// Those who take part find the transition as their coordinator until it is completed.
    private func makeContext(
        isPresenting: Bool,
        animated: Bool,
        completion: @escaping (Bool) -> Void
    ) -> TransitionContext {
        let frame = controller.frameOfPresentedViewInContainerView
        let modal = TransitionContext.Part(
            controller: presented,
            view: controller.presentedView,
            initialFrame: isPresenting ? .zero : controller.presentedView?.frame ?? .zero,
            finalFrame: isPresenting ? frame : .zero
        )
        let base = presenter.map {
            TransitionContext.Part(
                controller: $0,
                view: covers ? $0.viewIfLoaded : nil,
                initialFrame: container.bounds,
                finalFrame: covers && isPresenting ? .zero : container.bounds
            )
        }
        weak let presenter = self.presenter
        let context = TransitionContext(
            from: isPresenting ? base : modal,
            to: isPresenting ? modal : base,
            in: container,
            style: style,
            isAnimated: animated && UIView.areAnimationsEnabled
        ) { [presented] didComplete in
            presented.items.coordinator = nil
            presenter?.items.coordinator = nil
            completion(didComplete)
        }
        presented.items.coordinator = context
        presenter?.items.coordinator = context
        return context
    }

    /// Moves what is presented: by its own animator, or as its transition style says.
    private func run(
        _ context: TransitionContext,
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        from start: (ModalTransition) -> Void,
        to end: @escaping (ModalTransition) -> Void
    ) {
        let transition = ModalTransition(
            style: presented.modalTransitionStyle,
            isPresenting: phase == .presenting
        )
        guard context.isAnimated else {
            UIView.performWithoutAnimation {
                end(transition)
                context.runAlongsideAnimations()
            }
            return context.completeTransition(true)
        }
        if let animator {
            let duration = animator.transitionDuration(using: context)
            context.transitionDuration = duration
            context.animationEnded = animator.animationEnded
            context.start = { [unowned context] in
                animator.animateTransition(using: context)
                context.runAlongsideAnimations(duration: duration)
            }
            context.start(by: interactor(for: animator))
            if context.isInteractive {
                context.notifyWhenInteractionChanges { [weak self, unowned context] _ in
                    self?.keepTouchesOff(until: context)
                }
            } else {
                keepTouchesOff(until: context)
            }
            return
        }
        keepTouchesOff(until: context)
        context.transitionDuration = SpringCurve.transitionDuration
        UIView.performWithoutAnimation { start(transition) }
        transition.animate(in: container) {
            end(transition)
            context.runAlongsideAnimations()
        } completion: {
            context.completeTransition(true)
        }
    }

    private func interactor(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let delegate = presented.transitioningDelegate
        return phase == .presenting
            ? delegate?.interactionControllerForPresentation(using: animator)
            : delegate?.interactionControllerForDismissal(using: animator)
    }

    private func keepTouchesOff(until context: TransitionContext) {
        guard !context.isCompleted else { return }
        weak let window = container.window
        window?.transitionCount += 1
        context.whenCompleted = { window?.transitionCount -= 1 }
    }

    /// The keyboard leaves what is about to be covered or to go.
    private func endEditing() {
        container.window?.firstResponder?.resignFirstResponder()
    }

    private func updateStatusBar(animated: Bool) {
        container.window?.windowScene?.statusBar.setNeedsUpdate(
            duration: animated && UIView.areAnimationsEnabled ? SpringCurve.transitionDuration : 0
        )
    }
}
