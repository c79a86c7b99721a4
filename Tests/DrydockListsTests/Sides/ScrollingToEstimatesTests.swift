import Drydock
import DrydockTesting
import Testing

/// Rows on the way that turn out taller than was estimated.
/// Source: the documentation of `scrollToRow(at:at:animated:)` and `scrollToItem(at:at:animated:)`: the row ends where the position says.
@Suite("Scrolling to rows behind others of estimated heights")
@MainActor
struct ScrollingToEstimatesTests {
    /// 480 points, the last row at the bottom.
    private func check(_ stage: TableStage, last: Int) {
        let rect = stage.table.rectForRow(at: stage.row(last))
        #expect(rect.maxY == stage.table.contentOffset.y + 480)
        #expect(stage.table.contentSize.height == rect.maxY)
        #expect(stage.table.cellForRow(at: stage.row(last)) != nil)
    }

    private func stage(_ rows: Int, height: CGFloat, estimate: CGFloat = 44) -> TableStage {
        TableStage([(0..<rows).map { "\($0)" }]) { table, source in
            table.estimatedRowHeight = estimate
            source.fill = { cell, path in
                cell.contentView.subviews.first?.removeFromSuperview()
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                let tall = path.row < 10 ? estimate : height
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    box.heightAnchor.constraint(equalToConstant: tall + CGFloat(path.row % 3)),
                ])
            }
        }
    }

    @Test("a table, at once", arguments: [90, 400, 900] as [CGFloat], [false, true])
    func table(height: CGFloat, inserts: Bool) {
        let stage = stage(10, height: height)
        stage.perform {
            stage.source.sections[0] += (10..<60).map { "\($0)" }
            if inserts {
                stage.table.insertRows(at: (10..<60).map { stage.row($0) }, with: .none)
            } else {
                stage.table.reloadData()
            }
            stage.table.scrollToRow(at: stage.row(59), at: .bottom, animated: false)
        }
        check(stage, last: 59)
    }

    @Test("a table, animated", arguments: [90, 400, 900] as [CGFloat])
    func animatedTable(height: CGFloat) {
        let stage = stage(60, height: height)
        stage.perform { stage.table.scrollToRow(at: stage.row(59), at: .bottom, animated: true) }
        check(stage, last: 59)
        stage.perform { stage.table.scrollToRow(at: stage.row(30), at: .middle, animated: true) }
        #expect(
            abs(stage.table.rectForRow(at: stage.row(30)).midY - stage.table.contentOffset.y - 240) <= 0.5
        )
        stage.perform { stage.table.scrollToRow(at: stage.row(20), at: .top, animated: true) }
        #expect(stage.table.rectForRow(at: stage.row(20)).minY == stage.table.contentOffset.y)
    }

    /// Items of these heights in a list that estimates 44 points.
    private func list(height: CGFloat) -> ListStage {
        ListStage(
            .plain,
            [(0..<60).map { "\($0)" }],
            fill: { cell, item in
                cell.contentConfiguration = nil
                cell.contentView.subviews.first?.removeFromSuperview()
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                let row = Int(item) ?? 0
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    box.heightAnchor.constraint(equalToConstant: (row < 10 ? 44 : height) + CGFloat(row % 3)),
                ])
            }
        )
    }

    @Test("a compositional list", arguments: [90, 400, 900] as [CGFloat], [false, true])
    func lists(height: CGFloat, animated: Bool) throws {
        let stage = list(height: height)
        func place(_ item: Int) throws -> CGRect {
            let path = IndexPath(item: item, section: 0)
            return try #require(stage.view.layoutAttributesForItem(at: path)).frame
        }
        stage.perform {
            stage.view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: animated)
        }
        #expect(try place(59).maxY == stage.view.contentOffset.y + 480)
        #expect(stage.cell(59) != nil)
        stage.perform {
            stage.view.scrollToItem(
                at: IndexPath(item: 30, section: 0),
                at: .centeredVertically,
                animated: animated
            )
        }
        #expect(try abs(place(30).midY - stage.view.contentOffset.y - 240) <= 0.5)
        stage.perform {
            stage.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: animated)
        }
        #expect(try place(20).minY == stage.view.contentOffset.y)
    }

    @Test("a finger that takes over on the way keeps the content")
    func takenOver() {
        let stage = stage(60, height: 400)
        stage.screen.perform { stage.table.scrollToRow(at: stage.row(59), at: .bottom, animated: true) }
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touchDown(at: CGPoint(x: 100, y: 200))
        let offset = stage.table.contentOffset.y
        finger.lift()
        stage.screen.settle()
        #expect(abs(stage.table.contentOffset.y - offset) < 50)
    }
}
