import Drydock
import DrydockPNG
import DrydockSnapshots
import DrydockPlatform
import DrydockRaster
import Testing

/// Each test has a folder of its own.
final class SnapshotVerificationTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func verification(
        _ record: SnapshotTestingConfiguration.Record,
        _ pathExtension: String
    ) -> SnapshotVerification {
        SnapshotVerification(
            location: SnapshotLocation(
                directory: path("references"),
                artifacts: path("failures"),
                name: "x",
                suffix: "",
                pathExtension: pathExtension
            ),
            record: record
        )
    }

    private func verify(
        _ text: String,
        _ record: SnapshotTestingConfiguration.Record = .never
    ) throws(SnapshotFailure) {
        try verification(record, "txt").verify(text, with: .lines)
    }

    private func verify(
        _ bitmap: Bitmap,
        _ record: SnapshotTestingConfiguration.Record = .never
    ) throws(SnapshotFailure) {
        try verification(record, "png").verify(UIImage(bitmap: bitmap, scale: 1), with: .image)
    }

    private func path(_ relative: String) -> String { folder.appendingPathComponent(relative).path }
    private func exists(_ relative: String) -> Bool { FileManager.default.fileExists(atPath: path(relative)) }

    private func failure(of body: () throws -> Void) throws -> String {
        try #require(throws: SnapshotFailure.self) { try body() }.message
    }

    @Test("a missing reference is recorded with a failing note, and passes from then on")
    func recordsMissing() throws {
        let message = try failure { try verify("a\n", .missing) }
        #expect(message.contains("Recorded \(path("references/x.txt"))"))
        try verify("a\n")
    }

    @Test("a missing reference only fails where nothing may be recorded, and leaves what it would have been")
    func missingInCI() throws {
        let message = try failure { try verify("a\n", .never) }
        #expect(message.contains("There is no reference"))
        #expect(!exists("references"))
        #expect(exists("failures/x.actual.txt"))
    }

    @Test("recording everything writes and fails, whether the reference differs or not")
    func recordsAll() throws {
        for _ in 0..<2 { #expect(try failure { try verify("a\n", .all) }.contains("Recorded")) }
        #expect(try failure { try verify("b\n", .all) }.contains("Recorded"))
        try verify("b\n")
    }

    @Test("recording what failed replaces a reference that differs, and leaves one that does not")
    func recordsFailed() throws {
        _ = try failure { try verify("a\n", .failed) }
        try verify("a\n", .failed)
        _ = try failure { try verify("b\n", .failed) }
        try verify("b\n")
    }

    @Test("files of a failure go when the test passes again")
    func staleArtifacts() throws {
        _ = try failure { try verify("a\n", .missing) }
        _ = try failure { try verify("b\n") }
        #expect(exists("failures/x.actual.txt"))
        try verify("a\n")
        for what in ["actual", "reference", "difference"] { #expect(!exists("failures/x.\(what).txt")) }
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
        actual[5] = 0xFF00_00FF
        let message = try failure { try verify(actual) }
        #expect(message.contains("1 pixel of 16 differ"))
        for what in ["actual", "reference", "difference"] {
            #expect(
                message.contains("\(what): \(path("failures/x.\(what).png"))")
            )
            #expect(exists("failures/x.\(what).png"))
        }
    }

    @Test("pictures of two sizes are told apart by their sizes")
    func sizes() throws {
        _ = try failure { try verify(Bitmap(width: 40, height: 40), .missing) }
        let message = try failure { try verify(Bitmap(width: 44, height: 40)) }
        #expect(message.contains("The size is 44 × 40 pixels; the reference has 40 × 40."))
        let difference = try DrydockPlatform.ImageReader.decode(contentsOf: path("failures/x.difference.png"))
        #expect(difference.size == PixelSize(width: 44, height: 40))
        #expect(difference.pixel(atX: 41, y: 20) != difference.pixel(atX: 20, y: 20))
    }

    @Test("a long picture in place of a wide one is told by its size, without a picture of both")
    func farTooLarge() throws {
        _ = try failure { try verify(Bitmap(width: Bitmap.maximumSide, height: 1), .missing) }
        let message = try failure { try verify(Bitmap(width: 1, height: Bitmap.maximumSide)) }
        #expect(message.contains("The size is 1 × 16384 pixels; the reference has 16384 × 1."))
        #expect(!exists("failures/x.difference.png"))
    }

    @Test(
        "a reference that is no picture is named as what it is",
        arguments: [
            ("not a picture", "no PNG file but something else"), ("", "no PNG file but empty"),
            ("GIF89a", "no PNG file but a GIF file"), ("<svg/>", "no PNG file but markup"),
            ("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n", "git lfs pull"),
            ("\u{89}PNG", "no PNG file"),
        ]
    )
    func foreignReference(_ contents: String, words: String) throws {
        _ = try failure { try verify(Bitmap(width: 4, height: 4), .missing) }
        try Data(contents.utf8).write(to: folder.appendingPathComponent("references/x.png"))
        #expect(try failure { try verify(Bitmap(width: 4, height: 4)) }.contains(words))
    }

    @Test("a reference that is cut off fails", arguments: [8, 30, 60, -1])
    func truncatedReference(_ place: Int) throws {
        let bitmap = Bitmap(width: 40, height: 40)
        for index in 0..<bitmap.area { bitmap[index] = 0xFF00_0000 | UInt32(index * 7919) & 0xFF_FFFF }
        _ = try failure { try verify(bitmap, .missing) }
        let url = folder.appendingPathComponent("references/x.png")
        let whole = try Data(contentsOf: url)
        try whole.prefix(place < 0 ? whole.count - 1 : place).write(to: url)
        #expect(try failure { try verify(bitmap) }.contains("The reference cannot be read"))
    }

    @Test("a reference with one bit changed fails, wherever the bit is")
    func damagedReference() throws {
        let bitmap = Bitmap(width: 40, height: 40)
        for index in 0..<bitmap.area { bitmap[index] = 0xFF00_0000 | UInt32(index * 7919) & 0xFF_FFFF }
        _ = try failure { try verify(bitmap, .missing) }
        let url = folder.appendingPathComponent("references/x.png")
        let whole = try Data(contentsOf: url)
        // The signature and the header say what kind of file it is; the seal and the data follow.
        for place in stride(from: 41, to: whole.count, by: 97) {
            var changed = whole
            changed[place] ^= 0x10
            try changed.write(to: url)
            #expect(throws: SnapshotFailure.self, "\(place) of \(whole.count)") { try verify(bitmap) }
        }
    }

    @Test("a reference that cannot be opened is a failure, and is not written over")
    func unreadableReference() throws {
        let reference = folder.appendingPathComponent("references/x.txt")
        try FileManager.default.createDirectory(at: reference, withIntermediateDirectories: true)
        #expect(try failure { try verify("a", .missing) }.contains("is not a file"))
        try FileManager.default.removeItem(at: reference)
        try FileManager.default.createSymbolicLink(at: reference, withDestinationURL: reference)
        #expect(try failure { try verify("a", .missing) }.contains("cannot be read"))
    }

    @Test("a picture saved anew by another program still matches, by its pixels")
    func referenceWithoutChecksum() throws {
        let bitmap = Bitmap(width: 4, height: 4)
        bitmap[3] = 0xFF12_3456
        _ = try failure { try verify(bitmap, .missing) }
        // Renaming the private chunk makes its reader ignore it; decoders skip chunks they do not know.
        let url = folder.appendingPathComponent("references/x.png")
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
        try Data().write(to: folder.appendingPathComponent("references"))
        let message = try failure { try verify("a", .missing) }
        #expect(message.contains("could not be recorded"))
        #expect(message.contains("Move away the file that is where a folder belongs."))
    }
}
