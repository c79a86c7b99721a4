import ArgumentParser
import DrydockCommands
import DrydockSnapshotReport

/// What to do with the results of golden tests.
struct SnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots",
        abstract: "Reports, accepts and prunes golden files.",
        discussion: """
            Reads what the tests of the package in the current folder left in .build/snapshot-failures, in the folder \
            that SNAPSHOT_ARTIFACTS names, or in those of --artifacts.
            """,
        subcommands: [
            ReportCommand.self, AcceptCommand.self, ReviewCommand.self, PruneCommand.self, DiffCommand.self,
            StatsCommand.self, mutateCommand, DoctorCommand.self,
        ]
    )
}

extension CommandFailure {
    init(_ error: SnapshotReportError) {
        let exitCode =
            switch error {
            case .noResults, .unreadable: CommandFailure.noInput
            case .damaged, .version: CommandFailure.badData
            case .unwritable: CommandFailure.cannotCreate
            case .noMatch: CommandFailure.usage
            case .incompleteRun: CommandFailure.unavailable
            }
        self.init(exitCode: exitCode, message: "\(error)")
    }

    /// Runs `body`, whose errors become the command's.
    static func passing<Value>(
        _ body: () throws(SnapshotReportError) -> Value
    ) throws(CommandFailure) -> Value {
        do {
            return try body()
        } catch {
            throw CommandFailure(error)
        }
    }
}
