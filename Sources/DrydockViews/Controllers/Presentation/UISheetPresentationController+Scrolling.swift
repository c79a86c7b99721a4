import Foundation

extension UISheetPresentationController {
    private var hasCompactHeight: Bool {
        containerView?.traitCollection.verticalSizeClass == .compact
    }

    /// Whether the screen is so low that the sheet takes all of it.
    var isFullScreen: Bool { hasCompactHeight && !prefersEdgeAttachedInCompactHeight }

    /// From the left to the right edge of the sheet, in points.
    func edgeAttachedSides(in container: UIView) -> ClosedRange<CGFloat> {
        let bounds = container.bounds
        guard hasCompactHeight else { return 0...bounds.width }
        let insets = container.safeAreaInsets
        let room = max(bounds.width - insets.left - insets.right, 0)
        let wanted = presentedViewController.preferredContentSize.width
        let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && wanted > 0
        let width = follows ? min(wanted, room) : room
        let left = insets.left + (room - width) / 2
        return left...left + width
    }
}

/// Judges between a sheet's drag and the scroll views in it: content that stands at its beginning leaves the finger to the sheet.
final class SheetDragDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var sheet: UISheetPresentationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, let drag = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        if sheet.isFullScreen { return false }
        guard let view = sheet.presentedView,
            let touched = view.hitTest(drag.location(in: view), with: nil)
        else { return true }
        let scrollViews = sequence(first: touched) { $0 === view ? nil : $0.superview }
            .compactMap { $0 as? UIScrollView }
            .filter(\.scrollsUpAndDown)
        guard !scrollViews.isEmpty else { return true }
        let velocity = drag.velocity(in: view)
        guard abs(velocity.y) > abs(velocity.x),
            scrollViews.allSatisfy({ $0.contentOffset.y <= -$0.adjustedContentInset.top })
        else { return false }
        if velocity.y < 0 { return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.canGrow }
        return scrollViews.allSatisfy { $0.refreshControl == nil }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
        return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView.scrollsUpAndDown
    }
}

extension UIScrollView {
    /// Whether a drag up or down moves the content.
    fileprivate var scrollsUpAndDown: Bool {
        guard isScrollEnabled else { return false }
        let inset = adjustedContentInset
        return alwaysBounceVertical || contentSize.height + inset.top + inset.bottom > bounds.height
    }
}
