import Drydock
import DrydockTesting
import Testing

private final class Value1Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

private final class Value2Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value2, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

/// Lists while text is as large as accessibility has it.
struct AccessibilityTextTests {
    private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)

    private func cell(
        _ style: UITableViewCell.CellStyle,
        traits: UITraitCollection? = nil,
        width: CGFloat = 390,
        _ fill: @escaping (UITableViewCell) -> Void
    ) throws -> (cell: UITableViewCell, stage: TableStage) {
        let stage = TableStage(
            [["A"]],
            size: CGSize(width: width, height: 480),
            traits: traits ?? large
        ) { table, source in
            let cellClass: UITableViewCell.Type =
                switch style {
                case .value1: Value1Cell.self
                case .value2: Value2Cell.self
                default: UITableViewCell.self
                }
            table.register(cellClass, forCellReuseIdentifier: "cell")
            source.fill = { cell, _ in fill(cell) }
        }
        return (try #require(stage.table.visibleCells.first), stage)
    }

    @Test("a detail stands below its text, in as many lines as it takes", arguments: [true, false])
    func detailBelow(isSecond: Bool) throws {
        let (cell, _) = try cell(isSecond ? .value2 : .value1) { cell in
            cell.textLabel?.text = "Network"
            cell.detailTextLabel?.text = "One that is called by a long name"
        }
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(detail.frame.minX == text.frame.minX && detail.frame.minY >= text.frame.maxY)
        #expect(detail.frame.height > 1.5 * detail.font.lineHeight)
        #expect(detail.frame.maxY <= cell.contentView.bounds.maxY - 10)
    }

    @Test("a text wraps, and is one line again at the usual size")
    func wrapping() throws {
        let (cell, stage) = try cell(.default) {
            $0.textLabel?.text = "The name of a network that is longer than a line of the phone"
        }
        let text = try #require(cell.textLabel)
        #expect(text.frame.height > 2 * text.font.lineHeight && cell.bounds.height >= text.frame.height + 22)
        stage.perform {
            stage.screen.window.traitOverrides.preferredContentSizeCategory = .large
        }
        #expect(cell.bounds.height == 44 && text.numberOfLines == 1)
    }

    @Test("a word of more than the width that is left is smaller, never broken or cut")
    func narrowWords() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "1700"
        let view = UIListContentView(configuration: content)
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        var heights: Set<CGFloat> = []
        for width in stride(from: CGFloat(100), through: 160, by: 0.25) {
            view.frame = CGRect(x: 0, y: 0, width: width, height: 200)
            view.layoutIfNeeded()
            let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
            let layout = label.drawnLayout(in: label.bounds.size)
            #expect(layout.lines.map(\.text) == ["1700"], "at \(width)")
            #expect(label.bounds.height <= label.font.lineHeight.rounded(.up), "at \(width)")
            heights.insert(layout.size.height)
        }
        #expect(heights.count > 10, "some of the widths are too small for the word's own size")
    }

    @Test("an image stands above a text of which a word has no room beside it", arguments: [true, false])
    func imageAbove(isConfiguration: Bool) throws {
        func frames(_ name: String) throws -> (image: CGRect, text: CGRect) {
            let (cell, _) = try cell(.default, width: 300) { cell in
                if isConfiguration {
                    var content = cell.defaultContentConfiguration()
                    content.text = name
                    content.image = UIImage(systemName: "bell")
                    cell.contentConfiguration = content
                } else {
                    cell.textLabel?.text = name
                    cell.imageView?.image = UIImage(systemName: "bell")
                }
            }
            var (image, text) = (CGRect.null, CGRect.null)
            var views: [UIView] = [cell]
            while let view = views.popLast() {
                if view.isHidden { continue }
                let frame = view.convert(view.bounds, to: cell)
                if view is UIImageView { image = frame }
                if view is UILabel { text = frame }
                views += view.subviews
            }
            return (image, text)
        }
        let short = try frames("Bell and so on, and so on")
        #expect(short.image.maxX < short.text.minX && short.image.midY < short.text.minY + 48)
        let long = try frames("Notifications")
        #expect(long.image.maxY < long.text.minY && abs(long.image.minX - long.text.minX) < 8)
        #expect(long.text.height < 60)
    }

    @Test("a word that has no room on a line is smaller, not broken")
    func wholeWords() throws {
        let (cell, _) = try cell(.default, width: 240) { $0.textLabel?.text = "Notifications" }
        let text = try #require(cell.textLabel)
        #expect(text.frame.height < 1.2 * text.font.lineHeight)
    }

    @Test("chevrons and ticks grow, to twice their size at most; what editing shows does not")
    func glyphs() throws {
        func room(_ traits: UITraitCollection, _ fill: @escaping (UITableViewCell) -> Void) throws -> CGFloat
        {
            let cell = try cell(.default, traits: traits, fill).cell
            return cell.bounds.width - cell.contentView.frame.maxX
        }
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let most = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let chevron: (UITableViewCell) -> Void = { $0.accessoryType = .disclosureIndicator }
        #expect(try room(usual, chevron) == 27.5)
        #expect(try room(large, chevron) == 39)
        #expect(try room(most, chevron) == 39)
    }

    @Test("rows are measured with what editing leaves to them")
    func editing() throws {
        let stage = TableStage([["Notifications and sounds"]], style: .insetGrouped, traits: large)
        let cell = try #require(stage.table.visibleCells.first)
        stage.perform { stage.table.setEditing(true, animated: false) }
        let text = try #require(cell.textLabel)
        #expect(text.frame.maxY <= cell.contentView.bounds.maxY - 10)
        #expect(text.frame.minY >= 10)
    }

    @Test("a plain footer that rows pass behind has a ground of its own")
    func pinnedFooter() throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                "A footer"
            }
        }
        let source = Source()
        defer { withExtendedLifetime(source) {} }
        let stage = TableStage([]) { table, _ in
            table.dataSource = source
            table.delegate = nil
        }
        let footer = try #require(stage.table.footerView(forSection: 0))
        #expect(footer.configurationState.isPinned && footer.frame.maxY == 480)
        stage.scroll(to: stage.table.contentSize.height - 480)
        #expect(!footer.configurationState.isPinned)
    }
}
