import ArgumentParser
import DrydockCMalloc
import Foundation

/// `drydock-benchmark layout`: how fast systems of constraints are laid out.
struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Measures layout, writes a measured system to a file, or solves one from a file.",
        subcommands: [LayoutRunCommand.self, LayoutWriteCommand.self, LayoutSolveCommand.self],
        defaultSubcommand: LayoutRunCommand.self
    )
}

struct LayoutRunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Prints medians in nanoseconds per constraint.",
        discussion: """
            With --rival, the bare solver is measured in turn with another program, and for the first layout real views \
            as well, without and with making them, on the everyday workloads with \
            10, 100 and 1000 views unless told otherwise. The program is run as "RIVAL FILE OPERATION WIDTH" with \
            a file as "layout write" writes it and the width to resize to, and prints nanoseconds per constraint.
            """
    )

    @Option(help: "Only this workload.")
    var workload: LayoutWorkload?

    @Option(help: "Only this number of views, from 1 to 20000; otherwise one to four for each workload.")
    var views: Int?

    @Option(help: "Only this operation.")
    var operation: LayoutOperation?

    @Option(help: "A program to compare the solver with; see Rivals/kiwi.cpp.")
    var rival: String?

    @Option(help: "Seconds after which a run of the rival is given up.")
    var rivalLimit = 60.0

    @Flag(help: "Prints JSON instead of a table.")
    var json = false

    func validate() throws {
        if let views, !(1...20_000).contains(views) {
            throw ValidationError("--views must be from 1 to 20000, not \(views).")
        }
        guard rivalLimit > 0, rivalLimit <= 3600 else {
            throw ValidationError("--rival-limit must be above 0 and at most 3600.")
        }
    }

    /// Everything that can lay out a system: the solver alone; views that exist, from activating their
    /// constraints on; and views made from nothing, for which only the first solution differs.
    private var meters: [LayoutMeter] {
        [
            LayoutMeter(name: "solver") { problem in
                let prepared = SpanProblem(problem)
                return { SolverSubject(prepared) }
            },
            LayoutMeter(
                name: "views",
                prepare: { problem in
                    let tree = ViewSubject.prepare(problem)
                    return { ViewSubject(laying: tree) }
                },
                isPreparedAnew: true
            ),
            LayoutMeter(name: "making", prepare: { problem in { ViewSubject(problem) } }, isFirstOnly: true),
        ]
    }

    func run() throws {
        keepFreedMemory()
        if let rival { return try compare(with: LayoutRival(path: rival, secondsAtMost: rivalLimit)) }
        var measurements: [LayoutMeasurement] = []
        if !json { print(layoutLine("subject", "workload", "views", "operation", "ns/constraint", "µs")) }
        for workload in LayoutWorkload.allCases where self.workload == nil || self.workload == workload {
            for size in views.map({ [$0] }) ?? workload.sizes {
                for operation in LayoutOperation.allCases
                where self.operation == nil || self.operation == operation {
                    for meter in meters where operation == .first || !meter.isFirstOnly {
                        let measurement = meter.measure(operation, workload, views: size)
                        measurements.append(measurement)
                        if !json { print(Self.line(measurement)) }
                    }
                }
            }
        }
        if json { try printJSON(measurements) }
    }

    /// Lets each run reuse the memory of the one before. Left alone, malloc gives some of it back to the system,
    /// more of it for one subject than for the next, and new pages then cost more than what is measured.
    private func keepFreedMemory() {
        _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
        _ = mallopt(M_TRIM_THRESHOLD, Int32.max)
        _ = mallopt(M_TOP_PAD, 64 << 20)
    }

    /// Our solver and the rival in turn.
    private func compare(with rival: LayoutRival) throws {
        var comparisons: [LayoutComparison] = []
        if !json { print(LayoutComparison.header) }
        for workload in LayoutWorkload.allCases
        where self.workload.map({ $0 == workload }) ?? !workload.isStress {
            for size in views.map({ [$0] }) ?? [10, 100, 1000] {
                for operation in LayoutOperation.allCases
                where self.operation == nil || self.operation == operation {
                    let comparison = try LayoutComparison(operation, workload, views: size, meters, rival)
                    comparisons.append(comparison)
                    if !json { print(comparison.line) }
                }
            }
        }
        if json { try printJSON(comparisons) }
    }

    private func printJSON(_ values: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        print(String(decoding: try encoder.encode(values), as: UTF8.self))
    }

    private static func line(_ measurement: LayoutMeasurement) -> String {
        layoutLine(
            measurement.subject,
            measurement.workload,
            "\(measurement.views)",
            measurement.operation,
            String(format: "%.2f", measurement.nanosecondsPerConstraint),
            String(format: "%.2f", measurement.nanoseconds / 1000)
        )
    }
}

/// A row of a table: the first two columns to the left, numbers to the right.
func layoutLine(_ columns: String...) -> String {
    let widths = [8, 13, 6, 10, 14, 12, 9, 9]
    return zip(columns, widths).enumerated().map { index, column in
        let padding = String(repeating: " ", count: max(0, column.1 - column.0.count))
        return index < 2 ? column.0 + padding : padding + column.0
    }.joined(separator: " ")
}
