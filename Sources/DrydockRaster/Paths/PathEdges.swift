/// A path as straight edges in 1/256 of a pixel, from top to bottom.
///
/// Points are clamped to ± 2²¹ pixels and rounded once. Curves become 2ᵏ chords of equal parameter steps, at most 1/128 of a
/// pixel away (Wang's bound) as long as k stays below 10. Their points are computed exactly and rounded once, so that
/// nothing depends on the machine, and a path moved by whole pixels has its edges moved.
struct PathEdges {
    struct Edge {
        let x0: Int
        let y0: Int
        let x1: Int
        /// Below `y0`.
        let y1: Int
        /// 1 when the path goes down, −1 when it goes up.
        let winding: Int
    }

    private typealias Point = (x: Int, y: Int)

    /// Curves end in at most 2⁹ chords.
    private static let largestExponent = 9

    private(set) var edges: [Edge] = []
    /// The pixels that edges run through; empty when there are none.
    private(set) var bounds = PixelRect.zero

    private var current: Point?
    private var start: Point = (0, 0)

    init(_ path: Path) {
        if path.isRefused { return }
        var index = 0
        func next() -> Point {
            defer { index += 2 }
            return (Self.units(path.points[index]), Self.units(path.points[index + 1]))
        }
        for verb in path.verbs {
            switch verb {
            case .move:
                closeSubpath()
                let point = next()
                (current, start) = (point, point)
            case .line:
                addLine(to: next())
            case .quadCurve:
                addQuadCurve(next(), next())
            case .curve:
                addCurve(next(), next(), next())
            case .close:
                closeSubpath()
            }
        }
        closeSubpath()
        bounds = measure()
    }

    /// Ties go to even numbers, by an addition that leaves nothing of a fraction.
    private static func units(_ coordinate: Double) -> Int {
        let magic = 6_755_399_441_055_744.0
        return Int((min(max(coordinate, -2_097_152), 2_097_152) * 256 + magic) - magic)
    }

    private mutating func closeSubpath() {
        if current != nil { addLine(to: start) }
    }

    private mutating func begin(_ point: Point) -> Point {
        if let current { return current }
        start = point
        return point
    }

    private mutating func addLine(to end: Point) {
        let from = begin(end)
        current = end
        if from.y < end.y {
            edges.append(Edge(x0: from.x, y0: from.y, x1: end.x, y1: end.y, winding: 1))
        } else if from.y > end.y {
            edges.append(Edge(x0: end.x, y0: end.y, x1: from.x, y1: from.y, winding: -1))
        }
    }

    /// The chords' exponent: 4ᵏ is at least `factor` / 8 of the second difference in 1/256 of a pixel.
    private static func exponent(_ difference: Int, factor: Int) -> Int {
        var exponent = 0
        while exponent < largestExponent, 8 << (2 * exponent) < difference * factor { exponent += 1 }
        return exponent
    }

    private static func secondDifference(_ first: Point, _ second: Point, _ third: Point) -> Int {
        abs(first.x - 2 * second.x + third.x) + abs(first.y - 2 * second.y + third.y)
    }

    private mutating func addQuadCurve(_ control: Point, _ end: Point) {
        let from = begin(control)
        let exponent = Self.exponent(Self.secondDifference(from, control, end), factor: 1)
        let count = 1 << exponent
        for step in 1...count {
            let rest = count - step
            func value(_ first: Int, _ second: Int, _ third: Int) -> Int {
                let sum = first * rest * rest + 2 * second * rest * step + third * step * step
                return (sum + (1 << (2 * exponent)) / 2) >> (2 * exponent)
            }
            addLine(to: (value(from.x, control.x, end.x), value(from.y, control.y, end.y)))
        }
    }

    private mutating func addCurve(_ first: Point, _ second: Point, _ end: Point) {
        let from = begin(first)
        let difference = max(
            Self.secondDifference(from, first, second),
            Self.secondDifference(first, second, end)
        )
        let exponent = Self.exponent(difference, factor: 3)
        let count = 1 << exponent
        for step in 1...count {
            let rest = count - step
            // At most 2²⁹ · 2²⁷.
            func value(_ p0: Int, _ p1: Int, _ p2: Int, _ p3: Int) -> Int {
                let sum =
                    p0 * rest * rest * rest + 3 * p1 * rest * rest * step + 3 * p2 * rest * step * step
                    + p3 * step * step * step
                return (sum + (1 << (3 * exponent)) / 2) >> (3 * exponent)
            }
            addLine(
                to: (value(from.x, first.x, second.x, end.x), value(from.y, first.y, second.y, end.y))
            )
        }
    }

    private func measure() -> PixelRect {
        guard let first = edges.first else { return .zero }
        var (left, right, top, bottom) = (first.x0, first.x0, first.y0, first.y1)
        for edge in edges {
            left = min(left, edge.x0, edge.x1)
            right = max(right, edge.x0, edge.x1)
            top = min(top, edge.y0)
            bottom = max(bottom, edge.y1)
        }
        return PixelRect(minX: left >> 8, minY: top >> 8, maxX: (right + 255) >> 8, maxY: (bottom + 255) >> 8)
    }
}
