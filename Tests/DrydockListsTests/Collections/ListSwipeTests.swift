import Drydock
import DrydockTesting
import Testing

@Suite("Rows of collection views that are swiped")
struct ListSwipeTests {
    private final class Log {
        var done: [String] = []
    }
    private let log = Log()

    private func makeStage(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> ListStage {
        ListStage(appearance, [(0..<20).map { "\($0)" }], direction: direction) { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { actions("Delete", $0) }
            configuration.leadingSwipeActionsConfigurationProvider = { actions("Pin", $0) }
        }
    }

    private func actions(_ title: String, _ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard path.item != 3 else { return nil }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [log] _, _, done in
                log.done.append("\(title) \(path.item)")
                done(true)
            }
        ])
    }

    @Test("a swipe shows the actions of its side, which run and close the row")
    func actions() throws {
        let stage = makeStage()
        stage.drag(from: stage.middle(1, x: 250), to: stage.middle(1, x: 150))
        #expect(stage.screen.contains(text: "Delete") && stage.cell(1)?.configurationState.isSwiped == true)
        try stage.screen.tap(text: "Delete")
        stage.screen.settle()
        #expect(log.done == ["Delete 1"] && !stage.screen.contains(text: "Delete"))
        #expect(stage.cell(1)?.contentView.frame.minX == 0)
        stage.drag(from: stage.middle(2, x: 50), to: stage.middle(2, x: 150))
        #expect(stage.screen.contains(text: "Pin"))
        stage.tap(stage.middle(5))
        #expect(!stage.screen.contains(text: "Pin") && stage.view.indexPathsForSelectedItems == nil)
    }

    @Test("a swipe over the whole row performs the first action, and the row goes with its item")
    func deletes() {
        let stage = makeStage(.insetGrouped)
        stage.drag(from: stage.middle(1, x: 300), to: stage.middle(1, x: 20))
        #expect(log.done == ["Delete 1"])
        stage.drag(from: stage.middle(1, x: 250), to: stage.middle(1, x: 150))
        stage.perform {
            var snapshot = stage.source.snapshot()
            snapshot.deleteItems(["1"])
            stage.source.apply(snapshot)
        }
        #expect(stage.texts.prefix(2) == ["0", "2"] && !stage.screen.contains(text: "Delete"))
    }

    @Test("from right to left the sides are mirrored; rows without actions, and rows that scroll, stay")
    func others() {
        let stage = makeStage(direction: .rightToLeft)
        stage.drag(from: stage.middle(1, x: 50), to: stage.middle(1, x: 150))
        #expect(stage.screen.contains(text: "Delete"))
        stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200))
        #expect(!stage.screen.contains(text: "Delete") && stage.view.contentOffset.y > 50)
        stage.perform { stage.view.contentOffset.y = 0 }
        stage.drag(from: stage.middle(3, x: 50), to: stage.middle(3, x: 150))
        #expect(!stage.screen.contains(text: "Delete"))
    }

    @Test("a delete accessory without a closure shows the trailing actions")
    func accessory() throws {
        let stage = makeStage()
        stage.fill = { cell, _ in cell.accessories = [.delete()] }
        stage.perform {
            stage.source.applySnapshotUsingReloadData(stage.source.snapshot())
            stage.view.isEditing = true
        }
        stage.tap(stage.middle(2, x: 26))
        #expect(stage.screen.contains(text: "Delete"))
        try stage.screen.tap(text: "Delete")
        #expect(log.done == ["Delete 2"])
    }
}
