import Drydock
import DrydockPNG
import Testing

/// Failures reach whoever runs the tests: in a process of their own, with its exit code and output.
nonisolated struct FailureReportTests {
    private static let variable = "DRYDOCK_FAILING_TESTS"
    static var isChild: Bool { ProcessInfo.processInfo.environment[variable] != nil }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ChildProcess {
        let artifacts = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: artifacts) }
        return try ChildProcess(
            arguments,
            environment: [Self.variable: "1", "SNAPSHOT_ARTIFACTS": artifacts.path]
                .merging(environment) { $1 }
        )
    }

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
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
        // The causes of all failures, once and last.
        let lines = """
            4 snapshots failed:
              2 snapshots: No reference yet
              1 snapshot: Different, for reasons unknown
              1 snapshot: Recorded, and not looked at yet
            """
        #expect(process.output.components(separatedBy: lines).count == 2)
    }

    @Test("two processes that write the same references leave whole files")
    func sharedFolder() async throws {
        try await withFolder { folder in
            let arguments = ["--testing-library", "swift-testing", "--filter", "FailingTests/shared"]
            let environment = [
                Self.variable: "1", "SHARED_FOLDER": folder.path, "SNAPSHOT_ARTIFACTS": folder.path,
            ]
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<2 {
                    group.addTask { _ = try ChildProcess(arguments, environment: environment) }
                }
                try await group.waitForAll()
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.filter { $0.hasSuffix(".png") }.count == 40)
            #expect(!names.contains { $0.hasSuffix(".tmp") })
            for name in names where name.hasSuffix(".png") {
                let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
                #expect(PNGEncoder.pixelChecksum(ofEncoded: bytes) != nil, "\(name)")
            }
        }
    }

    @Test("on a full disk nothing half-written stays, and the message says what to do")
    func fullDisk() async throws {
        try await withFolder { folder in
            let process = try run(
                "--testing-library",
                "swift-testing",
                "--filter",
                "FailingTests/fullDisk",
                environment: ["FULL_DISK": folder.path]
            )
            #expect(
                process.output.contains("The reference could not be recorded: cannot write \(folder.path)")
            )
            #expect(process.output.contains("actual: not written: cannot write"))
            #expect(process.output.contains("Make room on the disk, and run the test again."))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }
}
