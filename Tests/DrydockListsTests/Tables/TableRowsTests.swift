import Drydock
import DrydockTesting
@_spi(Overriding) import DrydockViews
import Testing

@Suite("Rows of a table")
struct TableRowsTests {
    private func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

    @Test("only rows that can be seen have cells, which are used again")
    func reuse() {
        let stage = TableStage([numbers(1000)])
        #expect(stage.texts.first == "Row 0" && stage.texts.count == 11)
        #expect(stage.table.contentSize == CGSize(width: 320, height: 44_000))
        let first = Set(stage.table.visibleCells.map { ObjectIdentifier($0) })
        stage.scroll(to: 22_000)
        #expect(stage.texts.first == "Row 500")
        #expect(first.isSuperset(of: stage.table.visibleCells.map { ObjectIdentifier($0) }))
        #expect(stage.table.indexPathsForVisibleRows?.first == stage.row(500))
        #expect(stage.table.cellForRow(at: stage.row(0)) == nil)
        let cell = stage.table.cellForRow(at: stage.row(505))
        #expect(cell.flatMap { stage.table.indexPath(for: $0) } == stage.row(505))
    }

    @Test("a thousand rows scrolled by hand ask for each cell once")
    func scrolling() throws {
        let stage = TableStage([numbers(1000)])
        let before = stage.source.askedCells
        for y in stride(from: 0, through: 43_520, by: 44) { stage.scroll(to: CGFloat(y)) }
        #expect(stage.texts.last == "Row 999")
        #expect(stage.source.askedCells - before == 989)
        #expect(stage.table.subviews.count { $0 is UITableViewCell } <= 13)
    }

    @Test("counts, cells, heights and display come in UIKit's order")
    func order() {
        let stage = TableStage([numbers(30)])
        stage.source.notesDisplay = true
        stage.scroll(to: 44)
        #expect(stage.take() == ["end 0.0", "cell 0.11", "will display 0.11"])
        stage.perform { stage.table.reloadData() }
        let log = stage.take()
        #expect(log.prefix(2) == ["end 0.1", "end 0.2"])
        #expect(log.suffix(2) == ["cell 0.11", "will display 0.11"])
    }

