import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation
import Testing

/// Reading what test processes left, and what is wrong with what cannot be read.
struct SnapshotResultsTests {
    @Test("failures are sorted by test and reference, and runs by their beginning")
    func order() throws {
        let fixture = try ResultsFixture()
        try fixture.fail("b.png", test: "AppTests.CardTests/b()")
        try fixture.fail("z.png", test: "AppTests.CardTests/a()")
        try fixture.fail("a.png", test: "AppTests.CardTests/a()")
        try fixture.log(started: 20)
        try fixture.log(started: 10)
        let results = try fixture.results()
        #expect(results.failures.map(\.referenceName) == ["a.png", "z.png", "b.png"])
        #expect(results.runs.map(\.started) == [10, 20])
    }

    @Test("folders of several shards are merged; the later folder's failure of a reference counts")
    func merge() throws {
        let first = try ResultsFixture()
        let second = try ResultsFixture()
        try first.fail("a.png")
        try second.fail("b.png")
        try second.fail("a.png") { [reference = first.reference("a.png")] in
            $0.reference = reference
            $0.line = 99
        }
        let results = try SnapshotResults.read(folders: [first.artifacts, second.artifacts])
        #expect(results.failures.count == 2)
        #expect(
            results.failures.first { $0.failure.reference == first.reference("a.png") }?.failure.line == 99
        )
    }

    @Test("a folder that is not there, a file in its place and an empty folder are named, with what to do")
    func nothing() throws {
        let fixture = try ResultsFixture()
        try fixture.write("", to: fixture.root.path + "/file")
        try FileManager.default.createDirectory(atPath: fixture.artifacts, withIntermediateDirectories: true)
        for folder in ["/nonexistent", fixture.root.path + "/file", fixture.artifacts] {
            let error = try #require(throws: SnapshotReportError.self) {
                try SnapshotResults.read(folders: [folder])
            }
            #expect(error == .noResults(folder: folder))
            #expect("\(error)".contains("Run 'swift test' first"))
        }
    }

    @Test(
        "damaged files are named, with what is wrong with them",
        arguments: [
            ("", "no JSON object with a version"), ("{", "no JSON object"), ("[]", "no JSON object"),
            (#"{"version": "one"}"#, "no JSON object with a version"),
            (#"{"version": 1}"#, "it has no 'kind'"),
            (#"{"version": 1, "kind": "odd", "test": "a"}"#, "'kind' is not what it should be"),
            ("\u{0}\u{1}\u{2}", "no JSON object"), (String(repeating: "[", count: 100_000), "no JSON object"),
        ]
    )
    func damaged(_ text: String, words: String) throws {
        let fixture = try ResultsFixture()
        let path = fixture.artifacts + "/a.failure.json"
        try fixture.write(text, to: path)
        let error = try #require(throws: SnapshotReportError.self) { try fixture.results() }
        #expect("\(error)".hasPrefix("\(path) is damaged: "))
        #expect("\(error)".contains(words))
        #expect("\(error)".contains("delete the file"))
    }

    @Test("another version is told by its number, whatever else is in the file")
    func version() throws {
        let fixture = try ResultsFixture()
        let path = fixture.artifacts + "/runs/a.json"
        try fixture.write(#"{"version": 7, "novelty": []}"#, to: path)
        let error = try #require(throws: SnapshotReportError.self) { try fixture.results() }
        #expect(error == .version(path: path, found: 7, known: 1))
        #expect("\(error)".contains("is of version 7, and this command reads version 1"))
    }

    @Test(
        "names that lead elsewhere are refused",
        arguments: ["../a.png", "/etc/passwd", "a/b.png", "..", ".", "", "a\u{0}.png"]
    )
    func names(_ name: String) throws {
        let fixture = try ResultsFixture()
        try fixture.fail("a.png") { $0.actualFile = name }
        let error = try #require(throws: SnapshotReportError.self) { try fixture.results() }
        #expect("\(error)".contains("is not the name of a file beside it"))
    }

    @Test("a reference without an absolute path is refused")
    func relativeReference() throws {
        let fixture = try ResultsFixture()
        try fixture.fail("a.png") { $0.reference = "Tests/a.png" }
        #expect(throws: SnapshotReportError.self) { try fixture.results() }
    }

    @Test("a run of all tests takes the place of what began before it, of its framework alone")
    func currentRuns() throws {
        let fixture = try ResultsFixture()
        try fixture.log(selection: ["--filter", "old"], started: 1)
        try fixture.log(started: 2)
        try fixture.log(.xctest, selection: ["A.B/c"], started: 1)
        try fixture.log(selection: ["--filter", "new"], started: 3)
        #expect(try fixture.results().currentRuns.map(\.started) == [1, 2, 3])
        #expect(try fixture.results().currentRuns.first?.library == .xctest)
    }

    @Test("the shards of one run belong together")
    func shards() throws {
        let fixture = try ResultsFixture()
        try fixture.log(started: 1)
        for index in 1...3 { try fixture.log(started: 1 + Double(index)) { $0.shard = "\(index)/3" } }
        try fixture.log(started: 9) { $0.shard = "2/3" }
        #expect(try fixture.results().currentRuns.compactMap(\.shard) == ["1/3", "3/3", "2/3"])
    }

    @Test(
        "filters and names make a run partial, in each framework's words",
        arguments: [
            (["x", "--testing-library", "swift-testing"], []),
            (["x", "--testing-library", "swift-testing", "--filter", "A"], ["--filter", "A"]),
            (["x", "--filter=A", "--testing-library", "swift-testing"], ["--filter=A"]),
            (["x", "--skip", "A", "--testing-library", "swift-testing"], ["--skip", "A"]),
            (["x", "--skip-build", "--testing-library", "swift-testing", "-j", "2"], []),
            (["x"], []), (["x", "A.B/c,A.B/d"], ["A.B/c,A.B/d"]), (["x", "--seed", "12"], []), ([], []),
        ] as [([String], [String])]
    )
    func selection(_ arguments: [String], selection: [String]) {
        #expect(SnapshotRun(arguments: arguments).selection == selection)
    }

    @Test("the slowest and the largest come first")
    func statistics() throws {
        let fixture = try ResultsFixture()
        try fixture.write([1, 2, 3], to: fixture.reference("small.png"))
        try fixture.write([UInt8](repeating: 0, count: 300), to: fixture.reference("large.png"))
        try fixture.log(uses: ["small.png", "large.png", "gone.png"]) { $0.uses[0].seconds = 2 }
        let statistics = SnapshotStatistics(of: try fixture.results())
        #expect(statistics.slowest.first?.reference == fixture.reference("small.png"))
        #expect(statistics.largest.map(\.bytes) == [300, 3, 0])
        #expect(statistics.totalBytes == 303)
        #expect(statistics.totalSeconds == 2.5)
    }
}
