import ArgumentParser
import DrydockCommands
import DrydockSnapshotReport
import Foundation

struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Prints the slowest snapshots, and the largest references."
    )

    @Option(help: ArgumentHelp("How many of each, from 1.", valueName: "COUNT"))
    var count = 10

    @OptionGroup var artifacts: ArtifactsOptions

    func validate() throws {
        guard count >= 1 else { throw ValidationError("The count of --count has to be 1 at least.") }
    }

    func run() throws {
        let statistics = SnapshotStatistics(of: try artifacts.read())
        let number = ReportSummary.number(statistics.entries.count, "snapshot")
        try StandardStreams.write(
            String(
                format: "\(number), %.2f s, %.2f MB",
                statistics.totalSeconds,
                megabytes(statistics.totalBytes)
            )
        )
        try StandardStreams.write("\nSlowest")
        for entry in statistics.slowest.prefix(count) {
            try StandardStreams.write(String(format: "%8.1f ms  ", entry.seconds * 1000) + name(entry))
        }
        try StandardStreams.write("\nLargest")
        for entry in statistics.largest.prefix(count) {
            try StandardStreams.write(String(format: "%8.1f kB  ", Double(entry.bytes) / 1024) + name(entry))
        }
    }

    private func megabytes(_ bytes: Int) -> Double { Double(bytes) / Double(1 << 20) }

    private func name(_ entry: SnapshotStatistics.Entry) -> String {
        PrintableText.line(artifacts.project.relative(entry.reference) ?? entry.reference)
    }
}
