import DrydockRaster
import DrydockRasterOracle
import Testing

struct WholePixelTests {
    private let frame = PixelRect(x: 0, y: 0, width: 40, height: 32)

    private typealias Point = (x: Int, y: Int)

    /// The level of each pixel of the frame.
    private func levels(_ path: Path) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: frame.area)
        guard let (mask, left, top) = PathFiller.mask(of: path, rule: .nonZero, in: frame) else {
            return result
        }
        for y in 0..<mask.height {
            for x in 0..<mask.width {
                result[(top + y) * frame.width + left + x] = mask.coverage[y * mask.width + x]
            }
        }
        return result
    }

    /// The winding of a polygon, in 1/256 of a pixel, around a point; lines that go through the point pass left of it.
    private func winding(_ polygon: [Point], around point: Point) -> Int {
        var winding = 0
        for (from, to) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
            let isDown = from.y < to.y
            let (top, bottom) = isDown ? (from, to) : (to, from)
            guard top.y <= point.y, point.y < bottom.y else { continue }
            let side = (point.x - top.x) * (bottom.y - top.y) - (point.y - top.y) * (bottom.x - top.x)
            if side >= 0 { winding += isDown ? 1 : -1 }
        }
        return winding
    }

    private func path(_ polygon: [Point]) -> Path {
        Path { path in
            path.move(toX: Double(polygon[0].x) / 256, y: Double(polygon[0].y) / 256)
            for point in polygon { path.addLine(toX: Double(point.x) / 256, y: Double(point.y) / 256) }
            path.close()
        }
    }

    @Test("a pixel is in a triangle when its middle is", arguments: 0..<UInt64(100))
    func triangles(seed: UInt64) {
        var random = RandomSource(seed: seed)
        let polygon = (0..<3).map { _ in
            (x: random.int(-2_000...12_000), y: random.int(-2_000...10_000))
        }
        for rule in [FillRule.nonZero, .evenOdd] {
            let found = levels(path(polygon).wholePixels(.identity, rule, in: frame))
            for y in 0..<frame.height {
                for x in 0..<frame.width {
                    let isInside = winding(polygon, around: (256 * x + 128, 256 * y + 128)) != 0
                    #expect(found[y * frame.width + x] == (isInside ? 255 : 0), "\(x), \(y)")
                }
            }
        }
    }

    @Test("two polygons on one path count by the rule", arguments: 0..<UInt64(50))
    func rules(seed: UInt64) {
        var random = RandomSource(seed: seed)
        // Level and upright edges on the lines through middles, too.
        func box() -> [Point] {
            let (x, y) = (random.int(0...60) * 64, random.int(0...60) * 64)
            let (right, bottom) = (x + random.int(1...60) * 64, y + random.int(1...60) * 64)
            let corners = [(x, y), (right, y), (right, bottom), (x, bottom)].map { (x: $0.0, y: $0.1) }
            return random.int(0...1) == 0 ? corners : corners.reversed()
        }
        let boxes = [box(), box()]
        let path = Path { path in
            for box in boxes { path.append(self.path(box), .identity) }
        }
        for rule in [FillRule.nonZero, .evenOdd] {
            let found = levels(path.wholePixels(.identity, rule, in: frame))
            for y in 0..<frame.height {
                for x in 0..<frame.width {
                    let point = (x: 256 * x + 128, y: 256 * y + 128)
                    let sum = boxes.reduce(0) { $0 + winding($1, around: point) }
                    let isInside = rule == .nonZero ? sum != 0 : sum % 2 != 0
                    #expect(found[y * frame.width + x] == (isInside ? 255 : 0), "\(x), \(y)")
                }
            }
        }
    }

    @Test("triangles that share an edge share no pixel and leave none out", arguments: 0..<UInt64(20))
    func neighbours(seed: UInt64) {
        var random = RandomSource(seed: seed)
        let middle = (x: random.int(2_000...8_000), y: random.int(2_000...6_000))
        let corners = [(-512, -512), (12_000, -512), (12_000, 10_000), (-512, 10_000)]
            .map { (x: $0.0, y: $0.1) }
        var counts = [Int](repeating: 0, count: frame.area)
        for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let found = levels(path([from, to, middle]).wholePixels(.identity, .nonZero, in: frame))
            for index in found.indices where found[index] == 255 { counts[index] += 1 }
        }
        #expect(counts.allSatisfy { $0 == 1 })
    }

    @Test("a hairline has a pixel in each row or column that it passes, and no two side by side in a slope")
    func hairlines() {
        let style = StrokeStyle(width: 0.1)
        for (x, y) in [(30.0, 7.0), (7, 30), (30, 30), (30, 0), (0, 30)] {
            let line = Path { path in
                path.move(toX: 4.5, y: 0.5)
                path.addLine(toX: 4.5 + x, y: 0.5 + y)
            }
            let found = levels(line.wholePixels(.identity, style, in: frame))
            let isFlat = x >= y
            for place in 1..<29 {
                let across = (0..<(isFlat ? frame.height : frame.width)).count { other in
                    let (column, row) = isFlat ? (place + 4, other) : (other, place)
                    return found[row * frame.width + column] == 255
                }
                #expect((1...2).contains(across), "\(x), \(y) at \(place)")
            }
        }
    }

    @Test("nothing is left of a path between the middles, outside of the area, or under a singular matrix")
    func nothing() {
        let hair = Path.rect(x: 3.6, y: 2, width: 0.8, height: 5)
        #expect(hair.wholePixels(.identity, .nonZero, in: frame).isEmpty)
        let far = Path.rect(x: 1e9, y: 2, width: 8, height: 5)
        #expect(far.wholePixels(.identity, .nonZero, in: frame).isEmpty)
        let box = Path.rect(x: 3, y: 2, width: 8, height: 5)
        #expect(box.wholePixels(Affine(a: 0, d: 0), .nonZero, in: frame).isEmpty)
        #expect(box.wholePixels(.identity, .nonZero, in: frame) == box)
    }

    @Test(
        "numbers that are none, or far too large, trap nowhere",
        arguments: [Double.nan, .infinity, -.infinity, 1e9, -1e9, 1e300, 1e-300, 0]
    )
    func hostileNumbers(_ value: Double) {
        let path = Path { path in
            path.move(toX: 3, y: 4)
            path.addCurve(toX: value, y: 9, firstX: 5, firstY: value, secondX: -value, secondY: value)
            path.addLine(toX: 20, y: -value)
        }
        let style = StrokeStyle(width: value, cap: .round, dashes: [value, 1], phase: value)
        for matrix in [.identity, Affine(a: value, d: value), Affine(b: value, tx: value)] {
            for rule in [FillRule.nonZero, .evenOdd] {
                _ = levels(path.wholePixels(matrix, rule, in: frame))
            }
            for style in [style, StrokeStyle(width: 2)] {
                _ = levels(path.wholePixels(matrix, style, in: frame))
            }
        }
    }
}
