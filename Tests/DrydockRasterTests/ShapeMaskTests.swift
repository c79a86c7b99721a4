import DrydockRaster
import Testing

struct ShapeMaskTests {
    /// The true area of a pixel inside of a rounded rectangle with edges at any place, by 64 exact slices.
    private func area(
        _ x: Int,
        _ y: Int,
        width: Double,
        height: Double,
        inset: Double,
        radius: Double,
        corners: RoundedRect.Corners
    ) -> Double {
        let slices = 256
        var sum = 0.0
        for slice in 0..<slices {
            let row = Double(y) + (Double(slice) + 0.5) / Double(slices)
            if row < inset || row > height - inset { continue }
            let isTop = row < inset + radius
            let isBottom = row > height - inset - radius
            func cut(_ isRound: Bool) -> Double {
                guard isRound else { return 0 }
                let down = isTop ? inset + radius - row : row - (height - inset - radius)
                return radius - max(radius * radius - down * down, 0).squareRoot()
            }
            let left =
                inset + cut(isTop && corners.contains(.topLeft) || isBottom && corners.contains(.bottomLeft))
            let right =
                width - inset
                - cut(isTop && corners.contains(.topRight) || isBottom && corners.contains(.bottomRight))
            sum += max(min(Double(x + 1), right) - max(Double(x), left), 0)
        }
        return sum / Double(slices)
    }

    @Test(
        "coverage is within two levels of the true area",
        arguments: [(12, 12), (13, 13), (30, 9), (9, 31), (3, 3), (1, 1), (2, 7), (50, 40)],
        [0.4, 1, 1.5, 3, 4.5, 6.25, 14]
    )
    func fillCoverage(size: (Int, Int), radius: Double) {
        for corners: RoundedRect.Corners in [
            .all, .topLeft, [.topRight, .bottomLeft], [.bottomLeft, .bottomRight],
        ] {
            let rect = PixelRect(x: 5, y: -3, width: size.0, height: size.1)
            let shape = RoundedRect(rect, radius: SubpixelLength(pixels: radius), corners: corners)
            let mask = ShapeMask(shape)
            for y in 0..<size.1 {
                for x in 0..<size.0 {
                    let expected = area(
                        x,
                        y,
                        width: Double(size.0),
                        height: Double(size.1),
                        inset: 0,
                        radius: shape.radius.pixels,
                        corners: corners
                    )
                    let coverage = Double(mask.coverage(atX: x + 5, y: y - 3, in: rect))
                    #expect(abs(coverage - expected * 255) <= 2, "(\(x), \(y)) \(corners): \(coverage)")
                }
            }
        }
    }

    @Test(
        "a border's coverage is within two levels of the area between its edges",
        arguments: [(14, 14), (21, 13), (40, 30)],
        [(0.0, 1.0), (4, 1), (4, 1.5), (6, 0.5), (3, 5), (5.5, 6)]
    )
    func borderCoverage(size: (Int, Int), lengths: (Double, Double)) {
        let rect = PixelRect(x: 0, y: 0, width: size.0, height: size.1)
        let shape = RoundedRect(rect, radius: SubpixelLength(pixels: lengths.0))
        let mask = ShapeMask(shape, borderWidth: SubpixelLength(pixels: lengths.1))
        for y in 0..<size.1 {
            for x in 0..<size.0 {
                func area(_ inset: Double, _ radius: Double) -> Double {
                    self.area(
                        x,
                        y,
                        width: Double(size.0),
                        height: Double(size.1),
                        inset: inset,
                        radius: radius,
                        corners: shape.corners
                    )
                }
                let outer = area(0, shape.radius.pixels)
                let inner = area(lengths.1, max(shape.radius.pixels - lengths.1, 0))
                let coverage = Double(mask.coverage(atX: x, y: y, in: rect))
                #expect(abs(coverage - (outer - inner) * 255) <= 2, "(\(x), \(y)): \(coverage)")
            }
        }
    }

    @Test("round corners are symmetrical")
    func symmetry() {
        let rect = PixelRect(x: 0, y: 0, width: 41, height: 41)
        let mask = ShapeMask(RoundedRect(rect, radius: SubpixelLength(pixels: 17.3)))
        func coverage(_ x: Int, _ y: Int) -> UInt8 { mask.coverage(atX: x, y: y, in: rect) }
        for y in 0..<41 {
            for x in 0..<41 {
                #expect(coverage(x, y) == coverage(y, x))
                #expect(coverage(x, y) == coverage(40 - x, y))
                #expect(coverage(x, y) == coverage(x, 40 - y))
            }
        }
    }
}
