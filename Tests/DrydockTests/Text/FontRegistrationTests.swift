import Drydock
import DrydockPlatform
import Foundation
import Testing

/// Faces of a user's own, which stay for the process: each test has names of its own.
@Suite struct FontRegistrationTests {
    /// A bundled file under other names. They must be as long as "Inter".
    private func font(named name: String, _ file: String = "Inter-Bold.ttf") throws -> Data {
        let path = try #require(
            FontCollection.bundled.face(for: FontFileName(rawValue: file))?.path
        )
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        for encode in [
            { (text: String) in Data(text.utf8) },
            { Data($0.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) },
        ] {
            var start = data.startIndex
            while let range = data.range(of: encode("Inter"), in: start..<data.endIndex) {
                data.replaceSubrange(range, with: encode(name))
                start = range.upperBound
            }
        }
        return data
    }

    @Test("a face in memory is found by its names, and draws") func data() throws {
        let name = try UIFont.registerFont(font(named: "Datum"))
        #expect(name == "Datum-Bold")
        let font = try #require(UIFont(name: "datum-bold", size: 20))
        #expect(font.familyName == "Datum")
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold])
        #expect(UIFont.familyNames.contains("Datum"))
        #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: "Datum"]), size: 20) == font)
        let inter = try #require(UIFont(name: "Inter-Bold", size: 20))
        #expect(abs(font.capHeight - inter.capHeight) < 0.01)
        // Tracking is San Francisco's alone.
        let width = "Register".size(withAttributes: [.font: font]).width
        #expect(width > "Register".size(withAttributes: [.font: inter]).width)
    }

    @Test("a file is registered once, and by Core Text's name, too") func file() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("Files.otf")
        try font(named: "Files").write(to: url)
        #expect(try UIFont.registerFont(at: url) == "Files-Bold")
        #expect(throws: FontRegistrationError.alreadyRegistered(name: "Files-Bold")) {
            try UIFont.registerFont(at: url)
        }
        var error: (any Error)?
        #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
        #expect(error as? FontRegistrationError == .alreadyRegistered(name: "Files-Bold"))
        let other = folder.appendingPathComponent("Other.otf")
        try font(named: "Other").write(to: other)
        #expect(CTFontManagerRegisterFontsForURL(other, .process, nil))
        #expect(UIFont(name: "Other Bold", size: 5) != nil)
    }

    @Test("a bundled name is not given away") func bundledNames() throws {
        let data = try font(named: "Inter")
        #expect(throws: FontRegistrationError.alreadyRegistered(name: "Inter-Bold")) {
            try UIFont.registerFont(data)
        }
    }

    @Test("what is no font is refused with a reason") func broken() throws {
        #expect(throws: FontRegistrationError.self) { try UIFont.registerFont(Data()) }
        #expect(throws: FontRegistrationError.self) {
            try UIFont.registerFont(Data("not a font at all".utf8))
        }
        #expect(throws: FontRegistrationError.self) {
            try UIFont.registerFont(at: URL(fileURLWithPath: "/nothing/here.otf"))
        }
        #expect(throws: FontRegistrationError.self) {
            try UIFont.registerFont(at: URL(fileURLWithPath: "/dev/zero"))
        }
    }

    @Test("a damaged file is refused or read, never more") func damaged() throws {
        let whole = try font(named: "Wrong", "Inter-Light.ttf")
        var state: UInt64 = 7
        for length in stride(from: 0, to: 3_000, by: 97) {
            #expect(throws: FontRegistrationError.self) { try UIFont.registerFont(whole.prefix(length)) }
        }
        for _ in 0..<60 {
            var data = whole
            // The header and the list of tables, where a bit turns one file into another.
            for _ in 0..<4 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                data[Int(state >> 33) % 300] = UInt8(truncatingIfNeeded: state >> 25)
            }
            if let name = try? UIFont.registerFont(data) {
                _ = "abc".size(withAttributes: [
                    .font: UIFont(name: name, size: 12) ?? .systemFont(ofSize: 12)
                ])
            }
        }
    }
}
