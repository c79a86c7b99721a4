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
    /// The height that the hand gives the sheet, and the one that it began with.
    private var draggedHeight: (start: CGFloat, now: CGFloat)?

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
        drag.addAction(UIAction { [unowned self] _ in handMoved() })
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

    /// Points of the upper corners; nil for the system's 10.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { heightDidChange() } }
    }

    private func heightDidChange() {
        presentation?.container.setNeedsLayout()
        updateDimming()
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
        guard let bounds = containerView?.bounds else { return .zero }
        let height = draggedHeight?.now ?? selected?.height ?? maximumHeight
        // Below its lowest height the sheet moves, above that it grows.
        let lowest = heights.first?.height ?? height
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: max(height, lowest))
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
            if presentation?.phase == .presented { moveToDetent() }
            return
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

    override var placesAtEachLayout: Bool { true }

    override func placePresentedView() {
        super.placePresentedView()
        guard let view = presentedView else { return }
        view.layer.cornerRadius = preferredCornerRadius ?? Constant.cornerRadius
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = true
        placeGrabber(in: view)
        updateDimming()
    }

    private func placeGrabber(in view: UIView) {
        guard prefersGrabberVisible else { return grabber.removeFromSuperview() }
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

    private func updateDimming() {
        guard presentation?.phase != .dismissing else { return }
        dimming.alpha = isDimmed ? 1 : 0
    }

    override var letsTouchesThrough: Bool { !isDimmed }

    override func backgroundTapped() {
        dismissForUser()
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = presentation?.container else { return }
        dimming.frame = container.bounds
        container.insertSubview(dimming, at: 0)
        UIView.performWithoutAnimation { dimming.alpha = 0 }
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.updateDimming()
        })
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        presentedView?.addGestureRecognizer(drag)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        presentedView?.removeGestureRecognizer(drag)
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.dimming.alpha = 0
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

extension UISheetPresentationController {
    /// A height in which a sheet rests.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// What a detent is known by.
        public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        enum Kind {
            case medium
            case large
            case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
        }

        let kind: Kind
        public let identifier: Identifier

        private init(_ kind: Kind, _ identifier: Identifier) {
            self.kind = kind
            self.identifier = identifier
            super.init()
        }

        /// Half of the screen.
        public static func medium() -> Detent { Detent(.medium, .medium) }

        /// All of the screen but the status bar.
        public static func large() -> Detent { Detent(.large, .large) }

        /// - Parameters:
        ///   - identifier: nil for one of its own.
        ///   - resolver: gives the height in points, without the safe area at the bottom; nil for this detent not to be there.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(.custom(resolver), identifier ?? Identifier(OwnIdentifier.next("detent")))
        }
    }
}

/// What the height of a custom detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the tallest sheet, in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
}
