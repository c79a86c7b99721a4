package import DrydockSnapshotResults
import Foundation

/// What test processes left in folders of artefacts.
package struct SnapshotResults: Equatable, Sendable {
    /// One for each reference, sorted by test, then by reference.
    package let failures: [StoredFailure]
    /// Each process, the oldest first.
    package let runs: [SnapshotRun]

    package init(failures: [StoredFailure], runs: [SnapshotRun]) {
        self.failures = failures
        self.runs = runs
    }

    /// Merges what is in all folders: those of the shards of one run, for instance. Of two failures of one reference the
    /// one in the later folder counts. A folder without any file of results is an error, since its name may be mistyped.
    package static func read(folders: [String]) throws(SnapshotReportError) -> SnapshotResults {
        var failures: [String: StoredFailure] = [:]
        var runs: [SnapshotRun] = []
        for folder in folders {
            let files = try jsonFiles(in: folder)
            guard !files.isEmpty else { throw .noResults(folder: folder) }
            for path in files {
                if path.hasSuffix(".failure.json") {
                    let failure = try ResultFile.read(
                        FailedSnapshot.self,
                        version: FailedSnapshot.currentVersion,
                        from: path
                    )
                    failures[failure.reference] = try StoredFailure(failure: failure, path: path).checked()
                } else {
                    runs.append(
                        try ResultFile.read(SnapshotRun.self, version: SnapshotRun.currentVersion, from: path)
                    )
                }
            }
        }
        return SnapshotResults(
            failures: failures.values.sorted {
                ($0.failure.test, $0.failure.reference) < ($1.failure.test, $1.failure.reference)
            },
            runs: runs.sorted { $0.started < $1.started }
        )
    }

    /// Failures, and the logs of runs. Links are not followed.
    private static func jsonFiles(in folder: String) throws(SnapshotReportError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
            let names = FileManager.default.enumerator(atPath: folder)
        else { throw .noResults(folder: folder) }
        let runs = folder + "/runs/"
        return names.compactMap { $0 as? String }.map { "\(folder)/\($0)" }.filter { path in
            path.hasSuffix(".failure.json")
                || path.hasPrefix(runs) && path.hasSuffix(".json")
                    && !path.dropFirst(runs.count).contains("/")
        }.sorted()
    }
}

extension SnapshotResults {
    /// The runs that still say something: a run of all tests takes the place of what began before it with the same
    /// framework, and a run in shards of all others with another number of shards.
    package var currentRuns: [SnapshotRun] {
        SnapshotRun.Library.allCases.flatMap { library -> [SnapshotRun] in
            let runs = runs.filter { $0.library == library }
            let whole = runs.filter { $0.selection.isEmpty }
            guard let newest = whole.last else { return runs }
            let parts = Self.newestParts(of: whole, like: newest)
            let start = parts.map(\.started).min() ?? 0
            return (parts + runs.filter { !$0.selection.isEmpty && $0.started >= start })
                .sorted { $0.started < $1.started }
        }
    }

    /// The newest run of each shard where `newest` is a shard, else that run alone.
    static func newestParts(of runs: [SnapshotRun], like newest: SnapshotRun) -> [SnapshotRun] {
        guard let count = newest.shardCount else { return [newest] }
        var parts: [String: SnapshotRun] = [:]
        for run in runs where run.shardCount == count { parts[run.shard ?? ""] = run }
        return parts.values.sorted { $0.started < $1.started }
    }

    /// Snapshots that failed and left no result, since their value could not be made for instance: their test's output
    /// tells why. One whose reference was written since does not count, and none of a green run, whose tests expected it.
    package var failuresWithoutResult: [SnapshotRun.Use] {
        let known = Set(failures.map(\.failure.reference))
        return currentRuns.filter { $0.exitCode != 0 }.flatMap { run in
            run.uses.filter { use in
                !use.passed && !known.contains(use.reference)
                    && FileStatus(of: use.reference).map { $0.modified < run.started } ?? true
            }
        }
    }

    /// The last use of each reference, sorted by reference.
    package var uses: [SnapshotRun.Use] {
        var uses: [String: SnapshotRun.Use] = [:]
        for use in currentRuns.flatMap(\.uses) { uses[use.reference] = use }
        return uses.values.sorted { $0.reference < $1.reference }
    }
}

extension SnapshotRun {
    /// 4 of `2/4`; nil for a run that is no shard.
    var shardCount: Int? {
        shard.flatMap { $0.split(separator: "/").last }.flatMap { Int($0) }
    }
}
