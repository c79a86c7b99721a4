import Drydock
import DrydockTesting
import Testing

@Suite("Margins of tables and lists")
@MainActor
struct TableMarginTests {
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row"
            return cell
        }
    }

    private let source = Source()

    /// Measured in pictures that iOS recorded: 16 at 375, 20 at 393 (two authors) and 414. 390, which is not measured, keeps 16.
    @Test("by width", arguments: [(375, 16), (390, 16), (393, 20), (414, 20)])
    func margins(width: CGFloat, margin: CGFloat) throws {
        for style in [UITableView.Style.plain, .insetGrouped] {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300), style: style)
            table.dataSource = source
            let screen = Screen(size: CGSize(width: width, height: 300), showsStatusBar: false) {
                let controller = UIViewController()
                controller.view.addSubview(table)
                return controller
            }
            screen.settle()
            let cell = try #require(table.visibleCells.first)
            #expect(cell.contentView.layoutMargins.left == margin)
            #expect(cell.frame.minX == (style == .plain ? 0 : margin))
        }
    }
}
