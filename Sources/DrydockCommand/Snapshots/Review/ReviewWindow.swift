import Drydock
import DrydockPlatform
import DrydockSnapshotReport
import DrydockSnapshotResults

/// The review in a desktop window.
@MainActor struct ReviewWindow {
    let results: SnapshotResults
    let project: ProjectFolder
    let ownRuns: [SnapshotRun]

    /// Returns when the window was closed.
    func run() throws(DisplayError) {
        let session = ReviewSession(failures: results.failures, project: project, ownRuns: ownRuns)
        var close = {}
        let window = try WindowHost(
            title: "Drydock: snapshots",
            size: CGSize(width: 1080, height: 760),
            prepare: { $0.window.rootViewController = ReviewViewController(session: session) { close() } }
        )
        close = { window.close() }
        window.run()
    }
}
