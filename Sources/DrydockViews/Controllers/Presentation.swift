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
    let container: UITransitionView
    /// The presenter's view while it is not to be seen.
    private var coveredView: CoveredView?
    /// Whether the presented controller is just being told that it has appeared.
    private var isArriving = false
    private weak var focusBefore: UIView?

    init(
        of presented: UIViewController,
        by presenter: UIViewController,
        style: UIModalPresentationStyle,
        in window: UIWindow
    ) {
        self.presented = presented
        self.presenter = presenter
        self.style = style
        container = UITransitionView(frame: window.bounds)
        container.modalPresentation = self
        if style.isSheet { container.traitOverrides.userInterfaceLevel = .elevated }
        focusBefore = window.focusedView
        let context = presenter.view
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

    var isBeingPresented: Bool { phase == .presenting || isArriving }

    // MARK: - In

    func present(animated: Bool, completion: (() -> Void)?) {
        guard let presenter, let view = presented.view else { return }
        presenter.ownPresentation = self
        presented.hostPresentation = self
        endEditing()
        if style.coversPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        container.layOutPresentedView()
        container.addSubview(view)
        updateStatusBar(animated: animated)
        container.layoutIfNeeded()
        move(animated: animated) { [self] transition in
            transition.setOutside(view, in: container)
        } to: { [self] transition in
            transition.setInside(view, in: container)
        } completion: { [self] in
            finishPresenting()
            completion?()
        }
    }

    private func finishPresenting() {
        // Taken away with the controllers below, while it was on its way.
        guard phase == .presenting else { return }
        phase = .presented
        isArriving = true
        presented.endAppearanceTransition()
        isArriving = false
        // `viewDidAppear` may have dismissed it already.
        guard phase == .presented, presented.hostPresentation === self else { return }
        if style.coversPresenter, let view = presenter?.viewIfLoaded {
            coveredView = CoveredView(view)
            presenter?.endAppearanceTransition()
        }
        container.window?.focusMovesInto(presented)
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
        let isVisible = below.presented.appearance == .appeared
        if isVisible { below.presented.beginAppearanceTransition(false, animated: false) }
        below.phase = .dismissing
        below.container.removeFromSuperview()
        if isVisible { below.presented.endAppearanceTransition() }
        unlinkFromPresenter()
        coveredView = below.coveredView
        presenter = below.presenter
        focusBefore = below.focusBefore
        below.unlink()
        presenter?.ownPresentation = self
    }

    private func dismissTop(animated: Bool, completion: (() -> Void)?) {
        guard let view = presented.view else { return }
        phase = .dismissing
        endEditing()
        presented.beginAppearanceTransition(false, animated: animated)
        if style.coversPresenter || coveredView != nil {
            presenter?.beginAppearanceTransition(true, animated: animated)
            coveredView?.uncover(below: container)
        }
        updateStatusBar(animated: animated)
        move(animated: animated) { _ in
        } to: { [self] transition in
            transition.setOutside(view, in: container)
        } completion: { [self] in
            finishDismissing()
            completion?()
        }
    }

    private func finishDismissing() {
        guard presented.hostPresentation === self else { return }
        let window = container.window
        presenter?.endAppearanceTransition()
        container.removeFromSuperview()
        presented.endAppearanceTransition()
        unlink()
        if let window, let root = window.rootViewController {
            window.focusReturns(to: focusBefore, in: root.topmostPresented)
        }
    }

    private func unlink() {
        unlinkFromPresenter()
        if presented.hostPresentation === self { presented.hostPresentation = nil }
    }

    private func unlinkFromPresenter() {
        if presenter?.ownPresentation === self { presenter?.ownPresentation = nil }
    }

    /// Ends the presentation because the controllers below are taken away.
    func abandon() {
        for presentation in withPresentationsAbove.reversed() {
            presentation.phase = .dismissing
            presentation.container.removeFromSuperview()
            presentation.unlink()
        }
    }

    // MARK: - The way

    private func move(
        animated: Bool,
        from start: (ModalTransition) -> Void,
        to end: @escaping (ModalTransition) -> Void,
        completion: @escaping () -> Void
    ) {
        let transition = ModalTransition(style: presented.modalTransitionStyle, isSheet: style.isSheet)
        guard animated else {
            UIView.performWithoutAnimation { end(transition) }
            return completion()
        }
        UIView.performWithoutAnimation { start(transition) }
        weak let window = container.window
        window?.transitionCount += 1
        transition.animate {
            end(transition)
        } completion: {
            window?.transitionCount -= 1
            completion()
        }
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
