import Drydock
import DrydockAnchorage
import Testing

@Suite("Content views of cells")
struct ContentViewTests {
    @Test("a content view is as large as its cell from the start, and follows before layout")
    func size() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let item = UICollectionViewCell(frame: .zero)
        for view in [cell, header, item] { view.frame = CGRect(x: 5, y: 6, width: 390, height: 80) }
        for content in [cell.contentView, header.contentView, item.contentView] {
            #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 80))
        }
    }

    @Test("a row inserted while the table is shown is laid out without a conflict")
    func insertedRow() {
        final class Cell: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let label = UILabel()
                label.text = "Text"
                contentView.addSubview(label)
                label.edgeAnchors == contentView.edgeAnchors + 20
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Source: NSObject, UITableViewDataSource {
            var count = 1
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                Cell(style: .default, reuseIdentifier: nil)
            }
        }
        let source = Source()
        let root = makeRoot()
        let table = UITableView(frame: root.bounds)
        table.dataSource = source
        root.addSubview(table)
        root.layoutIfNeeded()
        source.count = 2
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .bottom)
        root.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 2 && table.visibleCells.count == 2)
        #expect(root.conflictDescriptions.isEmpty)
    }
}
