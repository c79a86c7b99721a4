extension UIViewController {
    /// Chooses the scroll view that bars at some edges follow, where it is not the first one in the view. Nil leaves the choice to
    /// the bars again.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { items.topScrollView = scrollView }
        if edge.contains(.bottom) { items.bottomScrollView = scrollView }
        viewIfLoaded?.superview?.setNeedsLayout()
        navigationController?.viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// As above, for bars at all edges.
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// The scroll view that was chosen for an edge; nil if none was.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge.contains(.top) ? items.topScrollView : edge.contains(.bottom) ? items.bottomScrollView : nil
    }

    /// The scroll view that a bar above the page follows: the chosen one, the view, or the first subview of that, or of those.
    var scrollViewBelowBar: UIScrollView? { items.topScrollView ?? contentScrollView }
    /// As above, for a bar below the page.
    var scrollViewAboveBar: UIScrollView? { items.bottomScrollView ?? contentScrollView }

    private var contentScrollView: UIScrollView? {
        var view = viewIfLoaded
        // How far below the page's view a scroll view may stand.
        for _ in 0..<3 {
            guard let candidate = view else { return nil }
            if let found = candidate as? UIScrollView {
                guard found !== self.view, let superview = found.superview else { return found }
                return superview.convert(found.frame.origin, to: self.view).y <= 0 ? found : nil
            }
            view = candidate.subviews.first
        }
        return nil
    }
}
