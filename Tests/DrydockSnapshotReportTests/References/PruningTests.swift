import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation
import Testing

/// What no test uses is known after a complete green run alone.
struct PruningTests {
    private static let used = "CardTests.card.1.png"
    private static let picture = Picture.png(accent: 0xFF11_2233)

    /// A package with a used and an unused reference of the same test, and logs of a complete run.
    private func fixture(logs: Bool = true) throws -> ResultsFixture {
        let fixture = try ResultsFixture()
        try fixture.write(Self.picture, to: fixture.reference(Self.used))
        try fixture.write(Self.picture, to: fixture.reference("CardTests.card.2.png"))
        if logs {
            try fixture.log(uses: [Self.used])
            try fixture.log(.xctest)
        }
        return fixture
    }

    private func prune(_ fixture: ResultsFixture) throws -> Pruning {
        try Pruning(project: fixture.project, run: CompleteRun(of: fixture.results()))
    }

    private func reason(_ fixture: ResultsFixture) throws -> String {
        "\(try #require(throws: SnapshotReportError.self) { try prune(fixture) })"
    }

    @Test("a reference that its own test no longer uses is unused, and deleting takes nothing else")
    func unused() throws {
        let fixture = try fixture()
        let pruning = try prune(fixture)
        #expect(pruning.unused == [fixture.reference("CardTests.card.2.png")])
        #expect(fixture.exists(fixture.reference("CardTests.card.2.png")), "looking deletes nothing")
        try pruning.delete()
        #expect(!fixture.exists(fixture.reference("CardTests.card.2.png")))
        #expect(fixture.exists(fixture.reference(Self.used)))
    }

    @Test("references of a test that is gone are unused, and their empty folder goes")
    func gone() throws {
        let fixture = try fixture()
        let old = fixture.package + "/Tests/OldTests/__Snapshots__/Old/Old.test.1.png"
        try fixture.write(Self.picture, to: old)
        try fixture.write(Self.picture, to: fixture.reference("CardTests.removed.1.png"))
        let pruning = try prune(fixture)
        #expect(pruning.unused.contains(old))
        #expect(pruning.unused.contains(fixture.reference("CardTests.removed.1.png")))
        try pruning.delete()
        #expect(!fixture.exists(fixture.package + "/Tests/OldTests/__Snapshots__"))
        #expect(fixture.exists(fixture.package + "/Tests/OldTests"))
    }

    @Test(
        "references of a test that was skipped stay",
        arguments: [
            ("func skipped() {}", "CardTests.skipped.1.png"),
            ("@Test func skipped(_ n: Int) {}", "CardTests.skipped.n=1.name@2x.png"),
            ("@Test func `a name, in words`() {}", "CardTests.a-name-in-words~0a1b2c3d.1.png"),
        ]
    )
    func skipped(_ source: String, name: String) throws {
        let fixture = try fixture()
        try fixture.write(source, to: fixture.testFile)
        try fixture.write(Self.picture, to: fixture.reference(name))
        let pruning = try prune(fixture)
        #expect(pruning.kept.map(\.path) == [fixture.reference(name)])
        #expect(pruning.kept.first?.reason == "its test did not run, but is in CardTests.swift")
    }

    @Test("a reference that was written after the run began stays")
    func newer() throws {
        let fixture = try fixture(logs: false)
        try fixture.log(uses: [Self.used], started: 1000)
        try fixture.log(.xctest)
        #expect(try prune(fixture).unused == [])
        #expect(try prune(fixture).kept.map(\.reason) == ["written after the run began"])
    }

    @Test("packages inside, hidden folders and links are left alone")
    func others() throws {
        let fixture = try fixture()
        try fixture.write(Self.picture, to: fixture.package + "/.build/a/__Snapshots__/A/A.b.1.png")
        try fixture.write("x", to: fixture.package + "/Tests/Inner/Package.swift")
        try fixture.write(Self.picture, to: fixture.package + "/Tests/Inner/__Snapshots__/A/A.b.1.png")
        try fixture.write(Self.picture, to: fixture.root.path + "/elsewhere/__Snapshots__/A/A.b.1.png")
        try FileManager.default.createSymbolicLink(
            atPath: fixture.package + "/Tests/link",
            withDestinationPath: fixture.root.path + "/elsewhere"
        )
        #expect(try prune(fixture).unused == [fixture.reference("CardTests.card.2.png")])
    }

