import DrydockRaster
import DrydockRasterOracle
import Testing

struct StrokeTests {
    private typealias Point = WindingSweep.Point

    private let size = PixelSize(width: 48, height: 44)

    private func levels(_ path: Path, _ style: StrokeStyle, _ transform: Affine = .identity) -> [UInt8] {
        CanvasPicture.levels([.strokePath(path, transform, style, .color(.black))], size)
    }

    private func open(_ points: [Point]) -> Path {
        Path { path in
            for (index, point) in points.enumerated() {
                if index == 0 {
                    path.move(toX: point.x, y: point.y)
                } else {
                    path.addLine(toX: point.x, y: point.y)
                }
            }
        }
    }

    private func expect(_ levels: [UInt8], _ outlines: [[Point]], within limit: Double = 2) {
        let truth = WindingSweep.coverage(of: outlines, .nonZero, in: size)
        let error = LevelError(levels, truth)
        #expect(error.greatest <= limit, "\(error)")
    }

    @Test(
        "round strokes are within 3.5 levels in the mean of all points near the curve",
        arguments: 0..<UInt64(4)
    )
    func round(seed: UInt64) {
        var random = RandomSource(seed: seed)
        func point() -> Point { (Double(random.int(80...680)) / 16, Double(random.int(80...620)) / 16) }
        let (p0, p1, p2, p3) = (point(), point(), point(), point())
        let width = Double(random.int(8...120)) / 8
        let path = Path { path in
            path.move(toX: p0.x, y: p0.y)
            path.addCurve(toX: p3.x, y: p3.y, firstX: p1.x, firstY: p1.y, secondX: p2.x, secondY: p2.y)
        }
        let chords = (0...128).map { index -> Point in
            let t = Double(index) / 128
            let (a, b, c, d) = (
                (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
            )
            return (a * p0.x + b * p1.x + c * p2.x + d * p3.x, a * p0.y + b * p1.y + c * p2.y + d * p3.y)
        }
        let truth = near(chords, width / 2)
        let error = LevelError(levels(path, StrokeStyle(width: width, cap: .round, join: .round)), truth)
        #expect(error.mean <= 3.5, "\(error)")
        #expect(error.greatest <= 40, "\(error)")
    }

    @Test(
        "zigzags that cross themselves have no wrong pixel at corners and crossings",
        arguments: 0..<UInt64(6)
    )
    func zigzags(seed: UInt64) {
        var random = RandomSource(seed: seed &+ 40)
        let points = (0..<6).map { _ -> Point in
            (Double(random.int(96...640)) / 16, Double(random.int(96...600)) / 16)
        }
        let width = Double(random.int(16...80)) / 16
        let levels = levels(open(points), StrokeStyle(width: width, cap: .round, join: .round))
        let error = LevelError(levels, near(points, width / 2))
        #expect(error.mean <= 3, "\(error)")
        #expect(error.greatest <= 20, "\(error)")
    }

    @Test(
        "a curve that bends more sharply than half of its width covers all that its normals pass",
        arguments: 0..<UInt64(6)
    )
    func folds(seed: UInt64) {
        var random = RandomSource(seed: seed &+ 80)
        // Hairpins whose legs are short or long.
        let (x, y) = (Double(random.int(160...608)) / 16, Double(random.int(160...544)) / 16)
        let reach = Double(random.int(16...320)) / 16
        let points: [Point] = (0..<4).map { index in
            let far = index == 1 || index == 2 ? 0.7 * reach : -0.5 * reach
            return (
                x + far + Double(random.int(-16...16)) / 16,
                y + (Double(index) - 1.5) * 1.5 + Double(random.int(-16...16)) / 16
            )
        }
        let half = Double(random.int(16...72)) / 16
        let path = Path { path in
            path.move(toX: points[0].x, y: points[0].y)
            path.addCurve(
                toX: points[3].x,
                y: points[3].y,
                firstX: points[1].x,
                firstY: points[1].y,
                secondX: points[2].x,
                secondY: points[2].y
            )
        }
        let truth = WindingSweep.coverage(of: normals(points, half), .nonZero, in: size)
        let error = LevelError(levels(path, StrokeStyle(width: 2 * half)), truth)
        #expect(error.mean <= 2 && error.greatest <= 16, "\(error)")
    }

    /// Triangles that all turn the same way over what the normals of a cubic curve pass.
    private func normals(_ curve: [Point], _ half: Double) -> [[Point]] {
        let steps = 64
        func sides(_ step: Int) -> (place: Point, left: Point, right: Point) {
            let t = Double(step) / Double(steps)
            let s = 1 - t
            func blend(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
                s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
            }
            func slope(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
                s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c)
            }
            let place = (
                x: blend(curve[0].x, curve[1].x, curve[2].x, curve[3].x),
                y: blend(curve[0].y, curve[1].y, curve[2].y, curve[3].y)
            )
            let dx = slope(curve[0].x, curve[1].x, curve[2].x, curve[3].x)
            let dy = slope(curve[0].y, curve[1].y, curve[2].y, curve[3].y)
            let scale = half / max((dx * dx + dy * dy).squareRoot(), 1e-9)
            let (x, y) = (dy * scale, dx * scale)
            return (place, (place.x - x, place.y + y), (place.x + x, place.y - y))
        }
        return (0..<steps).flatMap { step -> [[Point]] in
            let (a, b) = (sides(step), sides(step + 1))
            return [
                [a.place, b.place, b.left], [a.place, b.left, a.left],
                [a.place, b.place, b.right], [a.place, b.right, a.right],
            ].map { triangle in
                let (p, q, r) = (triangle[0], triangle[1], triangle[2])
                let isLeft = (q.x - p.x) * (r.y - p.y) >= (q.y - p.y) * (r.x - p.x)
                return isLeft ? triangle : triangle.reversed()
            }
        }
    }

