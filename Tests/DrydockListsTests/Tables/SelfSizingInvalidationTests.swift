import Drydock
import DrydockAnchorage
import DrydockTesting
import Testing

struct SelfSizingInvalidationTests {
    private final class TextCell: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            contentView.addSubview(label)
            label.edgeAnchors == contentView.edgeAnchors + 20
        }

        required init?(coder: NSCoder) { nil }
    }

    private func show() throws -> (stage: TableStage, cell: TextCell) {
        let stage = TableStage([["a", "b"]]) { table, _ in
            table.register(TextCell.self, forCellReuseIdentifier: "cell")
        }
        return (stage, try #require(stage.table.cellForRow(at: stage.row(0)) as? TextCell))
    }

    @Test("a cell that asks for it is measured again, unless the table says otherwise")
    func asks() throws {
        let (stage, cell) = try show()
        let height = stage.table.rectForRow(at: stage.row(0)).height
        stage.perform {
            cell.label.text = String(repeating: "more words ", count: 20)
            cell.invalidateIntrinsicContentSize()
        }
        let grown = stage.table.rectForRow(at: stage.row(0)).height
        #expect(grown > height + 60)
        #expect(stage.table.rectForRow(at: stage.row(1)).minY == grown)
        stage.table.selfSizingInvalidation = .disabled
        stage.perform {
            cell.label.text = "few"
            cell.invalidateIntrinsicContentSize()
        }
        #expect(stage.table.rectForRow(at: stage.row(0)).height == grown)
    }
}
