import DrydockRaster
import Testing

struct CrossingTests {
    private typealias Point = WindingSweep.Point

    private let size = PixelSize(width: 40, height: 36)

    private func polygon(_ corners: Int, _ random: inout RandomSource) -> [Point] {
        (0..<corners).map { _ in
            (Double(random.int(0...(40 * 16))) / 16 + 0.03, Double(random.int(0...(36 * 16))) / 16 + 0.01)
        }
    }

    private func levels(_ polygons: [[Point]], _ rule: FillRule = .nonZero) -> [UInt8] {
        CanvasPicture.levels([.fillPath(CanvasPicture.path(polygons), .identity, rule, .color(.black))], size)
    }

    @Test(
        "a polygon that crosses itself is within 2.5 levels of what its rule covers, 0.6 in the mean",
        arguments: [FillRule.nonZero, .evenOdd],
        0..<UInt64(6)
    )
    func crossing(rule: FillRule, seed: UInt64) {
        var random = RandomSource(seed: seed)
        let polygons = (0..<random.int(1...2)).map { _ in polygon(random.int(4...9), &random) }
        let truth = WindingSweep.coverage(of: polygons, rule, in: size)
        let error = LevelError(levels(polygons, rule), truth)
        #expect(error.greatest <= 2.5 && error.mean <= 0.6, "\(error)")
    }

    @Test("a flat top under which another edge passes mid-pixel leaves no wrong level")
    func flatTop() {
        let polygons: [[Point]] = [
            [(3.2, 5.5), (30.1, 5.5), (30.1, 20.25), (3.2, 20.25)],
            [(10.4, 1), (12.9, 1), (14.3, 30), (11.1, 30)],
        ]
        for rule in [FillRule.nonZero, .evenOdd] {
            let truth = WindingSweep.coverage(of: polygons, rule, in: size)
            #expect(LevelError(levels(polygons, rule), truth).greatest <= 2)
        }
    }

    @Test("twice the same path is nothing by even-odd and itself by non-zero", arguments: 0..<UInt64(6))
    func twice(seed: UInt64) {
        var random = RandomSource(seed: seed &+ 40)
        let shape = polygon(7, &random)
        #expect(levels([shape, shape], .evenOdd).allSatisfy { $0 <= 2 })
        let difference = zip(levels([shape, shape]), levels([shape])).map { abs(Int($0) - Int($1)) }
        #expect(difference.allSatisfy { $0 <= 2 })
    }

    @Test("two shapes of one path show no seam along the edge that they share", arguments: 0..<UInt64(6))
    func sharedEdge(seed: UInt64) {
        var random = RandomSource(seed: seed &+ 80)
        let square = polygon(4, &random)
        let halves = [[square[0], square[1], square[2]], [square[0], square[2], square[3]]]
        let truth = WindingSweep.coverage(of: halves, .nonZero, in: size)
        #expect(LevelError(levels(halves), truth).greatest <= 2)
    }

    @Test("a path reversed and one drawn in parts have the same picture", arguments: 0..<UInt64(8))
    func laws(seed: UInt64) {
        var random = RandomSource(seed: seed &+ 120)
        let shape = polygon(9, &random)
        let whole = levels([shape])
        let reversed = levels([shape.reversed()])
        #expect(zip(whole, reversed).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
        // Clipped, each part alone.
        let path = CanvasPicture.path([shape])
        for part in [
            PixelRect(x: 11, y: 7, width: 13, height: 9), PixelRect(x: 0, y: 20, width: 7, height: 3),
        ] {
            let clipped = CanvasPicture.levels(
                [.pushClip(RoundedRect(part)), .fillPath(path, .identity, .nonZero, .color(.black)), .pop],
                size
            )
            for y in part.y..<part.maxY {
                for x in part.x..<part.maxX { #expect(clipped[y * 40 + x] == whole[y * 40 + x]) }
            }
        }
    }
}
