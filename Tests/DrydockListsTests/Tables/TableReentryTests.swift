import Drydock
import DrydockTesting
import Testing

/// Delegates that turn a list over each time they are asked for a height or told of scrolling: a layout is not begun again
/// within itself, and nothing goes on for ever.
struct TableReentryTests {
    /// Runs something each time in the callback of that name.
    private final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate {
        var place = ""
        var meddle: (UITableView) -> Void = { _ in }
        private(set) var calls = 0
        private(set) var deepest = 0
        private var depth = 0

        private func at(_ place: String, _ table: UITableView) {
            guard place == self.place else { return }
            calls += 1
            depth += 1
            defer { depth -= 1 }
            deepest = max(deepest, depth)
            // What goes on for ever would hang the test, or end it.
            if calls < 50_000, depth < 200 { meddle(table) }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            at("height", tableView)
            return 44
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if let table = scrollView as? UITableView { at("scroll", table) }
        }
    }

    private struct Case: CustomStringConvertible, Sendable {
        let description: String
        let meddle: @MainActor @Sendable (UITableView) -> Void

        @MainActor static let all = [
            Case(description: "reload") { $0.reloadData() },
            Case(description: "reload and lay out") {
                $0.reloadData()
                $0.layoutIfNeeded()
            },
            Case(description: "lay out") {
                $0.setNeedsLayout()
                $0.layoutIfNeeded()
            },
            Case(description: "scroll to a row") { $0.scrollToRow(at: [0, 50], at: .top, animated: false) },
            Case(description: "scroll to rows in turn") {
                let isFirst = $0.contentOffset.y < 1000
                $0.scrollToRow(at: [0, isFirst ? 50 : 10], at: .top, animated: false)
            },
            Case(description: "scroll to a row and lay out") {
                $0.scrollToRow(at: [0, 50], at: .middle, animated: false)
                $0.layoutIfNeeded()
            },
            Case(description: "animated") { $0.scrollToRow(at: [0, 50], at: .top, animated: true) },
            Case(description: "updates") {
                $0.beginUpdates()
                $0.endUpdates()
            },
            Case(description: "reload a row") { $0.reloadRows(at: [[0, 0]], with: .none) },
            Case(description: "ask") { _ = ($0.visibleCells, $0.rectForRow(at: [0, 50]), $0.contentSize) },
            Case(description: "size") { $0.frame.size.width = $0.frame.width == 320 ? 319 : 320 },
        ]
    }

    @Test("nothing is begun again within itself", arguments: ["height", "scroll"])
    func ends(place: String) {
        // Scrolling to and fro on each scroll is named below, updates while heights are asked for are, too.
        let errors = place == "scroll" ? ["scroll to rows in turn"] : ["updates", "reload a row"]
        for meddling in Case.all where !errors.contains(meddling.description) {
            let delegate = Delegate()
            let stage = TableStage([["A"]]) { table, _ in
                table.dataSource = delegate
                table.delegate = delegate
                table.estimatedRowHeight = 30
            }
            delegate.place = place
            delegate.meddle = meddling.meddle
            stage.perform { stage.table.contentOffset.y = 500 }
            stage.perform { stage.table.reloadData() }
            #expect(delegate.calls < 50_000, "\(meddling)")
            #expect(delegate.deepest < 20, "\(meddling)")
            delegate.meddle = { _ in }
            stage.perform {
                stage.table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
                stage.table.setContentOffset(.zero, animated: false)
                stage.table.reloadData()
            }
            #expect(stage.texts == (0..<11).map { "Row \($0)" }, "\(meddling)")
        }
    }

    @Test("a delegate that scrolls on each time that it is told of scrolling is named")
    func scrollsOn() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let delegate = Delegate()
                let stage = TableStage([["A"]]) { table, _ in
                    table.dataSource = delegate
                    table.accessibilityIdentifier = "people"
                }
                let scrolling = Scrolling()
                stage.table.delegate = scrolling
                stage.perform { stage.table.contentOffset.y = 10 }
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("scrollViewDidScroll"))
        #expect(message.contains("people"))
    }

    private final class Scrolling: NSObject, UITableViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
    }
}
