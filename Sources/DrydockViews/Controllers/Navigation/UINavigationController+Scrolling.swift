/// A bar above scrolled content that changes as that moves.
protocol ScrollFollowingBar: AnyObject {
    func contentDidScroll(_ scrollView: UIScrollView)
    /// Where content comes to rest that would by itself at `offset`, in points of the content.
    func restingOffset(for offset: CGFloat, in scrollView: UIScrollView) -> CGFloat
}

/// The bar follows the content of the page that is shown: its ground appears as content comes to lie behind it, and a large
/// title collapses before that.
extension UINavigationController: ScrollFollowingBar {
    /// The scroll view that fills a page: its view, or the first subview of that, or of those.
    private func contentScrollView(of page: UIViewController) -> UIScrollView? {
        var view = page.viewIfLoaded
        for _ in 0..<Constant.searchDepth {
            guard let candidate = view else { return nil }
            if let found = candidate as? UIScrollView {
                guard found !== page.view, let superview = found.superview else { return found }
                return superview.convert(found.frame.origin, to: page.view).y <= 0 ? found : nil
            }
            view = candidate.subviews.first
        }
        return nil
    }

    /// Follows the page's content from now on.
    func followContent(of page: UIViewController) {
        let scrollView = contentScrollView(of: page)
        if followed !== scrollView {
            followed?.followingBar = nil
            followed?.collapsedInset = 0
            followed = scrollView
            scrollView?.followingBar = self
        }
        updateBar()
    }

    func contentDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === followed, transition == nil else { return }
        let (room, depth) = (navigationBar.largeTitleRoom, navigationBar.contentDepth)
        updateBar()
        guard navigationBar.largeTitleRoom != room || navigationBar.contentDepth != depth else { return }
        view.setNeedsLayout()
    }

    private func updateBar() {
        let full = UINavigationBar.largeTitleHeight
        guard let scrollView = followed, scrollView.isLaidOut else {
            navigationBar.largeTitleRoom = full
            navigationBar.contentDepth = 0
            return
        }
        let moved =
            scrollView.contentOffset.y + scrollView.adjustedContentInset.top + scrollView.collapsedInset
        guard collapses(scrollView) else {
            navigationBar.largeTitleRoom = full
            navigationBar.contentDepth = moved
            return
        }
        navigationBar.largeTitleRoom = max(full - moved, 0)
        navigationBar.contentDepth = moved - full
    }

    /// Whether the large title makes room for the content.
    private func collapses(_ scrollView: UIScrollView) -> Bool {
        navigationBar.showsLargeTitle && navigationBar.isTranslucent
            && scrollView.contentInsetAdjustmentBehavior != .never
            && shown?.edgesForExtendedLayout.contains(.top) == true
    }

    /// What the page's content has to know of the bar's height, which `placePage` tells through the safe area.
    func updateCollapsedInset() {
        guard let scrollView = followed else { return }
        let full = UINavigationBar.largeTitleHeight
        scrollView.collapsedInset =
            collapses(scrollView) && scrollView.isLaidOut ? full - min(navigationBar.largeTitleRoom, full) : 0
    }

    /// A large title comes to rest either whole or gone.
    func restingOffset(for offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        guard scrollView === followed, collapses(scrollView) else { return offset }
        let start = scrollView.offsetLimits.y.lowerBound
        let full = UINavigationBar.largeTitleHeight
        guard offset > start, offset < start + full else { return offset }
        let end = min(start + full, scrollView.offsetLimits.y.upperBound)
        return offset - start < full / 2 ? start : end
    }

    private enum Constant {
        /// How far below the page's view a scroll view may stand.
        static let searchDepth = 3
    }
}

extension UIScrollView {
    /// Whether the content has had its place below the bars.
    fileprivate var isLaidOut: Bool { knownSize != .zero }
}
