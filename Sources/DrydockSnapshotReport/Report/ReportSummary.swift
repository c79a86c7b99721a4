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
    /// Processes that did not get to their end: their snapshots may be missing here.
    package var unfinishedRuns: Int

    package init(of results: SnapshotResults) {
        let statistics = SnapshotStatistics(of: results)
        let failedReferences = Set(results.failures.map(\.failure.reference))
        let passedReferences = Set(results.uses.filter(\.passed).map(\.reference)).subtracting(
            failedReferences
        )
        failures = results.failures.map(\.failure)
        failed = failures.count
        passes = statistics.slowest.filter { passedReferences.contains($0.reference) }.map {
            Timing(test: $0.test, reference: $0.reference, seconds: $0.seconds, bytes: $0.bytes)
        }
        passed = passes.count
        seconds = statistics.totalSeconds
        failedWithoutResult = Set(results.failuresWithoutResult.map(\.test)).sorted()
        unfinishedRuns = results.currentRuns.filter { !$0.finished }.count
        groups = Dictionary(grouping: failures, by: Self.groupKey).values.map { members in
            Group(title: Self.title(of: members), references: members.map(\.reference))
        }.sorted {
            ($1.references.count, $0.title, $0.references[0]) < (
                $0.references.count, $1.title, $1.references[0]
            )
        }
    }

    /// The same change of several components of a class is one cause.
    private static func groupKey(of failure: FailedSnapshot) -> [String] {
        guard let cause = failure.causes.first else { return [failure.kind.rawValue] }
        return [cause.type ?? cause.component, cause.attribute, cause.change ?? cause.summary]
    }

    /// Names the component where all failures of a group are about one, else its class.
    private static func title(of group: [FailedSnapshot]) -> String {
        let causes = group.compactMap(\.causes.first)
        guard Set(causes.map(\.summary)).count > 1, let cause = causes.first else {
            return title(of: group[0])
        }
        return "\(cause.type ?? cause.component) \(cause.attribute) \(cause.change ?? "")"
            .trimmingCharacters(in: .whitespaces)
    }

    /// The weightiest cause; without causes what kind of failure it is.
    package static func title(of failure: FailedSnapshot) -> String {
        if let cause = failure.causes.first { return cause.summary }
        return switch failure.kind {
        case .mismatch: "Different, for reasons unknown"
        case .missing: "No reference yet"
        case .recorded: "Recorded, and not looked at yet"
        case .unreadable: "The reference cannot be read"
        }
    }

    /// For standard output: the count, and a line for each cause.
    package var text: String {
        var lines = ["\(Self.number(failed, "snapshot")) failed, \(passed) passed"]
        lines += groups.map { "  \($0.references.count) × \($0.title)" }
        return (lines + warnings).joined(separator: "\n")
    }

    /// What the numbers do not say.
    package var warnings: [String] {
        var lines = failedWithoutResult.map { "\($0) failed without a result: see the output of the tests" }
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
