import ArgumentParser
import DrydockRaster
import Drydock
import DrydockAnchorage
import DrydockPlatform

/// Frames of long lists that scroll, from data source to pixels.
struct ListsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lists",
        abstract: "Times frames of lists of 100,000 rows that scroll, at scale 3.",
        discussion: """
            390 × 844 points, 100 points a frame: cells are used again, filled, measured, laid out and drawn. The median \
            frame and the slowest are shown; none is to take more than 8.3 ms. Below stands the heap that lists of 1,000, \
            100,000 and 1,000,000 rows take after 60 such frames.
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
        let lines = MainActor.assumeIsolated { ListSubject.makers.map { $0(100_000) }.flatMap(measure) }
        let memory = MainActor.assumeIsolated(ListMemory.all)
        let report = ListsReport(times: BenchmarkTable(lines: lines), memory: memory)
        try report.print(asJSON: json)
    }

    @MainActor
    private func measure(_ subject: ListSubject) -> [BenchmarkLine] {
        let frame = Bitmap.noise(width: 390 * 3, height: 844 * 3)
        let copy = Bitmap(width: frame.width, height: frame.height)
        var copies: [Double] = []
        var times: [Double] = []
        // The first frames make cells, which the others use again.
        for run in 0..<(runs + 20) {
            let copying = ContinuousClock().measure { copy.copyMemory(of: frame) }
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

    /// Each with the number of its rows.
    static let makers: [@MainActor (Int) -> ListSubject] = [
        labels, configurations, constraints, compositionalList,
    ]

    private static func labels(_ rows: Int) -> ListSubject {
        let source = RowSource(rows) { table in
            table.rowHeight = 44
        } fill: { cell, row in
            cell.textLabel?.text = "Row \(row)"
        }
        return table("labels, one height", source)
    }

    private static func configurations(_ rows: Int) -> ListSubject {
        let source = RowSource(rows) { _ in
        } fill: { cell, row in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Row \(row)"
            content.secondaryText = row % 3 == 0 ? "A line about it, and another one after that" : "A line"
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
        }
        return table("content configurations, measured", source)
    }

    private static func constraints(_ rows: Int) -> ListSubject {
        let source = RowSource(rows) { _ in
        } fill: { cell, row in
            let label = cell.contentView.viewWithTag(1) as? UILabel ?? constrainedLabel(in: cell.contentView)
            label.text = String(repeating: "Words of row \(row). ", count: row % 4 + 1)
        }
        return table("constraints, measured", source)
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
        return ListSubject(name: "a table of \(source.count) rows, \(name)", host, table, keeping: source)
    }
}

/// As many rows as one likes.
private final class RowSource: NSObject, UITableViewDataSource {
    let count: Int
    let configure: (UITableView) -> Void
    private let fill: (UITableViewCell, Int) -> Void

    init(
        _ count: Int,
        configure: @escaping (UITableView) -> Void,
        fill: @escaping (UITableViewCell, Int) -> Void
    ) {
        self.count = count
        self.configure = configure
        self.fill = fill
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        fill(cell, indexPath.row)
        return cell
    }
}
