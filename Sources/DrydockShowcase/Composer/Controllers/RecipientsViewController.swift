package import Drydock
import DrydockAnchorage

/// What the user has done in the list of recipients.
package enum RecipientsResult: Equatable {
    case chosen(Composition.Recipient)
    case removed(Composition.Recipient)
    case finished
}

/// A list to choose recipients from, with a search field above it.
package final class RecipientsViewController: UIViewController {
    package struct ViewModel {
        package var classes: [ComposerRecipientCell.ViewModel]
        package var users: [ComposerRecipientCell.ViewModel]
        package var chosen: [Composition.Recipient]
    }

    package var resultHandler: ((RecipientsResult) -> Void)?
    private let searchBar = UISearchBar()
    private let chipsView = RecipientChipsView()
    private let tableView = UITableView()
    private let nobodyLabel = UILabel()
    private var model = ViewModel(classes: [], users: [], chosen: [])
    /// The sections that are shown.
    private var sections: [(title: String, cells: [ComposerRecipientCell.ViewModel])] = []

    package override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipients"
        navigationItem.backButtonTitle = "Recipients"
        let finish = UIAction(title: "Next") { [weak self] _ in self?.resultHandler?(.finished) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: finish)
        chipsView.actionHandler = { [weak self] action in
            switch action {
            case .remove(let recipient): self?.resultHandler?(.removed(recipient))
            }
        }
        searchBar.delegate = self
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(ComposerRecipientCell.self, forCellReuseIdentifier: Constant.cell)
        configureView()
        update()
    }

    package func present(model: ViewModel) {
        self.model = model
        if isViewLoaded { update() }
    }

    private func update() {
        let all = [("CLASSES", model.classes), ("PEOPLE", model.users)]
        let words = (searchBar.text ?? "").split(separator: " ")
        sections = all.compactMap { title, cells in
            let found = cells.filter { cell in
                words.allSatisfy { cell.name.range(of: $0, options: [.caseInsensitive]) != nil }
            }
            return found.isEmpty ? nil : (title, found)
        }
        chipsView.present(
            models: model.chosen.compactMap { target in
                (model.classes + model.users).first { $0.target == target }.map {
                    RecipientChipsView.ViewModel(target: target, name: $0.name)
                }
            }
        )
        chipsView.isHidden = model.chosen.isEmpty
        nobodyLabel.isHidden = !sections.isEmpty
        navigationItem.rightBarButtonItem?.isEnabled = !model.chosen.isEmpty
        tableView.reloadData()
    }
}

// MARK: - Search and list

extension RecipientsViewController: UISearchBarDelegate, UITableViewDataSource, UITableViewDelegate {
    package func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        update()
    }

    package func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    package func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cells.count
    }

    package func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let headerView = TextHeaderView()
        headerView.text = sections[section].title
        headerView.backgroundColor = .secondarySystemBackground
        return headerView
    }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Constant.cell, for: indexPath)
        let cellModel = sections[indexPath.section].cells[indexPath.row]
        (cell as? ComposerRecipientCell)?.present(model: cellModel)
        cell.accessoryType = model.chosen.contains(cellModel.target) ? .checkmark : .none
        return cell
    }

    package func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let target = sections[indexPath.section].cells[indexPath.row].target
        resultHandler?(model.chosen.contains(target) ? .removed(target) : .chosen(target))
    }
}

// MARK: - View configuration

extension RecipientsViewController {
    private enum Constant {
        static let cell = "recipient"
        static let nobodyTopMargin: CGFloat = 80
    }

    private func configureView() {
        // Hierarchy
        let stackView = UIStackView(arrangedSubviews: [searchBar, chipsView, tableView])
        view.addSubview(stackView)
        tableView.backgroundView = UIView()
        tableView.backgroundView?.addSubview(nobodyLabel)

        // Style
        view.backgroundColor = .systemBackground
        stackView.axis = .vertical
        searchBar.placeholder = "Classes and people"
        searchBar.searchBarStyle = .minimal
        nobodyLabel.text = "Nobody has this name."
        nobodyLabel.textColor = .secondaryLabel

        // Layout
        stackView.topAnchor == view.safeAreaLayoutGuide.topAnchor
        stackView.horizontalAnchors == view.horizontalAnchors
        stackView.bottomAnchor == view.keyboardLayoutGuide.topAnchor
        if let background = tableView.backgroundView {
            nobodyLabel.centerXAnchor == background.centerXAnchor
            nobodyLabel.topAnchor == background.topAnchor + Constant.nobodyTopMargin
        }
    }
}
