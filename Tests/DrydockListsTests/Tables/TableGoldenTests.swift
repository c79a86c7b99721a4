import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite struct TableGoldenTests {
    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, large, accessibility

        var testDescription: String { rawValue }

        var traits: UITraitCollection {
            UITraitCollection {
                if self == .dark { $0.userInterfaceStyle = .dark }
                if self == .large { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
                if self == .accessibility { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
            }
        }

        var direction: UIUserInterfaceLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
    }

    private func stage(
        _ style: UITableView.Style,
        _ look: Look,
        size: CGSize = CGSize(width: 320, height: 420),
        configure: (UITableView, TableSource) -> Void
    ) -> TableStage {
        TableStage(
            [["Wi-Fi", "Bluetooth", "Mobile Data"], ["Notifications", "Sounds"], ["About"]],
            style: style,
            size: size,
            direction: look.direction,
            traits: look.traits
        ) { table, source in
            source.headers = ["Network", "Alerts and sounds that this phone makes", nil]
            configure(table, source)
        }
    }

    private func makeRow(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.accessoryType =
            switch path.row {
            case 0: .disclosureIndicator
            case 1: .checkmark
            default: .detailDisclosureButton
            }
        cell.imageView?.image = path.section == 1 ? UIImage(systemName: "bell") : nil
    }

    @Test(arguments: Look.allCases) func `a plain table`(look: Look) {
        let stage = stage(.plain, look) { table, source in
            source.fill = makeRow
            table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        }
        assertSnapshot(of: stage.screen.host, as: .image)
    }

    @Test(arguments: Look.allCases) func `a grouped table`(look: Look) {
        let stage = stage(.grouped, look) { _, source in source.fill = makeRow }
        assertSnapshot(of: stage.screen.host, as: .image)
    }

    @Test(arguments: Look.allCases) func `an inset grouped table`(look: Look) {
        let stage = stage(.insetGrouped, look) { _, source in source.fill = makeRow }
        assertSnapshot(of: stage.screen.host, as: .image)
    }

    @Test func `headers that stay at the top`() {
        let stage = stage(.plain, .light, size: CGSize(width: 320, height: 200)) { _, _ in }
        stage.scroll(to: 80)
        assertSnapshot(of: stage.screen.host, as: .image)
    }

    @Test(arguments: Look.allCases) func `an edited table`(look: Look) {
        let stage = stage(.insetGrouped, look) { table, source in
            source.fill = makeRow
            table.isEditing = true
        }
        assertSnapshot(of: stage.screen.host, as: .image)
    }

    @Test(arguments: Look.allCases) func `a row with its actions`(look: Look) {
        let stage = stage(.plain, look, size: CGSize(width: 320, height: 200)) { _, _ in }
        let isMirrored = look == .rightToLeft
        stage.screen.drag(
            from: CGPoint(x: isMirrored ? 60 : 260, y: 80),
            to: CGPoint(x: isMirrored ? 150 : 170, y: 82),
            duration: 0.5
        )
        stage.screen.settle()
        assertSnapshot(of: stage.screen.host, as: .image)
    }

    @Test(arguments: Look.allCases) func `the styles of cells`(look: Look) {
        let screen = Screen(
            size: CGSize(width: 320, height: look == .large ? 560 : 420),
            scale: 2,
            direction: look.direction,
            traits: look.traits,
            showsStatusBar: false
        ) { CellStylesController(style: .plain) }
        assertSnapshot(of: screen.host, as: .image)
    }
}

/// A row for each style of cells and kind of content.
private final class CellStylesController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]
        let cell = UITableViewCell(
            style: indexPath.row < 4 ? styles[indexPath.row] : .default,
            reuseIdentifier: nil
        )
        cell.accessoryType = indexPath.row % 2 == 0 ? .disclosureIndicator : .none
        if indexPath.row < 4 {
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            return cell
        }
        var content: UIListContentConfiguration = indexPath.row == 5 ? .valueCell() : .subtitleCell()
        content.text = "Content"
        content.secondaryText = "More of it"
        switch indexPath.row {
        case 6: content.image = UIImage(systemName: "star.fill")
        case 7: content.text = "Content that is too long for one line, and goes on in the next one"
        default: break
        }
        cell.contentConfiguration = content
        return cell
    }
}
