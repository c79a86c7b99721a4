import Drydock
import DrydockTesting
import Testing

/// From memory: symbols are made to stand beside text, and do not raise the rows of a list. Pictures do.
@Suite("Heights of rows with symbols")
@MainActor
struct SymbolRowTests {
    private let names = [
        "bell", "figure.walk", "lock.fill", "mic", "folder", "battery.100", "person.crop.circle",
    ]

    private func tallest() throws -> [UIImage] { try names.map { try #require(UIImage(systemName: $0)) } }

    @Test("a list's rows have 44 points, whatever the symbols' heights")
    func lists() throws {
        let symbols = try tallest()
        let stage = ListStage(
            .plain,
            [names],
            fill: { cell, item in
                guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
                content.image = UIImage(systemName: item)
                cell.contentConfiguration = content
            }
        )
        #expect(symbols.count == names.count)
        for item in names.indices {
            #expect(stage.cell(item)?.frame.height == stage.cell(0)?.frame.height)
            #expect(stage.cell(item)?.frame.height == 44)
        }
    }

    @Test("a table's rows have 44 points, whatever the symbols' heights, with content configurations too")
    func tables() {
        for isConfigured in [false, true] {
            let stage = TableStage([names]) { _, source in
                source.fill = { cell, _ in
                    let image = UIImage(systemName: cell.textLabel?.text ?? "")
                    guard isConfigured else {
                        cell.imageView?.image = image
                        return
                    }
                    var content = cell.defaultContentConfiguration()
                    content.text = "Text"
                    content.image = image
                    cell.contentConfiguration = content
                }
            }
            for row in names.indices {
                #expect(stage.table.cellForRow(at: stage.row(row))?.frame.height == 44)
            }
        }
    }

    @Test("pictures, and symbols of a size that an app has chosen, raise their rows")
    func large() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 60)).image { _ in }
        let configuration = UIImage.SymbolConfiguration(pointSize: 60)
        let symbol = try #require(UIImage(systemName: "bell", withConfiguration: configuration))
        for image in [picture, symbol] {
            let stage = TableStage([["A", "B"]]) { _, source in
                source.fill = { cell, path in
                    var content = cell.defaultContentConfiguration()
                    content.text = "Text"
                    content.image = image
                    if path.row == 0 {
                        cell.contentConfiguration = content
                    } else {
                        cell.imageView?.image = image
                    }
                }
            }
            for row in 0..<2 {
                let height = try #require(stage.table.cellForRow(at: stage.row(row))).frame.height
                #expect(height > 70)
            }
        }
    }
}
