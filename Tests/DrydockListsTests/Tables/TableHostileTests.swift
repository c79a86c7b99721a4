import Drydock
import DrydockTesting
import Testing

/// Data sources that lie and change their minds, delegates that turn things over, tables without room: nothing hangs, and all
/// is as it should be once they stop.
struct TableHostileTests {
    /// Runs something once in the callback of that name.
    private final class Meddler: NSObject, UITableViewDataSource, UITableViewDelegate {
        var place = ""
        var meddle: (UITableView) -> Void = { _ in }
        /// Whether it does so each time.
        var isPersistent = false
        private var calls = 0

        private func at(_ place: String, _ table: UITableView) {
            guard place == self.place, calls == 0 || isPersistent else { return }
            calls += 1
            // A table that asks for ever would hang the test.
            if calls < 50_000 { meddle(table) }
        }

        var isAskedForEver: Bool { calls >= 50_000 }

        func numberOfSections(in tableView: UITableView) -> Int {
            at("sections", tableView)
            return 1
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            at("rows", tableView)
            return TableHostileTests.names.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            at("cell", tableView)
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = TableHostileTests.names[indexPath.row]
            return cell
        }

        func tableView(
            _ tableView: UITableView,
            willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { at("display", tableView) }

        func tableView(
            _ tableView: UITableView,
            didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { at("end", tableView) }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            at("select", tableView)
        }
    }

    private static let names = (0..<100).map { "Row \($0)" }

    private struct Case: CustomStringConvertible, Sendable {
        let description: String
        let meddle: @MainActor @Sendable (UITableView) -> Void

        @MainActor static let all = [
            Case(description: "reload") { $0.reloadData() },
            Case(description: "lay out") { $0.layoutIfNeeded() },
            Case(description: "take the data away") { $0.dataSource = nil },
            Case(description: "leave") { $0.removeFromSuperview() },
            Case(description: "narrow") { $0.frame.size.width -= 1 },
            Case(description: "no size") { $0.frame.size = .zero },
            Case(description: "scroll") { $0.contentOffset.y += 30 },
            Case(description: "edit") { $0.isEditing = true },
            Case(description: "ask") { _ = ($0.visibleCells, $0.rectForRow(at: [0, 0]), $0.contentSize) },
        ]
    }

    private nonisolated static let places = [
        "sections", "rows", "cell", "display", "end", "select",
    ]

    @Test(
        "what happens in a callback ends, and the table is right after it",
        arguments: places,
        [false, true]
    )
    func meddling(place: String, isPersistent: Bool) throws {
        for meddling in Case.all {
            let meddler = Meddler()
            meddler.place = place
            meddler.isPersistent = isPersistent
            meddler.meddle = meddling.meddle
            let stage = TableStage([["A"]]) { table, _ in
                table.dataSource = meddler
                table.delegate = meddler
            }
            stage.perform { stage.table.contentOffset.y = 500 }
            if stage.table.window != nil, stage.table.bounds.height > 0 {
                stage.screen.tap(at: CGPoint(x: 40, y: 30))
            }
            stage.perform { stage.table.reloadData() }
            #expect(!meddler.isAskedForEver, "\(meddling)")
            meddler.meddle = { _ in }
            let controller = try #require(stage.screen.window.rootViewController)
            stage.perform {
                let table = stage.table
                if table.superview == nil { controller.view.addSubview(table) }
                table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
                table.isEditing = false
                table.dataSource = meddler
                table.contentOffset = .zero
                table.reloadData()
            }
            #expect(stage.texts == Array(Self.names.prefix(11)), "\(meddling)")
        }
    }

    @Test(
        "a data source that has other counts each time is taken at its word, and asked no more than it need be"
    )
    func otherCounts() {
        final class Fickle: TableSource {
            var asked = 0
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                asked += 1
                return asked % 7
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }
        let fickle = Fickle()
        fickle.sections = [[], [], []]
        let stage = TableStage([]) { table, _ in table.dataSource = fickle }
        for _ in 0..<20 {
            fickle.asked = fickle.asked % 7
            stage.perform { stage.table.reloadData() }
            #expect(fickle.asked <= 9)
            let rows = (0..<3).map { stage.table.numberOfRows(inSection: $0) }
            #expect(stage.table.visibleCells.count == min(rows.reduce(0, +), 11))
        }
    }

