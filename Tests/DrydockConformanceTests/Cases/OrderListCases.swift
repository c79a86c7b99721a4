import Drydock
import DrydockTesting

/// The order of delegate callbacks of scroll views, tables and collection views.
enum OrderListCases {
    static let all = [scrolling, tableSelection, tableCells, collectionSelection, batch]

    private static func reference(_ page: String) -> ConformanceSource {
        .document("UIKit reference, \(page)")
    }

    private static let scrolling = ConformanceCase(
        .orders,
        "a scroll view is scrolled",
        reference("UIScrollViewDelegate")
    ) { facts in
        let (view, told) = (UIScrollView(), ToldScrolling())
        (view.contentSize, view.delegate) = (CGSize(width: 300, height: 3000), told)
        let screen = Screen.showing(view)
        try screen.scroll(view, by: CGPoint(x: 0, y: 50))
        screen.settle()
        facts.expect(
            "dragging, with a rest at the end",
            order: ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"],
            told.shortened()
        )
        try screen.swipe(view, .up)
        screen.settle()
        let flick = told.shortened()
        let phases = [
            ["willBeginDragging", "willEndDragging", "didEndDragging(true)"],
            ["willBeginDecelerating", "didEndDecelerating"],
        ]
        for phase in phases {
            facts.expect("a flick: \(phase[0])", order: phase, flick.filter(phase.contains))
        }
        facts.expect("the last of a flick", "didEndDecelerating", flick.last ?? "")
        screen.perform { view.setContentOffset(.zero, animated: true) }
        screen.settle()
        facts.expect(
            "an animated offset",
            order: ["didScroll", "didEndScrollingAnimation"],
            told.shortened()
        )
        screen.perform { view.setContentOffset(CGPoint(x: 0, y: 9), animated: false) }
        facts.expect("an offset without animation", order: ["didScroll"], told.shortened())
    }

    private static let tableSelection = ConformanceCase(
        .orders,
        "a row is selected",
        reference("UITableViewDelegate")
    ) { facts in
        let (table, told) = (UITableView(), ToldTable())
        (table.dataSource, table.delegate) = (told, told)
        table.register(ToldCell.self, forCellReuseIdentifier: "cell")
        let screen = Screen.showing(table)
        _ = told.journal.take()
        try screen.tap(table, at: CGPoint(x: 100, y: 60))
        let names: Set = ["willSelect 1", "didSelect 1"]
        facts.expect("a tap", order: ["willSelect 1", "didSelect 1"], told.journal.take(only: names))
        screen.perform {
            table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        }
        facts.expect("selected in code", order: [], told.journal.take().filter { $0.contains("elect") })
        facts.expect("the selected row", 2, table.indexPathForSelectedRow?.row ?? -1)
        told.refuses = true
        try screen.tap(table, at: CGPoint(x: 100, y: 20))
        facts.expect("the selected row after a refusal", 2, table.indexPathForSelectedRow?.row ?? -1)
    }

    private static let tableCells = ConformanceCase(
        .orders,
        "a table asks for cells",
        reference("UITableViewDelegate")
    ) { facts in
        let (table, told) = (UITableView(), ToldTable())
        (table.dataSource, table.delegate) = (told, told)
        table.register(ToldCell.self, forCellReuseIdentifier: "cell")
        let screen = Screen.showing(table)
        let first = told.journal.take().filter { $0.hasSuffix(" 0") }
        facts.expect("a first cell", order: ["cellForRow 0", "willDisplay 0"], first)
        screen.perform { table.contentOffset.y = 2000 }
        let reused = told.journal.take()
        facts.expect("a cell leaves", true, reused.contains("didEndDisplaying 0"))
        let begin = reused.drop { !$0.hasPrefix("prepareForReuse") }
        facts.expect(
            "a reused cell",
            order: ["prepareForReuse", "cellForRow", "willDisplay"],
            begin.prefix(3).map { String($0.prefix { $0 != " " }) }
        )
    }

    private static let collectionSelection = ConformanceCase(
        .orders,
        "an item is selected",
        reference("UICollectionViewDelegate")
    ) { facts in
        let told = ToldCollection()
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        (view.dataSource, view.delegate) = (told, told)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let screen = Screen.showing(view)
        try screen.tap(view, at: CGPoint(x: 20, y: 20))
        facts.expect(
            "a tap",
            order: ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect"],
            told.journal.take(only: ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect"])
        )
        screen.perform {
            view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        }
        facts.expect("selected in code", order: [], told.journal.take())
        facts.expect("the item selected in code", [1], (view.indexPathsForSelectedItems ?? []).map(\.item))
        told.refuses = true
        try screen.tap(view, at: CGPoint(x: 20, y: 20))
        facts.expect("a tap that must not highlight", order: ["shouldHighlight"], told.journal.take())
    }

    private static let batch = ConformanceCase(
        .orders,
        "a batch of updates",
        reference("UITableView.performBatchUpdates(_:completion:)")
    ) { facts in
        let (table, told) = (UITableView(), ToldTable())
        (table.dataSource, told.titles) = (told, ["A", "B", "C"])
        table.register(ToldCell.self, forCellReuseIdentifier: "cell")
        let screen = Screen.showing(table)
        screen.perform {
            told.titles = ["B", "C", "D"]
            table.performBatchUpdates {
                // Indexes after the deletion, though it comes later.
                table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        screen.settle()
        facts.expect(
            "deletions count from before, insertions from after them",
            order: ["B", "C", "D"],
            (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text ?? "" }
        )
    }
}

private final class ToldScrolling: NSObject, UIScrollViewDelegate {
    private let journal = Journal()

    /// Without repetitions of the same entry.
    func shortened() -> [String] {
        journal.take().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        journal.note("didScroll")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        journal.note("willBeginDragging")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        journal.note("willEndDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        journal.note("didEndDragging(\(decelerate))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        journal.note("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        journal.note("didEndDecelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        journal.note("didEndScrollingAnimation")
    }
}

private final class ToldCell: UITableViewCell {
    var journal: Journal?

    override func prepareForReuse() {
        super.prepareForReuse()
        journal?.note("prepareForReuse")
    }
}

private final class ToldTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let journal = Journal()
    var refuses = false
    var titles: [String]?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles?.count ?? 100
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        journal.note("cellForRow \(indexPath.row)")
        (cell as? ToldCell)?.journal = journal
        cell.textLabel?.text = titles?[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        journal.note("willDisplay \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        journal.note("didEndDisplaying \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        journal.note("willSelect \(indexPath.row)")
        return refuses ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        journal.note("didSelect \(indexPath.row)")
    }
}

private final class ToldCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let journal = Journal()
    var refuses = false

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        journal.note("shouldHighlight")
        return !refuses
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        journal.note("didHighlight")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        journal.note("shouldSelect")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        journal.note("didSelect")
    }
}
