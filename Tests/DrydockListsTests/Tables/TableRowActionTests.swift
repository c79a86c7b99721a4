import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Row actions")
@MainActor
struct TableRowActionTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var actions: (IndexPath) -> [UITableViewRowAction]? = { _ in nil }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
            -> [UITableViewRowAction]?
        { actions(indexPath) }
    }

    private let journal = Journal()
    private let source = Source()

    private func action(_ style: UITableViewRowAction.Style, _ title: String) -> UITableViewRowAction {
        UITableViewRowAction(style: style, title: title) { action, path in
            journal.note("\(action.title ?? "") \(path.row)")
        }
    }

    private func stage(
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ actions: @escaping (IndexPath) -> [UITableViewRowAction]?
    ) -> TableStage {
        source.actions = actions
        return TableStage([[]], size: CGSize(width: 320, height: 140), direction: direction) {
            table,
            _ in
            table.dataSource = source
            table.delegate = source
        }
    }

    private func swipe(_ stage: TableStage, from start: CGFloat = 300, to end: CGFloat = 150) {
        stage.screen.drag(from: CGPoint(x: start, y: 66), to: CGPoint(x: end, y: 66), duration: 0.4)
        stage.screen.settle()
    }

    @Test("a swipe shows the actions, a tap calls the handler, and the row stays until editing ends")
    func tapping() throws {
        let stage = stage { path in
            path.row == 1 ? [action(.destructive, "Remove"), action(.normal, "More")] : nil
        }
        swipe(stage)
        try stage.screen.tap(text: "More")
        stage.screen.settle()
        #expect(journal.take() == ["More 1"])
        #expect(stage.screen.contains(text: "Remove"))
        stage.perform { stage.table.setEditing(false, animated: true) }
        #expect(!stage.screen.contains(text: "Remove"))
        #expect(!stage.table.isEditing)
    }

    @Test("a swipe over the whole row performs nothing, but shows the actions")
    func fullSwipe() {
        let stage = stage { _ in [action(.default, "Remove")] }
        swipe(stage, to: 5)
        #expect(journal.take() == [])
        #expect(stage.screen.contains(text: "Remove"))
    }

    @Test("no actions at all show nothing, and nil shows the delete button")
    func none() {
        let stage = stage { _ in [] }
        swipe(stage)
        #expect(!stage.screen.contains(text: "Delete"))
        source.actions = { _ in nil }
        swipe(stage)
        #expect(stage.screen.contains(text: "Delete"))
    }

    @Test("styles have UIKit's raw values, and colours until one is set")
    func styles() {
        #expect(UITableViewRowAction.Style.destructive == .default)
        #expect(UITableViewRowAction.Style.normal.rawValue == 1)
        let action = action(.normal, "More")
        #expect((action.style, action.title, action.backgroundColor) == (.normal, "More", nil))
    }

    @Test("a swiped row", arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func look(direction: UIUserInterfaceLayoutDirection) {
        let stage = stage(direction: direction) { _ in
            let flag = action(.normal, "Flag")
            flag.backgroundColor = .systemOrange
            return [action(.default, "Remove"), flag, action(.normal, "More")]
        }
        let isRight = direction == .rightToLeft
        swipe(stage, from: isRight ? 20 : 300, to: isRight ? 250 : 70)
        assertSnapshot(of: stage.screen, as: .image, named: isRight ? "rtl" : "ltr")
    }
}
