import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Editing a table by hand")
struct TableEditingTests {
    private func deletable(_ texts: [String]) -> TableStage {
        let stage = TableStage([texts])
        stage.source.commit = { [weak stage] style, path in
            guard let stage, style == .delete else { return }
            stage.source.sections[path.section].remove(at: path.row)
            stage.table.deleteRows(at: [path], with: .automatic)
        }
        return stage
    }

    @Test("swipe, then the delete button: the row is gone")
    func swipeToDelete() throws {
        let stage = deletable(["A", "B", "C"])
        stage.screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 160, y: 67), duration: 0.4)
        stage.screen.settle()
        #expect(stage.take().isEmpty && stage.table.contentOffset == .zero)
        try stage.screen.tap(text: "Delete")
        stage.screen.settle()
        #expect(stage.texts == ["A", "C"] && stage.take() == ["commit 0.1"])
    }

    @Test("a swipe over the whole row deletes it at once")
    func fullSwipe() {
        let stage = deletable(["A", "B", "C"])
        stage.screen.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 20, y: 66), duration: 0.4)
        stage.screen.settle()
        #expect(stage.texts == ["A", "C"])
    }

    @Test("a short swipe, a tap elsewhere and scrolling close the row again")
    func close() {
        let stage = deletable((0..<40).map { "\($0)" })
        stage.screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 232, y: 66), duration: 0.4)
        stage.screen.settle()
        #expect(!stage.screen.contains(text: "Delete"))
        stage.screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66), duration: 0.4)
        stage.screen.settle()
        #expect(stage.screen.contains(text: "Delete"))
        stage.tap(4)
        #expect(!stage.screen.contains(text: "Delete") && stage.table.indexPathForSelectedRow == nil)
    }

    @Test("the delegate's actions at both sides run their handlers")
    func actions() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var done: [String] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func action(_ title: String) -> UIContextualAction {
                UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
                    self?.done.append(title)
                    completion(true)
                }
            }
            func tableView(
                _ tableView: UITableView,
                leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: [action("Pin")]) }
            func tableView(
                _ tableView: UITableView,
                trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [action("Archive"), action("Flag")])
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let screen = Screen(size: CGSize(width: 320, height: 480), showsStatusBar: false) {
            UIViewController()
        }
        screen.perform {
            table.dataSource = source
            table.delegate = source
            screen.topViewController?.view.addSubview(table)
        }
        screen.settle()
        screen.drag(from: CGPoint(x: 60, y: 22), to: CGPoint(x: 130, y: 22), duration: 0.4)
        screen.settle()
        try screen.tap(text: "Pin")
        screen.settle()
        screen.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 170, y: 22), duration: 0.4)
        screen.settle()
        try screen.tap(text: "Flag")
        screen.settle()
        #expect(source.done == ["Pin", "Flag"] && !screen.contains(text: "Archive"))
    }

    @Test("in editing the red disc shows the delete button")
    func editing() throws {
        let stage = deletable(["A", "B"])
        stage.perform { stage.table.setEditing(true, animated: true) }
        stage.screen.tap(at: CGPoint(x: 27, y: 22))
        stage.screen.settle()
        try stage.screen.tap(text: "Delete")
        stage.screen.settle()
        #expect(stage.texts == ["B"])
    }

    @Test("dragged by its handle a row goes to another place, and the data source is told once")
    func reorder() {
        let stage = deletable(["A", "B", "C", "D"])
        stage.perform { stage.table.setEditing(true, animated: false) }
        let finger = stage.screen.touchDown(at: CGPoint(x: 298, y: 22))
        for y in stride(from: 22.0, through: 120, by: 7) { finger.move(to: CGPoint(x: 298, y: y)) }
        finger.lift()
        stage.screen.settle()
        #expect(stage.source.moved == [[stage.row(0), stage.row(2)]])
        #expect(stage.source.sections == [["B", "C", "A", "D"]] && stage.texts == ["B", "C", "A", "D"])
        #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    }

    @Test(
        "a row that is lifted from an inset section has all corners and a shadow, and its own again when it lies",
        arguments: [0, 1, 2]
    )
    func lifting(row: Int) throws {
        let stage = TableStage([["A", "B", "C"]], style: .insetGrouped) { table, _ in
            table.setEditing(true, animated: false)
        }
        let cell = try #require(stage.table.cellForRow(at: stage.row(row)))
        let others = stage.table.visibleCells.filter { $0 !== cell }
        let place = stage.screen.frame(of: cell)
        let finger = stage.screen.touchDown(at: CGPoint(x: place.maxX - 22, y: place.midY))
        finger.move(to: CGPoint(x: place.maxX - 22, y: place.midY + 6))
        finger.move(to: CGPoint(x: place.maxX - 22, y: place.midY + 8))
        #expect(cell.layer.shadowOpacity > 0 && cell.layer.cornerRadius == 10 && !cell.clipsToBounds)
        let all: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        #expect(cell.layer.maskedCorners == all)
        #expect(others.allSatisfy { $0.layer.shadowOpacity == 0 })
        assertSnapshot(of: stage.screen.host, as: .image, named: "lifted")
        finger.lift()
        stage.screen.settle()
        #expect(cell.layer.shadowOpacity == 0 && cell.clipsToBounds == (row != 1))
        #expect(cell.layer.cornerRadius == (row == 1 ? 0 : 10))
    }

    @Test("a row that is held near the edge has the table scroll, and goes on with it")
    func autoscroll() {
        let stage = deletable((0..<40).map { "\($0)" })
        stage.perform { stage.table.setEditing(true, animated: false) }
        let finger = stage.screen.touchDown(at: CGPoint(x: 298, y: 400))
        finger.move(to: CGPoint(x: 298, y: 430))
        finger.move(to: CGPoint(x: 298, y: 460))
        for _ in 0..<60 { stage.screen.advance(by: 1.0 / 60) }
        #expect(stage.table.contentOffset.y > 200)
        finger.lift()
        stage.screen.settle()
        let target = stage.source.moved.first?.last
        #expect(stage.source.moved.count == 1 && (target?.row ?? 0) > 14)
        #expect(target.map { stage.source.sections[0][$0.row] } == "9")
    }
}
