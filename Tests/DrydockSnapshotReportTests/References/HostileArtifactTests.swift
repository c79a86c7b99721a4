import DrydockRaster
import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation
import Glibc
import Testing

/// Artefacts that were downloaded may have been made by anybody: they run nothing, write nothing but references, and show
/// nothing of the machine that they are read on.
struct HostileArtifactTests {
    private func reason(_ stored: StoredFailure, _ fixture: ResultsFixture) -> String {
        let outcome = Acceptance(project: fixture.project).accept(stored)
        if case .refused(let reason) = outcome { return reason }
        return "not refused: \(outcome)"
    }

    private func error(_ fixture: ResultsFixture) throws -> String {
        "\(try #require(throws: SnapshotReportError.self) { try fixture.results() })"
    }

    // MARK: - Where references are written

    @Test(
        "nothing is written but references of tests that the package has",
        arguments: [
            "Package.swift", "Sources/App/main.swift", "Tests/AppTests/Evil.swift", "Makefile", "a.png",
            "Tests/AppTests/a.png", "Tests/AppTests/__Snapshots__/a.png",
            "Tests/AppTests/__Snapshots__/OtherTests/a.png", "Tests/__Snapshots__/CardTests/a.png",
            "Tests/AppTests/__Snapshots__/CardTests/inner/a.png", "__Snapshots__/CardTests/a.png",
            "Tests/AppTests/__snapshots__/CardTests/a.png",
        ]
    )
    func places(_ path: String) throws {
        let fixture = try ResultsFixture()
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let place = "\(fixture.package)/\(path)"
        let before = fixture.bytes(place)
        for kind in [FailedSnapshot.Kind.missing, .mismatch] {
            let stored = try fixture.fail(name, kind: kind, reference: before ?? [1], actual: [2]) {
                $0.reference = place
            }
            #expect(!reason(stored, fixture).hasPrefix("not refused"))
            #expect(fixture.bytes(place) == before)
        }
    }

    @Test(
        "a kind that no snapshot has is refused even in a folder of references",
        arguments: ["a.swift", "a.SWIFT", "a.c", "a.sh", "a.yml", "a.modulemap", "a.exe", "a.tar.gz"]
    )
    func kinds(_ name: String) throws {
        let fixture = try ResultsFixture()
        let stored = try fixture.fail(name, kind: .missing, actual: Array("evil".utf8)) {
            [folder = fixture.artifacts + "/AppTests/CardTests"] in
            // As a test would name it: the reference's name without its kind, and all of that.
            let stem = name.prefix { $0 != "." }
            let actual = "\(stem).actual\(name.dropFirst(stem.count))"
            try? FileManager.default.moveItem(
                atPath: "\(folder)/\($0.actualFile ?? "")",
                toPath: "\(folder)/\(actual)"
            )
            $0.actualFile = actual
        }
        #expect(reason(stored, fixture).contains("no kind"))
        #expect(!fixture.exists(fixture.reference(name)))
    }

    @Test("a kind of an application's own is accepted where its folder has one of it")
    func ownKind() throws {
        let fixture = try ResultsFixture()
        let stored = try fixture.fail("a.sql", actual: Array("select 2".utf8))
        #expect(Acceptance(project: fixture.project).accept(stored) == .accepted)
        #expect(fixture.bytes(fixture.reference("a.sql")) == Array("select 2".utf8))
    }

    @Test("what is no PNG file does not become one's reference")
    func picture() throws {
        let fixture = try ResultsFixture()
        let stored = try fixture.fail("a.png", actual: Array("#!/bin/sh".utf8))
        #expect(reason(stored, fixture).contains("is no PNG file"))
    }

