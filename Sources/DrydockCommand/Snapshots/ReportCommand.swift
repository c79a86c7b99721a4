import ArgumentParser
import DrydockCommands
import DrydockPlatform
import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Writes what failed as a page for a browser, grouped by cause, and in other forms.",
        discussion: """
            The page is one file with all pictures in it. Prints the number of failures, the causes, and the path of each \
            file written. Ends with 0 though snapshots failed: 'swift test' has said so.
            """
    )

    @OptionGroup var artifacts: ArtifactsOptions

    @Option(
        help: ArgumentHelp("The page, where not report.html in the folder of the results.", valueName: "FILE")
    )
    var output: String?

    @Option(help: ArgumentHelp("Writes the results as JUnit XML, too.", valueName: "FILE"))
    var junit: String?

    @Option(help: ArgumentHelp("Writes the results as JSON, too.", valueName: "FILE"))
    var json: String?

    @Flag(help: "Prints an annotation for each failure, as GitHub's workflows read them.")
    var github = false

    func validate() throws {
        for file in [output, junit, json] where file?.isEmpty == true {
            throw ValidationError("A file has no name.")
        }
    }

    func run() throws {
        let results = try artifacts.read()
        let summary = ReportSummary(of: results)
        var written: [String] = []
        func write(_ text: String, to path: String, replacesLinks: Bool = false) throws(CommandFailure) {
            do {
                try FileWriter.writeAtomically(Array(text.utf8), to: path, replacesLinks: replacesLinks)
            } catch {
                throw CommandFailure(exitCode: CommandFailure.cannotCreate, message: "\(error)")
            }
            written.append(path)
        }
        let page = try HTMLReport.make(of: results)
        // A link that came with the results may lead anywhere.
        try write(page, to: output ?? artifacts.folders[0] + "/report.html", replacesLinks: output == nil)
        if let junit { try write(JUnitReport.make(of: results, project: artifacts.project), to: junit) }
        if let json { try write(String(decoding: summary.json(), as: UTF8.self), to: json) }
        if github {
            let root = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] ?? artifacts.project.path
            for line in GitHubAnnotations.make(of: summary.failures, root: root) {
                try StandardStreams.write(line)
            }
        }
        try StandardStreams.write(summary.text)
        for path in written { try StandardStreams.write(path) }
    }
}