    /// The share of 16 × 16 points of each pixel that are within a distance of a line.
    private func near(_ line: [Point], _ reach: Double) -> [Double] {
        (0..<(size.width * size.height)).map { pixel in
            let (left, top) = (Double(pixel % size.width), Double(pixel / size.width))
            let middle = distance(line, (left + 0.5, top + 0.5))
            if abs(middle - reach) > 0.75 { return middle < reach ? 1 : 0 }
            var inside = 0
            for index in 0..<256 {
                let sample = (left + (Double(index % 16) + 0.5) / 16, top + (Double(index / 16) + 0.5) / 16)
                if distance(line, sample) <= reach { inside += 1 }
            }
            return Double(inside) / 256
        }
    }

    private func distance(_ line: [Point], _ point: Point) -> Double {
        zip(line, line.dropFirst()).reduce(1e9) { least, segment in
            let (a, b) = segment
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let t = min(
                max(((point.x - a.x) * dx + (point.y - a.y) * dy) / max(dx * dx + dy * dy, 1e-12), 0),
                1
            )
            let (x, y) = (a.x + t * dx - point.x, a.y + t * dy - point.y)
            return min(least, (x * x + y * y).squareRoot())
        }
    }

    @Test("a corner is mitred up to the limit, else bevelled, and ends are butt or square")
    func corners() {
        let path = open([(8.25, 30.5), (20.25, 12.5), (32.25, 30.5)])
        // Directions (2, −3) and (2, 3) over √13; half a width of √13 has normals (3, 2) and (−3, 2).
        let width = 2 * 13.0.squareRoot()
        let bevelled: [Point] = [
            (5.25, 28.5), (17.25, 10.5), (23.25, 10.5), (35.25, 28.5), (29.25, 32.5), (20.25, 19),
            (11.25, 32.5),
        ]
        expect(levels(path, StrokeStyle(width: width, join: .bevel)), [bevelled])
        expect(levels(path, StrokeStyle(width: width, miterLimit: 1.7)), [bevelled])
        let mitred: [Point] = [
            (5.25, 28.5), (20.25, 6), (35.25, 28.5), (29.25, 32.5), (20.25, 19), (11.25, 32.5),
        ]
        expect(levels(path, StrokeStyle(width: width, miterLimit: 1.9)), [mitred])
        let square: [Point] = [
            (3.25, 31.5), (17.25, 10.5), (23.25, 10.5), (37.25, 31.5), (31.25, 35.5), (20.25, 19),
            (9.25, 35.5),
        ]
        expect(levels(path, StrokeStyle(width: width, cap: .square, join: .bevel)), [square])
    }

    @Test("a closed rectangle's line is a frame, also under a matrix that is not uniform")
    func frames() {
        let path = Path.rect(x: 4, y: 3, width: 10, height: 7)
        let outer: [Point] = [(5, 3), (31, 3), (31, 23), (5, 23)]
        let inner: [Point] = [(11, 9), (11, 17), (25, 17), (25, 9)]
        let style = StrokeStyle(width: 3)
        expect(levels(path, style, Affine(a: 2, d: 2)), [outer, inner])
        let wide: [[Point]] = [
            [(7.5, 1.5), (46.5, 1.5), (46.5, 11.5), (7.5, 11.5)],
            [(16.5, 4.5), (16.5, 8.5), (37.5, 8.5), (37.5, 4.5)],
        ]
        expect(levels(path, style, Affine(a: 3, d: 1)), wide)
    }

