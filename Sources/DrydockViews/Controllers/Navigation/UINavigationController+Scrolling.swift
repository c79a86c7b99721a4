/// A bar above scrolled content that changes as that moves.
protocol ScrollFollowingBar: AnyObject {
    func contentDidScroll(_ scrollView: UIScrollView)
    /// Where content comes to rest that would by itself at `offset`, in points of the content.
    func restingOffset(for offset: CGFloat, in scrollView: UIScrollView) -> CGFloat
}

/// The bar follows the content of the page that is shown: its ground appears as content comes to lie behind it, and a large
/// title collapses before that.
extension UINavigationController: ScrollFollowingBar {
    /// Follows the page's content from now on.
    func followContent(of page: UIViewController) {
        let scrollView = page.scrollViewBelowBar
        if followed !== scrollView {
            followed?.followingBar = nil
            followed?.collapsedInset = 0
            followed = scrollView
            scrollView?.followingBar = self
        }
        updateBar()
    }

    /// The page's content has scrolled so much of the large title and the search bar away that its own item has.
    func barItemsDidChange() {
        if let shown { followContent(of: shown) }
    }

    func contentDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === followed, transition == nil else { return }
        let bar = navigationBar
        let (title, search, depth) = (bar.largeTitleRoom, bar.searchRoom, bar.contentDepth)
        updateBar()
        guard bar.largeTitleRoom != title || bar.searchRoom != search || bar.contentDepth != depth else {
            return
        }
        view.setNeedsLayout()
    }

    /// Points that large title and search bar give up to the content.
    private var collapsible: (title: CGFloat, search: CGFloat) {
        guard let scrollView = followed, scrollView.isLaidOut, navigationBar.isTranslucent,
            scrollView.contentInsetAdjustmentBehavior != .never, !navigationBar.isSearching,
            shown?.edgesForExtendedLayout.contains(.top) == true
        else { return (0, 0) }
        let hides = shown?.navigationItem.hidesSearchBarWhenScrolling == true
        return (
            navigationBar.showsLargeTitle ? navigationBar.largeTitleHeight : 0,
            navigationBar.showsSearchBar && hides ? navigationBar.searchHeight : 0
        )
    }

    /// The search bar goes first, and comes last.
    private func updateBar() {
        let bar = navigationBar
        bar.largeTitleRoom = bar.largeTitleHeight
        bar.searchRoom = bar.searchHeight
        guard let scrollView = followed, scrollView.isLaidOut else {
            bar.contentDepth = 0
            return
        }
        let (title, search) = collapsible
        let moved = movedContent(of: scrollView)
        let room = max(title + search - moved, 0)
        if search > 0 { bar.searchRoom = min(max(room - title, 0), search) }
        if title > 0 { bar.largeTitleRoom = moved < 0 ? title - moved : min(room, title) }
        bar.contentDepth = moved - title - search
    }

    /// Points from where the content is at its beginning. A page that is not in the window lacks the window's safe area, and
    /// is taken to have it still.
    private func movedContent(of scrollView: UIScrollView) -> CGFloat {
        let inset = scrollView.adjustedContentInset.top + scrollView.collapsedInset
        if scrollView.window != nil { scrollView.insetInWindow = inset }
        return scrollView.contentOffset.y + (scrollView.insetInWindow ?? inset)
    }

    /// What the page's content has to know of the bar's height, which `placePage` tells through the safe area.
    func updateCollapsedInset() {
        guard let scrollView = followed else { return }
        let (title, search) = collapsible
        let shownTitle = title > 0 ? min(navigationBar.largeTitleRoom, title) : 0
        let shownSearch = search > 0 ? navigationBar.searchRoom : 0
        scrollView.collapsedInset = title + search - shownTitle - shownSearch
    }

    /// Large title and search bar come to rest either whole or gone.
    func restingOffset(for offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        let (title, search) = collapsible
        let limits = scrollView.offsetLimits.y
        let start = limits.lowerBound
        guard scrollView === followed, offset > start, offset < start + title + search else { return offset }
        let rests = [start, start + search, start + search + title].map { min($0, limits.upperBound) }
        return rests.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }

    // MARK: - Searching

    /// A search has begun or ended: the bar makes room, and the results come or go.
    package func searchDidChange(_ search: any BarSearch) {
        guard isViewLoaded else { return }
        if search.isActive {
            search.view.frame = pages.frame
            view.insertSubview(search.view, aboveSubview: pages)
        }
        UIView.performWithoutAnimation {
            search.view.alpha = search.isActive ? 0 : 1
            view.layoutIfNeeded()
        }
        UIView.animate(withDuration: Constant.searchDuration) { [self] in
            search.view.alpha = search.isActive ? 1 : 0
            search.updateScopeBar()
            layOutBar()
        } completion: { _ in
            if !search.isActive { search.view.removeFromSuperview() }
        }
    }

    /// The search bar's scopes come or go during a search.
    package func scopesDidChange(of search: any BarSearch) {
        UIView.animate(withDuration: Constant.searchDuration) { [self] in
            search.updateScopeBar()
            layOutBar()
        }
    }

    private func layOutBar() {
        navigationBar.setNeedsLayout()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        navigationBar.layoutIfNeeded()
    }

    /// The search of the page that is shown has this bar.
    func adoptSearch() {
        let search = shown?.navigationItem.search
        search?.host = self
        for case let overlay? in stack.map({ $0.navigationItem.search?.viewIfLoaded }) {
            overlay.isHidden = overlay !== search?.viewIfLoaded
        }
        guard let overlay = search?.viewIfLoaded, overlay.superview === view else { return }
        let top = navigationBar.frame.maxY
        overlay.frame = CGRect(
            x: 0,
            y: top,
            width: view.bounds.width,
            height: max(view.bounds.height - top, 0)
        )
    }

    private enum Constant {
        static let searchDuration: TimeInterval = 0.3
    }
}

extension UIScrollView {
    /// Whether the content has had its place below the bars.
    var isLaidOut: Bool { knownSize != .zero }
}
