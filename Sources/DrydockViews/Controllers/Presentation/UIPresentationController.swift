public import Foundation

/// What the owner of a presentation is asked and told when the user dismisses it: by a drag, a tap beside it or Escape.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// - Returns: false to keep what is presented.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to dismiss what is modal, or what is to be kept.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

/// Places what is presented, and adds what is shown around it: a dimming view for instance.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    weak var presenting: UIViewController? {
        didSet { if kept != nil { kept?.presenting = presenting } }
    }
    /// Both controllers, as in UIKit; nil while the presented one keeps this one, which would be a circle.
    private var kept: (presented: UIViewController, presenting: UIViewController?)?
    package weak var presentation: Presentation?

    /// - Parameter presentingViewController: nil if it is not known yet.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
        kept = (presentedViewController, presentingViewController)
        super.init()
    }

    /// The presented controller keeps this one from now on, before and during the presentation, or no longer does.
    func setKept(byPresented isKept: Bool) {
        kept = isKept ? nil : presented.map { ($0, presenting) }
    }

    /// What is, or will be, presented. Before the presentation, a controller that made its presentation controller itself has to be
    /// kept by the caller.
    open var presentedViewController: UIViewController {
        guard let presented else {
            fatalError(
                "\(type(of: self)).presentedViewController: the controller, which has made this presentation controller, was freed before it was presented; keep it"
            )
        }
        return presented
    }

    /// Who presents, or will: the presented controller itself before that is known.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// Where everything that belongs to the presentation is shown; nil while nothing is presented.
    open var containerView: UIView? { presentation?.container }

    /// What is placed and moved: the presented controller's view, unless it is put into another.
    open var presentedView: UIView? { presented?.viewIfLoaded }

    /// Where the presented view is to be; the container's bounds unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presenter's view leaves the window while it is covered.
    open var shouldRemovePresentersView: Bool { false }

    /// Whether what is presented covers the whole window, rather than the controller that defines its context.
    open var shouldPresentInFullscreen: Bool { !presentationStyle.isInContext }

    // MARK: - Override points

    /// Before the way in: add views to the container here, and animate alongside the transition.
    open func presentationTransitionWillBegin() {}
    /// After the way in; false if it was taken back.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Before the way out.
    open func dismissalTransitionWillBegin() {}
    /// After the way out; false if it was taken back.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// After the container has laid out its subviews: place those of your own here.
    open func containerViewDidLayoutSubviews() {}
    /// The presented controller wants another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size that the presented controller is told it will have: the container's, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Before the container gets another size: passes it on to what is presented. Call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        let presented = presentedViewController
        let presentedSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        presented.viewWillTransition(to: presentedSize, with: coordinator)
    }

    /// Before the traits change with the window's size: passes it on to what is presented. Call super.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.prepare(for: newCollection, with: coordinator)
    }

    // MARK: - What the system's own do differently

    /// Whether the presented view gets its place with each layout of the container, and not only when that has another size.
    @_spi(Overriding) open var placesAtEachLayout: Bool { false }

    /// Whether what is presented has the colours of what lies above a screen.
    @_spi(Overriding) open var isElevated: Bool { presentationStyle.isSheet }

    /// Whether the tint of the presenter's view is dimmed.
    var dimsPresentersTint: Bool { isElevated }

    /// Whether a touch that hits nothing in the container goes on to what is behind it.
    var letsTouchesThrough: Bool { false }

    /// Whether the presenter stands small behind what is presented, and the status bar above both.
    var pushesPresenterBack: Bool { false }

    /// The presentation below goes without a transition, and this one stands in its place.
    func takePlace(of below: UIPresentationController) { below.leave() }

    /// The presentation goes without a transition.
    func leave() {}

    /// A tap beside what is presented.
    @_spi(Overriding) open func backgroundTapped() {}

    @_spi(Overriding) open func placePresentedView() {
        guard let view = presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        // In the container's own layout, a view that is held has its place by its constraints.
        if view.holdPlace(frame), containerView?.layoutNode.isLayingOutSubviews == true { return }
        view.placeUntransformed(frame)
    }

    /// The user wants what is presented to go.
    func dismissForUser() {
        guard let presentation, presentation.phase == .presented else { return }
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presentation.presenter?.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
        }
    }
}

/// Covers the screen, or the context.
final class FullScreenPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle

    init(_ presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
        self.style = style
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { style.coversPresenter }

    override var placesAtEachLayout: Bool { true }
}

/// Makes what a presentation of its own needs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// - Returns: who places a controller of the style `custom`; nil for the whole screen.
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?

    /// - Returns: who animates the way in; nil for the usual way.
    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// - Returns: who animates the way out; nil for the usual way.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// - Returns: who drives the way in by hand; nil for an animation. Asked only where there is an animator.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// - Returns: who drives the way out by hand; nil for an animation. Asked only where there is an animator.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        nil
    }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        nil
    }

    public func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        nil
    }

    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        nil
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        nil
    }
}

extension UIViewController {
    /// See `presentationController`.
    var nearestPresentationController: UIPresentationController? {
        if let presentation = chain.lazy.compactMap(\.hostPresentation).first {
            return presentation.controller
        }
        return preparedPresentationController(presenting: nil, source: self)
    }

    /// The controller of the sheet that this controller, or the one that contains it, is or will be shown as; nil for other
    /// styles.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// Made once for a presentation: what code sets before the presentation is the presentation's.
    func preparedPresentationController(
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController {
        if let prepared = items.presentationController, prepared.style == modalPresentationStyle,
            !(prepared.isPreliminary && presenting != nil)
        {
            if let presenting { prepared.controller.presenting = presenting }
            return prepared.controller
        }
        let style = modalPresentationStyle
        let controller =
            ownPresentationController(presenting: presenting)
            ?? (style == .custom
                ? transitioningDelegate?.presentationController(
                    forPresented: self,
                    presenting: presenting,
                    source: source
                ) : nil)
            ?? (style.isSheet
                ? UISheetPresentationController(presentedViewController: self, presenting: presenting)
                : FullScreenPresentationController(self, presenting: presenting, style: style))
        items.presentationController = PreparedPresentationController(
            style: style,
            controller: controller,
            isPreliminary: style == .custom && presenting == nil
        )
        return controller
    }

    func forgetPresentationController() {
        items.presentationController = nil
    }
}

/// A presentation controller that waits for its presentation, or is in it.
struct PreparedPresentationController {
    let style: UIModalPresentationStyle
    let controller: UIPresentationController
    /// Made without a presenter, which a delegate's own may want to know.
    let isPreliminary: Bool
}
