import DrydockControls
public import DrydockViews

/// Is told what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search has begun or ended, or its text or scope has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Is told when a search begins and ends. All members are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar and what it finds. As a `UINavigationItem`'s `searchController` its bar stands below the title; results of a
/// controller of their own cover the page while there is text to search for.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// Shows what is found, over the page; nil where the page itself does.
    open private(set) var searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    package weak var host: UINavigationController?

    /// Whether the page is dimmed while nothing covers it.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether titles and buttons of the navigation bar make room while the search is active.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether a Cancel button comes with the search.
    open var automaticallyShowsCancelButton = true
    /// When the search bar's scopes come; they go with the search.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// As `scopeBarActivation`, which is `manual` for false and `automatic` for true.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// Whether results are to be seen just as long as there is text to search for.
    open var automaticallyShowsSearchResultsController = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    private var isShowingResults = false

    /// Whether results are to be seen during a search. Once it is set, they no longer come and go by themselves.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? showsResults : isShowingResults }
        set {
            isShowingResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    open private(set) lazy var searchBar: UISearchBar = {
        let bar = UISearchBar()
        bar.searchBarStyle = .minimal
        bar.placeholder = SystemWord.search.text
        bar.searchController = self
        return bar
    }()

    /// - Parameter searchResultsController: nil if the page itself shows what is found.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - Active

    private var isSearching = false

    /// Whether a search is under way. It begins with the editing of the bar, and ends by Cancel or in code.
    open var isActive: Bool {
        get { isSearching }
        set { if newValue { begin() } else { end() } }
    }

    func begin() {
        guard !isSearching else { return }
        delegate?.willPresentSearchController(self)
        isSearching = true
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if let host { host.searchDidChange(self) } else { updateScopeBar() }
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
        searchDidChange()
        delegate?.didPresentSearchController(self)
    }

    func end() {
        guard isSearching else { return }
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.text = nil
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if let host { host.searchDidChange(self) } else { updateScopeBar() }
        searchDidChange()
        delegate?.didDismissSearchController(self)
    }

    /// The text or the scope is another.
    func searchDidChange() {
        viewIfLoaded?.setNeedsLayout()
        if wantsScopeBar != searchBar.showsScopeBar {
            if let host { host.scopesDidChange(of: self) } else { updateScopeBar() }
        }
        searchResultsUpdater?.updateSearchResults(for: self)
        searchResultsController?.markContentUnavailable()
        host?.topViewController?.markContentUnavailable()
    }

    // MARK: - Scopes

    fileprivate var wantsScopeBar: Bool {
        switch scopeBarActivation {
        case .automatic, .onSearchActivation: isSearching
        case .onTextEntry: isSearching && searchBar.text?.isEmpty == false
        case .manual: searchBar.showsScopeBar
        }
    }

    // MARK: - Over the page

    open override func loadView() {
        let view = SearchOverlay()
        view.controller = self
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let results = searchResultsController else { return }
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        results.didMove(toParent: self)
    }

    /// Whether the results are to be seen.
    var showsResults: Bool {
        guard isSearching, searchResultsController != nil else { return false }
        return automaticallyShowsSearchResultsController
            ? searchBar.text?.isEmpty == false : isShowingResults
    }
}

extension UINavigationItem {
    /// Its bar stands below the title of a navigation controller's bar.
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set { search = newValue }
    }
}

extension UISearchController: BarSearch {
    package var barView: UIView { searchBar }
    package var searchText: String? { searchBar.text }
    package var barHeight: CGFloat {
        16 + max(searchBar.searchTextField.intrinsicContentSize.height, 36) + searchBar.scopeRoom
    }
    package func updateScopeBar() { searchBar.showsScopeBar = wantsScopeBar }
}

extension UISearchController {
    /// When the scopes of a search bar come.
    public enum ScopeBarActivation: Int, Hashable, Sendable {
        /// As with `onSearchActivation`.
        case automatic
        /// When `showsScopeBar` of the search bar is set.
        case manual
        /// When there is text to search for.
        case onTextEntry
        /// When the search begins.
        case onSearchActivation
    }
}

/// Dims the page, or shows the results; touches pass where it does neither.
private final class SearchOverlay: UIView {
    weak var controller: UISearchController?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        controller.searchResultsController?.viewIfLoaded?.isHidden = !controller.showsResults
        let dims = controller.obscuresBackgroundDuringPresentation && !controller.showsResults
        backgroundColor = dims ? UIColor(white: 0, alpha: 0.1) : nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let controller else { return false }
        return (controller.showsResults || controller.obscuresBackgroundDuringPresentation)
            && super.point(inside: point, with: event)
    }

    /// A tap on the dimmed page ends an empty search.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let controller, !controller.showsResults else { return }
        controller.end()
    }
}
