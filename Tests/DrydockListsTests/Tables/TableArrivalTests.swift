import Drydock
import DrydockTesting
import Testing

/// Where what comes into a table begins, halfway through the animation.
struct TableArrivalTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 30

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "End" }
    }

    private let rows = Rows()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .grouped)
    private let screen: Screen

    init() {
        let (rows, table) = (rows, table)
        screen = Screen(size: CGSize(width: 300, height: 400), showsStatusBar: false) {
            table.dataSource = rows
            table.delegate = rows
            table.rowHeight = 44
            let controller = UIViewController()
            controller.view.addSubview(table)
            return controller
        }
        screen.settle()
    }

    @Test("a chevron that comes back fades in where it stands, and so does a control, which slides")
    func sides() throws {
        screen.perform { table.setEditing(true, animated: true) }
        let control = try #require(side("CellEditControl"))
        screen.advance(by: 0.1)
        let shown = try #require(control.layer.presentation())
        #expect(shown.frame.minX < control.frame.minX)
        #expect(shown.frame.size == control.frame.size)
        #expect(shown.opacity > 0 && shown.opacity < 1)
        screen.settle()
        screen.perform { table.setEditing(false, animated: true) }
        let chevron = try #require(side("CellAccessory"))
        screen.advance(by: 0.1)
        #expect(chevron.layer.presentation()?.frame == chevron.frame)
        #expect(chevron.layer.presentation()?.opacity ?? 1 < 1)
        screen.settle()
        #expect(chevron.alpha == 1)
    }

    @Test("a footer that comes into view begins where it was")
    func footer() throws {
        screen.perform {
            rows.count = 3
            table.deleteRows(at: (3..<30).map { IndexPath(row: $0, section: 0) }, with: .fade)
        }
        screen.advance(by: 0.1)
        let footer = try #require(table.footerView(forSection: 0))
        let shown = try #require(footer.layer.presentation())
        #expect(shown.frame.minY > footer.frame.minY)
        #expect(shown.frame.size == footer.frame.size)
        screen.settle()
        #expect(footer.layer.presentation()?.frame == footer.frame)
    }

    private func side(_ name: String) -> UIView? {
        table.cellForRow(at: IndexPath(row: 0, section: 0))?.subviews.first {
            "\(type(of: $0))" == name
        }
    }
}
