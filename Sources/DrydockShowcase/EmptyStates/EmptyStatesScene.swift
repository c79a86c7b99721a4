package import Drydock

/// A list of letters that is empty at first, then loaded, and searched.
package final class EmptyStatesScene: UINavigationController {
    private let list = LettersTableController(style: .insetGrouped)

    package init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [list]
        navigationBar.prefersLargeTitles = true
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { fatalError("EmptyStatesScene is made in code") }

    /// Shows that letters are on their way; they never come.
    package func load() { list.content = .loading }

    /// Has letters, and searches them.
    package func search(for text: String) {
        list.content = .letters(LettersTableController.samples)
        loadViewIfNeeded()
        view.layoutIfNeeded()
        UIView.performWithoutAnimation {
            guard let search = list.navigationItem.searchController else { return }
            search.isActive = true
            search.searchBar.text = text
            list.updateSearchResults(for: search)
        }
    }
}

private final class LettersTableController: UITableViewController, UISearchResultsUpdating {
    enum Content {
        case loading
        case letters([String])
    }

    static let samples = ["Invoice for May", "Greetings from Oslo", "Minutes of the Meeting", "Your Order"]

    var content = Content.letters([]) {
        didSet { contentDidChange() }
    }
    private var searched = ""

    private var shown: [String] {
        guard case .letters(let letters) = content else { return [] }
        return searched.isEmpty ? letters : letters.filter { $0.localizedCaseInsensitiveContains(searched) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Letters"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .trash,
            primaryAction: UIAction { [unowned self] _ in content = .letters([]) }
        )
        navigationItem.rightBarButtonItem?.accessibilityHint = "Deletes all letters"
    }

    private func contentDidChange() {
        setNeedsUpdateContentUnavailableConfiguration()
        viewIfLoaded.map { _ in tableView.reloadData() }
    }

    func updateSearchResults(for searchController: UISearchController) {
        searched = searchController.searchBar.text ?? ""
        contentDidChange()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration =
            switch content {
            case .loading: UIContentUnavailableConfiguration.loading()
            case .letters(let letters): letters.isEmpty ? empty : shown.isEmpty ? .search() : nil
            }
    }

    private var empty: UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "No Letters"
        configuration.secondaryText = "What others write to you is kept here until you delete it."
        configuration.button.title = "Write One"
        configuration.buttonProperties.primaryAction = UIAction { [unowned self] _ in
            content = .letters(["A New Letter"])
        }
        configuration.secondaryButton.title = "Check for Letters"
        configuration.secondaryButtonProperties.primaryAction = UIAction { [unowned self] _ in check() }
        return configuration
    }

    private func check() {
        content = .loading
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            self?.content = .letters(Self.samples)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.image = UIImage(systemName: "envelope")
        content.text = shown[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
