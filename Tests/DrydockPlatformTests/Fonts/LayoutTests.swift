import DrydockPlatform
import DrydockRaster
import Testing

@Suite("Text layout in em")
struct LayoutTests {
    @Test("metrics are those of the font files")
    func metrics() throws {
        let inter = try BundledFace.interRegular.open()
        #expect(inter.ascent == 2728.0 / 2816)
        #expect(inter.descent == 680.0 / 2816)
        #expect(inter.lineGap == 0)
        #expect(inter.capHeight == 2048.0 / 2816)
        let heros = try BundledFace.herosRegular.open()
        #expect(heros.ascent == 1.148)
        #expect(heros.descent == 0.284)
        #expect(heros.capHeight > heros.xHeight)
    }

    @Test("empty text has one offset and no width", arguments: BundledFace.allCases)
    func empty(bundled: BundledFace) throws {
        let line = try bundled.open().layout("")
        #expect(line.offsets == [0])
        #expect(line.width == 0)
    }

    @Test(
        "there is an offset before every character and one after the last",
        arguments: [
            "a", "Show Me The Modal", "e\u{301}", "a\r\nb", "\u{1F468}\u{200D}\u{1F467}x", "\u{0}\u{1}\u{7F}",
            "\u{FFFD}",
        ]
    )
    func offsetCount(text: String) throws {
        let line = try BundledFace.interRegular.open().layout(text)
        #expect(line.offsets.count == text.count + 1)
        #expect(line.offsets.allSatisfy { $0.isFinite })
    }

    /// The expected widths are HarfBuzz's for these files with ligatures and contextual forms off, in font units.
    @Test(
        "text is as wide as its shaping by the GPOS table says",
        arguments: [
            BundledFace.interRegular: [3616, 3264, 3336, 3120, 1684, 2468, 27_196, 27_008],
            .interBold: [3958, 3386, 3449, 3225, 1852, 2566, 27_720, 28_300],
            .herosRegular: [1259, 1077, 1138, 1062, 500, 810, 9160, 9099],
            .herosBold: [1324, 1147, 1208, 1127, 611, 850, 9547, 9772],
        ]
    )
    func kerning(bundled: BundledFace, units: [Int]) throws {
        let face = try bundled.open()
        let unitsPerEm = bundled.rawValue.hasPrefix("Inter") ? 2816.0 : 1000
        let texts = ["AV", "To", "Yo", "LT", "fi", "P.", "Show Me The Modal", "AVATAR Typography"]
        #expect(texts.map { Int((face.layout($0).width * unitsPerEm).rounded()) } == units)
    }

    @Test("line ends, controls and joiners have no width")
    func invisible() throws {
        let face = try BundledFace.interRegular.open()
        for text in ["\n", "\r\n", "\u{2028}", "\u{200B}", "\u{FEFF}", "\u{0}", "\u{7F}", "\u{200D}"] {
            #expect(face.layout(text).width == 0, "\(text.unicodeScalars.map(\.value))")
        }
        #expect(face.layout("\t").width == 4 * face.layout(" ").width)
    }

    @Test(
        "a letter with a combining accent is as wide as the composed letter",
        arguments: BundledFace.allCases
    )
    func composition(bundled: BundledFace) throws {
        let face = try bundled.open()
        #expect(face.layout("e\u{301}").width == face.layout("\u{E9}").width)
        #expect(face.layout("A\u{30A}").width == face.layout("\u{C5}").width)
    }

    @Test("a character that no face has is reported once")
    func reportsOnce() throws {
        let face = try BundledFace.herosRegular.open()
        var reported: [Character] = []
        face.onMissingCharacter = { reported.append($0) }
        #expect(face.layout("漢漢").width > 0)
        _ = face.layout("字漢")
        #expect(reported == ["漢", "字"])
    }

    @Test("a character that only the fallback has takes the fallback's width")
    func fallback() throws {
        let heros = try BundledFace.herosRegular.open()
        let inter = try BundledFace.interRegular.open()
        var reported: [Character] = []
        heros.onMissingCharacter = { reported.append($0) }
        heros.fallbacks = { [inter] }
        let difference = heros.layout("Ж").width - inter.layout("Ж").width
        #expect(abs(difference) <= 0.5 / 1000)
        #expect(reported.isEmpty)
    }

    @Test("a line of 100,000 characters is laid out, and each kind of pair is shaped once")
    func longLine() throws {
        let text = String(repeating: "The quick brown fox, ", count: 4762)
        let face = try BundledFace.interRegular.open()
        let line = face.layout(text)
        #expect(line.offsets.count == text.count + 1)
        let one = face.layout("The quick brown fox, The quick brown fox, ").offsets[21]
        #expect(abs(line.offsets[21 * 4000] - 4000 * one) < 1e-6)
        #expect(face.counters.shapedPairs == 21)
        #expect(face.run(line, pixelSize: 12).mask.width <= 16_384 + 24)
    }

    @Test("a character of ten thousand combining marks does no harm")
    func manyMarks() throws {
        let text = "a" + String(repeating: "\u{301}", count: 10_000)
        let face = try BundledFace.interRegular.open()
        let line = face.layout(text)
        #expect(line.offsets.count == 2)
        #expect(!face.run(line, pixelSize: 20).isEmpty)
    }

    @Test("text of more characters than are remembered is laid out all the same, and reports stop")
    func manyCharacters() throws {
        let face = try BundledFace.herosRegular.open()
        var reports = 0
        face.onMissingCharacter = { _ in reports += 1 }
        var text = ""
        text.unicodeScalars.append(contentsOf: (0x4E00..<0x4E00 + 9000).compactMap { Unicode.Scalar($0) })
        let line = face.layout(text)
        #expect(abs(line.width - 9000 * 0.625) < 1e-6)
        #expect(reports == 8192)
    }
}
