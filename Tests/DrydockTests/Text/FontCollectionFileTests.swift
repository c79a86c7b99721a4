import Drydock
import DrydockPlatform
import Foundation
import Testing

/// Files of several faces.
@Suite("Font collections")
struct FontCollectionFileTests {
    /// Bundled faces under other names, which must be as long as "Inter", in one file.
    private func collection(_ files: [(file: String, name: String)]) throws -> Data {
        var faces: [Data] = []
        for (file, name) in files {
            let path = try #require(
                FontCollection.bundled.face(for: FontFileName(rawValue: file))?.path
            )
            var data = try Data(contentsOf: URL(fileURLWithPath: path))
            for encoded in [Data("Inter".utf8), Data("Inter".utf16.flatMap { [0, UInt8($0)] })] {
                let other =
                    encoded.first == 0 ? Data(name.utf16.flatMap { [0, UInt8($0)] }) : Data(name.utf8)
                var start = data.startIndex
                while let range = data.range(of: encoded, in: start..<data.endIndex) {
                    data.replaceSubrange(range, with: other)
                    start = range.upperBound
                }
            }
            faces.append(data)
        }
        func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
        var file = Data("ttcf".utf8) + number(0x10000) + number(faces.count)
        var start = 12 + 4 * faces.count
        for face in faces {
            file += number(start)
            start += face.count
        }
        for var face in faces {
            // Tables count from the file's start.
            for entry in 0..<(Int(face[4]) << 8 | Int(face[5])) {
                let place = 12 + 16 * entry + 8
                let offset = face[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
                face.replaceSubrange(place..<place + 4, with: number(offset + file.count))
            }
            file += face
        }
        return file
    }

    private func withFile(_ data: Data, _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("Faces.ttc")
        try data.write(to: url)
        try body(url)
        // Faces are read when text asks for them, which tests that follow may do.
    }

    private func width(_ name: String) throws -> CGFloat {
        let font = try #require(UIFont(name: name, size: 100))
        return "Width".size(withAttributes: [.font: font]).width
    }

    @Test("all faces of a file are registered, and each draws its own letters")
    func all() throws {
        let data = try collection([
            ("Inter-Thin.ttf", "Colla"), ("Inter-Black.ttf", "Colla"), ("Inter-Regular.ttf", "Colla"),
        ])
        try withFile(data) { url in
            let names = try UIFont.registerFonts(at: url)
            #expect(names == ["Colla-Thin", "Colla-Black", "Colla-Regular"])
            #expect(
                UIFont.fontNames(forFamilyName: "Colla") == ["Colla-Thin", "Colla-Regular", "Colla-Black"]
            )
            let widths = try names.map(width)
            #expect(widths[0] < widths[2])
            #expect(widths[2] < widths[1])
            #expect(throws: FontRegistrationError.alreadyRegistered(name: "Colla-Thin")) {
                try UIFont.registerFonts(at: url)
            }
        }
    }

    @Test("one face is registered by its index, and the rest by Core Text's name")
    func index() throws {
        let data = try collection([("Inter-Thin.ttf", "Collb"), ("Inter-Black.ttf", "Collb")])
        try withFile(data) { url in
            #expect(try UIFont.registerFont(at: url, index: 1) == "Collb-Black")
            #expect(UIFont(name: "Collb-Thin", size: 10) == nil)
            for index in [-1, 2, .max] {
                #expect(throws: FontRegistrationError.self) { try UIFont.registerFont(at: url, index: index) }
            }
            #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
            let widths = try ["Collb-Thin", "Collb-Black"].map(width)
            #expect(widths[0] < widths[1])
            #expect(!CTFontManagerRegisterFontsForURL(url, .process, nil))
        }
    }

    @Test("the first face of a collection in memory is registered")
    func data() throws {
        let data = try collection([("Inter-Bold.ttf", "Collc"), ("Inter-Black.ttf", "Collc")])
        #expect(try UIFont.registerFont(data) == "Collc-Bold")
        let width = try width("Collc-Bold")
        #expect(width > 0)
    }

    @Test("a damaged collection is refused or read, never more")
    func damaged() throws {
        let whole = try collection([("Inter-Light.ttf", "Colld"), ("Inter-Bold.ttf", "Colld")])
        var state: UInt64 = 7
        for length in stride(from: 0, to: 2_000, by: 89) {
            #expect(throws: FontRegistrationError.self) { try UIFont.registerFont(whole.prefix(length)) }
        }
        for _ in 0..<40 {
            var data = whole
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                data[Int(state >> 33) % 64] = UInt8(truncatingIfNeeded: state >> 25)
            }
            _ = try? UIFont.registerFont(data)
        }
    }
}