    @Test("a folder that verifySnapshot names is one of references where the package's tests used it")
    func ownFolder() throws {
        let fixture = try ResultsFixture()
        let place = fixture.package + "/Tests/Goldens/a.png"
        func outcome(_ runs: [SnapshotRun]) throws -> Acceptance.Outcome {
            let stored = try fixture.fail("a.png", kind: .missing) { $0.reference = place }
            return Acceptance(project: fixture.project, ownRuns: runs).accept(stored)
        }
        #expect(try outcome([]) != .accepted)
        #expect(!fixture.exists(place))
        var run = SnapshotRun(arguments: ["tests"], started: 1)
        run.uses = [
            SnapshotRun.Use(
                reference: fixture.package + "/Tests/Goldens/b.png",
                test: "T.A/b()",
                passed: true,
                seconds: 0
            )
        ]
        #expect(try outcome([run]) == .accepted)
        #expect(fixture.exists(place))
    }

    @Test("a test file that is not there, or is no Swift file, has no references")
    func testFile() throws {
        let fixture = try ResultsFixture()
        for file in ["Tests/AppTests/Gone.swift", "Package.resolved", "Tests/AppTests"] {
            try fixture.write("", to: fixture.package + "/Package.resolved")
            let stored = try fixture.fail("a.png", kind: .missing) { [package = fixture.package] in
                $0.file = "\(package)/\(file)"
            }
            #expect(reason(stored, fixture).contains("is not in the package"))
        }
    }

    // MARK: - Links

