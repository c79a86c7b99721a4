import DrydockSnapshotResults
import Foundation

/// A run as JUnit XML, as Jenkins and GitLab read it: a test case for each test, with the failures of all its snapshots.
package enum JUnitReport {
    private struct Document {
        let tests: Int
        let failures: Int
        let time: String
        let suites: [Suite]
    }

    private struct Suite {
        let name: String
        let tests: Int
        let failures: Int
        let time: String
        let cases: [Case]
    }

    private struct Case {
        let suite: String
        let name: String
        let time: String
        let file: String?
        let line: Int
        var failed: [Failure]
        /// Of pictures and texts, as Jenkins and GitLab look for them in the output.
        let attachments: [String]
        let hasAttachments: Bool
    }

    private struct Failure {
        let message: String
        let type: String
        let text: String
    }

    /// - Parameter project: the package, below which files are named.
    package static func make(of results: SnapshotResults, project: ProjectFolder) throws -> String {
        var failures: [String: [StoredFailure]] = [:]
        for stored in results.failures { failures[stored.failure.test, default: []].append(stored) }
        var seconds: [String: Double] = [:]
        for use in results.usesOfLastRun { seconds[use.test, default: 0] += use.seconds }
        let unknown = Set(results.failuresWithoutResult.map(\.test))
        let tests = Set(failures.keys).union(seconds.keys).sorted()
        let cases = tests.map { test in
            var made = makeCase(test, failures[test] ?? [], seconds[test] ?? 0, project)
            if unknown.contains(test) {
                let text = "see the output of the tests"
                made.failed.append(Failure(message: "failed without a result", type: "failure", text: text))
            }
            return made
        }
        let suites = Dictionary(grouping: cases) { $0.suite }.sorted { $0.key < $1.key }.map { name, cases in
            let time = cases.reduce(0) { $0 + (seconds["\(name)/\($1.name)"] ?? 0) }
            return Suite(
                name: name,
                tests: cases.count,
                failures: cases.filter { !$0.failed.isEmpty }.count,
                time: text(time),
                cases: cases
            )
        }
        let document = Document(
            tests: cases.count,
            failures: cases.filter { !$0.failed.isEmpty }.count,
            time: text(seconds.values.reduce(0, +)),
            suites: suites
        )
        return try MarkupTemplate(PackageResources.junit_mustache).render(document)
    }

    private static func makeCase(
        _ test: String,
        _ failures: [StoredFailure],
        _ seconds: Double,
        _ project: ProjectFolder
    ) -> Case {
        let parts = test.split(separator: "/", maxSplits: 1).map(String.init)
        let attachments = failures.flatMap { [$0.actualPath, $0.referencePath, $0.differencePath] }
            .compactMap(\.self).map { "[[ATTACHMENT|\(project.shortest($0))]]" }
        return Case(
            suite: parts.first ?? test,
            name: parts.count == 2 ? parts[1] : test,
            time: text(seconds),
            file: failures.first.map { stored in
                let file = stored.failure.file
                return project.shortest(project.place(of: file, testFile: file) ?? file)
            },
            line: failures.first?.failure.line ?? 0,
            failed: failures.map(\.failure).map {
                Failure(message: ReportSummary.title(of: $0), type: $0.kind.rawValue, text: $0.message)
            },
            attachments: attachments,
            hasAttachments: !attachments.isEmpty
        )
    }

    private static func text(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}
