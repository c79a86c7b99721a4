import Drydock
import DrydockRaster
import DrydockSnapshotResults
import DrydockSnapshots
import Testing

/// References that are not what they should be: each is named, with what to do about it.
final class DamagedReferenceTests {
    private var folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let root: URL

    init() throws {
        root = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    private func location(_ name: String) -> SnapshotLocation {
        SnapshotLocation(
            directory: folder.path,
            artifacts: root.appendingPathComponent("failures").path,
            name: name,
            suffix: "",
            pathExtension: "png"
        )
    }

    private func verify(
        _ shade: UInt32,
        named name: String = "x",
        _ record: SnapshotTestingConfiguration.Record = .never
    ) throws(SnapshotFailure) {
        let bitmap = Bitmap(width: 20, height: 20)
        for index in 0..<bitmap.area { bitmap[index] = 0xFF00_0000 | shade }
        try SnapshotVerification(location: location(name), record: record)
            .verify(UIImage(bitmap: bitmap, scale: 1), with: .image)
    }

    private func failure(_ body: () throws -> Void) throws -> SnapshotFailure {
        try #require(throws: SnapshotFailure.self) { try body() }
    }

    private func url(_ name: String = "x") -> URL { URL(fileURLWithPath: location(name).reference) }

    @Test(
        "what is no picture is unreadable, is shown as it is, and can be got back",
        arguments: [Data(), Data("<svg/>".utf8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])]
    )
    func unreadable(_ contents: Data) throws {
        try contents.write(to: url())
        let failure = try failure { try verify(1) }
        #expect(failure.result?.kind == .unreadable)
        #expect(failure.message.contains("Get it back from version control (git checkout)"))
        #expect(try Data(contentsOf: url()) == contents)
        #expect(try Data(contentsOf: URL(fileURLWithPath: location("x").artifact("reference"))) == contents)
    }

    @Test("a reference that is no file leaves a result that says so")
    func noFile() throws {
        try FileManager.default.createDirectory(at: url(), withIntermediateDirectories: true)
        let failure = try failure { try verify(1) }
        #expect(failure.result?.kind == .unreadable)
        #expect(failure.message.contains("Move away what is there, and run the test again."))
        let data = try Data(contentsOf: URL(fileURLWithPath: location("x").failure))
        #expect(try JSONDecoder().decode(FailedSnapshot.self, from: data).kind == .unreadable)
    }

    @Test("a file that is larger than any reference is not read")
    func huge() throws {
        try Data().write(to: url())
        // Takes no room on the disk.
        try FileHandle(forWritingTo: url()).truncate(atOffset: 1 << 42)
        let failure = try failure { try verify(1) }
        #expect(failure.result?.kind == .unreadable)
        #expect(failure.message.contains("x.png has 4194304 MB; at most 256 are read."))
    }

    @Test("two references that were exchanged are found out")
    func swapped() throws {
        _ = try failure { try verify(1, named: "a", .missing) }
        _ = try failure { try verify(2, named: "b", .missing) }
        let (first, second) = (try Data(contentsOf: url("a")), try Data(contentsOf: url("b")))
        try second.write(to: url("a"))
        try first.write(to: url("b"))
        #expect(
            try failure { try verify(1, named: "a") }.message.contains(
                "The pixels are those of b.png: if the two files were exchanged, exchange them back."
            )
        )
        #expect(try !failure { try verify(3, named: "a") }.message.contains("exchange"))
    }

    @Test("a reference that can only be read passes, is recorded anew where that is asked for, and stays so")
    func readOnly() throws {
        _ = try failure { try verify(1, .missing) }
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: url().path)
        try verify(1)
        _ = try failure { try verify(2, .failed) }
        try verify(2)
        let permissions = try FileManager.default.attributesOfItem(atPath: url().path)[.posixPermissions]
        #expect(permissions as? Int == 0o444)
    }

    @Test("a path of 300 characters and more is as good as another")
    func longPath() throws {
        for _ in 0..<4 { folder.appendPathComponent(String(repeating: "folder", count: 12)) }
        #expect(folder.path.count > 300)
        #expect(try failure { try verify(1, .missing) }.message.contains("Recorded \(url().path)"))
        try verify(1)
        #expect(try failure { try verify(2) }.result?.differenceFile == "x.difference.png")
    }

    @Test("a path that no system takes is named, with what to do")
    func tooLongPath() throws {
        for _ in 0..<80 { folder.appendPathComponent(String(repeating: "folder", count: 12)) }
        for record in [SnapshotTestingConfiguration.Record.missing, .all, .never] {
            let message = try failure { try verify(1, record) }.message
            #expect(message.contains("Give the snapshot a shorter name (named:)"))
        }
    }

    @Test(
        "nothing is recorded through a link, whether its target exists or not",
        arguments: ["live", "dangling"]
    )
    func link(_ kind: String) throws {
        let outside = folder.appendingPathComponent("outside")
        if kind == "live" { try Data([1]).write(to: outside) }
        try FileManager.default.createSymbolicLink(at: url(), withDestinationURL: outside)
        let message = try failure { try verify(1, .all) }.message
        #expect(message.contains("The reference could not be recorded: cannot write \(url().path)"))
        #expect(message.contains("Put the file itself where the symbolic link is."))
        #expect((try? Data(contentsOf: outside)) == (kind == "live" ? Data([1]) : nil))
    }

    @Test("nothing is recorded through a link in the place of a folder of references")
    func linkedFolder() throws {
        let outside = folder.appendingPathComponent("outside")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        let snapshots = folder.appendingPathComponent("__Snapshots__")
        try FileManager.default.createSymbolicLink(at: snapshots, withDestinationURL: outside)
        folder = snapshots.appendingPathComponent("CardTests")
        #expect(try failure { try verify(1, .missing) }.message.contains("could not be recorded"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == [])
    }

    @Test("an old reference that was a link to itself is named")
    func loop() throws {
        try FileManager.default.createSymbolicLink(at: url(), withDestinationURL: url())
        #expect(
            try failure { try verify(1) }.message.contains("Put the file itself where the symbolic link is.")
        )
    }
}
