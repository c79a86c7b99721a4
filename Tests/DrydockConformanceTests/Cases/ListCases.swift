import Drydock
import DrydockTesting

/// Rows, headers and margins.
enum ListCases {
    static let all = [rows, headers, margins]

    private static let frames = ConformanceSource.measurement(
        "Frames of Interface Builder in samples of Apple's"
    )

    private static func table(
        _ style: UITableView.Style,
        width: CGFloat,
        scale: CGFloat,
        _ source: ListSource
    ) -> (UITableView, Screen) {
        let screen = Screen(size: CGSize(width: width, height: 600), scale: scale, showsStatusBar: false) {
            UIViewController()
        }
        let table = screen.perform {
            let table = UITableView(frame: screen.window.bounds, style: style)
            table.dataSource = source
            screen.window.rootViewController?.view.addSubview(table)
            return table
        }
        return (table, screen)
    }

    private static let rows = ConformanceCase(.lists, "rows", frames) { facts in
        let source = ListSource()
        let (table, screen) = table(.plain, width: 375, scale: 2, source)
        facts.expect(
            "height",
            44,
            screen.perform { table.rectForRow(at: IndexPath(row: 0, section: 0)).height },
            within: 0
        )
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        facts.expect("height of the content", 43.5, cell?.contentView.frame.height ?? 0, within: 0)
        facts.expect("text, left", 16, cell?.textLabel?.frame.minX ?? 0, within: 0)
    }

    private static let headers = ConformanceCase(.lists, "headers", frames) { facts in
        let source = ListSource()
        source.title = "Title"
        let (plain, plainScreen) = table(.plain, width: 375, scale: 3, source)
        plain.sectionHeaderTopPadding = 0
        facts.expect("plain", 28, plainScreen.perform { plain.rectForHeader(inSection: 0).height }, within: 0)
        let (grouped, screen) = table(.grouped, width: 375, scale: 3, source)
        facts.expect(
            "grouped, the first",
            55.33,
            screen.perform { grouped.rectForHeader(inSection: 0).height },
            within: 0.17
        )
    }

    private static let margins = ConformanceCase(
        .lists,
        "margins of cells",
        .measurement("Pictures of public test suites by two authors, iOS 15 to 17")
    ) { facts in
        let expected: [(width: CGFloat, margin: CGFloat)] = [(375, 16), (393, 20), (414, 20)]
        for item in expected {
            let source = ListSource()
            let (table, screen) = table(.plain, width: item.width, scale: 3, source)
            let cell = screen.perform { table.cellForRow(at: IndexPath(row: 0, section: 0)) }
            facts.expect(
                "\(Int(item.width)) points",
                item.margin,
                cell?.textLabel?.frame.minX ?? 0,
                within: 0
            )
        }
    }
}

/// Two sections of two rows.
final class ListSource: NSObject, UITableViewDataSource {
    var title: String?

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
}
