import ArgumentParser
import DrydockCommands
import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation

struct AcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Makes what tests made the reference, without running them again.",
        discussion: """
            Accepts all failures, those that a pattern names, or those of a list that the report's page saved. A \
            reference that was changed since its test failed is left alone, and so is everything outside of the package \
            in the current folder. Prints the path of each reference; ends with 65 when one was refused.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "A part of the name of a test or a reference, or with * and ? a pattern for all of it; without any, all.",
            valueName: "PATTERN"
        )
    )
    var pattern: String?

    @Option(
        help: ArgumentHelp("A file with the path of a failure's reference in each line.", valueName: "FILE")
    )
    var list: String?

    @OptionGroup var artifacts: ArtifactsOptions

    func validate() throws {
        guard pattern == nil || list == nil else {
            throw ValidationError("Pass a pattern or a list, not both.")
        }
    }

    func run() throws {
        let results = try artifacts.read()
        let chosen = try CommandFailure.passing { () throws(SnapshotReportError) in try choose(from: results)
        }
        let project = artifacts.project
        let acceptance = Acceptance(project: project, ownRuns: artifacts.ownRuns)
        var refused = 0
        for stored in chosen {
            let path = project.place(of: stored.failure.reference, testFile: stored.failure.file)
            let name = PrintableText.line(path.map { project.relative($0) ?? $0 } ?? stored.failure.reference)
            switch acceptance.accept(stored) {
            case .accepted: try StandardStreams.write("accepted  \(name)")
            case .seen: try StandardStreams.write("recorded  \(name)")
            case .refused(let reason):
                refused += 1
                StandardStreams.writeError("refused   \(name): \(PrintableText.line(reason))")
            }
        }
        if chosen.isEmpty { try StandardStreams.write("Nothing failed, and there is nothing to accept.") }
        if pattern == nil, list == nil, !results.earlierFailures.isEmpty {
            let number = ReportSummary.number(results.earlierFailures.count, "failure")
            StandardStreams.writeError(
                """
                left out  \(number) of an earlier run: the tests were deleted, renamed or filtered out in the last run. \
                Run all tests, or name them with a pattern.
                """
            )
        }
        guard refused == 0 else {
            throw CommandFailure(
                exitCode: CommandFailure.badData,
                message:
                    "\(refused) of \(ReportSummary.number(chosen.count, "failure")) could not be accepted"
            )
        }
    }

    /// Without a pattern or a list only what the last run said: what is left of tests that are gone is of the past.
    private func choose(from results: SnapshotResults) throws(SnapshotReportError) -> [StoredFailure] {
        let failures = results.failures
        if let pattern {
            return try FailureSelection.matching(pattern, in: failures, else: results.earlierFailures)
        }
        guard let list else { return failures }
        guard let text = try? String(contentsOfFile: list, encoding: .utf8) else {
            throw .unreadable(path: list, reason: "it is no text file")
        }
        return try FailureSelection.listed(text, name: list, in: failures)
    }
}