    @Test(
        "no link is followed, whether its target exists or not, in any part of a reference's path",
        arguments: ["file", "folder", "__Snapshots__"],
        ["live", "dangling"]
    )
    func links(_ part: String, _ kind: String) throws {
        let fixture = try ResultsFixture()
        let outside = fixture.root.path + "/outside"
        if kind == "live" { try fixture.write("secret", to: outside + "/CardTests/a.png") }
        let place = fixture.reference("a.png")
        let folder = (place as NSString).deletingLastPathComponent
        let (link, target) =
            switch part {
            case "file": (place, outside + "/CardTests/a.png")
            case "folder": (folder, outside + "/CardTests")
            default: ((folder as NSString).deletingLastPathComponent, outside)
            }
        try FileManager.default.createDirectory(
            atPath: (link as NSString).deletingLastPathComponent,
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        let stored = try fixture.fail("a.png", kind: .missing)
        #expect(reason(stored, fixture).contains("is a symbolic link, and links are not followed"))
        #expect(fixture.bytes(outside + "/CardTests/a.png") == (kind == "live" ? Array("secret".utf8) : nil))
        #expect(kind == "live" || !fixture.exists(outside))
    }

    @Test("a picture that is a link, a pipe or a device is not read")
    func notFiles() throws {
        let fixture = try ResultsFixture()
        try fixture.write(Picture.png(accent: 0xFF11_2233), to: fixture.root.path + "/secret.png")
        for kind in ["link", "pipe", "device"] {
            let stored = try fixture.fail("a.png")
            let actual = try #require(stored.actualPath)
            try FileManager.default.removeItem(atPath: actual)
            defer { unlink(actual) }
            switch kind {
            case "link": symlink(fixture.root.path + "/secret.png", actual)
            case "pipe": mkfifo(actual, 0o644)
            default: symlink("/dev/zero", actual)
            }
            let before = fixture.bytes(fixture.reference("a.png"))
            #expect(!reason(stored, fixture).hasPrefix("not refused"))
            #expect(fixture.bytes(fixture.reference("a.png")) == before)
            let page = try HTMLReport.make(of: fixture.results())
            #expect(page.components(separatedBy: "data:image/png;base64,").count == 2, "the reference alone")
        }
    }

    @Test("results that are a link are not read, and folders in a circle are not walked")
    func linkedResults() throws {
        let fixture = try ResultsFixture()
        try fixture.fail("a.png")
        symlink(fixture.artifacts, fixture.artifacts + "/circle")
        #expect(try fixture.results().failures.count == 1)
        symlink(fixture.root.path + "/app/Package.swift", fixture.artifacts + "/b.failure.json")
        #expect(try error(fixture).contains("it is a symbolic link"))
    }

    // MARK: - Bounds

    @Test(
        "a log or a failure that is too large is refused before it is read",
        arguments: ["a.failure.json", "runs/a.json"]
    )
    func largeFiles(_ name: String) throws {
        let fixture = try ResultsFixture()
        let path = "\(fixture.artifacts)/\(name)"
        try fixture.write("{", to: path)
        // A file of a gigabyte that takes no room.
        #expect(truncate(path, 1 << 30) == 0)
        #expect(try error(fixture).contains("it is larger than"))
    }

    @Test("values that no test writes are refused by name")
    func bounds() throws {
        let long = String(repeating: "x", count: 300_000)
        let cases: [(String, (inout FailedSnapshot) -> Void)] = [
            ("the reference is longer than 4096 bytes", { $0.reference = "/" + long }),
            ("the test's name is longer", { $0.test = long }),
            ("the test file is longer", { $0.file = "/" + long }),
            ("is no absolute path", { $0.reference = "/a\n::error::x.png" }),
            ("is no absolute path", { $0.reference = "/a\u{1B}[2J.png" }),
            ("is no scale", { $0.scale = 1e300 }),
            ("is no scale", { $0.scale = -1 }),
            (
                "a cluster is in no picture",
                { $0.clusters = [PictureCluster(x: .max, y: 0, width: .max, height: 1, greatest: 1)] }
            ),
            (
                "a cluster is in no picture",
                { $0.clusters = [PictureCluster(x: -1, y: 0, width: 1, height: 1, greatest: 1)] }
            ),
            (
                "it has more than 10000 causes",
                {
                    let cause = SnapshotCause(component: "a", attribute: "b", summary: "c")
                    $0.causes = [SnapshotCause](repeating: cause, count: 10_001)
                }
            ),
        ]
        for (words, change) in cases {
            let fixture = try ResultsFixture()
            try fixture.fail("a.png", change: change)
            #expect(try error(fixture).contains(words))
        }
        let fixture = try ResultsFixture()
        try fixture.log(uses: ["a.png"]) { $0.uses[0].seconds = 1e300 }
        #expect(try error(fixture).contains("seconds"))
    }

    @Test("names of files that are another's are refused, since accepting removes them")
    func otherFiles() throws {
        for name in ["Package.swift", "b.actual.png", "a.failure.json", "a.actualpng", "a.actual.png\n"] {
            let fixture = try ResultsFixture()
            try fixture.fail("a.png") { $0.actualFile = name }
            #expect(try error(fixture).contains("is not the name of a file beside it"))
        }
    }

    @Test("a picture whose header asks for more memory than pictures have is not shown")
    func hugePicture() throws {
        let fixture = try ResultsFixture()
        var bytes = Picture.png(accent: 0xFF11_2233)
        bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        try fixture.fail("a.png", actual: bytes)
        let page = try HTMLReport.make(of: fixture.results())
        #expect(page.components(separatedBy: "data:image/png;base64,").count == 2)
    }

    @Test("text for a terminal is on one line and moves no cursor")
    func printable() {
        #expect(
            PrintableText.line("a\n::error::b\r\u{1B}[31m\u{9B}2J\u{202E}ü")
                == #"a\n::error::b\r\u{1B}[31m\u{9B}2J\u{202E}ü"#
        )
        #expect(PrintableText.line(String(repeating: "x", count: 5000)).count == 1001)
    }

    @Test("an annotation is one line without commands, whatever a result says")
    func annotations() throws {
        let fixture = try ResultsFixture()
        let text = "a\r\n::stop-commands::x\u{1B}[31m%0A"
        try fixture.fail("a.png", test: text) {
            $0.message = text
            $0.file = text
        }
        let lines = GitHubAnnotations.make(of: try fixture.results().failures.map(\.failure), root: "/")
        #expect(lines.count == 1)
        #expect(!lines[0].unicodeScalars.contains { $0.value < 0x20 })
    }
}
