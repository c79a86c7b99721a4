import DrydockRaster
import DrydockRasterOracle
import Testing

struct PathFillerTests {
    private typealias Point = PolygonArea.Point

    private let frame = PixelRect(x: 0, y: 0, width: 48, height: 40)

    private func path(_ polygon: [Point]) -> Path {
        Path { path in
            for point in polygon { path.addLine(toX: point.x, y: point.y) }
        }
    }

    /// Coverage of every pixel of a rectangle.
    private func levels(_ path: Path, _ rule: FillRule = .nonZero, in rect: PixelRect) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: rect.area)
        guard let (mask, left, top) = PathFiller.mask(of: path, rule: rule, in: rect) else { return result }
        for y in 0..<mask.height {
            for x in 0..<mask.width {
                result[(top + y - rect.y) * rect.width + left + x - rect.x] =
                    mask.coverage[y * mask.width + x]
            }
        }
        return result
    }

    private func largestError(of path: Path, from polygon: [Point]) -> Double {
        let levels = levels(path, in: frame)
        var largest = 0.0
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let expected = 255 * PolygonArea.inside(x, y, of: polygon)
                largest = max(largest, abs(Double(levels[y * frame.width + x]) - expected))
            }
        }
        return largest
    }

    /// A star-shaped polygon with corners in all directions around a centre, some of them outside of the frame.
    private func polygon(corners: Int, using random: inout RandomSource) -> [Point] {
        // Directions of growing slope need no trigonometry.
        let directions = (0..<corners).map { index -> Point in
            let turn = 4 * (Double(index) + Double(random.int(0...80)) / 100) / Double(corners)
            let along = turn - turn.rounded(.down)
            return switch Int(turn) {
            case 0: (1 - along, along)
            case 1: (-along, 1 - along)
            case 2: (along - 1, -along)
            default: (along, along - 1)
            }
        }
        return directions.map { direction in
            let reach = Double(random.int(300...4_000)) / 100
            return (24 + direction.x * reach + 0.37, 20 + direction.y * reach + 0.61)
        }
    }

    @Test("a polygon that does not cross itself is within two levels of its area", arguments: 0..<UInt64(60))
    func polygons(seed: UInt64) {
        var random = RandomSource(seed: seed)
        let polygon = polygon(corners: random.int(3...11), using: &random)
        let error = largestError(of: path(polygon), from: polygon)
        #expect(error <= 2)
    }

    @Test("curves are within three levels of the area within 256 chords", arguments: 0..<UInt64(30))
    func curves(seed: UInt64) {
        var random = RandomSource(seed: seed &+ 500)
        func point(_ from: (Int, Int), _ to: (Int, Int)) -> Point {
            (Double(random.int(from.0...to.0)) / 100, Double(random.int(from.1...to.1)) / 100)
        }
        // From left to right above, and back below: no crossing.
        let (start, end) = ((x: 3.3, y: 20.4), (x: 44.7, y: 19.2))
        let first = point((300, -900), (2_300, 1_500))
        let second = point((2_300, -900), (4_400, 1_500))
        let third = point((600, 2_500), (4_200, 6_000))
        var path = PathBuilder()
        path.move(toX: start.x, y: start.y)
        path.addCurve(
            toX: end.x,
            y: end.y,
            firstX: first.x,
            firstY: first.y,
            secondX: second.x,
            secondY: second.y
        )
        path.addQuadCurve(toX: start.x, y: start.y, controlX: third.x, controlY: third.y)
        path.close()
        let steps = (0..<256).map { Double($0) / 256 }
        let above = steps.map { t -> Point in
            let (a, b, c, d) = (
                (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
            )
            return (
                a * start.x + b * first.x + c * second.x + d * end.x,
                a * start.y + b * first.y + c * second.y + d * end.y
            )
        }
        let below = steps.map { t -> Point in
            let (a, b, c) = ((1 - t) * (1 - t), 2 * (1 - t) * t, t * t)
            return (a * end.x + b * third.x + c * start.x, a * end.y + b * third.y + c * start.y)
        }
        #expect(largestError(of: Path(path), from: above + below) <= 3)
    }

    @Test("circles of all sizes are within three levels", arguments: [0.6, 1, 1.7, 2.5, 4, 6, 9, 13, 18.5])
    func circles(radius: Double) {
        // A quarter's handle, as `Path.oval` has it, and 256 chords of each.
        let handle = 0.552_284_749_830_793_4
        let (x, y) = (24.37, 19.81)
        let quarter = (0..<256).map { step -> Point in
            let t = Double(step) / 256
            let (a, b, c, d) = (
                (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
            )
            return (a + b + c * handle, b * handle + c + d)
        }
        let circle =
            quarter.map { (x + $0.x * radius, y + $0.y * radius) }
            + quarter.map { (x - $0.y * radius, y + $0.x * radius) }
            + quarter.map { (x - $0.x * radius, y - $0.y * radius) }
            + quarter.map { (x + $0.y * radius, y - $0.x * radius) }
        let path = Path.oval(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
        let error = largestError(of: path, from: circle)
        #expect(error <= 3)
    }

    @Test("a rectangle of whole pixels is full inside and empty outside")
    func rectangle() {
        let levels = levels(path([(5, 7), (20, 7), (20, 11), (5, 11)]), in: frame)
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let isInside = (5..<20).contains(x) && (7..<11).contains(y)
                #expect(levels[y * frame.width + x] == (isInside ? 255 : 0))
            }
        }
    }

    @Test("non-zero fills the middle of a star and of nested turns, even-odd leaves it out")
    func rules() {
        let star = path([(24, 2), (35, 36), (6, 15), (42, 15), (13, 36)])
        let middle = 20 * frame.width + 24
        #expect(levels(star, .nonZero, in: frame)[middle] == 255)
        #expect(levels(star, .evenOdd, in: frame)[middle] == 0)
        var twice = PathBuilder()
        for _ in 0..<2 {
            for (x, y) in [(4.5, 4.5), (40.25, 9), (20, 33.75)] { twice.addLine(toX: x, y: y) }
            twice.close()
        }
        let inside = 12 * frame.width + 20
        #expect(levels(Path(twice), .nonZero, in: frame)[inside] == 255)
        #expect(levels(Path(twice), .evenOdd, in: frame)[inside] == 0)
    }

    @Test(
        "a path reversed, a part of the clip, and a move by whole pixels change no byte",
        arguments: 0..<UInt64(20)
    )
    func sameBytes(seed: UInt64) {
        var random = RandomSource(seed: seed &+ 900)
        // Corners anywhere: these cross themselves.
        let polygon = (0..<9).map { _ -> Point in
            (Double(random.int(-3_000...8_000)) / 128, Double(random.int(-3_000...8_000)) / 128)
        }
        for rule in [FillRule.nonZero, .evenOdd] {
            let whole = levels(path(polygon), rule, in: frame)
            #expect(levels(path(polygon.reversed()), rule, in: frame) == whole)
            let moved = path(polygon.map { ($0.x + 1_000, $0.y - 77) })
            #expect(levels(moved, rule, in: frame.offsetBy(dx: 1_000, dy: -77)) == whole)
            let part = PixelRect(x: 13, y: 9, width: 17, height: 11)
            let alone = levels(path(polygon), rule, in: part)
            for y in 0..<part.height {
                for x in 0..<part.width {
                    #expect(alone[y * part.width + x] == whole[(y + part.y) * frame.width + x + part.x])
                }
            }
        }
    }

    @Test("coordinates that are not finite fill nothing, those that are far away do not trap")
    func extremes() {
        let wide: [Point] = [(-1e300, -1e300), (1e300, -1e300), (1e300, 1e300), (-1e300, 1e300)]
        #expect(levels(path(wide), in: frame).allSatisfy { $0 == 255 })
        for value in [Double.nan, .infinity, -.infinity] {
            #expect(PathFiller.mask(of: path(wide + [(value, 3)]), rule: .nonZero, in: frame) == nil)
        }
        #expect(PathFiller.mask(of: Path { _ in }, rule: .evenOdd, in: frame) == nil)
        var far = PathBuilder()
        far.addCurve(toX: 1e9, y: -1e9, firstX: -1e9, firstY: 1e9, secondX: 1e9, secondY: 1e9)
        far.addQuadCurve(toX: -1e18, y: 1e18, controlX: 5, controlY: -1e18)
        #expect(levels(Path(far), .evenOdd, in: frame).count == frame.area)
    }
}