    @Test(
        "a table without a size changes its rows, and shows them once it has one",
        arguments: [true, false]
    )
    func noSize(isAnimated: Bool) {
        let stage = TableStage([["A", "B", "C"]], size: CGSize(width: 320, height: 480)) { table, _ in
            table.frame.size = .zero
        }
        let (table, source) = (stage.table, stage.source)
        stage.perform {
            UIView.performWithoutAnimationIf(!isAnimated) {
                source.sections[0] = ["B", "D", "E"]
                table.performBatchUpdates {
                    table.deleteRows(at: [[0, 0], [0, 2]], with: .fade)
                    table.insertRows(at: [[0, 1], [0, 2]], with: .left)
                }
                table.selectRow(at: [0, 2], animated: isAnimated, scrollPosition: .bottom)
                table.scrollToRow(at: [0, 1], at: .middle, animated: isAnimated)
                table.setEditing(true, animated: isAnimated)
                table.setEditing(false, animated: isAnimated)
                source.sections.append(["F"])
                table.insertSections([1], with: .top)
            }
        }
        #expect(table.visibleCells.isEmpty && table.numberOfSections == 2)
        stage.perform { table.frame.size = CGSize(width: 320, height: 480) }
        #expect(stage.texts == ["B", "D", "E", "F"])
        #expect(table.contentOffset.y == 0)
    }

    @Test("a million sections with a title and a row each are shown, scrolled, inserted into and selected")
    func aMillionSections() {
        final class Endless: TableSource {
            var count = 1_000_000
            override func numberOfSections(in tableView: UITableView) -> Int { count }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = "\(indexPath.section)"
                return cell
            }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
                -> String?
            {
                "Title"
            }
        }
        let endless = Endless()
        let stage = TableStage([], style: .grouped) { table, _ in
            table.dataSource = endless
            table.delegate = endless
        }
        let table = stage.table
        #expect(stage.texts.first == "0" && table.visibleCells.count < 10)
        stage.perform { table.scrollToRow(at: [999_999, 0], at: .bottom, animated: false) }
        #expect(stage.texts.last == "999999" && table.visibleCells.count < 10)
        endless.count += 1
        stage.perform { table.insertSections([0], with: .none) }
        stage.perform { table.scrollToRow(at: [1_000_000, 0], at: .bottom, animated: false) }
        #expect(stage.texts.last == "1000000")
        stage.perform { table.selectRow(at: [500_000, 0], animated: false, scrollPosition: .middle) }
        #expect(stage.texts.contains("500000") && table.indexPathForSelectedRow == [500_000, 0])
    }

    @Test("thousands of changes in one batch, each told by itself, are all taken")
    func aBatchOfManyChanges() {
        let count = 4_000
        let stage = TableStage([(0..<count).map(String.init)])
        stage.perform {
            stage.source.sections[0].reverse()
            stage.table.performBatchUpdates {
                for row in 0..<count { stage.table.moveRow(at: [0, row], to: [0, count - 1 - row]) }
            }
        }
        #expect(stage.texts.first == "\(count - 1)")
    }

    @Test("a batch that changes thousands of sections is told of by its counts")
    func aBatchOfManySections() {
        let count = 2_000
        let stage = TableStage(Array(repeating: ["A"], count: count))
        stage.perform {
            stage.source.sections = Array(repeating: ["A", "B"], count: count)
            stage.table.performBatchUpdates {
                stage.table.insertRows(at: (0..<count).map { [$0, 1] }, with: .none)
            }
        }
        #expect(stage.texts.prefix(4) == ["A", "B", "A", "B"])
    }
}

extension UIView {
    fileprivate static func performWithoutAnimationIf(_ condition: Bool, _ body: () -> Void) {
        if condition { performWithoutAnimation(body) } else { body() }
    }
}