    @Test("filtered runs neither help nor harm")
    func filtered() throws {
        let fixture = try fixture()
        try fixture.log(selection: ["--filter", "x"], started: 5e9) { $0.exitCode = 1 }
        try fixture.log(.xctest, selection: ["A.B/c"], started: 5e9) { $0.finished = false }
        #expect(try prune(fixture).unused.count == 1)
        let partial = try self.fixture(logs: false)
        try partial.log(uses: [Self.used], selection: ["--filter", "card"])
        try partial.log(.xctest)
        #expect(try reason(partial).contains("no run of all tests of Swift Testing"))
    }

    @Test("a framework whose tests did not run is missing")
    func oneFramework() throws {
        let fixture = try fixture(logs: false)
        try fixture.log(uses: [Self.used])
        #expect(try reason(fixture).contains("no run of all tests of XCTest"))
    }

    @Test("processes for single tests of XCTest count together, and only when all ran since the build")
    func parallel() throws {
        let fixture = try fixture(logs: false)
        try fixture.log(uses: ["CardTests.card.2.png"])
        let bundle = XCTestBundle(tests: ["A.B/c", "A.B/d", "A.E/f"], built: 3e9)
        func complete() throws -> CompleteRun { try CompleteRun(of: fixture.results(), bundle: bundle) }
        try fixture.log(.xctest, uses: [Self.used], selection: ["A.B/c"], started: 3.1e9)
        try fixture.log(.xctest, selection: ["A.E"], started: 3.1e9)
        try fixture.log(.xctest, selection: ["A.B/d"], started: 2.9e9)
        #expect(throws: SnapshotReportError.self, "the last ran before the build") { try complete() }
        try fixture.log(.xctest, selection: ["A.B/d", "--unknown"], started: 3.2e9)
        #expect(try Pruning(project: fixture.project, run: complete()).unused == [])
        #expect(try complete().runs.count == 4)
        try fixture.log(.xctest, selection: ["A.B/c"], started: 3.3e9) { $0.exitCode = 1 }
        #expect("\(try #require(throws: SnapshotReportError.self) { try complete() })".contains("failed"))
        // A newer run of all of them is what counts.
        try fixture.log(.xctest, started: 5e9)
        #expect(try complete().runs.count == 2)
    }

    @Test("a package without tests of XCTest needs no run of them")
    func noXCTests() throws {
        let fixture = try fixture(logs: false)
        try fixture.log(uses: [Self.used])
        let bundle = XCTestBundle(tests: [], built: 3e9)
        let run = try CompleteRun(of: fixture.results(), bundle: bundle)
        #expect(run.runs.map(\.library) == [.swiftTesting])
    }

