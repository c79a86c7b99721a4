package import DrydockSnapshotResults
package import Foundation

/// What a run of tests came to, in numbers and by causes: the JSON beside the page, and what the others are made from.
package struct ReportSummary: Codable, Equatable, Sendable {
    /// Failures with the same weightiest cause.
    package struct Group: Codable, Equatable, Sendable {
        /// `handleLabel font 13 → 14`, or what is known without causes.
        package var title: String
        package var references: [String]
    }

    package struct Timing: Codable, Equatable, Sendable {
        package var test: String
        package var reference: String
        package var seconds: Double
        package var bytes: Int
    }

    package static let currentVersion = 1

    package var version = ReportSummary.currentVersion
    package var failed: Int
    package var passed: Int
    /// Seconds of making, drawing and comparing all snapshots.
    package var seconds: Double
    /// The largest first.
    package var groups: [Group]
    package var failures: [FailedSnapshot]
    /// Snapshots that passed, the slowest first.
    package var passes: [Timing]
    /// Tests with snapshots that failed and left no result: what they said is in the output of the tests.
    package var failedWithoutResult: [String]
    /// Failures of an earlier run whose tests the last run did not have: `test: reference`. They count for nothing above.
    package var earlier: [String]
    /// Processes that did not get to their end: their snapshots may be missing here.
    package var unfinishedRuns: Int

    package init(of results: SnapshotResults) {
        let uses = results.usesOfLastRun
        let statistics = SnapshotStatistics(uses)
        let failedReferences = Set(results.failures.map(\.failure.reference))
        let passedReferences = Set(uses.filter(\.passed).map(\.reference)).subtracting(failedReferences)
        failures = results.failures.map(\.failure)
        failed = failures.count
        passes = statistics.slowest.filter { passedReferences.contains($0.reference) }.map {
            Timing(test: $0.test, reference: $0.reference, seconds: $0.seconds, bytes: $0.bytes)
        }
        passed = passes.count
        seconds = statistics.totalSeconds
        failedWithoutResult = Set(results.failuresWithoutResult.map(\.test)).sorted()
        unfinishedRuns = results.unfinishedCount
        earlier = results.earlierFailures.map { "\($0.failure.test): \($0.referenceName)" }
        let failures = failures
        groups = CauseGroups(of: failures).groups.map { group in
            Group(title: group.title, references: group.members.map { failures[$0].reference })
        }
    }

    /// The weightiest cause; without causes what kind of failure it is.
    package static func title(of failure: FailedSnapshot) -> String {
        failure.causes.first?.summary ?? CauseGroups.title(of: failure.kind)
    }

    /// For standard output: the count, and a line for each cause.
    package var text: String {
        var lines = ["\(Self.number(failed, "snapshot")) failed, \(passed) passed"]
        lines += groups.map { "  \($0.references.count) × \(PrintableText.line($0.title))" }
        return (lines + warnings).joined(separator: "\n")
    }

    /// What the numbers do not say.
    package var warnings: [String] {
        var lines = failedWithoutResult.map {
            "\(PrintableText.line($0)) failed without a result: see the output of the tests"
        }
        if !earlier.isEmpty {
            let shown = earlier.prefix(10).map { "\n    \(PrintableText.line($0))" }.joined()
            let rest = earlier.count > 10 ? "\n    and \(earlier.count - 10) more" : ""
            lines.append(
                """
                \(Self.number(earlier.count, "failure")) of an earlier run \(earlier.count == 1 ? "is" : "are") left out: \
                the tests were deleted, renamed or filtered out in the last run\(shown)\(rest)
                """
            )
        }
        if unfinishedRuns > 0 {
            let processes = Self.number(unfinishedRuns, "process", "processes")
            lines.append("\(processes) did not finish: results may be missing")
        }
        return lines
    }

    package static func number(_ count: Int, _ one: String, _ many: String? = nil) -> String {
        "\(count) \(count == 1 ? one : many ?? one + "s")"
    }

    /// The summary as JSON, the same bytes for the same results.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
