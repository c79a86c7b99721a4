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
        for cost in stride(from: 9000, to: 24_000, by: 29) {
            #expect(frame(list, size, wakingCost: cost).hasSamePixels(as: expected), "waking costs \(cost)")
        }
    }
}
