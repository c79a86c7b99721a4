import Drydock
import DrydockPNG
import DrydockSnapshots
import DrydockPlatform
import DrydockRaster
import Testing

/// Each test has a folder of its own with a manifest in it, as a user's package would have.
final class SnapshotVerificationTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("Package.swift"))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func verification(_ mode: SnapshotRecordMode, _ fileExtension: String) -> SnapshotVerification {
        SnapshotVerification(
            location: SnapshotLocation(
                testFilePath: folder.appendingPathComponent("PillTests.swift").path,
                testName: "test()",
                name: "x",
                suffix: "",
                fileExtension: fileExtension
            ),
            recordMode: mode
        )
    }

    private func verify(_ text: String, _ mode: SnapshotRecordMode = .never) throws(SnapshotFailure) {
        try verification(mode, "txt").verify(text, with: .text)
    }

    private func verify(_ bitmap: Bitmap, _ mode: SnapshotRecordMode = .never) throws(SnapshotFailure) {
        try verification(mode, "png").verify(SnapshotImage(bitmap: bitmap), with: .image)
    }

    private func path(_ relative: String) -> String { folder.appendingPathComponent(relative).path }
    private func exists(_ relative: String) -> Bool { FileManager.default.fileExists(atPath: path(relative)) }

    private func failure(of body: () throws -> Void) throws -> String {
        try #require(throws: SnapshotFailure.self) { try body() }.message
    }

    @Test("a missing reference is recorded with a failing note, and passes from then on")
    func recordsMissing() throws {
        let message = try failure { try verify("a\n", .missing) }
        #expect(message.contains("Recorded \(path("__Snapshots__/PillTests/test.x.txt"))"))
        try verify("a\n")
    }

    @Test("a missing reference only fails where nothing may be recorded, and leaves what it would have been")
    func missingInCI() throws {
        let message = try failure { try verify("a\n", .never) }
        #expect(message.contains("There is no reference"))
        #expect(!exists("__Snapshots__"))
        #expect(exists(".build/snapshot-failures/PillTests/test.x.actual.txt"))
    }

    @Test("recording everything replaces a reference that differs, and leaves one that does not")
    func recordsAll() throws {
        _ = try failure { try verify("a\n", .all) }
        try verify("a\n", .all)
        _ = try failure { try verify("b\n", .all) }
        try verify("b\n")
    }

    @Test("a text that differs is shown line by line")
    func textMismatch() throws {
        _ = try failure { try verify("one\ntwo\nthree\n", .missing) }
        let message = try failure { try verify("one\n2\nthree\n") }
        #expect(message.contains("at line 2:\n- two\n+ 2\n"))
    }

    @Test("a picture that differs leaves actual, reference and difference, and says where")
    func imageMismatch() throws {
        let reference = Bitmap(width: 4, height: 4)
        _ = try failure { try verify(reference, .missing) }
        let actual = Bitmap(width: 4, height: 4)
        actual.pixels[5] = 0xFF00_00FF
        let message = try failure { try verify(actual) }
        #expect(message.contains("1 pixel of 16 differ"))
        for what in ["actual", "reference", "difference"] {
            #expect(
                message.contains("\(what): \(path(".build/snapshot-failures/PillTests/test.x.\(what).png"))")
            )
            #expect(exists(".build/snapshot-failures/PillTests/test.x.\(what).png"))
        }
    }

    @Test("pictures of two sizes are told apart by their sizes")
    func sizes() throws {
        _ = try failure { try verify(Bitmap(width: 4, height: 4), .missing) }
        let message = try failure { try verify(Bitmap(width: 5, height: 4)) }
        #expect(message.contains("The size is 5 × 4 pixels; the reference has 4 × 4."))
    }

    @Test("a reference that is no picture is a failure, not a crash")
    func corruptReference() throws {
        _ = try failure { try verify(Bitmap(width: 4, height: 4), .missing) }
        try Data("not a picture".utf8).write(
            to: folder.appendingPathComponent("__Snapshots__/PillTests/test.x.png")
        )
        #expect(try failure { try verify(Bitmap(width: 4, height: 4)) }.contains("cannot be read"))
    }

    @Test("a picture saved anew by another program still matches, by its pixels")
    func referenceWithoutChecksum() throws {
        let bitmap = Bitmap(width: 4, height: 4)
        bitmap.pixels[3] = 0xFF12_3456
        _ = try failure { try verify(bitmap, .missing) }
        // Renaming the private chunk makes its reader ignore it; decoders skip chunks they do not know.
        let url = folder.appendingPathComponent("__Snapshots__/PillTests/test.x.png")
        var bytes = [UInt8](try Data(contentsOf: url))
        #expect(PNGEncoder.pixelChecksum(ofEncoded: bytes) != nil)
        let seal = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("drPX".utf8)) })
        let length = 4 + 4 + 16 + 4
        bytes.removeSubrange(seal - 4..<seal - 4 + length)
        try Data(bytes).write(to: url)
        #expect(PNGEncoder.pixelChecksum(ofEncoded: bytes) == nil)
        try verify(bitmap)
    }

    @Test("a folder that cannot be written is said, not crashed over")
    func unwritable() throws {
        try Data().write(to: folder.appendingPathComponent("__Snapshots__"))
        #expect(try failure { try verify("a", .missing) }.contains("could not be recorded"))
    }
}
