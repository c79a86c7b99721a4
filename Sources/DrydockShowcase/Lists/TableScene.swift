package import Drydock

/// A table of settings in one of the three styles: its rows lead on, are ticked, swiped, edited and moved.
package final class TableScene: UINavigationController {
    private let page: SettingsTableController

    package init(_ style: UITableView.Style) {
        page = SettingsTableController(style: style)
        super.init(rootViewController: page)
        navigationBar.prefersLargeTitles = true
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { fatalError("TableScene is made in code") }

    /// Has the rows edited.
    package func edit() { page.setEditing(true, animated: false) }

    /// Shows what a swipe over the second row offers.
    package func swipe() {
        view.layoutIfNeeded()
        UIView.performWithoutAnimation {
            page.tableView.showTrailingActions(at: IndexPath(row: 1, section: 0))
        }
    }
}

private final class SettingsTableController: UITableViewController {
    private struct Row {
        let title: String
        var value: String?
        var symbol: String?
        var note: String?
        var style: UIUserInterfaceStyle?
        var isFlagged = false
    }

    private var sections: [(title: String?, footer: String?, rows: [Row])] = [
        (
            nil, nil,
            [
                Row(title: "Wi-Fi", value: "Home", symbol: "wifi"),
                Row(title: "Battery", value: "84 %", symbol: "battery.100"),
                Row(title: "Notifications", symbol: "bell.fill"),
            ]
        ),
        (
            "Appearance", "Automatic is as light or dark as the rest of the window.",
            [
                Row(title: "Automatic", style: .unspecified), Row(title: "Light", style: .light),
                Row(title: "Dark", style: .dark),
            ]
        ),
        (
            "Storage", nil,
            [
                Row(title: "Photos", note: "1,204 pictures in 12 albums, of which 3 are shared with others"),
                Row(title: "Documents", note: "Last opened yesterday"),
            ]
        ),
    ]
    private var style = UIUserInterfaceStyle.unspecified

    override func viewDidLoad() {
        super.viewDidLoad()
        title = title ?? "Settings"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        var content: UIListContentConfiguration = row.value == nil ? .subtitleCell() : .valueCell()
        content.text = row.title
        content.secondaryText = row.value ?? row.note
        content.image = (row.isFlagged ? "flag.fill" : row.symbol).flatMap { UIImage(systemName: $0) }
        cell.contentConfiguration = content
        cell.accessoryType =
            switch indexPath.section {
            case 0: .disclosureIndicator
            case 1: row.style == style ? .checkmark : .none
            default: .detailButton
            }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch indexPath.section {
        case 0:
            let page = SettingsTableController(style: tableView.style)
            page.title = sections[0].rows[indexPath.row].title
            show(page, sender: self)
        case 1:
            style = sections[1].rows[indexPath.row].style ?? .unspecified
            view.window?.overrideUserInterfaceStyle = style
            tableView.reconfigureRows(at: sections[1].rows.indices.map { IndexPath(row: $0, section: 1) })
        default: break
        }
    }

    override func tableView(
        _ tableView: UITableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
        let row = sections[indexPath.section].rows[indexPath.row]
        let alert = UIAlertController(title: row.title, message: row.note, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self] _, _, completion in
            self?.delete(indexPath)
            completion(true)
        }
        let isFlagged = sections[indexPath.section].rows[indexPath.row].isFlagged
        let flag = UIContextualAction(style: .normal, title: isFlagged ? "Unflag" : "Flag") {
            [weak self, weak tableView] _, _, completion in
            self?.sections[indexPath.section].rows[indexPath.row].isFlagged.toggle()
            tableView?.reconfigureRows(at: [indexPath])
            completion(true)
        }
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.string = self?.sections[indexPath.section].rows[indexPath.row].title
            }
            let delete = UIAction(
                title: "Delete",
                image: UIImage(systemName: "trash"),
                attributes: .destructive
            ) { _ in self?.delete(indexPath) }
            return UIMenu(children: [copy, delete])
        }
    }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        delete(indexPath)
    }

    private func delete(_ indexPath: IndexPath) {
        sections[indexPath.section].rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let row = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
    }
}
