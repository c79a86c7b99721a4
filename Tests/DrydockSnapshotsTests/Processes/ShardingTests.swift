import Drydock
import DrydockSnapshotResults
import Testing

/// A suite in several processes, each with its part.
nonisolated struct ShardingTests {
    private struct Outcome {
        let names: Set<String>
        let runs: [SnapshotRun]
        let output: String
    }

    /// Runs the sharded suites of both frameworks in a process for each environment.
    private func run(_ environments: [[String: String]]) throws -> [Outcome] {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        // One folder for all: a test that runs twice fails.
        let marks = root.appendingPathComponent("marks").path
        try FileManager.default.createDirectory(atPath: marks, withIntermediateDirectories: true)
        var known: Set<String> = []
        return try environments.enumerated().map { index, environment in
            let artifacts = root.appendingPathComponent("artifacts-\(index)").path
            let all = environment.merging([
                Marks.variable: marks, "SNAPSHOT_ARTIFACTS": artifacts,
            ]) { $1 }
            let first = try ChildProcess(
                ["--testing-library", "swift-testing", "--filter", "ShardedTests"],
                environment: all
            )
            let second = try ChildProcess(["DrydockSnapshotsTests.ShardedXCTests"], environment: all)
            let output = first.output + second.output
            #expect(first.exitCode == 0 && second.exitCode == 0, "\(output)")
            let left = Set(try FileManager.default.contentsOfDirectory(atPath: marks))
            defer { known = left }
            let logs = try FileManager.default.contentsOfDirectory(atPath: artifacts + "/runs").sorted()
            return Outcome(
                names: left.subtracting(known),
                runs: try logs.map { name in
                    let file = URL(fileURLWithPath: "\(artifacts)/runs/\(name)")
                    return try JSONDecoder().decode(SnapshotRun.self, from: Data(contentsOf: file))
                },
                output: output
            )
        }
    }

    private static let names: Set<String> = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nested", "case-1", "case-2",
        "case-3",
        "xctest-one", "xctest-two", "xctest-three", "xctest-four", "xctest-five",
    ]

    @Test("four shards in four processes find every test exactly once")
    func fourShards() throws {
        let outcomes = try run((1...4).map { ["SNAPSHOT_SHARD": "\($0)/4"] })
        #expect(outcomes.map(\.names.count).reduce(0, +) == Self.names.count)
        #expect(outcomes.reduce(into: Set()) { $0.formUnion($1.names) } == Self.names)
        #expect(outcomes.allSatisfy { !$0.names.isEmpty })
        // Cases of one test stay together.
        #expect(outcomes.filter { $0.names.contains("case-1") }.allSatisfy { $0.names.contains("case-3") })
        for (index, outcome) in outcomes.enumerated() {
            #expect(outcome.output.contains("runs in another shard than \(index + 1)/4"))
            #expect(outcome.output.contains("Shard \(index + 1)/4 runs "))
            #expect(outcome.runs.map(\.library) == [.swiftTesting, .xctest])
            for run in outcome.runs {
                #expect(run.shard == "\(index + 1)/4")
                #expect(run.finished && run.exitCode == 0)
                // What was asked for, not what the shard made of it.
                let selections = [["--filter", "ShardedTests"], ["DrydockSnapshotsTests.ShardedXCTests"]]
                #expect(selections.contains(run.selection))
            }
        }
        let uses = outcomes.flatMap(\.runs).flatMap(\.uses)
        #expect(uses.count == 1)
        #expect(uses.first?.test == "DrydockSnapshotsTests.ShardedTests.Inner/nested()")
        #expect(uses.first?.passed == true)
        #expect(uses.first?.reference.hasSuffix("ShardedTests/ShardedTests.Inner.nested.1.txt") == true)
    }

    @Test("Bazel's shards count from 0, and it is told that tests are divided")
    func bazel() throws {
        let folder = FileManager.default.temporaryDirectory
        let files = (0...1).map { _ in folder.appendingPathComponent(UUID().uuidString).path }
        defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
        let outcomes = try run(
            (0...1).map { index in
                [
                    "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "2",
                    "TEST_SHARD_STATUS_FILE": files[index],
                ]
            }
        )
        #expect(outcomes.reduce(into: Set()) { $0.formUnion($1.names) } == Self.names)
        for file in files { #expect(FileManager.default.fileExists(atPath: file)) }
    }

    @Test("without shards all tests run")
    func unsharded() throws {
        let outcome = try #require(try run([[:]]).first)
        #expect(outcome.names == Self.names)
        #expect(outcome.runs.allSatisfy { $0.shard == nil })
    }

    @Test(
        "a shard that cannot be fails every test that asks, and lets XCTest run none",
        arguments: [
            ["--testing-library", "swift-testing", "--filter", "ShardedTests"],
            ["DrydockSnapshotsTests.ShardedXCTests"],
        ]
    )
    func wrong(_ arguments: [String]) throws {
        let process = try ChildProcess(
            arguments,
            environment: [
                Marks.variable: "/dev/null/marks", "SNAPSHOT_SHARD": "7/4",
                "SNAPSHOT_ARTIFACTS": "/dev/null/artifacts",
            ]
        )
        #expect(process.exitCode != 0)
        #expect(process.output.contains("SNAPSHOT_SHARD is 7/4: it has to be"))
        #expect(!process.output.contains("Test Case"))
    }

    @Test("a shard without a single test of XCTest ends green")
    func empty() throws {
        let process = try ChildProcess(
            ["DrydockSnapshotsTests.ShardedXCTests/testNone"],
            environment: ["SNAPSHOT_SHARD": "1/2", "SNAPSHOT_ARTIFACTS": "/dev/null/artifacts"]
        )
        #expect(process.exitCode == 0)
        #expect(process.output.contains("Executed 0 tests"))
    }

    @Test("a process that crashes leaves a run that did not finish")
    func crash() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try ChildProcess(
            ["--testing-library", "swift-testing", "--filter", "EndingTests"],
            environment: [EndingProcess.variable: "1", "SNAPSHOT_ARTIFACTS": folder.path]
        )
        let runs = folder.appendingPathComponent("runs")
        let log = try #require(FileManager.default.contentsOfDirectory(atPath: runs.path).first)
        let run = try JSONDecoder().decode(
            SnapshotRun.self,
            from: Data(contentsOf: runs.appendingPathComponent(log))
        )
        #expect(!run.finished && run.exitCode == nil && run.uses.isEmpty)
    }
}

nonisolated enum EndingProcess {
    static let variable = "DRYDOCK_ENDING_TESTS"
    static var isChild: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}

/// Ends its process in the way of a crash.
@Suite(.enabled(if: EndingProcess.isChild))
nonisolated struct EndingTests {
    @Test func end() { kill(getpid(), SIGKILL) }
}
