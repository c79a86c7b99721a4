package import Drydock

/// A stack of pages with large and small titles, buttons and a toolbar.
package final class NavigationScene: UINavigationController {
    package init() {
        super.init(rootViewController: FolderViewController(title: "Mailboxes", level: 0))
        navigationBar.prefersLargeTitles = true
        isToolbarHidden = false
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("NavigationScene is made in code")
    }

    /// Moves the page's content up by some points, from where it is at first.
    package func scroll(by distance: CGFloat) {
        loadViewIfNeeded()
        view.layoutIfNeeded()
        guard let scroll = topViewController?.view.subviews.first as? UIScrollView else { return }
        scroll.contentOffset.y += distance
    }

    /// Searches the page.
    package func search(for text: String) {
        loadViewIfNeeded()
        view.layoutIfNeeded()
        guard let search = topViewController?.navigationItem.searchController else { return }
        UIView.performWithoutAnimation {
            search.isActive = true
            search.searchBar.text = text
            search.searchResultsUpdater?.updateSearchResults(for: search)
        }
    }

    /// A page further.
    package func pushPage(animated: Bool = false) {
        pushViewController(FolderViewController(title: "Inbox", level: 1), animated: animated)
    }
}
