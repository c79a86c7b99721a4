/// The way in and out of a presented controller's view.
struct ModalTransition {
    let style: UIModalTransitionStyle

    /// Where the view is before it comes and after it has gone.
    func setOutside(_ view: UIView, in container: UIView) {
        switch style {
        case .coverVertical: view.frame.origin.y = container.bounds.height
        case .crossDissolve: view.alpha = 0
        }
    }

    func setInside(_ view: UIView, in container: UITransitionView) {
        switch style {
        case .coverVertical: container.modalPresentation?.controller.placePresentedView()
        case .crossDissolve: view.alpha = 1
        }
    }

    /// UIKit's spring for transitions; a cross-dissolve eases in and out in the same time.
    func animate(_ animations: @escaping () -> Void, completion: @escaping () -> Void) {
        let curve: AnimationTiming.Curve =
            switch style {
            case .coverVertical: .spring(.transition)
            case .crossDissolve: .cubic(.easeInEaseOut)
            }
        UIView.animate(
            withDuration: SpringCurve.transitionDuration,
            delay: 0,
            curve: curve,
            options: [.overrideInheritedDuration, .overrideInheritedCurve],
            animations: animations,
            completion: { _ in completion() }
        )
    }
}
