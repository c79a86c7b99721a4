import Drydock
import DrydockTesting
import Testing

/// A search bar in a navigation bar.
struct SearchControllerTests {
    private final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var heard: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            heard.append("update '\(searchController.searchBar.text ?? "")' \(searchController.isActive)")
        }
        func willPresentSearchController(_ searchController: UISearchController) {
            heard.append("willPresent")
        }
        func didPresentSearchController(_ searchController: UISearchController) { heard.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) {
            heard.append("willDismiss")
        }
        func didDismissSearchController(_ searchController: UISearchController) { heard.append("didDismiss") }
    }

    private let listener = Listener()
    private let page = UIViewController()
    private let scroll = UIScrollView()
    private let results = UIViewController()

    private func show(
        largeTitles: Bool = true,
        hasResults: Bool = false
    ) -> (Screen, UINavigationController, UISearchController) {
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = largeTitles
        let search = UISearchController(searchResultsController: hasResults ? results : nil)
        let (page, scroll, listener) = (page, scroll, listener)
        let screen = Screen {
            page.title = "People"
            page.view = scroll
            scroll.contentSize = CGSize(width: 390, height: 3000)
            search.searchResultsUpdater = listener
            search.delegate = listener
            page.navigationItem.searchController = search
            return navigation
        }
        screen.settle()
        return (screen, navigation, search)
    }

    @Test("the search bar stands below the large title, and goes before that does")
    func collapse() {
        let (screen, navigation, search) = show()
        let bar = navigation.navigationBar
        #expect(bar.frame.height == 148)
        #expect(scroll.adjustedContentInset.top == 195 && scroll.contentOffset.y == -195)
        #expect(screen.frame(of: search.searchBar) == CGRect(x: 8, y: 143, width: 374, height: 52))
        let steps: [(moved: CGFloat, height: CGFloat)] = [
            (20, 128), (52, 96), (80, 68), (104, 44), (600, 44),
        ]
        for (moved, height) in steps {
            screen.perform { scroll.contentOffset.y = -195 + moved }
            screen.settle()
            #expect(bar.frame.height == height)
        }
        screen.perform { page.navigationItem.hidesSearchBarWhenScrolling = false }
        screen.settle()
        #expect(bar.frame.height == 96)
    }

    @Test("results are shown as long as there is text, or as long as code says so")
    func showingResults() throws {
        let (screen, _, search) = show(hasResults: true)
        #expect(search.automaticallyShowsSearchResultsController && !search.showsSearchResultsController)
        try screen.tap(search.searchBar.searchTextField)
        screen.settle()
        #expect(!search.showsSearchResultsController)
        try screen.type("a")
        screen.settle()
        #expect(search.showsSearchResultsController && !results.view.isHidden)
        screen.perform { search.showsSearchResultsController = false }
        screen.settle()
        #expect(results.view.isHidden && !search.automaticallyShowsSearchResultsController)
        screen.perform {
            search.searchBar.text = ""
            search.showsSearchResultsController = true
        }
        screen.settle()
        #expect(!results.view.isHidden && search.showsSearchResultsController)
    }

    @Test("tapped, the bar takes the titles' place, and Cancel brings them back")
    func activity() throws {
        let (screen, navigation, search) = show()
        try screen.tap(search.searchBar.searchTextField)
        screen.settle()
        #expect(search.isActive && navigation.navigationBar.frame.height == 52)
        #expect(screen.frame(of: search.searchBar).minY == 47)
        try screen.type("a")
        #expect(listener.heard == ["willPresent", "update '' true", "didPresent", "update 'a' true"])
        listener.heard = []
        try screen.tap(UIButton.self, text: "Cancel")
        screen.settle()
        #expect(!search.isActive && search.searchBar.text == "")
        #expect(listener.heard == ["willDismiss", "update '' false", "didDismiss"])
        #expect(navigation.navigationBar.frame.height == 148)
        #expect(scroll.contentOffset.y == -195)
    }

    @Test("results of a controller of their own cover the page while there is text")
    func resultsController() throws {
        let (screen, _, search) = show(hasResults: true)
        try screen.tap(search.searchBar.searchTextField)
        screen.settle()
        #expect(results.view.isHidden)
        try screen.type("ada")
        screen.settle()
        #expect(!results.view.isHidden && results.view.window != nil)
        #expect(screen.frame(of: results.view).minY == 99)
        try screen.tap(UIButton.self, text: "Cancel")
        screen.settle()
        #expect(results.view.window == nil)
    }

    @Test("a tap on the dimmed page ends an empty search; undimmed the page gets it")
    func dimming() throws {
        let (screen, _, search) = show(largeTitles: false)
        try screen.tap(search.searchBar.searchTextField)
        screen.settle()
        screen.tap(at: CGPoint(x: 100, y: 500))
        screen.settle()
        #expect(!search.isActive)
        search.obscuresBackgroundDuringPresentation = false
        search.isActive = true
        screen.settle()
        #expect(search.searchBar.isFirstResponder)
        screen.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300))
        screen.settle()
        #expect(search.isActive && scroll.contentOffset.y > 0)
    }

    @Test("another page has no search bar, and on the way back it is there again")
    func pages() throws {
        let (screen, navigation, search) = show()
        search.obscuresBackgroundDuringPresentation = false
        try screen.tap(search.searchBar.searchTextField)
        screen.settle()
        let second = UIViewController()
        screen.perform { navigation.pushViewController(second, animated: true) }
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(search.searchBar.window == nil)
        screen.perform { _ = navigation.popViewController(animated: true) }
        screen.settle()
        #expect(search.isActive && navigation.navigationBar.frame.height == 52)
        #expect(search.searchBar.window != nil)
    }

    // MARK: - Scopes

    @Test("scopes come with the search, by themselves or with text, and the content makes room for them")
    func scopes() throws {
        let (screen, navigation, search) = show()
        let bar = navigation.navigationBar
        search.searchBar.scopeButtonTitles = ["All", "New"]
        screen.settle()
        #expect(bar.frame.height == 148 && !search.searchBar.showsScopeBar)
        screen.perform { search.isActive = true }
        screen.settle()
        #expect(search.searchBar.showsScopeBar)
        #expect(bar.frame.height == 94 && scroll.adjustedContentInset.top == 47 + 94)
        try screen.tap(text: "New")
        #expect(search.searchBar.selectedScopeButtonIndex == 1 && listener.heard.last == "update '' true")
        screen.perform { search.isActive = false }
        screen.settle()
        #expect(!search.searchBar.showsScopeBar && bar.frame.height == 148)
        search.scopeBarActivation = .onTextEntry
        screen.perform { search.isActive = true }
        screen.settle()
        #expect(bar.frame.height == 52)
        try screen.type("a")
        screen.settle()
        #expect(bar.frame.height == 94)
        screen.perform { search.isActive = false }
        screen.settle()
        search.automaticallyShowsScopeBar = false
        #expect(search.scopeBarActivation == .manual)
        screen.perform { search.isActive = true }
        screen.settle()
        #expect(bar.frame.height == 52)
    }
}
