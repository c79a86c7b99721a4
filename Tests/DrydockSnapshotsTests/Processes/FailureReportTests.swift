import Drydock
import Testing

/// Failures reach whoever runs the tests: in a process of their own, with its exit code and output.
nonisolated struct FailureReportTests {
    private static let variable = "DRYDOCK_FAILING_TESTS"
    static var isChild: Bool { ProcessInfo.processInfo.environment[variable] != nil }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func run(_ arguments: String...) throws -> ChildProcess {
        let artifacts = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: artifacts) }
        return try ChildProcess(
            arguments,
            environment: [Self.variable: "1", "SNAPSHOT_ARTIFACTS": artifacts.path]
        )
    }

    /// The number of the `index`th line with an assertion in it.
    private func line(ofAssertion index: Int, in file: String) throws -> Int {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { lines[$0].contains("assertSnapshot(") }[index] + 1
    }

    @Test("a test case of XCTest fails for each failed snapshot, with file and line")
    func xctest() throws {
        let recorded = Self.folder.appendingPathComponent(
            "__Snapshots__/FailingXCTests/FailingXCTests.testRecorded.1.txt"
        )
        defer { try? FileManager.default.removeItem(at: recorded) }
        let process = try run("DrydockSnapshotsTests.FailingXCTests")
        #expect(process.exitCode != 0)
        let tests = [
            ("testMismatch", "The snapshot differs from"), ("testMissing", "There is no reference"),
            ("testRecorded", "Recorded \(recorded.path)"),
            ("testMisuse", "UIView has neither a size nor content"),
        ]
        for (index, (name, words)) in tests.enumerated() {
            let place =
                Self.folder.path + "/FailingXCTests.swift:"
                + "\(try line(ofAssertion: index + 1, in: "FailingXCTests.swift"))"
            #expect(process.output.contains("\(place): error: FailingXCTests.\(name) : failed - \(words)"))
        }
        #expect(process.output.contains("Executed 5 tests, with 4 failures"))
        #expect(try String(contentsOf: recorded, encoding: .utf8) == "recorded")
    }

    @Test("a test of Swift Testing fails for each failed snapshot, with file and line")
    func swiftTesting() throws {
        let recorded = Self.folder.appendingPathComponent(
            "__Snapshots__/FailingTests/FailingTests.recorded.1.txt"
        )
        defer { try? FileManager.default.removeItem(at: recorded) }
        let process = try run("--testing-library", "swift-testing", "--filter", "FailingTests")
        #expect(process.exitCode != 0)
        let tests = [
            ("mismatch()", "The snapshot differs from"), ("missing()", "There is no reference"),
            ("recorded()", "Recorded \(recorded.path)"),
            ("misuse()", "UIView has neither a size nor content"),
            // A detached task is no part of the test, but of the run.
            ("«unknown»", "There is no reference"),
        ]
        for (index, (name, words)) in tests.enumerated() {
            let line = try line(ofAssertion: index + 1, in: "FailingTests.swift")
            let issue = process.output.components(
                separatedBy: "Test \(name) recorded an issue at FailingTests.swift:"
            )
            .dropFirst().first { $0.hasPrefix("\(line):") }
            #expect(issue?.contains(words) == true, "\(name)")
        }
        #expect(process.output.contains("Test passes() passed"))
    }
}
