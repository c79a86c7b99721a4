import DrydockRaster
import DrydockRasterOracle
import Testing

/// What a campaign runs a million cases of, in small.
@Suite("Random frames")
struct RasterCaseTests {
    @Test(
        "frames are drawn as a pixel by pixel renderer draws them, by one thread and by two, in full and by damage",
        arguments: 0..<UInt64(4)
    )
    func cases(part: UInt64) throws {
        for number in (35 * part)..<(35 * part + 35) { try RasterCase.run(case: number, seed: 26) }
    }

    @Test("a round cap is drawn in a pixel that only its outline reaches")
    func roundCap() throws {
        try RasterCase.run(case: 200_509, seed: 26)
    }

    @Test("a case depends on its seed and its number alone")
    func repeats() {
        #expect(RasterCase.text(of: 3, seed: 26) == RasterCase.text(of: 3, seed: 26))
        #expect(RasterCase.text(of: 3, seed: 26) != RasterCase.text(of: 4, seed: 26))
        #expect(RasterCase.text(of: 3, seed: 26) != RasterCase.text(of: 3, seed: 27))
    }
}

/// Where two threads part their work.
@Suite("The line between two threads")
struct MiddleTests {
    private func frame(_ list: DisplayList, _ size: PixelSize, wakingCost: Int? = nil) -> Bitmap {
        Rasterizer(threads: 2, wakingCost: wakingCost).render(list, size: size, background: .white).bitmap
    }

    @Test("four wide views on a screen of 400 by 530 are drawn")
    func fourViews() {
        // Spread over the lines in whole numbers, their cost is less than the cost of waking a thread, and counted as a whole more.
        let red = PremultipliedColor(red: 255, green: 0, blue: 0)
        let size = PixelSize(width: 400, height: 530)
        let list = DisplayList(
            [.fill(RoundedRect(size.bounds), .white)]
                + (0..<4).map {
                    .fill(RoundedRect(PixelRect(x: 0, y: 60 * $0, width: 396, height: 57)), red)
                }
        )
        let bitmap = frame(list, size)
        #expect(bitmap.pixel(atX: 200, y: 236) == red)
        #expect(bitmap.pixel(atX: 200, y: 237) == .white)
    }

    @Test("whatever waking a thread costs, two threads draw what one draws")
    func everyCost() {
        var random = RandomSource(seed: 9)
        let size = PixelSize(width: 24, height: 60)
        let list = DisplayList(
            (0..<6).map { number in
                let rect = PixelRect(
                    x: random.int(0...9),
                    y: random.int(0...50),
                    width: random.int(1...20),
                    height: random.int(9...59)
                )
                return .fill(
                    RoundedRect(rect),
                    PremultipliedColor(red: UInt8(40 * number), green: 9, blue: 99)
                )
            }
        )
        let expected = Rasterizer(threads: 1).render(list, size: size, background: .white).bitmap
        // From less than the cost of all that is drawn to more.
        for cost in stride(from: 12_000, to: 21_000, by: 5) {
            #expect(frame(list, size, wakingCost: cost).hasSamePixels(as: expected), "waking costs \(cost)")
        }
    }
}

/// What random frames found wrong about runs of glyphs.
@Suite("Runs of glyphs")
struct GlyphRunTests {
    private let size = PixelSize(width: 12, height: 8)

    private func render(_ commands: [DisplayCommand]) -> Bitmap {
        Rasterizer(threads: 1).render(DisplayList(commands), size: size, background: .white).bitmap
    }

    private func glyphs(_ places: [Double], width: Double) -> DisplayCommand {
        let outline = Path.rect(x: 0, y: 0, width: width, height: 2)
        let run = OutlineRun(places.map { .init(outline: outline, x: $0, y: 3) }, scale: .identity)
        return .glyphs(run, .identity, .color(.black))
    }

    @Test("a glyph that is moved to the nearest quarter of a pixel is not cut at its exact place's edge")
    func edges() {
        // From 3.876 ..< 5.926 to 4 ..< 6.05, which is a twentieth of one pixel more.
        let bitmap = render([glyphs([3.876], width: 2.05)])
        #expect(bitmap.pixel(atX: 5, y: 3) == .black)
        #expect(bitmap.pixel(atX: 6, y: 3).r == 242)
        #expect(bitmap.pixel(atX: 7, y: 3) == .white)
    }

    @Test("glyphs that overlap in a translucent group are no darker where they do", arguments: [3.0, 2])
    func groups(width: Double) {
        let group = DisplayCommand.pushGroup(opacity: 102, bounds: size.bounds)
        let bitmap = render([group, glyphs([2, 4], width: width), .pop])
        let grey = PremultipliedColor(red: 153, green: 153, blue: 153)
        for x in 2..<6 { #expect(bitmap.pixel(atX: x, y: 3) == grey, "\(x)") }
    }
}
