/// The way in and out of a presented controller's view.
struct ModalTransition {
    let style: UIModalTransitionStyle
    let isPresenting: Bool

    /// Where the view is before it comes and after it has gone.
    func setOutside(_ view: UIView, in container: UIView) {
        switch style {
        case .coverVertical: view.frame.origin.y = container.bounds.height
        case .flipHorizontal, .crossDissolve: view.alpha = 0
        }
    }

    func setInside(_ view: UIView, in container: UITransitionView) {
        switch style {
        case .coverVertical: container.modalPresentation?.controller.placePresentedView()
        case .flipHorizontal, .crossDissolve: view.alpha = 1
        }
    }

    /// UIKit's spring for transitions; the others ease in and out in the same time. What turns around is what the container
    /// lies in.
    func animate(
        in container: UIView,
        _ animations: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        if style == .flipHorizontal, let ground = container.superview {
            return UIView.transition(
                with: ground,
                duration: SpringCurve.transitionDuration,
                options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
                animations: animations,
                completion: { _ in completion() }
            )
        }
        UIView.animate(
            withDuration: SpringCurve.transitionDuration,
            delay: 0,
            curve: style == .coverVertical ? .spring(.transition) : .cubic(.easeInEaseOut),
            options: [.overrideInheritedDuration, .overrideInheritedCurve],
            animations: animations,
            completion: { _ in completion() }
        )
    }
}