    @Test("places: rows, points and rectangles")
    func places() {
        let stage = TableStage([numbers(3), [], numbers(2)]) { table, source in
            table.rowHeight = 50
            source.headers = ["A", nil, "C"]
        }
        let table = stage.table
        #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 2) == 2)
        #expect(table.rectForHeader(inSection: 0).height == 50.5)
        #expect(table.rectForRow(at: stage.row(0)) == CGRect(x: 0, y: 50.5, width: 320, height: 50))
        #expect(table.rectForRow(at: stage.row(1, 2)) == CGRect(x: 0, y: 301, width: 320, height: 50))
        #expect(table.rect(forSection: 1).height == 0)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == stage.row(1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 20)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 400, y: 120)) == nil)
        #expect(
            table.indexPathsForRows(in: CGRect(x: 0, y: 160, width: 10, height: 120))
                == [stage.row(2), stage.row(0, 2)]
        )
        #expect(table.rectForRow(at: stage.row(9)) == .zero)
        #expect(table.contentSize.height == 351)
    }

    @Test("scrolling to a row puts it where it is wanted, within the content")
    func scrollToRow() {
        let stage = TableStage([numbers(100)])
        stage.perform { stage.table.scrollToRow(at: stage.row(50), at: .top, animated: false) }
        #expect(stage.table.contentOffset.y == 2200)
        stage.perform { stage.table.scrollToRow(at: stage.row(50), at: .middle, animated: false) }
        #expect(stage.table.contentOffset.y == 1982)
        stage.perform { stage.table.scrollToRow(at: stage.row(99), at: .top, animated: true) }
        #expect(stage.table.contentOffset.y == 3920)
        stage.perform { stage.table.scrollToRow(at: stage.row(95), at: .none, animated: true) }
        #expect(stage.table.contentOffset.y == 3920)
    }

    @Test("rows size themselves to what constraints in them want, at the table's width")
    func selfSizing() {
        let stage = TableStage([numbers(40)]) { _, source in
            source.fill = { cell, path in
                let label = cell.contentView.viewWithTag(7) as? UILabel ?? UILabel()
                label.tag = 7
                label.numberOfLines = 0
                label.text = Array(repeating: "Some words", count: path.row % 5 * 6 + 1).joined(
                    separator: " "
                )
                cell.textLabel?.text = nil
                guard label.superview == nil else { return }
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                let guide = cell.contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: guide.topAnchor),
                    label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                ])
            }
        }
        for cell in stage.table.visibleCells {
            let label = cell.contentView.viewWithTag(7) as? UILabel
            #expect(label?.frame.minX == 16 && label?.frame.minY == 11)
            #expect(label?.frame.maxY == cell.contentView.bounds.height - 11)
            #expect(label?.intrinsicContentSize(fittingWidth: 288).height == label?.bounds.height)
        }
    }

    @Test("estimates that were wrong do not move what is seen", arguments: [20.0, 44, 150])
    func estimates(estimate: CGFloat) {
        let stage = TableStage([numbers(200)]) { table, source in
            table.estimatedRowHeight = estimate
            source.fill = { cell, path in
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = Array(repeating: "Row \(path.row)", count: path.row % 4 * 8 + 1)
                    .joined(separator: " ")
            }
        }
        stage.perform { stage.table.scrollToRow(at: stage.row(120), at: .top, animated: false) }
        #expect(stage.table.rectForRow(at: stage.row(120)).minY == stage.table.contentOffset.y)
        // Upwards, over rows that were never measured.
        for _ in 0..<40 {
            let first = stage.table.indexPathsForVisibleRows?.first ?? stage.row(0)
            let before = stage.table.rectForRow(at: first).minY - stage.table.contentOffset.y
            stage.scroll(to: stage.table.contentOffset.y - 30)
            let after = stage.table.rectForRow(at: first).minY - stage.table.contentOffset.y
            #expect(after == before + 30)
        }
    }

    @Test("a table without room or rows has no cells")
    func nothing() {
        let stage = TableStage([numbers(10)], size: CGSize(width: 320, height: 480)) { table, _ in
            table.frame = .zero
        }
        #expect(stage.table.visibleCells.isEmpty)
        stage.perform { stage.table.frame = CGRect(x: 0, y: 0, width: 320, height: 100) }
        #expect(stage.texts.count == 3)
        stage.source.sections = []
        stage.perform { stage.table.reloadData() }
        #expect(stage.table.visibleCells.isEmpty && stage.table.contentSize.height == 0)
        #expect(stage.table.indexPathsForVisibleRows == nil)
    }

    @Test("a million empty sections are passed over")
    func manySections() {
        let stage = TableStage(Array(repeating: [], count: 100_000) + [["End"]])
        #expect(stage.texts == ["End"])
    }

    @Test("reloading in a cell's callback shows the new rows in the next layout")
    func reloadInside() {
        let stage = TableStage([numbers(3)])
        var isFirst = true
        stage.source.fill = { [weak stage] _, _ in
            guard isFirst, let stage else { return }
            isFirst = false
            stage.source.sections = [["Other"]]
            stage.table.reloadData()
        }
        stage.perform { stage.table.reloadData() }
        #expect(stage.texts == ["Other"])
    }

    @Test(
        "texts that change after layout get the room they need",
        arguments: [UITableViewCell.CellStyle.value1, .subtitle]
    )
    func changedTexts(style: UITableViewCell.CellStyle) {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.textLabel?.text = "Logo"
        cell.detailTextLabel?.text = "Off"
        cell.layoutIfNeeded()

        let detail = cell.detailTextLabel
        cell.textLabel?.text = "Languages"
        detail?.text = "Highlighted"
        cell.layoutIfNeeded()

        #expect(
            (cell.textLabel?.frame.width ?? 0) >= (cell.textLabel?.intrinsicContentSize.width ?? .infinity)
        )
        #expect((detail?.frame.width ?? 0) >= (detail?.intrinsicContentSize.width ?? .infinity))
    }

    @Test("a class that is registered makes its cells through the initialiser it overrides")
    func registration() {
        final class Tile: UITableViewCell {
            let made: String
            override init(style: CellStyle, reuseIdentifier: String?) {
                made = "by style"
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }
        let table = UITableView(frame: .zero)
        table.register(Tile.self, forCellReuseIdentifier: "tile")
        let cell = table.dequeueReusableCell(withIdentifier: "tile") as? Tile
        #expect(cell?.made == "by style" && cell?.reuseIdentifier == "tile" && cell?.detailTextLabel != nil)
        #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    }

    @Test(
        "cells follow the readable width of a wide table where that is asked for",
        arguments: [UITableView.Style.plain, .insetGrouped]
    )
    func readableWidth(style: UITableView.Style) throws {
        let size = CGSize(width: 1000, height: 400)
        let stage = TableStage([["A", "B"]], style: style, size: size) { table, _ in
            table.cellLayoutMarginsFollowReadableWidth = true
        }
        func label() throws -> CGRect {
            stage.screen.frame(of: try #require(stage.table.visibleCells.first?.textLabel))
        }
        let cell = try #require(stage.table.visibleCells.first)
        #expect(stage.screen.frame(of: cell).width == (style == .plain ? 1000 : 672))
        #expect(try label().minX == (style == .plain ? 164 : 184))
        stage.perform { stage.table.cellLayoutMarginsFollowReadableWidth = false }
        #expect(stage.screen.frame(of: cell).width == (style == .plain ? 1000 : 960))
        #expect(try label().minX == (style == .plain ? 20 : 40))
    }
}
