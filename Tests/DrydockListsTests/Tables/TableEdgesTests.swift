import Drydock
import DrydockAnchorage
import DrydockTesting
import Testing

@Suite("Headers, footers and cells of a table")
struct TableEdgesTests {
    /// A header of constraints for each section, and one footer of a fixed height.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var shown: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            guard let view, view.contentView.subviews.isEmpty else { return view }
            let bar = UIView()
            view.contentView.addSubview(bar)
            bar.edgeAnchors == view.contentView.edgeAnchors
            bar.heightAnchor == 60
            return view
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            section == 1 ? 25 : 0
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
        {
            shown.append("header \(section)")
        }
        func tableView(
            _ tableView: UITableView,
            didEndDisplayingHeaderView view: UIView,
            forSection section: Int
        ) { shown.append("end \(section)") }
    }

    private func screen(with table: UITableView) -> Screen {
        let screen = Screen(size: CGSize(width: 320, height: 480), scale: 2, showsStatusBar: false) {
            UIViewController()
        }
        screen.perform { screen.topViewController?.view.addSubview(table) }
        screen.settle()
        return screen
    }

    @Test("header views are as high as their constraints want, and stay at the top until their section ends")
    func headerViews() {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.rowHeight = 50
        table.sectionHeaderTopPadding = 0
        table.dataSource = source
        table.delegate = source
        let screen = screen(with: table)
        #expect(source.shown == ["header 0"])
        #expect(
            table.rectForHeader(inSection: 0).height == 60 && table.rectForFooter(inSection: 1).height == 25
        )
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        screen.perform { table.contentOffset.y = 100 }
        screen.settle()
        #expect(table.headerView(forSection: 0)?.frame.minY == 100)
        screen.perform { table.contentOffset.y = 530 }
        screen.settle()
        #expect(table.headerView(forSection: 0)?.frame.minY == 500)
        screen.perform { table.contentOffset.y = 600 }
        screen.settle()
        #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1)?.frame.minY == 600)
        #expect(source.shown == ["header 0", "header 1", "end 0"])
    }

    @Test("the table's own header and footer stand around the sections, as wide as the table")
    func tableEdges() {
        let stage = TableStage([["A", "B"]]) { table, _ in
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        }
        #expect(stage.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
        #expect(stage.table.rectForRow(at: stage.row(0)).minY == 70)
        #expect(stage.table.tableFooterView?.frame == CGRect(x: 0, y: 158, width: 320, height: 30))
        #expect(stage.table.contentSize.height == 188)
    }

    @Test("a cell is one element that reads its texts, with what is selected")
    func accessibility() throws {
        let stage = TableStage([["A", "B"]])
        stage.perform { stage.table.selectRow(at: stage.row(1), animated: false, scrollPosition: .none) }
        #expect(try stage.screen.element(label: "A").traits == .button)
        #expect(try stage.screen.element(label: "B").traits == [.button, .selected])
    }

    @Test("a disclosure indicator has content end 27.5 points before the edge")
    func disclosure() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.maxX == 347.5 && cell.contentView.layoutMargins.right == 8)
    }

    @Test("a controller deselects its rows when it appears again")
    func controller() {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                navigationController?.pushViewController(UIViewController(), animated: false)
            }
        }
        let rows = Rows(style: .plain)
        let screen = Screen(size: CGSize(width: 320, height: 480), showsStatusBar: false) {
            UINavigationController(rootViewController: rows)
        }
        screen.tap(at: CGPoint(x: 50, y: 70))
        screen.settle()
        #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        _ = screen.perform { rows.navigationController?.popViewController(animated: false) }
        screen.settle()
        #expect(rows.tableView.indexPathForSelectedRow == nil)
        screen.perform { rows.setEditing(true, animated: false) }
        #expect(rows.tableView.isEditing && rows.editButtonItem.title == "Done")
    }
}
