package import DrydockSnapshotResults
import Foundation

/// What test processes left in folders of artefacts.
package struct SnapshotResults: Equatable, Sendable {
    /// What the last run said: one for each reference, sorted by test, then by reference.
    package let failures: [StoredFailure]
    /// What is left of earlier runs, of tests that the last one did not have: they were deleted, renamed or filtered out.
    package let earlierFailures: [StoredFailure]
    /// Each process, the oldest first.
    package let runs: [SnapshotRun]

    /// - Parameter failures: of two of one reference the later counts, unless the earlier one alone is of the last run.
    package init(failures: [StoredFailure], runs: [SnapshotRun]) {
        let runs = runs.sorted { $0.started < $1.started }
        let last = LastRun(of: runs)
        var current: [String: StoredFailure] = [:]
        var earlier: [String: StoredFailure] = [:]
        for stored in failures {
            if last.contains(stored.failure) {
                current[stored.failure.reference] = stored
            } else {
                earlier[stored.failure.reference] = stored
            }
        }
        for reference in current.keys { earlier[reference] = nil }
        self.failures = current.values.sorted(by: Self.isInOrder)
        earlierFailures = earlier.values.sorted(by: Self.isInOrder)
        self.runs = runs
    }

    private static func isInOrder(_ one: StoredFailure, _ other: StoredFailure) -> Bool {
        (one.failure.test, one.failure.reference) < (other.failure.test, other.failure.reference)
    }

    /// Merges what is in all folders: those of the shards of one run, for instance. A folder without any file of results is
    /// an error, since its name may be mistyped.
    package static func read(folders: [String]) throws(SnapshotReportError) -> SnapshotResults {
        var failures: [StoredFailure] = []
        var runs: [SnapshotRun] = []
        for folder in folders {
            let files = try ResultFolder.files(in: folder)
            guard !files.isEmpty else { throw .noResults(folder: folder) }
            for path in files {
                if path.hasSuffix(ResultFolder.failureSuffix) {
                    let failure = try ResultFile.read(
                        FailedSnapshot.self,
                        version: FailedSnapshot.currentVersion,
                        from: path,
                        limit: ResultLimits.failureBytes
                    )
                    failures.append(try StoredFailure(failure: failure, path: path).checked())
                } else {
                    runs.append(try run(at: path))
                }
            }
        }
        return SnapshotResults(failures: failures, runs: runs)
    }

    /// The log of one process.
    package static func run(at path: String) throws(SnapshotReportError) -> SnapshotRun {
        let run = try ResultFile.read(
            SnapshotRun.self,
            version: SnapshotRun.currentVersion,
            from: path,
            limit: ResultLimits.logBytes
        )
        if let reason = ResultLimits.problem(with: run) { throw .damaged(path: path, reason: reason) }
        return run
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

    /// Snapshots that failed in the last run and left no result, since their value could not be made for instance: their
    /// test's output tells why. One whose reference was written since does not count, and none of a green run, whose tests
    /// expected it.
    package var failuresWithoutResult: [SnapshotRun.Use] {
        let known = Set(failures.map(\.failure.reference))
        return LastRun(of: runs).processes.filter { $0.exitCode != 0 }.flatMap { run in
            run.uses.filter { use in
                !use.passed && !known.contains(use.reference)
                    && FileStatus(of: use.reference).map { $0.modified < run.started } ?? true
            }
        }
    }

    /// The last use of each reference, sorted by reference.
    package var uses: [SnapshotRun.Use] { Self.lastUses(in: currentRuns) }

    /// The last use of each reference in the last run, sorted by reference.
    package var usesOfLastRun: [SnapshotRun.Use] { Self.lastUses(in: LastRun(of: runs).processes) }

    /// Processes of the last run that did not get to their end.
    package var unfinishedCount: Int { LastRun(of: runs).processes.filter { !$0.finished }.count }

    private static func lastUses(in runs: [SnapshotRun]) -> [SnapshotRun.Use] {
        var uses: [String: SnapshotRun.Use] = [:]
        for use in runs.flatMap(\.uses) { uses[use.reference] = use }
        return uses.values.sorted { $0.reference < $1.reference }
    }
}

extension SnapshotRun {
    /// 4 of `2/4`; nil for a run that is no shard.
    var shardCount: Int? {
        shard.flatMap { $0.split(separator: "/").last }.flatMap { Int($0) }
    }
}
