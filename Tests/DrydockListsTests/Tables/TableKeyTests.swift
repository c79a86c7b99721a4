import Drydock
import DrydockPlatform
import DrydockTesting
import Testing

/// Tables under the keyboard.
struct TableKeyTests {
    private func stage(_ sections: [[String]]) -> TableStage {
        let stage = TableStage(sections)
        stage.screen.press(.tab)
        stage.screen.settle()
        _ = stage.take()
        return stage
    }

    private func press(_ keys: Screen.Key..., in stage: TableStage) {
        for key in keys {
            stage.screen.press(key)
            stage.screen.settle()
        }
    }

    @Test("Tab comes to a table, arrows go from row to row over sections, Return selects as a tap does")
    func arrows() {
        let stage = stage([["A", "B"], [], ["C"]])
        #expect(stage.table.isFocused)
        press(.return, in: stage)
        #expect(stage.table.indexPathForSelectedRow == [0, 0])
        press(.downArrow, .downArrow, .space, in: stage)
        #expect(stage.table.indexPathForSelectedRow == [2, 0])
        press(.downArrow, .upArrow, .return, in: stage)
        #expect(stage.table.indexPathForSelectedRow == [0, 1])
    }

    @Test("rows that keys come to are scrolled to, and keys go on from what is seen")
    func scrolling() {
        let stage = stage([(0..<100).map { "Row \($0)" }])
        for _ in 0..<30 { press(.downArrow, in: stage) }
        press(.return, in: stage)
        #expect(stage.table.indexPathForSelectedRow == [0, 30])
        #expect(stage.texts.contains("Row 30"))
        stage.scroll(to: 0)
        press(.downArrow, .return, in: stage)
        #expect(stage.table.indexPathForSelectedRow == [0, 1])
    }

    @Test("an arrow that is held down goes on")
    func repeats() {
        let stage = stage([["A", "B", "C", "D"]])
        press(.downArrow, in: stage)
        for _ in 0..<2 {
            stage.screen.host.handle(.key(KeyEvent(key: .down, isRepeat: true)))
            stage.screen.settle()
        }
        press(.return, in: stage)
        #expect(stage.table.indexPathForSelectedRow == [0, 3])
    }

    @Test("a table that lets nobody select is scrolled by arrows")
    func noSelection() {
        let stage = TableStage([(0..<100).map { "Row \($0)" }]) { table, _ in table.allowsSelection = false }
        press(.tab, .downArrow, .return, in: stage)
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.table.contentOffset.y == 40)
    }

    @Test("a cell that still fades as its row is loaded anew shows nothing of that in another row")
    func fading() throws {
        let stage = TableStage([["A", "B", "C"]])
        stage.screen.perform {
            stage.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        }
        stage.screen.settle()
        stage.screen.perform {
            stage.table.deselectRow(at: [0, 0], animated: true)
            stage.table.reloadData()
        }
        let shown = stage.table.visibleCells.flatMap(\.subviews).filter {
            $0.backgroundColor == .systemGray4 && !$0.isHidden
        }
        #expect(shown.isEmpty)
    }
}
