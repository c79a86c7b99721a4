import DrydockRaster
import DrydockRasterOracle
import Testing

struct PixelGeometryTests {
    @Test("rectangles of huge coordinates neither trap nor wrap")
    func hugeCoordinates() {
        let huge = PixelRect(x: Int.max, y: Int.min, width: Int.max, height: Int.max)
        let other = PixelRect(minX: Int.min, minY: Int.min, maxX: Int.max, maxY: Int.max)
        #expect(huge.maxX >= huge.x && huge.maxY >= huge.y)
        #expect(!other.isEmpty)
        #expect(huge.offsetBy(dx: Int.max, dy: Int.min).width == huge.width)
        #expect(huge.insetBy(dx: Int.max, dy: Int.max).isEmpty)
        #expect(huge.union(other).area > 0)
        #expect(huge.intersection(PixelRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
        #expect(PixelRect(x: 0, y: 0, width: -5, height: 5).isEmpty)
    }

    @Test("intersection and union are what their pixels say", arguments: 0..<UInt64(50))
    func setOperations(seed: UInt64) {
        var random = RandomSource(seed: seed)
        func rect() -> PixelRect {
            PixelRect(
                x: random.int(-5...5),
                y: random.int(-5...5),
                width: random.int(0...8),
                height: random.int(0...8)
            )
        }
        let (first, second) = (rect(), rect())
        let shared = first.intersection(second)
        let both = first.union(second)
        var count = 0
        for y in -10...20 {
            for x in -10...20 {
                let isShared = first.contains(x: x, y: y) && second.contains(x: x, y: y)
                #expect(shared.contains(x: x, y: y) == isShared)
                if isShared { count += 1 }
                if first.contains(x: x, y: y) { #expect(both.contains(x: x, y: y)) }
            }
        }
        #expect(first.intersects(second) == (count > 0))
        #expect(both.contains(first) && both.contains(second))
    }

    @Test("a radius is at most half of the shorter side")
    func radiusIsClamped() {
        let rect = PixelRect(x: 0, y: 0, width: 40, height: 11)
        #expect(RoundedRect(rect, radius: SubpixelLength(pixels: 100)).radius == SubpixelLength(pixels: 5.5))
        #expect(RoundedRect(rect, radius: SubpixelLength(pixels: 4), corners: []).radius == .zero)
        #expect(RoundedRect(rect) == RoundedRect(rect, radius: .zero, corners: .topLeft))
    }

    @Test("lengths that are no numbers or negative are zero")
    func oddLengths() {
        #expect(SubpixelLength(pixels: .nan) == .zero)
        #expect(SubpixelLength(pixels: -3) == .zero)
        #expect(SubpixelLength(pixels: .infinity).pixels > 1_000_000)
        #expect(SubpixelLength(pixels: 1.5).units == 384)
    }

    @Test("bitmaps out of range are refused before memory is taken")
    func bitmapLimits() {
        #expect(Bitmap.isValid(width: 1170, height: 2532))
        #expect(!Bitmap.isValid(width: 0, height: 5))
        #expect(!Bitmap.isValid(width: 5, height: -1))
        #expect(!Bitmap.isValid(width: 16_385, height: 1))
        #expect(!Bitmap.isValid(width: 16_384, height: 16_384))
        #expect(Bitmap.isStorable(width: 1170, height: 20_000))
        #expect(Bitmap.isStorable(width: 1, height: 1 << 20))
        #expect(!Bitmap.isStorable(width: 1, height: 1 << 20 + 1))
        #expect(!Bitmap.isStorable(width: 1, height: 0))
        #expect(!Bitmap.isStorable(width: 8193, height: 8192))
    }

    @Test("the box of a blur has the width of Apple's image effects")
    func boxWidths() {
        func radius(_ sigma: Double) -> Int { BackdropEffect(sigma: sigma, reduction: 1).boxRadius }
        // floor(σ · 1.87997 + 0.5), made odd: 38 → 39, 56 → 57, 19, 2 → 3, and 0 → 1.
        #expect(radius(20) == 19)
        #expect(radius(30) == 28)
        #expect(radius(10) == 9)
        #expect(radius(1) == 1)
        #expect(radius(0) == 0)
        #expect(radius(.nan) == 0)
    }
}
