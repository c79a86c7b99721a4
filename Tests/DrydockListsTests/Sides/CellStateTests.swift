import Drydock
import DrydockTesting
import Foundation
import Testing

/// What a data source makes of the states of cells.
@Suite("States that a data source gives cells")
struct CellStateTests {
    private func stage(_ source: StateSource) -> (screen: Screen, view: UICollectionView) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: layout
        )
        view.register(CarelessCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let screen = Screen.empty(size: view.frame.size, scale: 1, showsStatusBar: false)
        screen.perform { screen.window.addSubview(view) }
        return (screen, view)
    }

    private func cell(_ item: Int, _ view: UICollectionView) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
    }

    // From memory: a well-known pitfall of UICollectionView is that such a cell looks selected while its item is not.
    @Test("a cell of an unselected item that was made selected or highlighted stays so")
    func collection() {
        let source = StateSource()
        source.selected = [1]
        source.highlighted = [2]
        let (_, view) = stage(source)
        #expect(cell(1, view)?.isSelected == true)
        #expect(cell(2, view)?.isHighlighted == true)
        #expect(cell(0, view)?.isSelected == false)
        #expect(view.indexPathsForSelectedItems == nil)
    }

    @Test("the cell of a selected item is selected, whatever the data source made of it")
    func selectedItem() {
        let source = StateSource()
        source.unselects = true
        let (screen, view) = stage(source)
        screen.perform {
            view.selectItem(at: IndexPath(item: 40, section: 0), animated: false, scrollPosition: .bottom)
        }
        #expect(cell(40, view)?.isSelected == true)
    }

    @Test("a cell that is reused begins unselected, also where its class keeps `prepareForReuse()` to itself")
    func reuse() {
        let source = StateSource()
        source.selected = [0, 1, 2]
        source.highlighted = [0, 1, 2]
        let (screen, view) = stage(source)
        for y in stride(from: 0, through: 1500, by: 100) {
            screen.perform { view.contentOffset.y = CGFloat(y) }
        }
        let shown = view.visibleCells
        #expect(!shown.isEmpty)
        #expect(shown.allSatisfy { !$0.isSelected })
        #expect(shown.allSatisfy { !$0.isHighlighted })
        screen.perform { view.contentOffset.y = 0 }
        #expect(cell(1, view)?.isSelected == true)
    }

    @Test("reconfiguring an item keeps what the data source makes of its cell")
    func reconfigured() {
        let source = StateSource()
        let (screen, view) = stage(source)
        source.selected = [1]
        screen.perform { view.reconfigureItems(at: [IndexPath(item: 1, section: 0)]) }
        #expect(cell(1, view)?.isSelected == true)
        source.selected = []
        source.unselects = true
        screen.perform { view.reconfigureItems(at: [IndexPath(item: 1, section: 0)]) }
        #expect(cell(1, view)?.isSelected == false)
    }

    // Source: Apple's documentation of tableView(_:willDisplay:forRowAt:), in which a delegate overrides what the table has set
    // before, "such as selection": a table sets it for every cell that it was given.
    @Test(
        "a table sets the states of each cell that it gets; its delegate has the last word before the cell is shown"
    )
    func table() {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView,
                willDisplay cell: UITableViewCell,
                forRowAt indexPath: IndexPath
            ) {
                if indexPath.row == 2 { cell.isSelected = true }
            }
        }
        let (source, delegate) = (StateSource(), Delegate())
        source.selected = [1]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        table.delegate = delegate
        let screen = Screen.empty(size: table.frame.size, scale: 1, showsStatusBar: false)
        screen.perform { screen.window.addSubview(table) }
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
        source.selected = [0]
        screen.perform { table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none) }
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    }
}

private final class CarelessCell: UICollectionViewCell {
    override func prepareForReuse() {}
}

private final class StateSource: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var selected: Set<Int> = []
    var highlighted: Set<Int> = []
    var unselects = false

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if selected.contains(indexPath.item) { cell.isSelected = true }
        if unselects { cell.isSelected = false }
        if highlighted.contains(indexPath.item) { cell.isHighlighted = true }
        return cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if selected.contains(indexPath.row) { cell.isSelected = true }
        return cell
    }
}
