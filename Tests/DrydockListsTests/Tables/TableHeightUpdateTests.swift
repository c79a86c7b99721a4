import Drydock
import DrydockTesting
import Testing

@Suite("Heights that change with an update")
struct TableHeightUpdateTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var expanded: Set<Int> = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            expanded.contains(indexPath.row) ? 120 : 50
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expanded.formSymmetricDifference([indexPath.row])
            tableView.beginUpdates()
            tableView.endUpdates()
        }
    }

    @Test("an empty update asks the delegate for heights again: rows expand, in sight and out of it")
    func delegate() {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let screen = Screen(size: CGSize(width: 320, height: 400), showsStatusBar: false) {
            UIViewController()
        }
        screen.perform {
            (table.dataSource, table.delegate) = (source, source)
            screen.window.addSubview(table)
        }
        screen.settle()
        screen.tap(at: CGPoint(x: 100, y: 75))
        screen.settle()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height == 120)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 170)
        #expect(table.contentSize.height == 1_570)
        screen.perform {
            source.expanded = [20]
            table.performBatchUpdates(nil)
        }
        screen.settle()
        #expect(table.rectForRow(at: IndexPath(row: 20, section: 0)).height == 120)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height == 50)
    }

    @Test("an empty update measures rows that size themselves again")
    func content() {
        let stage = TableStage([["A", "B", "C"]])
        stage.source.fill = { cell, _ in cell.textLabel?.numberOfLines = 0 }
        stage.perform { stage.table.reloadData() }
        let cell = stage.table.cellForRow(at: stage.row(1))
        let height = cell?.frame.height ?? 0
        stage.perform {
            cell?.contentView.subviews.first.map { $0.removeFromSuperview() }
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "Text of several lines. ", count: 10)
            label.translatesAutoresizingMaskIntoConstraints = false
            cell?.contentView.addSubview(label)
            if let content = cell?.contentView {
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                    label.topAnchor.constraint(equalTo: content.topAnchor),
                    label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                ])
            }
            stage.table.performBatchUpdates(nil)
        }
        #expect((cell?.frame.height ?? 0) > height + 40)
        #expect(stage.table.cellForRow(at: stage.row(2))?.frame.minY == cell?.frame.maxY)
    }

    @Test("a footer of two lines keeps its height when editing begins, and takes another width's")
    func footer() {
        final class Source: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                "The text of all screens follows the size that is chosen here, in every list."
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .insetGrouped)
        let screen = Screen(size: CGSize(width: 700, height: 400), showsStatusBar: false) {
            UIViewController()
        }
        screen.perform {
            table.dataSource = source
            screen.window.addSubview(table)
        }
        screen.settle()
        let height = table.rectForFooter(inSection: 0).height
        #expect(height > 40)
        screen.perform { table.setEditing(true, animated: false) }
        screen.settle()
        #expect(table.rectForFooter(inSection: 0).height == height)
        #expect(table.footerView(forSection: 0)?.frame.height == height)
        screen.perform { table.frame.size.width = 700 }
        screen.settle()
        #expect(table.rectForFooter(inSection: 0).height < height)
    }
}
