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

/// A page of rows, each of which leads to a page of its own.
private final class FolderViewController: UIViewController, UISearchResultsUpdating {
    private let level: Int
    private let rows = UIStackView()

    init(title: String, level: Int) {
        self.level = level
        super.init(nibName: nil, bundle: nil)
        self.title = title
        configureItems()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FolderViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureView()
    }

    private func configureItems() {
        navigationItem.largeTitleDisplayMode = level == 0 ? .always : .never
        if level == 0 {
            let search = UISearchController(searchResultsController: nil)
            search.obscuresBackgroundDuringPresentation = false
            search.searchResultsUpdater = self
            navigationItem.searchController = search
        }
        navigationItem.rightBarButtonItems =
            level == 0
            ? [UIBarButtonItem(systemItem: .edit)]
            : [UIBarButtonItem(systemItem: .action), UIBarButtonItem(systemItem: .search)]
        toolbarItems = [
            UIBarButtonItem(systemItem: .refresh),
            .flexibleSpace(),
            UIBarButtonItem(title: "Updated Just Now", style: .plain, target: nil, action: nil),
            .flexibleSpace(),
            UIBarButtonItem(
                barButtonSystemItem: .compose,
                target: self,
                action: FolderViewController.compose
            ),
        ]
    }

    private func configureView() {
        // View hierarchy
        let scroll = UIScrollView()
        for name in names { rows.addArrangedSubview(makeRow(name)) }
        view.addSubview(scroll)
        scroll.addSubview(rows)

        // Style
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        rows.axis = .vertical
        rows.spacing = 1

        // Layout
        scroll.edgeAnchors == view.edgeAnchors
        rows.verticalAnchors == scroll.contentLayoutGuide.verticalAnchors
        rows.horizontalAnchors == scroll.contentLayoutGuide.horizontalAnchors + 16
        rows.widthAnchor == scroll.frameLayoutGuide.widthAnchor - 32
    }

    /// Hides the rows that do not have the text.
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        for case let row as UIButton in rows.arrangedSubviews {
            row.isHidden = !text.isEmpty && row.currentTitle?.localizedCaseInsensitiveContains(text) != true
        }
    }

    private var names: [String] {
        level == 0
            ? ["Inbox", "Drafts", "Sent", "Archive", "A folder with a long name"] + Self.years
            : ["Ada Lovelace", "Emmy Noether", "Sofja Kowalewskaja"]
    }

    private static let years = (2005...2025).reversed().map { "Mail of \($0)" }

    private func makeRow(_ name: String) -> UIView {
        let button = UIButton(type: .system)
        button.setTitle(name, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = 0.5
        button.contentHorizontalAlignment = .leading
        button.heightAnchor >= 44
        button.addAction(
            UIAction { [unowned self] _ in
                show(FolderViewController(title: name, level: level + 1), sender: nil)
            },
            for: .touchUpInside
        )
        return button
    }

    private func compose() {
        show(FolderViewController(title: "New Message", level: level + 1), sender: nil)
    }
}
