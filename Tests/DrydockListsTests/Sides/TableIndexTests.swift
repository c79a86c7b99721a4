import Drydock
import DrydockTesting
import Testing

@Suite("Titles at a table's side")
struct TableIndexTests {
    private let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

    private func makeStage(
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        configure: (UITableView, TableSource) -> Void = { _, _ in }
    ) -> TableStage {
        TableStage((0..<26).map { section in (0..<5).map { "\(section).\($0)" } }, direction: direction) {
            $1.headers = letters
            $1.indexTitles = letters
            configure($0, $1)
        }
    }

    @Test("a finger on a title scrolls to its section, and on to those that it passes")
    func touch() {
        let stage = makeStage()
        // 26 titles of 14 points in the middle of 480: the sixth is between 128 and 142.
        let finger = stage.screen.touchDown(at: CGPoint(x: 313, y: 135))
        stage.screen.settle()
        #expect(stage.texts.first == "5.0")
        #expect(stage.table.rectForHeader(inSection: 5).minY + 22 == stage.table.contentOffset.y)
        finger.move(to: CGPoint(x: 313, y: 205))
        stage.screen.settle()
        #expect(stage.texts.first == "10.0")
        finger.lift()
        stage.screen.settle()
        #expect(stage.texts.first == "10.0")
    }

    @Test("from right to left the titles are at the left, and rows keep clear of them")
    func rightToLeft() {
        let stage = makeStage(direction: .rightToLeft)
        stage.screen.tap(at: CGPoint(x: 7, y: 135))
        stage.screen.settle()
        #expect(stage.texts.first == "5.0")
        let label = stage.table.visibleCells.first?.textLabel
        #expect(label.map { $0.convert($0.bounds, to: nil).minX } == 31)
    }

    @Test("a data source says which section a title leads to; the glass leads to the top")
    func sections() {
        let stage = makeStage { _, source in
            source.sectionOfTitle = { title, _ in title == "F" ? 20 : 0 }
            source.indexTitles = [UITableView.indexSearch, "F"]
        }
        stage.screen.tap(at: CGPoint(x: 313, y: 247))
        stage.screen.settle()
        #expect(stage.texts.contains("20.0"))
        stage.screen.tap(at: CGPoint(x: 313, y: 233))
        stage.screen.settle()
        #expect(stage.table.contentOffset.y == 0)
    }

    @Test("a table with fewer rows than it should have has no titles, and other titles are asked for")
    func rows() {
        let stage = makeStage { table, _ in table.sectionIndexMinimumDisplayRowCount = 200 }
        let label = stage.table.visibleCells.first?.textLabel
        #expect(label?.frame.maxX == 304)
        stage.perform { stage.table.sectionIndexMinimumDisplayRowCount = 10 }
        #expect(label?.frame.maxX == 289)
        stage.source.indexTitles = nil
        stage.perform { stage.table.reloadSectionIndexTitles() }
        #expect(label?.frame.maxX == 304)
    }

    @Test("a section that there is not stops the program by name")
    func lies() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([["A"]]) { _, source in
                    source.indexTitles = ["A"]
                    source.sectionOfTitle = { _, _ in 99 }
                }
                stage.screen.tap(at: CGPoint(x: 313, y: 240))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("leads from the index title A to section 99, but there are 1"))
    }
}
