/// Is told how a scroll view scrolls and zooms. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The offset has changed, whoever changed it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// A drag begins.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The fingers are gone.
    ///
    /// - Parameters:
    ///   - velocity: of the offset, in points a millisecond.
    ///   - targetContentOffset: where scrolling would end; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    /// The fingers are gone; content goes on by itself when it decelerates.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Content goes on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of the offset or the zoom scale is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view that is scaled; nil for no zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Zooming begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Zooming is over, at a scale within the limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether a tap on the status bar scrolls to the top; true by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// A tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The insets or the safe area have changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    ) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Gives scroll views their `delegate`.
///
/// A property of a class cannot have another type in a subclass, as UIKit's tables and text views have it for their delegates.
/// One of a protocol's extension can: such a subclass declares its own `delegate`, and passes it on here.
@preconcurrency @MainActor
public protocol ScrollDelegateOwner: UIScrollView {}

extension ScrollDelegateOwner {
    /// Is told how the view scrolls and zooms.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
