import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation
import Testing

/// Accepting writes references whole or not at all, and nothing else.
struct AcceptanceTests {
    private func reason(_ outcome: Acceptance.Outcome) -> String {
        if case .refused(let reason) = outcome { return reason }
        return "not refused: \(outcome)"
    }

    @Test("the actual file becomes the reference, and the failure's files go")
    func mismatch() throws {
        let fixture = try ResultsFixture()
        let stored = try fixture.fail("a.png", actual: Picture.png(accent: 0xFF00_00FF))
        #expect(Acceptance(project: fixture.project).accept(stored) == .accepted)
        #expect(fixture.bytes(fixture.reference("a.png")) == Picture.png(accent: 0xFF00_00FF))
        let left = try FileManager.default.subpathsOfDirectory(atPath: fixture.artifacts)
        #expect(left.filter { $0.contains(".") } == [])
        let folder = try FileManager.default.contentsOfDirectory(
            atPath: fixture.package + "/Tests/AppTests/__Snapshots__/CardTests"
        )
        #expect(folder == ["a.png"], "no temporary file is left")
    }

    @Test("a missing reference is written, its folder too")
    func missing() throws {
        let fixture = try ResultsFixture()
        let stored = try fixture.fail("new.txt", kind: .missing, actual: Array("text".utf8))
        #expect(Acceptance(project: fixture.project).accept(stored) == .accepted)
        #expect(fixture.bytes(fixture.reference("new.txt")) == Array("text".utf8))
    }

    @Test("a missing reference that is there now is left alone")
    func missingNoMore() throws {
        let fixture = try ResultsFixture()
        let stored = try fixture.fail("new.txt", kind: .missing)
        try fixture.write("meanwhile", to: fixture.reference("new.txt"))
        #expect(reason(Acceptance(project: fixture.project).accept(stored)).contains("is there now"))
        #expect(fixture.bytes(fixture.reference("new.txt")) == Array("meanwhile".utf8))
    }

    @Test("what a test recorded is seen: nothing is written")
    func recorded() throws {
        let fixture = try ResultsFixture()
        let stored = try fixture.fail("a.txt", kind: .recorded)
        try fixture.write("recorded", to: fixture.reference("a.txt"))
        #expect(Acceptance(project: fixture.project).accept(stored) == .seen)
        #expect(fixture.bytes(fixture.reference("a.txt")) == Array("recorded".utf8))
        #expect(!fixture.exists(stored.path))
    }

    @Test("a reference that was changed since is refused, and so is one that was deleted")
    func changed() throws {
        let fixture = try ResultsFixture()
        let stored = try fixture.fail("a.png")
        try fixture.write("other", to: fixture.reference("a.png"))
        #expect(reason(Acceptance(project: fixture.project).accept(stored)).contains("was changed since"))
        #expect(fixture.bytes(fixture.reference("a.png")) == Array("other".utf8))
        #expect(fixture.exists(stored.path))
        try FileManager.default.removeItem(atPath: fixture.reference("a.png"))
        #expect(reason(Acceptance(project: fixture.project).accept(stored)).contains("was deleted since"))
    }

    @Test("without the actual file, or the copy of the reference, nothing is written")
    func incomplete() throws {
        let fixture = try ResultsFixture()
        for change in [
            { $0.actualFile = nil }, { $0.referenceFile = nil }, { $0.actualFile = "gone.png" },
            { $0.referenceFile = "gone.png" },
        ] as [(inout FailedSnapshot) -> Void] {
            let stored = try fixture.fail("a.png", change: change)
            _ = reason(Acceptance(project: fixture.project).accept(stored))
            #expect(fixture.bytes(fixture.reference("a.png")) == Picture.png(accent: 0xFF_D0_60_20))
        }
    }

    @Test(
        "only files of the package are written, and none that is hidden",
        arguments: [
            "/tmp/drydock-elsewhere.png", "PACKAGE/../outside.png", "PACKAGE/.git/hooks/a.png",
            "PACKAGE/Tests/../../b.png",
        ]
    )
    func outside(_ template: String) throws {
        let fixture = try ResultsFixture()
        let path = template.replacingOccurrences(of: "PACKAGE", with: fixture.package)
        let stored = try fixture.fail("a.png", kind: .missing) { $0.reference = path }
        #expect(reason(Acceptance(project: fixture.project).accept(stored)).contains("is not in the package"))
        #expect(!fixture.exists(path))
    }

    @Test("nothing is written through a folder that is a link")
    func link() throws {
        let fixture = try ResultsFixture()
        try FileManager.default.createSymbolicLink(
            atPath: fixture.package + "/link",
            withDestinationPath: fixture.root.path
        )
        let path = fixture.package + "/link/a.png"
        let stored = try fixture.fail("a.png", kind: .missing) { $0.reference = path }
        #expect(
            reason(Acceptance(project: fixture.project).accept(stored)).contains("link is a symbolic link")
        )
        #expect(!fixture.exists(path))
    }

    @Test(
        "a file of another kind than the reference is refused, and so is a reference that would be compiled",
        arguments: [("a.txt", "of another kind"), ("a.swift", "of no kind that snapshots have")]
    )
    func kinds(_ name: String, _ message: String) throws {
        let fixture = try ResultsFixture()
        let stored = try fixture.fail("a.png", kind: .missing) { [path = fixture.reference(name)] in
            $0.reference = path
        }
        #expect(reason(Acceptance(project: fixture.project).accept(stored)).contains(message))
    }

    @Test("results of another checkout are accepted here")
    func relocated() throws {
        let here = try ResultsFixture()
        let there = try ResultsFixture()
        let stored = try there.fail("a.png", actual: Picture.png(accent: 0xFF11_2233))
        try here.write(Picture.png(accent: 0xFF_D0_60_20), to: here.reference("a.png"))
        // As on another machine: nothing of it is here.
        try FileManager.default.removeItem(atPath: there.package)
        #expect(Acceptance(project: here.project).accept(stored) == .accepted)
        #expect(here.bytes(here.reference("a.png")) == Picture.png(accent: 0xFF11_2233))
    }

    @Test(
        "a reference that cannot be written stays, and so do the failure's files",
        .enabled(if: getuid() != 0)
    )
    func readOnly() throws {
        let fixture = try ResultsFixture()
        let stored = try fixture.fail("a.png")
        let folder = fixture.package + "/Tests/AppTests/__Snapshots__/CardTests"
        chmod(folder, 0o555)
        defer { chmod(folder, 0o755) }
        #expect(reason(Acceptance(project: fixture.project).accept(stored)).contains("cannot be written"))
        #expect(fixture.exists(stored.path))
    }
}
