public import Foundation

/// Told of the heights that the user gives a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user, and not code, chose another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Presents a controller as a sheet at the bottom of the screen, in one of several heights.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private let dimming = UIView()
    private let grabber = UIView()
    private let drag = UIPanGestureRecognizer(target: nil, action: nil)
    private let dragDelegate = SheetDragDelegate()
    /// The height that the hand gives the sheet, and the one that it began with.
    private var draggedHeight: (start: CGFloat, now: CGFloat)?
    /// Whether the sheet is in its place or on its way there, and what is behind it looks like that.
    private var isInPlace = false
    /// What a large sheet pushes back.
    private var behind: PushedBackView?
    /// Whether the sheet stands in the place of the lowest of those that go with it. Set by `takePlace(of:)`, cleared when it has gone.
    private var isStandIn = false

    public override init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.isUserInteractionEnabled = false
        dimming.backgroundColor = Constant.dimming
        grabber.isUserInteractionEnabled = false
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = Constant.grabber.height / 2
        grabber.accessibilityIdentifier = "SheetGrabber"
        drag.addAction(UIAction { [weak self] _ in self?.handMoved() })
        dragDelegate.sheet = self
        drag.delegate = dragDelegate
    }

    // MARK: - Detents

    /// The heights in which the sheet rests; a large one alone unless set. Not empty.
    open var detents: [Detent] = [.large()] {
        didSet {
            require(
                !detents.isEmpty,
                "UISheetPresentationController.detents: a sheet of \(presentedViewController.debugName) needs one"
            )
            heightDidChange()
        }
    }

    /// The height in which the sheet is; nil for the lowest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { heightDidChange() } }
    }

    /// Up to this height what is behind the sheet is not dimmed and gets touches; nil dims it always.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { heightDidChange() } }
    }

    /// Runs `changes`, of detents and what is selected, so that the sheet moves to its new height.
    open func animateChanges(_ changes: () -> Void) {
        guard let container = presentation?.container, container.window != nil else { return changes() }
        container.layoutIfNeeded()
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(
                withDuration: SpringCurve.transitionDuration,
                delay: 0,
                curve: .spring(.transition),
                options: [],
                animations: {
                    changes()
                    container.layoutIfNeeded()
                },
                completion: nil
            )
        }
    }

    /// Asks custom detents for their heights again.
    open func invalidateDetents() {
        heightDidChange()
    }

    // MARK: - Look

    /// Whether a handle at the top of the sheet shows that it can be dragged.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { heightDidChange() } }
    }

    /// Whether a drag up over scrolled content that stands at its beginning makes the sheet higher before it scrolls the content.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet keeps to the bottom of a screen of little height, where it is all of the screen otherwise.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { heightDidChange() } }
    }

    /// Whether a sheet at the bottom of a screen of little height is as wide as its controller prefers.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { heightDidChange() } }
    }

    /// Points of the upper corners; nil for the system's 10.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { heightDidChange() } }
    }

    private func heightDidChange() {
        guard let presentation else { return }
        presentation.container.setNeedsLayout()
        presentedViewController.setNeedsStatusBarAppearanceUpdate()
        updateBehind()
    }

    // MARK: - Geometry

    /// Points from the bottom to the top of the tallest sheet.
    private var maximumHeight: CGFloat {
        guard let container = presentation?.container else { return 0 }
        let top = container.window?.windowScene?.safeAreaInsets.top ?? 0
        return max(container.bounds.height - top - Constant.gap, 0)
    }

    /// Points of the sheet's height; what a custom detent says is above the screen's bottom edge.
    private func height(of detent: Detent) -> CGFloat? {
        guard let container = presentation?.container else { return nil }
        switch detent.kind {
        case .large: return maximumHeight
        case .medium: return min(container.bounds.height / 2, maximumHeight)
        case .custom(let resolve):
            let bottom = container.safeAreaInsets.bottom
            let context = DetentContext(
                containerTraitCollection: container.traitCollection,
                maximumDetentValue: max(maximumHeight - bottom, 0)
            )
            guard let value = resolve(context) else { return nil }
            require(
                value.isFinite,
                "UISheetPresentationController: the detent \"\(detent.identifier.rawValue)\" is \(value) points high"
            )
            return min(max(value, 0) + bottom, maximumHeight)
        }
    }

    /// From low to high.
    private var heights: [(detent: Detent, height: CGFloat)] {
        detents.compactMap { detent in height(of: detent).map { (detent, $0) } }
            .sorted { $0.height < $1.height }
    }

    private var selected: (detent: Detent, height: CGFloat)? {
        let heights = self.heights
        return heights.first { $0.detent.identifier == selectedDetentIdentifier } ?? heights.first
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let bounds = container.bounds
        if isFullScreen { return bounds }
        let height = draggedHeight?.now ?? selected?.height ?? maximumHeight
        // Below its lowest height the sheet moves, above that it grows.
        let lowest = heights.first?.height ?? height
        let sides = edgeAttachedSides(in: container)
        return CGRect(
            x: sides.lowerBound,
            y: bounds.height - height,
            width: sides.upperBound - sides.lowerBound,
            height: max(height, lowest)
        )
    }

    /// Whether a drag upwards has a higher detent to go to.
    var canGrow: Bool {
        guard let height = selected?.height, let highest = heights.last?.height else { return false }
        return height < highest
    }

    // MARK: - The hand

    private func handMoved() {
        guard let presentation, presentation.phase == .presented, let container = containerView else {
            return
        }
        let heights = self.heights.map(\.height)
        switch drag.state {
        case .began:
            let height = selected?.height ?? maximumHeight
            draggedHeight = (height, height)
        case .changed:
            guard let start = draggedHeight?.start else { return }
            let wanted = start - drag.translation(in: container).y
            let highest = heights.last ?? start
            // What is too high gives way less and less.
            let height = wanted > highest ? highest + (wanted - highest) / 8 : max(wanted, 0)
            draggedHeight = (start, min(height, maximumHeight + UISheetPresentationController.Constant.gap))
            UIView.performWithoutAnimation { placePresentedView() }
        case .ended: handLetGo(velocity: drag.velocity(in: container).y, heights)
        case .cancelled, .failed: moveToDetent()
        default: break
        }
    }

    /// - Parameter velocity: points a second, downwards.
    private func handLetGo(velocity: CGFloat, _ heights: [CGFloat]) {
        guard let dragged = draggedHeight, let lowest = heights.first else { return }
        let isLow = dragged.now < lowest
        if isLow, velocity > 2 * lowest || dragged.now < lowest / 2 && velocity > -lowest {
            draggedHeight = nil
            dismissForUser()
            // What must not go comes to rest as low as it can.
            guard presentation?.phase == .presented else { return }
        }
        // Where a scroll view that slows down usually would come to rest.
        let target = dragged.now - velocity * 0.1
        let nearest = self.heights.min { abs($0.height - target) < abs($1.height - target) }
        let old = selected?.detent.identifier
        moveToDetent(nearest?.detent.identifier)
        guard nearest?.detent.identifier != old else { return }
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private func moveToDetent(_ identifier: Detent.Identifier? = nil) {
        UIView.animate(
            withDuration: 0.3,
            delay: 0,
            curve: .cubic(.easeOut),
            options: [],
            animations: { [self] in
                draggedHeight = nil
                if let identifier { selectedDetentIdentifier = identifier }
                placePresentedView()
                containerView?.layoutIfNeeded()
            },
            completion: nil
        )
    }

    @_spi(Overriding) public override var placesAtEachLayout: Bool { true }

    @_spi(Overriding) public override func placePresentedView() {
        super.placePresentedView()
        guard let view = presentedView else { return }
        view.layer.cornerRadius = isFullScreen ? 0 : preferredCornerRadius ?? Constant.cornerRadius
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = true
        placeGrabber(in: view)
        updateBehind()
    }

    private func placeGrabber(in view: UIView) {
        guard prefersGrabberVisible, !isFullScreen else { return grabber.removeFromSuperview() }
        if grabber.superview !== view { view.addSubview(grabber) }
        view.bringSubviewToFront(grabber)
        let size = Constant.grabber
        grabber.frame = CGRect(
            x: (view.bounds.width - size.width) / 2,
            y: 5,
            width: size.width,
            height: size.height
        )
    }

    // MARK: - Dimming

    private var isDimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier,
            let limitHeight = heights.first(where: { $0.detent.identifier == limit })?.height,
            let height = selected?.height
        else { return true }
        return height > limitHeight
    }

    private func updateBehind() {
        dimming.alpha = isInPlace && isDimmed ? 1 : 0
        guard let presentation else { return }
        presentation.updatePresentersTint()
        let amount = isInPlace ? pushing(at: draggedHeight?.now) : 0
        if behind == nil, amount > 0, let presenter = presentation.presenter {
            behind = (presenter.hostPresentation?.controller.presentedView ?? presenter.viewIfLoaded)
                .map(PushedBackView.init)
        }
        behind?.show(amount, top: presentation.container.bounds.height - maximumHeight - Constant.gap)
    }

    /// How far a sheet pushes back what is behind it, on a phone's upright screen: more and more from the height below the largest on.
    /// - Parameter height: points; nil for that in which the sheet rests.
    private func pushing(at height: CGFloat? = nil) -> CGFloat {
        let heights = self.heights.map(\.height)
        guard let traits = presentation?.container.traitCollection, traits.horizontalSizeClass == .compact,
            traits.verticalSizeClass != .compact, let highest = heights.last, highest > 0,
            highest >= maximumHeight
        else { return 0 }
        let lower = heights.last { $0 < highest } ?? 0
        let height = height ?? selected?.height ?? highest
        return min(max((height - lower) / (highest - lower), 0), 1)
    }

    override var pushesPresenterBack: Bool { pushing() > 0.5 }

    /// What the lowest pushes back, which is the first to be replaced, comes forward with this one.
    override func takePlace(of below: UIPresentationController) {
        guard !isStandIn else { return below.leave() }
        isStandIn = true
        leave()
        guard let below = below as? UISheetPresentationController else { return below.leave() }
        swap(&behind, &below.behind)
    }

    override func leave() {
        behind?.restore()
        behind = nil
    }

    override var letsTouchesThrough: Bool { !isDimmed }

    override var dimsPresentersTint: Bool { isDimmed }

    @_spi(Overriding) public override func backgroundTapped() {
        dismissForUser()
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = presentation?.container else { return }
        dimming.frame = container.bounds
        container.insertSubview(dimming, at: 0)
        UIView.performWithoutAnimation { updateBehind() }
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.isInPlace = true
            self?.updateBehind()
        })
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard completed else { return leave() }
        presentedView?.addGestureRecognizer(drag)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        isInPlace = !completed
        guard completed else { return updateBehind() }
        isStandIn = false
        presentedView?.removeGestureRecognizer(drag)
        leave()
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.isInPlace = false
            self?.updateBehind()
        })
    }

    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        dimming.frame = presentation?.container.bounds ?? .zero
    }

    private enum Constant {
        /// Points between the status bar and the tallest sheet.
        static let gap: CGFloat = 10
        static let cornerRadius: CGFloat = 10
        static let grabber = CGSize(width: 36, height: 5)
        static let dimming = UIColor(white: 0, alpha: 0.2)
    }
}
