import Drydock
import DrydockAnchorage

/// A page of rows, each of which leads to a page of its own.
final class FolderViewController: UIViewController, UISearchResultsUpdating {
    private let level: Int
    private let rowsView = UIStackView()
    private lazy var statusItem = UIBarButtonItem(
        title: Constant.updatedTitle,
        style: .plain,
        target: nil,
        action: nil
    )

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

    /// While the page is edited, a tap on a row takes it away.
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        rows.forEach(showEditing)
    }

    // MARK: - Search

    private func search() {
        if navigationItem.searchController == nil {
            navigationItem.searchController = makeSearch()
            // A search bar can be typed into once it is in the bar.
            navigationController?.navigationBar.layoutIfNeeded()
        }
        navigationItem.searchController?.isActive = true
    }

    private func makeSearch() -> UISearchController {
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        search.searchResultsUpdater = self
        return search
    }

    /// Hides the rows that do not have the text.
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        for row in rows {
            row.isHidden = !text.isEmpty && row.currentTitle?.localizedCaseInsensitiveContains(text) != true
        }
    }

    // MARK: - Items

    private func refresh(_ sender: UIBarButtonItem) {
        sender.isEnabled = false
        statusItem.title = "Checking for Mail…"
        DispatchQueue.main.asyncAfter(deadline: .now() + Constant.checkDuration) { [weak self] in
            sender.isEnabled = true
            self?.statusItem.title = Constant.updatedTitle
        }
    }

    private func share() {
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        let copy = UIAlertAction(title: "Copy Names", style: .default) { [weak self] _ in
            UIPasteboard.general.string = self?.rows.compactMap(\.currentTitle).joined(separator: "\n")
        }
        sheet.addAction(copy)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    private func compose() {
        show(FolderViewController(title: "New Message", level: level + 1), sender: nil)
    }

    // MARK: - Rows

    private var rows: [UIButton] { rowsView.arrangedSubviews.compactMap { $0 as? UIButton } }

    private func choose(_ row: UIButton) {
        guard isEditing else {
            return show(
                FolderViewController(title: row.currentTitle ?? "", level: level + 1),
                sender: nil
            )
        }
        UIView.animate(withDuration: Constant.removalDuration) { [view] in
            row.removeFromSuperview()
            view?.layoutIfNeeded()
        }
    }

    private func showEditing(_ row: UIButton) {
        let icon = isEditing ? UIImage(systemName: "minus.circle.fill") : nil
        row.setImage(icon?.withTintColor(.systemRed, renderingMode: .alwaysOriginal), for: .normal)
        let gap = isEditing ? Constant.iconGap : 0
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        row.titleEdgeInsets.left = isMirrored ? 0 : gap
        row.titleEdgeInsets.right = isMirrored ? gap : 0
        row.accessibilityLabel = isEditing ? "Delete \(row.currentTitle ?? "")" : nil
    }

    private var names: [String] {
        level == 0
            ? ["Inbox", "Drafts", "Sent", "Archive", "A folder with a long name"] + Self.years
            : ["Ada Lovelace", "Emmy Noether", "Sofja Kowalewskaja"]
    }

    private static let years = (2005...2025).reversed().map { "Mail of \($0)" }
}

// MARK: - View configuration

extension FolderViewController {
    private enum Constant {
        static let checkDuration: TimeInterval = 1
        static let fontScale: CGFloat = 0.5
        static let iconGap: CGFloat = 8
        static let margin: CGFloat = 16
        static let removalDuration: TimeInterval = 0.25
        static let rowHeight: CGFloat = 44
        static let updatedTitle = "Updated Just Now"
    }

    private func configureItems() {
        navigationItem.largeTitleDisplayMode = level == 0 ? .always : .never
        if level == 0 {
            navigationItem.searchController = makeSearch()
            navigationItem.rightBarButtonItem = editButtonItem
        } else {
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(
                    barButtonSystemItem: .action,
                    target: self,
                    action: FolderViewController.share
                ),
                UIBarButtonItem(
                    barButtonSystemItem: .search,
                    target: self,
                    action: FolderViewController.search
                ),
            ]
        }
        toolbarItems = [
            UIBarButtonItem(
                barButtonSystemItem: .refresh,
                target: self,
                action: FolderViewController.refresh
            ),
            .flexibleSpace(),
            statusItem,
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
        for name in names { rowsView.addArrangedSubview(makeRow(name)) }
        view.addSubview(scroll)
        scroll.addSubview(rowsView)

        // Style
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        rowsView.axis = .vertical
        rowsView.spacing = 1

        // Layout
        scroll.edgeAnchors == view.edgeAnchors
        rowsView.verticalAnchors == scroll.contentLayoutGuide.verticalAnchors
        rowsView.horizontalAnchors == scroll.contentLayoutGuide.horizontalAnchors + Constant.margin
        rowsView.widthAnchor == scroll.frameLayoutGuide.widthAnchor - 2 * Constant.margin
    }

    private func makeRow(_ name: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(name, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = Constant.fontScale
        button.contentHorizontalAlignment = .leading
        button.heightAnchor >= Constant.rowHeight
        button.addTarget(self, action: FolderViewController.choose, for: .touchUpInside)
        return button
    }
}
