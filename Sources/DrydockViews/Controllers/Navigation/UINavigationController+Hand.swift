extension UINavigationController {
    /// Brings the page below to light by a drag from the leading edge. Whoever sets another delegate decides when.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? {
        isViewLoaded ? popGesture : nil
    }

    func setUpPopGesture() {
        popGesture.addAction(UIAction { [weak self] _ in self?.handMoved() })
        popGesture.delegate = popGate
        popGate.navigation = self
        view.addGestureRecognizer(popGesture)
        barHiding.addToView()
    }

    private func handMoved() {
        switch popGesture.state {
        case .began:
            guard stack.count > 1, transition == nil else { return }
            isPoppedByHand = true
            popViewController(animated: true)
            isPoppedByHand = false
        case .changed:
            guard let transition, let context = transition.context, context.isInteractive else { return }
            let progress = handProgress
            context.updateInteractiveTransition(progress)
            UIView.performWithoutAnimation { transition.place(at: progress) }
        case .ended, .cancelled, .failed:
            guard let transition, transition.context?.isInteractive == true else { return }
            let isFinishing =
                popGesture.state == .ended && (handSpeed >= 1 || handSpeed > -1 && handProgress > 0.5)
            release(transition, finishes: isFinishing)
        default: break
        }
    }

    private var handSign: CGFloat { view.isRightToLeft ? -1 : 1 }

    /// From 0 to 1 over the view's width.
    private var handProgress: CGFloat {
        min(max(handSign * popGesture.translation(in: view).x / max(view.bounds.width, 1), 0), 1)
    }

    /// Widths a second.
    private var handSpeed: CGFloat { handSign * popGesture.velocity(in: view).x / max(view.bounds.width, 1) }

    /// The pages go on to the end, or back, in at most 0.35 s.
    private func release(_ transition: NavigationTransition, finishes: Bool) {
        guard let context = transition.context else { return }
        let rest = finishes ? 1 - context.percentComplete : context.percentComplete
        if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        transition.window = view.window
        transition.window?.transitionCount += 1
        UIView.animate(
            withDuration: 0.35 * TimeInterval(max(rest, 0.3)),
            delay: 0,
            curve: .cubic(.easeOut),
            options: [.overrideInheritedDuration, .overrideInheritedCurve],
            animations: {
                transition.place(at: finishes ? 1 : 0)
                if finishes { context.runAlongsideAnimations() }
                self.layOut()
            },
            completion: { _ in context.completeTransition(finishes) }
        )
    }
}

/// Lets the hand begin where a back button would lead back.
final class PopGestureGate: NSObject, UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.stack.count > 1, navigation.transition == nil,
            !navigation.isBarHidden, let item = navigation.topViewController?.navigationItem,
            !item.hidesBackButton
        else { return false }
        return item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty ?? true
    }
}
