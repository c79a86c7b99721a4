import ArgumentParser
import DrydockCommands
import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation

/// Where results are, for every command that reads them.
struct ArtifactsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A folder that tests wrote to; once more for each further one, of shards for instance.",
            valueName: "PATH"
        )
    )
    var artifacts: [String] = []

    func validate() throws {
        guard artifacts.allSatisfy({ !$0.isEmpty }) else {
            throw ValidationError("The folder of --artifacts has no name.")
        }
    }

    /// The package that the current folder is in.
    var project: ProjectFolder { ProjectFolder.containing(FileManager.default.currentDirectoryPath) }

    var folders: [String] {
        if !artifacts.isEmpty { return artifacts.map(withoutSlash) }
        if let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty {
            return [withoutSlash(folder)]
        }
        return [project.path + "/.build/snapshot-failures"]
    }

    /// What tests that ran on this machine logged; empty where none did. A log that cannot be read is left out.
    var ownRuns: [SnapshotRun] {
        let folder = project.path + "/.build/snapshot-failures/runs"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().prefix(10_000).compactMap { name in
            try? SnapshotResults.run(at: "\(folder)/\(name)")
        }
    }

    func read() throws(CommandFailure) -> SnapshotResults {
        try CommandFailure.passing { () throws(SnapshotReportError) in
            try SnapshotResults.read(folders: folders)
        }
    }

    private func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
