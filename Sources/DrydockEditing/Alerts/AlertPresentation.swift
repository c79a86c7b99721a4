import DrydockControls
@_spi(Overriding) import DrydockViews

/// Dims what is behind an alert, and places it in the middle or at the bottom.
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView()
    private weak var alert: UIAlertController?

    init(_ alert: UIAlertController, presenting: UIViewController?) {
        self.alert = alert
        super.init(presentedViewController: alert, presenting: presenting)
        dimming.isUserInteractionEnabled = false
        dimming.backgroundColor = AlertPresentationController.dimmingColor
    }

    /// Flutter's cupertino widgets.
    private static let dimmingColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }

    override var isElevated: Bool { true }

    override var placesAtEachLayout: Bool { true }

    /// Bounds and centre, since the alert comes in scaled.
    override func placePresentedView() {
        let frame = frameOfPresentedViewInContainerView
        presentedView?.bounds.size = frame.size
        presentedView?.center = frame.center
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let alert else { return .zero }
        let bounds = container.bounds
        let safeArea = container.safeAreaInsets
        var room = CGRect(origin: .zero, size: bounds.size).inset(by: safeArea)
        room.size.height = max(bounds.height - container.keyboardLayoutGuide.distances.top - room.minY, 0)
        switch alert.preferredStyle {
        case .alert:
            let width = min(AlertView.width, max(bounds.width - 16, 0))
            let size = alert.view.sizeThatFits(CGSize(width: width, height: max(room.height - 16, 0)))
            return CGRect(
                x: (bounds.width - size.width) / 2,
                y: room.minY + (room.height - size.height) / 2,
                width: size.width,
                height: size.height
            )
        case .actionSheet:
            let edge = AlertView.sheetEdge
            let width = max(min(bounds.width, 414) - 2 * edge, 0)
            let bottom = max(safeArea.bottom, edge)
            let height = max(bounds.height - max(safeArea.top, edge) - bottom, 0)
            let size = alert.view.sizeThatFits(CGSize(width: width, height: height))
            return CGRect(
                x: (bounds.width - size.width) / 2,
                y: bounds.height - bottom - size.height,
                width: size.width,
                height: size.height
            )
        }
    }

    override func backgroundTapped() {
        if let alert, alert.preferredStyle == .actionSheet { alert.cancel() }
    }

    override func presentationTransitionWillBegin() {
        guard let container = presentation?.container else { return }
        dimming.frame = container.bounds
        container.insertSubview(dimming, at: 0)
        UIView.performWithoutAnimation { dimming.alpha = 0 }
        alert?.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.dimming.alpha = 1
        })
    }

    override func dismissalTransitionWillBegin() {
        alert?.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.dimming.alpha = 0
        })
    }

    override func containerViewDidLayoutSubviews() {
        dimming.frame = presentation?.container.bounds ?? .zero
    }
}

/// An alert fades in while it shrinks to its size, and fades out; an action sheet slides.
///
/// Figures: Flutter's cupertino widgets, which took scale, spring and times from iOS.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIAlertController.Style
    private let isPresenting: Bool

    init(style: UIAlertController.Style, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        style == .alert ? 0.404 : 0.335
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        let container = transitionContext.containerView
        if isPresenting {
            container.addSubview(view)
            UIView.performWithoutAnimation {
                container.layoutIfNeeded()
                placeOutside(view, in: container)
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            delay: 0,
            curve: curve,
            options: [.overrideInheritedDuration, .overrideInheritedCurve],
            animations: { [self] in
                if isPresenting {
                    view.alpha = 1
                    view.transform = .identity
                } else if style == .alert {
                    view.alpha = 0
                } else {
                    placeOutside(view, in: container)
                }
                (transitionContext as? TransitionContext)?.runAlongsideAnimations()
            },
            completion: { _ in transitionContext.completeTransition(true) }
        )
    }

    private func placeOutside(_ view: UIView, in container: UIView) {
        switch style {
        case .alert:
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
        case .actionSheet:
            let distance = container.bounds.height - (view.center.y - view.bounds.height / 2)
            view.transform = CGAffineTransform(translationX: 0, y: distance)
        }
    }

    /// An alert's spring has the stiffness 522.35 at mass 1, critically damped.
    private var curve: AnimationTiming.Curve {
        guard style == .alert else { return .cubic(.easeInEaseOut) }
        return .spring(SpringCurve(dampingRatio: 1, frequency: 522.35.squareRoot()))
    }
}
