package import Drydock
import DrydockCatalogue

/// The home of all scenes: a list of them, and each a tap away.
package final class ScenesScene: UINavigationController {
    /// In the catalogue.
    nonisolated static let name = "scenes"

    package init() {
        super.init(rootViewController: ScenesViewController())
        navigationBar.prefersLargeTitles = true
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("ScenesScene is made in code")
    }

    /// Escape goes back from a page, as it goes back from what is presented.
    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
        if isEscape, presentedViewController == nil, popViewController(animated: true) != nil { return }
        super.pressesBegan(presses, with: event)
    }
}

/// The list. Screens are presented over the whole window, components are pushed.
private final class ScenesViewController: UITableViewController {
    private let groups = SceneGroup.groups(of: showcase)

    init() {
        super.init(style: .insetGrouped)
        title = "Drydock"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ScenesViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Constant.cell)
    }

    private enum Constant {
        static let cell = "scene"
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        groups.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Constant.cell, for: indexPath)
        let row = groups[indexPath.section].rows[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.secondaryText = row.detail
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = groups[indexPath.section].rows[indexPath.row]
        tableView.deselectRow(at: indexPath, animated: true)
        if let entry = row.entries.first, entry.isScreen {
            present(SceneStageViewController(entry: entry), animated: true)
        } else {
            show(ComponentPageViewController(title: row.title, entries: row.entries), sender: self)
        }
    }
}
