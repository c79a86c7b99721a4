import Drydock
import DrydockTesting

/// A table of 320 × 480 points at two pixels a point, its data, and what data source and delegate are asked and told.
@MainActor
final class TableStage {
    let table: UITableView
    let source: TableSource
    let screen: Screen

    init(
        _ sections: [[String]],
        style: UITableView.Style = .plain,
        size: CGSize = CGSize(width: 320, height: 480),
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection(),
        configure: (UITableView, TableSource) -> Void = { _, _ in }
    ) {
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        let source = TableSource()
        source.sections = sections
        self.table = table
        self.source = source
        let controller = UIViewController()
        screen = Screen(size: size, scale: 2, direction: direction, traits: traits, showsStatusBar: false) {
            controller
        }
        screen.perform {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = source
            configure(table, source)
            controller.view.addSubview(table)
        }
        screen.settle()
        source.log = []
    }

    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    func take() -> [String] {
        defer { source.log = [] }
        return source.log
    }

    func perform(_ body: () -> Void) {
        screen.perform(body)
        screen.settle()
    }

    func scroll(to y: CGFloat) { perform { table.contentOffset.y = y } }

    /// The finger goes down and up on a row.
    func tap(_ row: Int, _ section: Int = 0) {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        let point = table.convert(CGPoint(x: rect.minX + 40, y: rect.midY), to: nil)
        screen.tap(at: point)
        screen.settle()
    }

    func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}

/// Rows with texts, that notes what it is asked and told.
class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]] = []
    var headers: [String?] = []
    var log: [String] = []
    var notesDisplay = false
    var fill: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var commit: (UITableViewCell.EditingStyle, IndexPath) -> Void = { _, _ in }
    var moved: [[IndexPath]] = []
    var indexTitles: [String]?
    var sectionOfTitle: (String, Int) -> Int = { $1 }
    private(set) var askedCells = 0

    func note(_ text: String, _ path: IndexPath) { log.append("\(text) \(path.section).\(path.row)") }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        askedCells += 1
        if notesDisplay { note("cell", indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        fill(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
    func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { sectionOfTitle(title, index) }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        if notesDisplay { note("will display", indexPath) }
    }

    func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        if notesDisplay { note("end", indexPath) }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("should highlight", indexPath)
        return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note("highlight", indexPath)
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("unhighlight", indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("will select", indexPath)
        return indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("will deselect", indexPath)
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("select", indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note("deselect", indexPath)
    }

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        note("commit", indexPath)
        commit(editingStyle, indexPath)
    }

    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        if sourceIndexPath != destinationIndexPath { moved.append([sourceIndexPath, destinationIndexPath]) }
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }
}