    @Test("dashes have their lengths around corners, from their phase on")
    func dashes() {
        let path = open([(4.5, 8.5), (24.5, 8.5), (24.5, 40.5)])
        let style = StrokeStyle(width: 4, dashes: [7, 3], phase: 2)
        // From 2 into the pattern: 5 drawn, 3 not, 7, 3, 7 around the corner at 20.
        let outlines: [[Point]] = [
            [(4.5, 6.5), (9.5, 6.5), (9.5, 10.5), (4.5, 10.5)],
            [(12.5, 6.5), (19.5, 6.5), (19.5, 10.5), (12.5, 10.5)],
            [(22.5, 6.5), (26.5, 6.5), (26.5, 13.5), (22.5, 13.5)],
            [(22.5, 16.5), (26.5, 16.5), (26.5, 23.5), (22.5, 23.5)],
            [(22.5, 26.5), (26.5, 26.5), (26.5, 33.5), (22.5, 33.5)],
            [(22.5, 36.5), (26.5, 36.5), (26.5, 40.5), (22.5, 40.5)],
        ]
        expect(levels(path, style), outlines)
        let odd = StrokeStyle(width: 4, dashes: [5])
        #expect(odd.dashes == [5, 5])
        #expect(StrokeStyle(width: 4, dashes: [0, 0]).dashes.isEmpty)
        #expect(StrokeStyle(width: 4, dashes: [3, -1]).dashes.isEmpty)
    }

    @Test(
        "nothing that a path or its line covers lies outside of the pixels that its command may touch",
        // With the first three a round cap's outline reaches into one pixel more than the circle does.
        arguments: [1412, 1686, 2218] + Array(0..<UInt64(9))
    )
    func bounds(number: UInt64) {
        let size = PixelSize(width: 60, height: 60)
        var scenes = RandomScenes(RandomSource(seed: 1, case: number), size: size)
        for command in scenes.commands(count: 40, depth: 3) {
            let bounds = command.bounds
            let around = bounds.insetBy(dx: -3, dy: -3)
            let placed: PathFiller.PlacedMask?
            switch command {
            case .fillPath(let path, let transform, let rule, _):
                placed = PathFiller.mask(of: path, transform, rule: rule, in: around)
            case .strokePath(let path, let transform, let style, _):
                placed = PathFiller.mask(of: path, transform, stroke: style, in: around)
            default: continue
            }
            guard !bounds.isEmpty, let (mask, left, top) = placed else { continue }
            let outside = (0..<(mask.width * mask.height)).filter { index in
                let (x, y) = (left + index % mask.width, top + index / mask.width)
                return mask.coverage[index] != 0 && !bounds.contains(x: x, y: y)
            }
            #expect(outside.isEmpty, "\(command)")
        }
    }

    @Test("a line of no length is a dot with round or square caps, and nothing with butt ones")
    func dots() {
        let path = open([(20, 20), (20, 20)])
        #expect(levels(path, StrokeStyle(width: 8)).allSatisfy { $0 == 0 })
        expect(levels(path, StrokeStyle(width: 8, cap: .square)), [[(16, 16), (24, 16), (24, 24), (16, 24)]])
        let round = levels(path, StrokeStyle(width: 8, cap: .round))
        let error = LevelError(round, near([(20, 20), (20, 20)], 4))
        #expect(error.greatest <= 8)
    }

    @Test("lines that cross are found among so many that their numbers begin anew")
    func manyLines() {
        func lines(beforeCross before: Int, after: Int) -> Path {
            Path { path in
                func addFar(_ count: Int) {
                    for index in 0..<count {
                        path.move(toX: -5000, y: Double(index) * 4)
                        path.addLine(toX: -4999, y: Double(index) * 4)
                    }
                }
                addFar(before)
                path.move(toX: 5.25, y: 6.5)
                path.addLine(toX: 40.5, y: 33.75)
                path.move(toX: 6.5, y: 36.25)
                path.addLine(toX: 41.25, y: 5.5)
                addFar(after)
            }
        }
        let style = StrokeStyle(width: 1.5)
        // Each line takes two numbers, of which there are 32,752: the last one begins anew.
        let alone = levels(lines(beforeCross: 0, after: 0), style)
        #expect(levels(lines(beforeCross: 40, after: 16_335), style) == alone)
    }
}
