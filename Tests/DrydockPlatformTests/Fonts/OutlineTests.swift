import DrydockPlatform
import DrydockRaster
import Testing

@Suite("Outlines of glyphs")
struct OutlineTests {
    private func draw(_ run: OutlineRun, _ transform: Affine, width: Int = 400, height: Int = 80) -> Bitmap {
        let list = DisplayList([.glyphs(run, transform, .color(.black))])
        return Rasterizer(threads: 1)
            .render(list, size: PixelSize(width: width, height: height), background: .clear).bitmap
    }

    private func ink(_ bitmap: Bitmap) -> Int {
        (0..<bitmap.area).reduce(0) { $0 + Int(bitmap[$1] >> 24) }
    }

    @Test("outlines cover what masks cover, to half a percent", arguments: BundledFace.allCases)
    func area(_ bundled: BundledFace) throws {
        let face = try bundled.open()
        let line = face.layout("Drydock & 3/4 Åé")
        let mask = face.run(line, pixelSize: 40)
        let drawn = draw(face.outlines(line), Affine(a: 40, d: 40, tx: 10, ty: 60))
        #expect(abs(ink(drawn) - mask.totalCoverage) * 200 < mask.totalCoverage)
        // And in the same places, at the first letter, where no quarter of a pixel is rounded.
        for y in 0..<40 {
            for x in 0..<20 {
                let left = Int(drawn[(y + 30) * 400 + x + 10] >> 24)
                #expect(abs(left - mask.coverage(x: x, y: y - 30)) <= 1)
            }
        }
    }

    @Test("a letter with marks and a character that no face has are outlines too")
    func clusters() throws {
        let face = try BundledFace.interRegular.open()
        #expect(face.outlines(face.layout("x\u{301}\u{327}")).glyphs.count == 3)
        let box = face.outlines(face.boxes(for: [(0, "\u{1F9FF}")], isRightToLeft: false))
        #expect(ink(draw(box, Affine(a: 40, d: 40, tx: 10, ty: 60))) > 0)
        #expect(face.outlines(face.layout("  \u{200B}")).glyphs.isEmpty)
    }

    @Test("equal lines have equal outlines, read once")
    func sharing() throws {
        let face = try BundledFace.interRegular.open()
        let (first, second) = (face.outlines(face.layout("aba")), face.outlines(face.layout("aba")))
        #expect(first == second)
        #expect(first.glyphs[0].outline === second.glyphs[2].outline)
    }
}
