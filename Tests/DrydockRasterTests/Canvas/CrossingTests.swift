import DrydockRaster
import DrydockRasterOracle
import Foundation
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

    @Test(
        "stars whose corners all turn the same way are filled by their rule",
        arguments: [FillRule.nonZero, .evenOdd],
        [5, 7, 8, 9]
    )
    func stars(rule: FillRule, corners: Int) {
        let star: [Point] = (0..<corners).map { corner in
            let angle = Double(corner * (corners == 8 ? 3 : 2)) * 2 * .pi / Double(corners)
            return (20.3 + 15 * cos(angle), 18.1 + 15 * sin(angle))
        }
        let truth = WindingSweep.coverage(of: [star], rule, in: size)
        let error = LevelError(levels([star], rule), truth)
        #expect(error.greatest <= 2.5 && error.mean <= 0.6, "\(error)")
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

    @Test(
        "circles and loops of curves that overlap are within 3.5 levels of what their rule covers",
        arguments: 0..<UInt64(8)
    )
    func curves(seed: UInt64) {
        var random = RandomSource(seed: seed &+ 160)
        let chords = 256
        var polygons: [[Point]] = []
        let path = Path { path in
            for _ in 0..<random.int(2...5) {
                func point() -> Point {
                    (Double(random.int(16...624)) / 16, Double(random.int(16...560)) / 16)
                }
                // Loops, some of them from the same point.
                let (start, first, second) = (polygons.first?[0] ?? point(), point(), point())
                let end = random.int(0...1) == 0 ? start : point()
                path.move(toX: start.x, y: start.y)
                path.addCurve(
                    toX: end.x,
                    y: end.y,
                    firstX: first.x,
                    firstY: first.y,
                    secondX: second.x,
                    secondY: second.y
                )
                path.close()
                polygons.append(
                    (0...chords).map { step in
                        let t = Double(step) / Double(chords)
                        let s = 1 - t
                        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                        return (
                            a * start.x + b * first.x + c * second.x + d * end.x,
                            a * start.y + b * first.y + c * second.y + d * end.y
                        )
                    }
                )
            }
        }
        for rule in [FillRule.nonZero, .evenOdd] {
            let truth = WindingSweep.coverage(of: polygons, rule, in: size)
            let levels = CanvasPicture.levels([.fillPath(path, .identity, rule, .color(.black))], size)
            #expect(LevelError(levels, truth).greatest <= 3.5, "\(LevelError(levels, truth))")
        }
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
