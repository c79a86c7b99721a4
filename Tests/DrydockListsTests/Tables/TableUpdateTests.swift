import Drydock
import DrydockTesting
import Testing

@Suite("Updates of a table")
struct TableUpdateTests {
    @Test("rows that stay keep their cells while others come and go")
    func batch() {
        let stage = TableStage([["A", "B", "C", "D"]])
        let kept = ["B", "D"].map { text in stage.table.visibleCells.first { $0.textLabel?.text == text } }
        var isDone = false
        stage.screen.perform {
            stage.table.performBatchUpdates {
                stage.source.sections = [["X", "B", "Y", "D"]]
                stage.table.deleteRows(at: [stage.row(0), stage.row(2)], with: .left)
                stage.table.insertRows(at: [stage.row(0), stage.row(2)], with: .fade)
            } completion: {
                isDone = $0
            }
            #expect(!isDone)
        }
        stage.screen.settle()
        #expect(isDone && stage.texts == ["X", "B", "Y", "D"])
        #expect(stage.table.visibleCells[1] === kept[0] && stage.table.visibleCells[3] === kept[1])
        #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
    }

    @Test("a row slides to where it is moved, and its selection with it")
    func move() {
        let stage = TableStage([["A", "B"], ["C"]])
        stage.perform { stage.table.selectRow(at: stage.row(0), animated: false, scrollPosition: .none) }
        let cell = stage.table.cellForRow(at: stage.row(0))
        stage.screen.perform {
            stage.source.sections = [["B"], ["C", "A"]]
            stage.table.moveRow(at: stage.row(0), to: stage.row(1, 1))
        }
        stage.screen.advance(by: 0.1)
        #expect(cell?.frame.minY == 88)
        stage.screen.settle()
        #expect(stage.texts == ["B", "C", "A"] && stage.table.cellForRow(at: stage.row(1, 1)) === cell)
        #expect(stage.table.indexPathForSelectedRow == stage.row(1, 1))
    }

    @Test("reloading a row gives it another cell, reconfiguring the same one")
    func reload() {
        let stage = TableStage([["A", "B"]])
        let cell = stage.table.cellForRow(at: stage.row(1))
        stage.source.sections = [["A", "C"]]
        stage.perform { stage.table.reconfigureRows(at: [stage.row(1)]) }
        #expect(stage.texts == ["A", "C"] && stage.table.cellForRow(at: stage.row(1)) === cell)
        stage.source.sections = [["A", "D"]]
        stage.perform { stage.table.reloadRows(at: [stage.row(1)], with: .automatic) }
        #expect(stage.texts == ["A", "D"] && stage.table.cellForRow(at: stage.row(1)) !== cell)
    }

    @Test("sections come, go and move with their rows")
    func sections() {
        let stage = TableStage([["A"], ["B"], ["C"]], style: .grouped)
        stage.perform {
            stage.table.beginUpdates()
            stage.source.sections = [["C"], ["N"], ["A"]]
            stage.table.deleteSections([1], with: .fade)
            stage.table.insertSections([1], with: .top)
            stage.table.moveSection(0, toSection: 2)
            stage.table.endUpdates()
        }
        #expect(stage.texts == ["C", "N", "A"])
        #expect(
            stage.table.visibleCells.map(\.frame.minY)
                == stage.texts.indices.map { stage.table.rectForRow(at: stage.row(0, $0)).minY }
        )
    }

    @Test("snapshots, one after the other, show just what they say", arguments: 0..<6)
    func snapshots(seed: Int) {
        var random = Numbers(state: UInt64(seed) &* 0x9E37_79B9 &+ 1)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        let screen = Screen(size: CGSize(width: 320, height: 300), scale: 2, showsStatusBar: false) {
            UIViewController()
        }
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        screen.perform {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            screen.topViewController?.view.addSubview(table)
        }
        for step in 0..<12 {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            var items = Array(0..<14).shuffled(using: &random)
            for section in ["a", "b", "c", "d"].shuffled(using: &random).prefix(random.below(5)) {
                snapshot.appendSections([section])
                let count = min(random.below(6), items.count)
                snapshot.appendItems(Array(items.prefix(count)), toSection: section)
                items.removeFirst(count)
            }
            screen.perform { source.apply(snapshot, animatingDifferences: step % 3 > 0) }
            if step % 4 > 0 { screen.settle() } else { screen.advance(by: 0.05) }
            screen.perform { table.layoutIfNeeded() }
            #expect(
                table.visibleCells.map { $0.textLabel?.text ?? "" }
                    == snapshot.itemIdentifiers.prefix(table.visibleCells.count).map { "\($0)" }
            )
            for (index, item) in snapshot.itemIdentifiers.enumerated() {
                let path = source.indexPath(for: item)
                #expect(path.map { table.rectForRow(at: $0).minY } == CGFloat(index) * 44)
                #expect(path.flatMap { source.itemIdentifier(for: $0) } == item)
            }
            #expect(table.contentSize.height == CGFloat(snapshot.numberOfItems) * 44)
        }
        screen.settle()
        let alive = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
        #expect(alive.count == table.visibleCells.count)
    }

    @Test("a count that does not fit what was told names the table and the numbers")
    func wrongCount() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([["A", "B"]])
                stage.table.accessibilityIdentifier = "people"
                stage.perform { stage.table.deleteRows(at: [stage.row(0)], with: .fade) }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UITableView \"people\": Invalid update: invalid number of rows in section 0"))
        #expect(text.contains("after the update (2)") && text.contains("(0 inserted, 1 deleted)"))
    }

    @Test("a cell for two rows is a bug that says so")
    func sameCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Source: NSObject, UITableViewDataSource {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                        -> UITableViewCell
                    {
                        cell
                    }
                }
                let source = Source()
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                table.dataSource = source
                table.layoutIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("one cell for two rows, 0 in section 0 and 1 in section 0"))
    }

    @Test("a change in the middle of a cell's callback is a bug that says so")
    func changeInside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([["A", "B"]])
                stage.source.fill = { [weak stage] _, path in
                    stage?.table.deleteRows(at: [path], with: .fade)
                }
                stage.perform { stage.table.reloadData() }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("while the table asks for cells"))
    }

    @Test("insets of separators that are none are named")
    func separatorInset() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITableView().separatorInset.left = .nan }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("UITableView.separatorInset"))
        let ofCell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITableViewCell().separatorInset.right = .infinity }
        }
        let cellMessage = ofCell.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(cellMessage.contains("UITableViewCell.separatorInset"))
    }

    @Test("heights that are none are refused", arguments: [CGFloat.nan, -3, .infinity])
    func badHeight(height: CGFloat) async {
        let bits = Double(height).bitPattern
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [bits = bits as UInt64] in
            await MainActor.run { UITableView(frame: .zero).rowHeight = CGFloat(Double(bitPattern: bits)) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("is neither a height nor automaticDimension"))
    }
}

/// A small generator of numbers that are the same each time: xorshift64 (Marsaglia 2003).
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
