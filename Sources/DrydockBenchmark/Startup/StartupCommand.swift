import ArgumentParser
import Foundation

/// Times `drydock` as whole processes, each stage by a run that goes one stage further, and a rival
/// program in turn with them.
struct StartupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "startup",
        abstract: "Times whole runs of drydock, by stages, and a rival program beside them."
    )

    @Option(help: "Pixels per point: 1, 2 or 3.")
    var scale = 1

    @Option(help: "Counted runs of each command.")
    var runs = 20

    @Option(help: "A rival's command line, split at spaces; see Rivals/screens.c.")
    var rival: String?

    @Flag(help: "Prints JSON instead of a table.")
    var json = false

    func validate() throws {
        guard (1...3).contains(scale) else { throw ValidationError("--scale must be 1, 2 or 3.") }
        guard (1...1_000).contains(runs) else { throw ValidationError("--runs must be from 1 to 1000.") }
    }

    func run() throws {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("drydock-startup-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }

        let drydock = siblingExecutable("drydock")
        let export = [drydock, "export", "--output", directory.path, "--scale", String(scale)]
        var subjects = [
            ("load and parse (list)", [drydock, "list"]),
            ("one component (export dismiss)", export + ["dismiss"]),
            ("home", export + ["home"]),
            ("home and modal", export + ["home", "modal"]),
        ]
        if let rival { subjects.append(("rival", rival.split(separator: " ").map(String.init))) }
        report(subjects.map(\.0), try measure(subjects.map(\.1)))
    }

    /// Every command in turn, so that a drift of the machine's speed meets all alike; one round uncounted.
    private func measure(_ commands: [[String]]) throws(BenchmarkFailure) -> [[ProcessCost]] {
        var costs: [[ProcessCost]] = Array(repeating: [], count: commands.count)
        for round in 0...runs {
            for (index, command) in commands.enumerated() {
                let cost = try ChildProcess.run(command)
                if round > 0 { costs[index].append(cost) }
            }
        }
        return costs
    }

    private func report(_ names: [String], _ costs: [[ProcessCost]]) {
        let rows = zip(names, costs).map { name, costs in
            StartupRow(
                name: name,
                wallMilliseconds: median(costs.map { $0.wallSeconds * 1_000 }),
                cpuMilliseconds: median(costs.map { $0.cpuSeconds * 1_000 })
            )
        }
        if json {
            print(jsonText(of: rows))
            return
        }
        print("\(BenchmarkTable.machineName()); scale \(scale), medians of \(runs) runs")
        print("wall ms    cpu ms   stage")
        for row in rows {
            let figures = [row.wallMilliseconds, row.cpuMilliseconds]
            let columns = figures.map { padded(String(format: "%.1f", $0), to: 7) }
            print(columns.joined(separator: "   "), " ", row.name)
        }
    }

    private func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    private func padded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }

    /// A program built beside this one.
    private func siblingExecutable(_ name: String) -> String {
        let this = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return this.deletingLastPathComponent().appendingPathComponent(name).path
    }

    private func jsonText(of rows: [StartupRow]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(rows) else { return "[]" }
        return String(decoding: data, as: UTF8.self)
    }
}

/// Medians of one command.
private struct StartupRow: Encodable {
    let name: String
    let wallMilliseconds: Double
    let cpuMilliseconds: Double
}
