import ArgumentParser
import DrydockRaster
import Drydock
import DrydockPlatform

/// Frames of long lists that scroll, from data source to pixels.
struct ListsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lists",
        abstract: "Times frames of lists of 100,000 rows that scroll, at scale 3.",
        discussion: """
            390 × 844 points, 100 points a frame: cells are used again, filled, measured, laid out and drawn. The median \
            frame and the slowest are shown; none is to take more than 8.3 ms.
            """
    )

    @Option(help: "Counted frames.")
    var runs = 240

    @Flag(help: "Prints JSON instead of a table.")
    var json = false

    func validate() throws {
        guard (2...10_000).contains(runs) else { throw ValidationError("--runs must be from 2 to 10000.") }
    }

    func run() throws {
        let lines = MainActor.assumeIsolated { ListSubject.all().flatMap(measure) }
        try BenchmarkTable(lines: lines).print(asJSON: json)
    }

    @MainActor
    private func measure(_ subject: ListSubject) -> [BenchmarkLine] {
        let frame = Bitmap(width: 390 * 3, height: 844 * 3)
        let copy = Bitmap(width: frame.width, height: frame.height)
        var copies: [Double] = []
        var times: [Double] = []
        // The first frames make cells, which the others use again.
        for run in 0..<(runs + 20) {
            let copying = ContinuousClock().measure { copy.bytes.copyMemory(from: .init(frame.bytes)) }
            let working = ContinuousClock().measure(subject.turn)
            guard run >= 20 else { continue }
            copies.append(copying / .milliseconds(1))
            times.append(working / .milliseconds(1))
        }
        times.sort()
        let memcpy = copies.sorted()[runs / 2]
        return [
            BenchmarkLine(name: "\(subject.name), median", subject: times[runs / 2], memcpy: memcpy),
            BenchmarkLine(name: "\(subject.name), slowest", subject: times[runs - 1], memcpy: memcpy),
        ]
    }
}

/// A list that scrolls, and one turn of it.
@MainActor
struct ListSubject {
    let name: String
    let turn: () -> Void

    static func all() -> [ListSubject] {
        [
            table(
                "labels, one height",
                RowSource { table in
                    table.rowHeight = 44
                } fill: { cell, row in
                    cell.textLabel?.text = "Row \(row)"
                }
            ),
            table(
                "content configurations, measured",
                RowSource { _ in
                } fill: { cell, row in
                    var content = UIListContentConfiguration.subtitleCell()
                    content.text = "Row \(row)"
                    content.secondaryText =
                        row % 3 == 0 ? "A line about it, and another one after that" : "A line"
                    cell.contentConfiguration = content
                    cell.accessoryType = .disclosureIndicator
                }
            ),
            table(
                "constraints, measured",
                RowSource { _ in
                } fill: { cell, row in
                    let label =
                        cell.contentView.viewWithTag(1) as? UILabel ?? constrainedLabel(in: cell.contentView)
                    label.text = String(repeating: "Words of row \(row). ", count: row % 4 + 1)
                }
            ),
        ]
    }

    private static func constrainedLabel(in view: UIView) -> UILabel {
        let label = UILabel()
        label.tag = 1
        label.numberOfLines = 0
        view.addSubview(label)
        label.edgeAnchors == view.layoutMarginsGuide.edgeAnchors
        return label
    }

    private static func table(_ name: String, _ source: RowSource) -> ListSubject {
        let host = ApplicationHost(size: CGSize(width: 390, height: 844), scale: 3, showsStatusBar: false)
        let table = UITableView(frame: host.window.bounds)
        host.perform {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            source.configure(table)
            table.dataSource = source
            host.window.addSubview(table)
        }
        _ = host.render()
        return ListSubject(name: "a table of 100,000 rows, \(name)") { [source] in
            _ = source
            host.perform { table.contentOffset.y += 100 }
            _ = host.render()
        }
    }
}

/// 100,000 rows.
private final class RowSource: NSObject, UITableViewDataSource {
    let configure: (UITableView) -> Void
    private let fill: (UITableViewCell, Int) -> Void

    init(configure: @escaping (UITableView) -> Void, fill: @escaping (UITableViewCell, Int) -> Void) {
        self.configure = configure
        self.fill = fill
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        fill(cell, indexPath.row)
        return cell
    }
}
