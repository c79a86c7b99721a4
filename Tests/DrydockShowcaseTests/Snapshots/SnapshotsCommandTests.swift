import Drydock
import DrydockSnapshotResults
import Testing

/// `drydock snapshots`, run as a user runs it, in a package's folder.
struct SnapshotsCommandTests {
    private func run(_ folder: ResultsFolder, _ arguments: String...) throws -> BuiltCommand.Result {
        try BuiltCommand().run(arguments: ["snapshots"] + arguments, in: folder.url)
    }

    private nonisolated static let red = ResultsFolder.picture(0xFF00_00FF)
    private nonisolated static let blue = ResultsFolder.picture(0xFFFF_0000)

    // MARK: - report

    @Test("report writes a page into the folder of results, and says what failed and why")
    func report() throws {
        let folder = try ResultsFolder()
        try folder.fail("one", cause: "label font 13 → 14")
        try folder.fail("two", cause: "label font 13 → 14")
        try folder.pass("three")
        let result = try run(folder, "report")
        #expect(result.exitCode == 0 && result.errors == "")
        #expect(
            result.lines == [
                "2 snapshots failed, 1 passed", "  2 × label font 13 → 14", folder.artifacts + "/report.html",
            ]
        )
        let page = try #require(folder.bytes(".build/snapshot-failures/report.html"))
        #expect(String(decoding: page, as: UTF8.self).contains("label font 13 → 14"))
    }

    @Test("report writes the other forms where it is told to, and annotations to its output")
    func forms() throws {
        let folder = try ResultsFolder()
        try folder.fail("one")
        let result = try run(
            folder,
            "report",
            "--output",
            "r.html",
            "--junit",
            "r.xml",
            "--json",
            "r.json",
            "--github"
        )
        #expect(result.exitCode == 0)
        #expect(result.lines.first?.hasPrefix("::error file=Tests/AppTests/CardTests.swift,line=7,") == true)
        #expect(result.lines.suffix(3) == ["r.html", "r.xml", "r.json"])
        for (file, words) in [
            ("r.html", "<!doctype html>"), ("r.xml", "<testsuites"), ("r.json", "\"failed\" : 1"),
        ] {
            #expect(String(decoding: folder.bytes(file) ?? [], as: UTF8.self).contains(words))
        }
    }

    @Test("several folders make one report, as those of shards do")
    func merge() throws {
        let (first, second) = (try ResultsFolder(), try ResultsFolder())
        try first.fail("one")
        try second.fail("two")
        let result = try run(
            first,
            "report",
            "--artifacts",
            first.artifacts,
            "--artifacts",
            second.artifacts + "/"
        )
        #expect(result.lines.first == "2 snapshots failed, 0 passed")
    }

    @Test(
        "every command says what to do where there are no results",
        arguments: ["report", "accept", "review", "prune", "stats"]
    )
    func nothing(_ command: String) throws {
        let folder = try ResultsFolder()
        let result = try run(folder, command)
        #expect(result.exitCode == 66)
        #expect(result.output == "")
        #expect(
            result.errors.hasPrefix(
                "drydock: error: there are no results of snapshot tests in \(folder.artifacts)"
            )
        )
        #expect(result.errors.contains("Run 'swift test' first"))
    }

    @Test(
        "a damaged file and one of another version are named",
        arguments: [
            ("{", "is damaged: it is no JSON object with a version"), (#"{"version": 9}"#, "is of version 9"),
        ]
    )
    func damaged(_ text: String, words: String) throws {
        let folder = try ResultsFolder()
        try folder.write(Array(text.utf8), to: ".build/snapshot-failures/a.failure.json")
        let result = try run(folder, "report")
        #expect(result.exitCode == 65)
        #expect(result.errors.contains("\(folder.artifacts)/a.failure.json \(words)"))
        #expect(folder.bytes(".build/snapshot-failures/report.html") == nil)
    }

    @Test("a page that cannot be written is an error that leaves nothing")
    func unwritable() throws {
        let folder = try ResultsFolder()
        try folder.fail("one")
        let result = try run(folder, "report", "--output", "/nonexistent/report.html")
        #expect(result.exitCode == 73)
        #expect(result.errors.contains("/nonexistent/report.html"))
    }

    // MARK: - accept

    @Test("accept takes one, some and all")
    func accept() throws {
        let folder = try ResultsFolder()
        for name in ["one", "two", "three"] { try folder.fail(name) }
        let one = try run(folder, "accept", "three")
        #expect(one.lines == ["accepted  \(ResultsFolder.reference("three"))"])
        #expect(folder.bytes(ResultsFolder.reference("three")) == Self.blue)
        #expect(folder.bytes(ResultsFolder.reference("one")) == Self.red)
        try folder.write(Array((folder.path(ResultsFolder.reference("two")) + "\n").utf8), to: "list.txt")
        #expect(try run(folder, "accept", "--list", "list.txt").exitCode == 0)
        #expect(folder.bytes(ResultsFolder.reference("two")) == Self.blue)
        #expect(try run(folder, "accept").lines == ["accepted  \(ResultsFolder.reference("one"))"])
        #expect(try folder.artifactFiles() == [])
    }

    @Test("accept refuses what was changed since, does the rest, and ends with 65")
    func refuse() throws {
        let folder = try ResultsFolder()
        try folder.fail("one")
        try folder.fail("two")
        try folder.write([1], to: ResultsFolder.reference("one"))
        let result = try run(folder, "accept")
        #expect(result.exitCode == 65)
        #expect(result.lines == ["accepted  \(ResultsFolder.reference("two"))"])
        #expect(result.errors.contains("refused   \(ResultsFolder.reference("one")): "))
        #expect(result.errors.contains("was changed since the test failed; run the test again"))
        #expect(result.errors.contains("drydock: error: 1 of 2 failures could not be accepted"))
        #expect(folder.bytes(ResultsFolder.reference("one")) == [1])
    }

    @Test("accept in another package's folder writes nothing there")
    func otherPackage() throws {
        let (here, there) = (try ResultsFolder(), try ResultsFolder())
        try there.fail("one")
        let result = try run(here, "accept", "--artifacts", there.artifacts)
        #expect(result.exitCode == 65)
        #expect(result.errors.contains("is not in the package \(here.package)"))
        #expect(there.bytes(ResultsFolder.reference("one")) == Self.red)
    }

    @Test("accept leaves out what tests that are gone failed with, and says so")
    func earlier() throws {
        let folder = try ResultsFolder()
        try folder.fail("one", run: 4_000_000_000)
        try folder.fail("renamed", run: 1000)
        try folder.pass()
        let result = try run(folder, "accept")
        #expect(result.exitCode == 0)
        #expect(result.lines == ["accepted  \(ResultsFolder.reference("one"))"])
        #expect(result.errors.contains("left out  1 failure of an earlier run"))
        #expect(folder.bytes(ResultsFolder.reference("renamed")) == Self.red)
        let report = try run(folder, "report")
        #expect(report.lines.first == "0 snapshots failed, 0 passed")
        #expect(report.output.contains("AppTests.CardTests/renamed(): renamed.png"))
    }

    @Test("a page does not go through a link that came with the results")
    func linkedPage() throws {
        let folder = try ResultsFolder()
        try folder.fail("one")
        try folder.write([1], to: "precious")
        let page = folder.artifacts + "/report.html"
        try FileManager.default.createSymbolicLink(
            atPath: page,
            withDestinationPath: folder.path("precious")
        )
        #expect(try run(folder, "report").exitCode == 0)
        #expect(folder.bytes("precious") == [1])
        #expect(
            try FileManager.default.attributesOfItem(atPath: page)[.type] as? FileAttributeType
                == .typeRegular
        )
    }

    @Test("prune runs no program that artefacts bring along")
    func foreignProgram() throws {
        let folder = try ResultsFolder()
        try folder.pass("one")
        let program = folder.path("downloaded/Evil.xctest")
        try folder.write(
            Array("#!/bin/sh\ntouch '\(folder.path("ran"))'\n".utf8),
            to: "downloaded/Evil.xctest"
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        for library in [["--testing-library", "swift-testing"], ["A.B/c"]] {
            let log = SnapshotRun(arguments: [program] + library, started: 5_000_000_000)
            try folder.write(
                [UInt8](JSONEncoder().encode(log)),
                to: "downloaded/runs/\(library.count).json"
            )
        }
        for options in [[], ["--delete"]] {
            let result = try BuiltCommand().run(
                arguments: ["snapshots", "prune", "--artifacts", "downloaded"] + options,
                in: folder.url
            )
            #expect(result.exitCode == 69)
        }
        #expect(folder.bytes("ran") == nil)
    }

    @Test("a pattern or a list that means nothing is a mistake on the command line")
    func noMatch() throws {
        let folder = try ResultsFolder()
        try folder.fail("one")
        let result = try run(folder, "accept", "zzz")
        #expect(result.exitCode == 64)
        #expect(
            result.errors.contains("no failure is named by 'zzz'; there are:\n  AppTests.CardTests/one()")
        )
        #expect(try run(folder, "accept", "one", "--list", "x").exitCode == 64)
        #expect(try run(folder, "accept", "--list", "/nonexistent").exitCode == 66)
    }

    // MARK: - prune, stats, diff, doctor

    @Test("prune only prints, unless it is told to delete")
    func prune() throws {
        let folder = try ResultsFolder()
        for name in ["one.1", "one.2"] {
            try folder.write(Self.blue, to: ResultsFolder.reference("CardTests.\(name)"))
        }
        try folder.pass("CardTests.one.1")
        // Its use is of CardTests.one.
        let dry = try run(folder, "prune")
        #expect(dry.exitCode == 0)
        #expect(dry.lines.first == "unused   \(ResultsFolder.reference("CardTests.one.2"))")
        #expect(dry.lines.last == "1 reference; --delete deletes what is listed.")
        #expect(folder.bytes(ResultsFolder.reference("CardTests.one.2")) != nil)
        let wet = try run(folder, "prune", "--delete")
        #expect(wet.lines == ["deleted  \(ResultsFolder.reference("CardTests.one.2"))"])
        #expect(folder.bytes(ResultsFolder.reference("CardTests.one.2")) == nil)
        #expect(folder.bytes(ResultsFolder.reference("CardTests.one.1")) != nil)
        #expect(try run(folder, "prune").lines == ["No reference is unused."])
    }

    @Test("prune refuses without a complete green run")
    func incomplete() throws {
        let folder = try ResultsFolder()
        try folder.fail("one")
        let result = try run(folder, "prune", "--delete")
        #expect(result.exitCode == 69)
        #expect(result.errors.contains("there is no run of all tests of XCTest"))
    }

    @Test("stats lists the slowest and the largest")
    func stats() throws {
        let folder = try ResultsFolder()
        try folder.write([UInt8](repeating: 0, count: 2048), to: ResultsFolder.reference("one"))
        try folder.pass("one", "two")
        let result = try run(folder, "stats", "--count", "1")
        #expect(result.exitCode == 0)
        #expect(
            result.output == """
                2 snapshots, 1.00 s, 0.00 MB

                Slowest
                   500.0 ms  \(ResultsFolder.reference("one"))

                Largest
                     2.0 kB  \(ResultsFolder.reference("one"))

                """
        )
        #expect(try run(folder, "stats", "--count", "0").exitCode == 64)
    }

    @Test("diff tells whether two pictures are the same, and shows what is not")
    func diff() throws {
        let folder = try ResultsFolder()
        try folder.write(Self.red, to: "a.png")
        try folder.write(Self.blue, to: "b.png")
        try folder.write(ResultsFolder.picture(0xFF00_00FF, width: 42), to: "c.png")
        let same = try run(folder, "diff", "a.png", "a.png")
        #expect(same.exitCode == 0 && same.output == "the same 40 × 24 pixels\n")
        let other = try run(folder, "diff", "a.png", "b.png", "--output", "d.png")
        #expect(other.exitCode == 1 && other.errors == "")
        #expect(
            other.output == """
                different: 960 of 960 pixels, within x 0..<40, y 0..<24, by at most 255 of 255
                d.png

                """
        )
        #expect(folder.bytes("d.png")?.starts(with: [0x89, 0x50]) == true)
        let larger = try run(folder, "diff", "a.png", "c.png")
        #expect(larger.exitCode == 1)
        #expect(larger.lines.first == "sizes: 40 × 24 and 42 × 24 pixels")
        #expect(larger.lines.last?.contains("48 of 1008 pixels, within x 40..<42") == true)
    }

    @Test("diff compares screenshots of long pages, and of any proportion")
    func tallDiff() throws {
        let folder = try ResultsFolder()
        let spots = [(x: 1169, y: 19_999)]
        try folder.write(ResultsFolder.picture(0xFF00_00FF, width: 1170, height: 20_000), to: "a.png")
        try folder.write(
            ResultsFolder.picture(0xFF00_00FF, width: 1170, height: 20_000, spots: spots),
            to: "b.png"
        )
        try folder.write(ResultsFolder.picture(0xFF00_00FF, width: 300_000, height: 1), to: "c.png")
        let other = try run(folder, "diff", "a.png", "b.png", "--output", "d.png")
        #expect(other.exitCode == 1 && other.errors == "")
        #expect(
            other.lines.first
                == "different: 1 of 23400000 pixels, within x 1169..<1170, y 19999..<20000, by at most 255 of 255"
        )
        #expect(folder.bytes("d.png")?[16..<24] == [0, 0, 4, 146, 0, 0, 78, 32])
        // Nothing has room for both.
        let large = try run(folder, "diff", "a.png", "c.png", "--output", "e.png")
        #expect(large.exitCode == 65)
        #expect(large.lines.first == "sizes: 1170 × 20000 and 300000 × 1 pixels")
        #expect(large.errors == "drydock: error: a.png and c.png together are too large for a picture\n")
    }

    @Test(
        "diff refuses what is no picture",
        arguments: [([], 65), ([1, 2, 3], 65), (Array(ResultsFolder.picture(0).prefix(60)), 65)]
            as [([UInt8], Int32)]
    )
    func hostileDiff(_ bytes: [UInt8], code: Int32) throws {
        let folder = try ResultsFolder()
        try folder.write(Self.red, to: "a.png")
        try folder.write(bytes, to: "b.png")
        let result = try run(folder, "diff", "a.png", "b.png", "--output", "d.png")
        #expect(result.exitCode == code)
        #expect(result.errors.hasPrefix("drydock: error: b.png: the image"))
        #expect(folder.bytes("d.png") == nil)
        #expect(try run(folder, "diff", "a.png", "gone.png").exitCode == 66)
    }

    @Test("doctor is here, too")
    func doctor() throws {
        let command = try BuiltCommand()
        #expect(try command.run("snapshots", "doctor").output == command.run("doctor").output)
    }
}

extension ResultsFolder {
    /// Files that are left of failures.
    func artifactFiles() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: artifacts).filter { $0.contains(".") }
    }
}
