import Drydock
import DrydockTesting
import Testing

/// What callers do wrong, and what stands in the message.
struct TableMistakeTests {
    private func expect(_ text: String, _ result: ExitTest.Result?) {
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains(text), "\(message)")
    }

    @Test("a negative number of rows names its section")
    func negativeRows() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Liar: TableSource {
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
                        -> Int
                    { -3 }
                }
                let liar = Liar()
                liar.sections = [[]]
                _ = TableStage([]) { table, _ in table.dataSource = liar }
            }
        }
        expect("section 0 has -3 rows", result)
    }

    @Test("NSNotFound is no number of rows")
    func countlessRows() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Liar: TableSource {
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
                        -> Int
                    { NSNotFound }
                }
                let liar = Liar()
                liar.sections = [[]]
                _ = TableStage([]) { table, _ in table.dataSource = liar }
            }
        }
        expect("section 0 has \(NSNotFound) rows, which is more than can be", result)
    }

    @Test("a negative number of sections is said")
    func negativeSections() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Liar: TableSource {
                    override func numberOfSections(in tableView: UITableView) -> Int { -1 }
                }
                let liar = Liar()
                _ = TableStage([]) { table, _ in table.dataSource = liar }
            }
        }
        expect("the data source has -1 sections", result)
    }

    @Test("a number of sections that does not fit names all four numbers")
    func wrongSections() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([["A"], ["B"]])
                stage.perform { stage.table.insertSections([0, 1], with: .fade) }
            }
        }
        expect("after the update (2) must be equal", result)
        expect("before the update (2), plus or minus", result)
        expect("(2 inserted, 0 deleted)", result)
    }

    @Test("a row that there is not cannot be deleted")
    func noSuchRow() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([["A", "B"]])
                stage.perform { stage.table.deleteRows(at: [[0, 7]], with: .fade) }
            }
        }
        expect("attempt to delete row 7 from section 0, which only contains 2 rows", result)
    }

    @Test("a row cannot be deleted and reloaded at once")
    func deletedAndReloaded() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([["A", "B"]])
                stage.source.sections = [["A"]]
                stage.perform {
                    stage.table.performBatchUpdates {
                        stage.table.deleteRows(at: [[0, 1]], with: .fade)
                        stage.table.reloadRows(at: [[0, 1]], with: .fade)
                    }
                }
            }
        }
        expect("attempt to delete and reload the same index path [0, 1]", result)
    }

    @Test("a row cannot be deleted and moved at once")
    func deletedAndMoved() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([["A", "B"]])
                stage.perform {
                    stage.table.performBatchUpdates {
                        stage.table.deleteRows(at: [[0, 1]], with: .fade)
                        stage.table.moveRow(at: [0, 1], to: [0, 0])
                    }
                }
            }
        }
        expect("attempt to perform a delete and a move from the same index path [0, 1]", result)
    }

    @Test("two rows cannot come to one place")
    func twoToOnePlace() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([["A", "B", "C"]])
                stage.perform {
                    stage.table.performBatchUpdates {
                        stage.table.moveRow(at: [0, 1], to: [0, 0])
                        stage.table.moveRow(at: [0, 2], to: [0, 0])
                    }
                }
            }
        }
        expect("attempt to move two rows to the same index path [0, 0]", result)
    }

    @Test("an index path that is none of a row is named")
    func shortPath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([["A"]])
                stage.perform { stage.table.insertRows(at: [IndexPath(index: 0)], with: .fade) }
            }
        }
        expect("index path [0]", result)
    }

    @Test("updates end that were begun")
    func endWithoutBegin() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { TableStage([["A"]]).table.endUpdates() }
        }
        expect("endUpdates(): there was no beginUpdates()", result)
    }

    @Test("a row that there is not cannot be scrolled to")
    func scrolledTo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                TableStage([["A"]]).table.scrollToRow(at: [0, 1], at: .top, animated: false)
            }
        }
        expect("there is no row [0, 1]; section 0 has 1 rows", result)
    }

    @Test("a provider that gives no cell is named with the row")
    func noCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([])
                let source = UITableViewDiffableDataSource<Int, Int>(tableView: stage.table) { _, _, _ in nil
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([5])
                source.apply(snapshot, animatingDifferences: false)
                stage.screen.settle()
            }
        }
        expect("cell", result)
    }

    @Test("an identifier that nothing is registered for is named")
    func notRegistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = TableStage([["A"]]).table.dequeueReusableCell(withIdentifier: "none", for: [0, 0])
            }
        }
        expect("unable to dequeue a cell with identifier none", result)
    }
}
