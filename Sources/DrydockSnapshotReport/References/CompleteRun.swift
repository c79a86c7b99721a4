package import DrydockSnapshotResults
import Foundation

/// All tests of a package, green: one process for each test framework, one for each of its shards, or one for each test of
/// XCTest.
package struct CompleteRun: Equatable, Sendable {
    package let runs: [SnapshotRun]

    /// Every reference that was used.
    package var uses: [SnapshotRun.Use] { runs.flatMap(\.uses) }

    /// Seconds since 1970 at which the first of the processes began.
    package var started: Double { runs.map(\.started).min() ?? 0 }

    /// The newest run of all tests among results. Runs of some tests neither help nor harm, but for those of XCTest's tests
    /// that make up all of them together: `swift test --parallel` runs each in a process of its own.
    ///
    /// - Parameter bundle: what tests of XCTest there are; asked for only where no run of all of them is the newest.
    package init(
        of results: SnapshotResults,
        bundle: @autoclosure () -> XCTestBundle? = nil
    ) throws(SnapshotReportError) {
        var parts: [SnapshotRun] = []
        for library in SnapshotRun.Library.allCases {
            let whole = results.runs.filter { $0.library == library && $0.selection.isEmpty }
            let isNewest = whole.last.map { newest in
                !results.runs.contains { $0.library == library && $0.started > newest.started }
            }
            if library == .xctest, isNewest != true, let singles = bundle()?.runs(among: results.runs),
                whole.last.map({ whole in singles.contains { $0.started > whole.started } }) ?? true
            {
                parts += singles
                continue
            }
            guard let newest = whole.last else {
                throw .incompleteRun(
                    reason: """
                        there is no run of all tests of \(library.rawValue), without which nobody knows what is unused
                        Run 'swift test' without filters.
                        """
                )
            }
            let found = SnapshotResults.newestParts(of: whole, like: newest)
            if let count = newest.shardCount, found.count < count {
                let known = found.compactMap(\.shard).joined(separator: ", ")
                throw .incompleteRun(
                    reason: """
                        of \(count) shards of \(library.rawValue) only \(known) left a log
                        Pass the folders of all of them: --artifacts PATH --artifacts PATH …
                        """
                )
            }
            parts += found
        }
        // The exit code alone: a test may expect a snapshot to fail.
        for run in parts where !run.finished || run.exitCode != 0 {
            let shard = run.shard.map { " (shard \($0))" } ?? ""
            throw .incompleteRun(
                reason: """
                    the last run of all tests of \(run.library.rawValue)\(shard) \
                    \(run.finished ? "failed" : "did not finish")
                    Only a green run tells what is unused: run 'swift test' until it passes.
                    """
            )
        }
        runs = parts
    }
}
