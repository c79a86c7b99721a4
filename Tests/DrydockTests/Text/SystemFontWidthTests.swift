import Drydock
import DrydockPlatform
import DrydockRaster
import Testing

/// Widths and weights of San Francisco, as pictures that iOS recorded have them.
@Suite struct SystemFontWidthTests {
    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        text.size(withAttributes: [.font: font]).width
    }

    /// iOS 17, three pixels per point.
    @Test(
        arguments: [(25, 188.7), (28, 210.7), (32, 240.3), (38, 284), (48, 356.7), (58, 428.3)]
            as [(CGFloat, CGFloat)]
    )
    func `a regular line is as wide as on iOS, within one percent`(size: CGFloat, expected: CGFloat) {
        let width = width("What's the point?", .systemFont(ofSize: size))
        #expect(abs(width - expected) < expected / 100)
    }

    /// iOS 26.1, at the body's twelve sizes.
    @Test(
        arguments: [
            (19, 71.2), (21, 77.5), (23, 85.2), (28, 102.4), (33, 121), (40, 146.4), (47, 171.2), (53, 192.1),
        ] as [(CGFloat, CGFloat)]
    )
    func `a regular word is as wide as on iOS, within one percent`(size: CGFloat, expected: CGFloat) {
        let width = width("Example", .systemFont(ofSize: size))
        #expect(abs(width - expected) < expected / 100)
    }

    /// A text field's fitting width, rounded up, and `minimalSize(toFitWidth:)` of a public project.
    @Test func `small text is as wide as on iOS`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect((85...86).contains(width("Hello world", font)))
        #expect(abs(width("This is a test string", font) - 144.09) < 1)
    }

    /// What the tracking fitted to semibold titles gives with Inter 3.19's letters.
    @Test(
        arguments: [(17, 100.75), (19, 113.1), (21, 122.3), (28, 162.7), (40, 229.8), (53, 302.4)]
            as [(CGFloat, CGFloat)]
    )
    func `a semibold word is as wide as on iOS, within one percent`(size: CGFloat, expected: CGFloat) {
        let width = width("Notifications", .boldSystemFont(ofSize: size))
        #expect(abs(width - expected) < expected / 100)
    }

    private func ink(_ text: String, _ font: UIFont, pixelSize: Double) throws -> Double {
        let face = try #require(FontCollection.bundled.face(for: font.file))
        let units = Array(text.utf16)
        let mask = face.run(face.shape(units, in: 0..<units.count, ShapingStyle()), pixelSize: pixelSize).mask
        return (0..<mask.width * mask.height).reduce(0) { $0 + Double(mask.coverage[$1]) } / 255
    }

    /// A title has 3,481 pixels of ink on iOS 12 where Inter 3.19's SemiBold has 3,781, and regular text four percent less than
    /// Inter 3.19's Regular. In em, Inter 3.19 has 3.506 and 2.464 for this text.
    @Test(
        arguments: [17, 20, 34],
        [(UIFont.Weight.semibold, 3.506 * 3481 / 3781), (.regular, 2.464 / 1.04)]
    )
    func `text has as much ink as on iOS, within three percent`(
        size: CGFloat,
        expected: (weight: UIFont.Weight, ink: Double)
    ) throws {
        let font = UIFont.systemFont(ofSize: size, weight: expected.weight)
        let ink = try ink("Notifications and settings", font, pixelSize: 100) / 10_000
        #expect(abs(ink - expected.ink) < expected.ink * 0.03)
    }

    /// iOS 17: the stem of a bold H of 32 points at one pixel per point is 4.01 pixels wide.
    @Test func `a bold stem is as thick as on iOS, within three percent`() throws {
        let font = UIFont.boldSystemFont(ofSize: 32)
        let face = try #require(FontCollection.bundled.face(for: font.file))
        let run = face.run(face.shape(Array("I".utf16), in: 0..<1, ShapingStyle()), pixelSize: 32)
        let row = run.mask.height / 2 * run.mask.width
        let stem = (0..<run.mask.width).reduce(0) { $0 + Double(run.mask.coverage[row + $1]) } / 255
        #expect(abs(stem - 4.01) < 0.12)
    }

    @Test(
        arguments: [
            (9, "Inter-"), (19.5, "Inter-"), (20, "InterTitle-"), (27, "InterTitle-"), (28, "InterDisplay-"),
        ]
            as [(CGFloat, String)]
    )
    func `letters have the cut of their size`(size: CGFloat, cut: String) {
        for weight in [UIFont.Weight.ultraLight, .regular, .black] {
            let font = UIFont.systemFont(ofSize: size, weight: weight)
            #expect(font.file.rawValue.hasPrefix(cut))
            #expect(FontCollection.bundled.face(for: font.file)?.path.hasSuffix(font.file.rawValue) == true)
        }
        #expect(UIFont(name: "Helvetica", size: size)?.file == .herosRegular)
    }

    /// Characters of Inter 3.19: of the cut for text alone, and of no cut.
    @Test(arguments: ["\u{250}", "\u{1F00}", "\u{2318}", "\u{20B6}", "\u{255}", "x\u{305}", "\u{47A}"])
    func `each size and weight has all characters`(text: String) {
        for weight in [UIFont.Weight.thin, .regular, .bold] {
            for size in [17, 22, 40] as [CGFloat] {
                let font = UIFont.systemFont(ofSize: size, weight: weight)
                let layout = TextLayout(
                    StyledText(text, attributes: TextAttributes(font: font)),
                    limits: .init(),
                    fonts: .bundled
                )
                let glyphs = layout.lines[0].runs.flatMap { $0.shaped?.glyphs ?? [] }
                #expect(!glyphs.isEmpty)
                #expect(glyphs.allSatisfy { $0.id < ShapedGlyph.boxBase })
            }
        }
    }

    /// Both are slanted by 9.4 degrees about half the height of small letters.
    @Test func `an italic is its upright face, slanted`() throws {
        func run(_ font: UIFont, _ text: String) throws -> (face: FontFace, run: ShapedRun) {
            let face = try #require(FontCollection.bundled.face(for: font.file))
            let units = Array(text.utf16)
            return (face, face.shape(units, in: 0..<units.count, ShapingStyle()))
        }
        let upright = try run(.systemFont(ofSize: 17), "Ix\u{30C}\u{301}")
        let italic = try run(.italicSystemFont(ofSize: 17), "Ix\u{30C}\u{301}")
        #expect(italic.run.width == upright.run.width)
        let boxes = [upright, italic].map { pair in pair.face.outlines(pair.run).glyphs.map(\.outline.box) }
        let slope = 339.0 / 2048
        let height = boxes[0][0].maxY - boxes[0][0].minY
        let growth = (boxes[1][0].maxX - boxes[1][0].minX) - (boxes[0][0].maxX - boxes[0][0].minX)
        #expect(abs(growth - height * slope) < 1e-9)
        // A mark that is raised goes to the right with the letter under it.
        for (one, other) in zip(upright.run.glyphs, italic.run.glyphs) {
            #expect(abs(Double(other.dx - one.dx) - Double(one.dy) * slope) < 0.001)
        }
    }
}