    /// A program that lists two tests and leaves a file that shows that it ran.
    private func makeProgram(_ path: String, in fixture: ResultsFixture, _ commands: String = "") throws {
        let script = """
            #!/bin/sh
            touch \(path).ran
            \(commands)
            echo 'Listing 2 tests in x.xctest:'
            echo
            echo A.B/c
            echo A.B/d

            """
        try fixture.write(script, to: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    private func bundle(_ program: String, _ fixture: ResultsFixture, limit: Double = 30) throws
        -> XCTestBundle?
    {
        try fixture.log(name: "run") { $0.arguments[0] = program }
        return XCTestBundle(
            of: try fixture.results(),
            in: fixture.project,
            artifacts: [fixture.artifacts, fixture.package + "/.build/downloaded"],
            limit: limit
        )
    }

    @Test(
        "the program that ran the tests is asked for them where the package manager built it in the package"
    )
    func program() throws {
        let fixture = try fixture(logs: false)
        let path = fixture.package + "/.build/x86_64-unknown-linux-gnu/debug/AppTests.xctest"
        try makeProgram(path, in: fixture)
        symlink("x86_64-unknown-linux-gnu/debug", fixture.package + "/.build/debug")
        #expect(try bundle(path, fixture)?.tests == ["A.B/c", "A.B/d"])
        #expect(try bundle(".build/debug/AppTests.xctest", fixture)?.tests.count == 2)
        #expect(try bundle(path, fixture)?.built ?? 0 > 1e9)
        #expect(try bundle(fixture.package + "/.build/debug/Gone.xctest", fixture) == nil)
        try makeProgram(path, in: fixture, "exit 1")
        #expect(try bundle(path, fixture) == nil)
    }

    @Test(
        "no program is run that may have come with results",
        arguments: [
            "ROOT/artifacts/Evil.xctest", "ROOT/elsewhere/Evil.xctest", "PACKAGE/Evil.xctest",
            "PACKAGE/snapshot-failures/Evil.xctest", "PACKAGE/.build/snapshot-failures/Evil.xctest",
            "PACKAGE/.build/downloaded/debug/Evil.xctest", "PACKAGE/.build/artifacts/x/Evil.xctest",
            "PACKAGE/.build/checkouts/x/Evil.xctest", "PACKAGE/.build/../Evil.xctest",
            "PACKAGE/.build/Evil.xctest",
        ]
    )
    func foreignProgram(_ template: String) throws {
        let fixture = try fixture(logs: false)
        let path = template.replacingOccurrences(of: "PACKAGE", with: fixture.package)
            .replacingOccurrences(of: "ROOT", with: fixture.root.path)
        try FileManager.default.createDirectory(
            atPath: fixture.package + "/.build/debug",
            withIntermediateDirectories: true
        )
        try makeProgram(path, in: fixture)
        #expect(try bundle(path, fixture) == nil)
        // A link in the build folder leads there, too.
        let link = fixture.package + "/.build/debug/Link.xctest"
        symlink(path, link)
        #expect(try bundle(link, fixture) == nil)
        #expect(!fixture.exists(path + ".ran"))
    }

    @Test(
        "a program that hangs is ended, whether it keeps its output open or not",
        arguments: ["exec sleep 60", "exec >&-; exec sleep 60"]
    )
    func hangingProgram(_ commands: String) throws {
        let fixture = try fixture(logs: false)
        let path = fixture.package + "/.build/debug/AppTests.xctest"
        try makeProgram(path, in: fixture, commands)
        let start = ContinuousClock.now
        #expect(try bundle(path, fixture, limit: 0.2) == nil)
        #expect(ContinuousClock.now - start < .seconds(30))
        #expect(fixture.exists(path + ".ran"))
    }

    @Test("no program is run where a run of all tests is the newest")
    func unasked() throws {
        let fixture = try fixture()
        var count = 0
        func bundle() -> XCTestBundle? {
            count += 1
            return nil
        }
        _ = try CompleteRun(of: fixture.results(), bundle: bundle())
        #expect(count == 0)
    }

    @Test("what no test recorded stays, in a folder of references and in one that only has its name")
    func foreignFiles() throws {
        let fixture = try fixture()
        let folder = fixture.package + "/Tests/AppTests/__Snapshots__"
        let foreign = [
            "README.md", "CardTests/notes.txt", "CardTests/data.bin", "CardTests/photo.png",
            "CardTests/other.1.png",
            "CardTests/inner/CardTests.card.9.txt", "CardTests/tool.v2.txt",
        ]
        for name in foreign {
            // What another program saved has no seal.
            try fixture.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "\(folder)/\(name)")
        }
        try fixture.write("x", to: fixture.package + "/Sources/__Snapshots__/backup.tar")
        let old = [
            "CardTests.gone.1.txt", "CardTests.gone.named.json", "free.2-dark@2x.txt", "CardTests.gone.2",
        ]
        for name in old { try fixture.write("x", to: "\(folder)/CardTests/\(name)") }
        let pruning = try prune(fixture)
        #expect(
            Set(pruning.unused)
                == Set((old + ["CardTests.card.2.png"]).map { "\(folder)/CardTests/\($0)" })
        )
        try pruning.delete()
        for name in foreign { #expect(fixture.exists("\(folder)/\(name)")) }
        #expect(pruning.kept.count == foreign.count + 1)
    }

    @Test("a red run and one that crashed tell nothing, even if an older one was green")
    func red() throws {
        for (change, words) in [
            ({ $0.exitCode = 1 }, "failed"), ({ $0.finished = false }, "did not finish"),
        ] as [((inout SnapshotRun) -> Void, String)] {
            let fixture = try fixture()
            try fixture.log(uses: [Self.used], started: 5e9, change: change)
            #expect(try reason(fixture).contains(words))
        }
    }

    @Test("a snapshot that a green test expected to fail is used")
    func expectedFailure() throws {
        let fixture = try fixture()
        try fixture.log(uses: [Self.used], started: 5e9) { $0.uses[0].passed = false }
        #expect(try prune(fixture).unused == [fixture.reference("CardTests.card.2.png")])
    }

    @Test("shards count together, and only when all are there")
    func shards() throws {
        let fixture = try fixture(logs: false)
        try fixture.log(.xctest)
        try fixture.log(uses: [Self.used]) { $0.shard = "1/2" }
        #expect(try reason(fixture).contains("of 2 shards of Swift Testing only 1/2"))
        try fixture.log(uses: ["CardTests.card.2.png"]) { $0.shard = "2/2" }
        #expect(try prune(fixture).unused == [])
    }

    @Test("a log of another checkout tells nothing here")
    func elsewhere() throws {
        let fixture = try fixture(logs: false)
        try fixture.log(uses: [Self.used]) { $0.uses[0].reference = "/elsewhere/__Snapshots__/A/a.png" }
        try fixture.log(.xctest)
        #expect(try reason(fixture).contains("are not in the package"))
    }
}
