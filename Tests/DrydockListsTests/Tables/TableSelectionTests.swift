import Drydock
import DrydockTesting
import Testing

@Suite("Selecting rows")
struct TableSelectionTests {
    @Test("a tap highlights and selects, and deselects the row before, in UIKit's order")
    func tap() {
        let stage = TableStage([["A", "B", "C"]])
        stage.tap(0)
        #expect(
            stage.take() == [
                "should highlight 0.0", "highlight 0.0", "unhighlight 0.0", "will select 0.0", "select 0.0",
            ]
        )
        #expect(stage.table.indexPathForSelectedRow == stage.row(0))
        #expect(stage.table.cellForRow(at: stage.row(0))?.isSelected == true)
        stage.tap(2)
        #expect(
            stage.take() == [
                "should highlight 0.2", "highlight 0.2", "unhighlight 0.2", "will select 0.2",
                "will deselect 0.0",
                "deselect 0.0", "select 0.2",
            ]
        )
        stage.perform { stage.table.deselectRow(at: stage.row(2), animated: true) }
        #expect(stage.table.indexPathsForSelectedRows == nil && stage.take().isEmpty)
    }

    @Test("with several allowed, a second tap deselects")
    func several() {
        let stage = TableStage([["A", "B", "C"]]) { table, _ in table.allowsMultipleSelection = true }
        stage.tap(0)
        stage.tap(2)
        #expect(stage.table.indexPathsForSelectedRows == [stage.row(0), stage.row(2)])
        stage.tap(0)
        #expect(stage.table.indexPathsForSelectedRows == [stage.row(2)])
        #expect(stage.take().suffix(2) == ["will deselect 0.0", "deselect 0.0"])
    }

    @Test("a drag that scrolls unhighlights and selects nothing")
    func drag() {
        let stage = TableStage([(0..<50).map { "\($0)" }])
        let finger = stage.screen.touchDown(at: CGPoint(x: 100, y: 100))
        stage.screen.advance(by: 0.3)
        #expect(stage.table.cellForRow(at: stage.row(2))?.isHighlighted == true)
        finger.move(to: CGPoint(x: 100, y: 60))
        finger.move(to: CGPoint(x: 100, y: 20))
        finger.lift()
        stage.screen.settle()
        #expect(stage.take() == ["should highlight 0.2", "highlight 0.2", "unhighlight 0.2"])
        #expect(stage.table.contentOffset.y > 0 && stage.table.indexPathForSelectedRow == nil)
    }

    @Test("a finger that slides along a row which stays selects nothing, slow or fast", arguments: [0.3, 0])
    func slide(delay: TimeInterval) {
        let stage = TableStage([["A"]])
        let finger = stage.screen.touchDown(at: CGPoint(x: 100, y: 20))
        stage.screen.advance(by: delay)
        finger.move(to: CGPoint(x: 140, y: 22))
        finger.move(to: CGPoint(x: 180, y: 22))
        finger.lift()
        stage.screen.settle()
        let expected = ["should highlight 0.0", "highlight 0.0", "unhighlight 0.0"]
        #expect(stage.take() == (delay > 0 ? expected : []))
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test("a row that is selected is so after it was scrolled away and back, until the table is reloaded")
    func remembered() {
        let stage = TableStage([(0..<50).map { "\($0)" }])
        stage.perform { stage.table.selectRow(at: stage.row(1), animated: false, scrollPosition: .none) }
        stage.scroll(to: 1000)
        #expect(!stage.table.visibleCells.contains { $0.isSelected })
        stage.scroll(to: 0)
        #expect(stage.table.cellForRow(at: stage.row(1))?.isSelected == true)
        stage.perform { stage.table.reloadData() }
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(!stage.table.visibleCells.contains { $0.isSelected })
    }

    @Test("a control in a cell takes its touches for itself")
    func control() {
        var taps = 0
        let stage = TableStage([["A", "B"]]) { _, source in
            source.fill = { cell, _ in
                let button = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 43))
                button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
                cell.contentView.addSubview(button)
            }
        }
        stage.screen.tap(at: CGPoint(x: 150, y: 20))
        stage.screen.settle()
        #expect(taps == 1 && stage.take().isEmpty && stage.table.indexPathForSelectedRow == nil)
    }

    @Test("a table that allows no selection is not pressed")
    func none() {
        let stage = TableStage([["A"]]) { table, _ in table.allowsSelection = false }
        stage.tap(0)
        #expect(stage.take().isEmpty)
    }
}
