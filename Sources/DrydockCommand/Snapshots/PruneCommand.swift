import ArgumentParser
import DrydockCommands
import DrydockSnapshotReport

struct PruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Prints the references that no test uses, and deletes them with --delete.",
        discussion: """
            Needs a green run of all tests: of both test frameworks, without filters, and of every shard. References of \
            tests that did not run are kept, and said so, and so are files that no test recorded.
            """
    )

    @Flag(help: "Deletes the files.")
    var delete = false

    @OptionGroup var artifacts: ArtifactsOptions

    func run() throws {
        let results = try artifacts.read()
        let project = artifacts.project
        let pruning = try CommandFailure.passing { () throws(SnapshotReportError) in
            let run = try CompleteRun(
                of: results,
                bundle: XCTestBundle(of: results, in: project, artifacts: artifacts.folders)
            )
            let pruning = try Pruning(project: project, run: run)
            if delete { try pruning.delete() }
            return pruning
        }
        for kept in pruning.kept {
            let name = PrintableText.line(project.relative(kept.path) ?? kept.path)
            StandardStreams.writeError("kept    \(name): \(PrintableText.line(kept.reason))")
        }
        let verb = delete ? "deleted" : "unused "
        for path in pruning.unused {
            try StandardStreams.write("\(verb)  \(PrintableText.line(project.relative(path) ?? path))")
        }
        if pruning.unused.isEmpty {
            try StandardStreams.write("No reference is unused.")
        } else if !delete {
            try StandardStreams.write(
                "\(ReportSummary.number(pruning.unused.count, "reference")); --delete deletes what is listed."
            )
        }
    }
}
