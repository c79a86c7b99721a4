import ArgumentParser
import DrydockCommands
import Drydock
import DrydockPlatform
import DrydockSnapshotReport

struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Shows failures one by one in a window, and accepts them.",
        discussion: """
            Right and Down show the next failure, Left and Up the one before. Space switches between the actual picture \
            and the reference, D shows what differs, S all three side by side, N another part of pictures of more than 4,096 pixels \
            a side. A accepts the failure, Shift-A all of its \
            cause. Q and Ctrl-Q close the window.
            """
    )

    @OptionGroup var artifacts: ArtifactsOptions

    func run() throws {
        let results = try artifacts.read()
        guard !results.failures.isEmpty else {
            return try StandardStreams.write("Nothing failed, and there is nothing to review.")
        }
        try MainActor.assumeIsolated {
            do throws(DisplayError) {
                try ReviewWindow(
                    results: results,
                    project: artifacts.project,
                    ownRuns: artifacts.ownRuns
                ).run()
            } catch {
                throw CommandFailure(
                    exitCode: CommandFailure.unavailable,
                    message: "\(error)\nA page for a browser needs no display: drydock snapshots report"
                )
            }
        }
    }
}
