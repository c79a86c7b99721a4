import DrydockPlatform
import DrydockRaster
import Testing

@Suite("Text layout in em")
struct LayoutTests {
    @Test("metrics are those of the font files")
    func metrics() throws {
        let inter = try BundledFace.interRegular.open()
        #expect(inter.ascent == 1984.0 / 2048)
        #expect(inter.descent == 494.0 / 2048)
        #expect(inter.lineGap == 0)
        #expect(inter.capHeight == 1490.0 / 2048)
        let heros = try BundledFace.herosRegular.open()
        #expect(heros.ascent == 1.148)
        #expect(heros.descent == 0.284)
        #expect(heros.capHeight > heros.xHeight)
    }

    @Test("empty text has no glyphs and no width", arguments: BundledFace.allCases)
    func empty(bundled: BundledFace) throws {
        let line = try bundled.open().layout("")
        #expect(line.glyphs.isEmpty)
        #expect(line.width == 0)
    }

    /// The expected widths are HarfBuzz's for these files with ligatures and contextual forms on, in font units.
    @Test(
        "text is as wide as its shaping by the GPOS table says",
        arguments: [
            BundledFace.interRegular: [2637, 2349, 2422, 2260, 1206, 1794, 19_585, 19_504],
            .interBold: [2828, 2422, 2494, 2316, 1343, 1895, 19_980, 20_352],
            .herosRegular: [1259, 1077, 1138, 1062, 500, 810, 9160, 9099],
            .herosBold: [1324, 1147, 1208, 1127, 611, 850, 9547, 9772],
        ]
    )
    func kerning(bundled: BundledFace, units: [Int]) throws {
        let face = try bundled.open()
        let unitsPerEm = bundled.isInter ? 2048.0 : 1000
        let texts = ["AV", "To", "Yo", "LT", "fi", "P.", "Show Me The Modal", "AVATAR Typography"]
        #expect(texts.map { Int((face.layout($0).width * unitsPerEm).rounded()) } == units)
    }

    @Test("joiners and marks of order have no width")
    func invisible() throws {
        let face = try BundledFace.interRegular.open()
        for text in ["\u{200B}", "\u{FEFF}", "\u{200D}", "\u{2060}", "\u{202E}", "\u{AD}"] {
            #expect(face.layout(text).width == 0, "\(text.unicodeScalars.map(\.value))")
        }
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

    @Test("what a face has not is told, and drawn as a box with its number", arguments: BundledFace.allCases)
    func missing(bundled: BundledFace) throws {
        let face = try bundled.open()
        #expect(!face.provides("漢"))
        #expect(face.provides("é"))
        #expect(face.provides(["e", "\u{301}"]))
        #expect(!face.provides(["漢", "\u{301}"]))
        let boxes = face.boxes(for: [(0, "漢"), (1, "\u{1F9FF}")], isRightToLeft: false)
        #expect(boxes.width == 2 * 0.625)
        let run = face.run(boxes, pixelSize: 60)
        #expect(run.top + run.mask.height == 0)
        #expect(-run.top == Int((face.capHeight * 60).rounded(.up)))
        // The frame is there, its inside partly.
        #expect(run.coverage(x: run.left + 10, y: -1) == 255)
        let one = face.run(face.boxes(for: [(0, "一")], isRightToLeft: false), pixelSize: 60)
        let other = face.run(face.boxes(for: [(0, "丁")], isRightToLeft: false), pixelSize: 60)
        #expect(one.totalCoverage != other.totalCoverage)
    }

    @Test("short texts are shaped once")
    func shapedOnce() throws {
        let face = try BundledFace.interRegular.open()
        #expect(face.layout("Modal") === face.layout("Modal"))
        #expect(face.counters.shapedRuns == 1)
        let units = Array("Show Modal".utf16)
        #expect(face.shape(units, in: 5..<10, ShapingStyle()) === face.layout("Modal"))
        #expect(face.counters.shapedRuns == 1)
    }

    @Test("a line of 100,000 characters is shaped")
    func longLine() throws {
        let text = String(repeating: "The quick brown fox, ", count: 4762)
        let face = try BundledFace.interRegular.open()
        let line = face.layout(text)
        #expect(line.glyphs.count == text.count)
        let one = face.layout("The quick brown fox, The quick brown fox, ").glyphs[21].pen
        #expect(abs(line.glyphs[21 * 4000].pen - 4000 * one) < 1e-6)
        #expect(face.run(line, pixelSize: 12).mask.width <= 16_384 + 24)
    }

    @Test("a character of ten thousand combining marks does no harm")
    func manyMarks() throws {
        let text = "a" + String(repeating: "\u{301}", count: 10_000)
        let face = try BundledFace.interRegular.open()
        let line = face.layout(text)
        #expect(Set(line.glyphs.map(\.cluster)) == [0])
        #expect(!face.run(line, pixelSize: 20).isEmpty)
    }
}
