import ArgumentParser
import Foundation

/// `drydock-benchmark layout write WORKLOAD FILE.json`: gives other solvers the systems that ours is measured on.
struct LayoutWriteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "write",
        abstract: "Writes the system of a workload to a file.",
        discussion: "\"layout solve\" reads the same format. A file that cannot be written exits with 73."
    )

    @Argument(help: "The workload.")
    var workload: LayoutWorkload

    @Argument(help: "The JSON file to write.")
    var file: String

    @Option(help: "The number of views, from 1 to 20000.")
    var views = 100

    func validate() throws {
        guard (1...20_000).contains(views) else {
            throw ValidationError("--views must be from 1 to 20000, not \(views).")
        }
    }

    func run() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let data = try encoder.encode(workload.problem(views: views))
        do {
            try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            BenchmarkCommand.report("\(file): cannot be written: \(error.localizedDescription)")
            throw ExitCode(73)
        }
    }
}
