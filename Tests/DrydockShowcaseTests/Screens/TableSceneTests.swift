import Drydock
import DrydockShowcase
import DrydockTesting
import Testing

@Suite("The settings of the table's scene")
struct TableSceneTests {
    private let screen = Screen { TableScene(.insetGrouped) }

    @Test("a row leads to a page of its name")
    func pushing() throws {
        try screen.tap(text: "Battery")
        screen.settle()
        let scene = try #require(screen.window.rootViewController as? UINavigationController)
        #expect(scene.topViewController?.title == "Battery")
    }

    @Test("the appearance that is chosen is the window's, wherever its row has gone")
    func appearance() throws {
        try screen.tap(text: "Dark")
        screen.settle()
        #expect(screen.window.traitCollection.userInterfaceStyle == .dark)
        let table = try screen.find(UITableView.self)
        screen.perform {
            table.dataSource?.tableView(
                table,
                commit: .delete,
                forRowAt: IndexPath(row: 0, section: 1)
            )
        }
        screen.settle()
        let cells = (0...1).map { table.cellForRow(at: IndexPath(row: $0, section: 1)) }
        #expect(cells.map { $0?.accessoryType } == [UITableViewCell.AccessoryType.none, .checkmark])
        try screen.tap(text: "Light")
        #expect(screen.window.traitCollection.userInterfaceStyle == .light)
    }

    @Test("a row's information is told, and a flag stays on the row")
    func details() throws {
        let table = try screen.find(UITableView.self)
        let path = IndexPath(row: 1, section: 2)
        let actions = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        let flag = try #require(actions?.actions.last)
        screen.perform { flag.handler(flag, table) { _ in } }
        let again = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        #expect(flag.title == "Flag" && again?.actions.last?.title == "Unflag")
        screen.perform { table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path) }
        screen.settle()
        let alert = try #require(screen.topViewController as? UIAlertController)
        #expect(alert.title == "Documents" && alert.message == "Last opened yesterday")
    }
}
