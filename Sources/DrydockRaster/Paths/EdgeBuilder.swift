/// Makes edges of lines and curves between points in 1/256 of a pixel.
///
/// Edges are numbered by y-monotone chains: a new one begins wherever the path turns from down to up or back. Two edges of
/// one chain never meet but where they follow one another.
struct EdgeBuilder {
    typealias Point = (x: Int32, y: Int32)

    /// Curves end in at most 512 chords, fewer when there are so many that all would not fit into `edgeLimit`.
    private let largestCount: Int
    private static let edgeLimit = 1 << 22

    private(set) var edges: ContiguousArray<EdgeList.Edge> = []
    private var current: Point?
    private var start: Point = (0, 0)
    private var chain: UInt16 = 0
    private var first: UInt16 = 0
    private var direction: Int32 = 0

    /// - Parameter segments: about how many lines and curves will be added.
    init(segments: Int) {
        largestCount = max(min(512, Self.edgeLimit / max(segments, 1)), 1)
        edges.reserveCapacity(min(segments, 1 << 16) * 2)
    }

    /// Points are clamped to ± 2²¹ pixels and rounded, ties to even numbers by an addition that leaves nothing of a fraction.
    @inline(__always)
    static func units(_ x: Double, _ y: Double) -> Point { (units(x), units(y)) }

    @inline(__always)
    private static func units(_ coordinate: Double) -> Int32 {
        let magic = 6_755_399_441_055_744.0
        let value = min(max(coordinate, -2_097_152), 2_097_152) * 256 + magic
        return Int32(truncatingIfNeeded: value.bitPattern)
    }

    mutating func move(to point: Point) {
        close()
        (current, start) = (point, point)
    }

    mutating func close() {
        guard let current else { return }
        if current != start { addLine(to: start) }
        if direction != 0, let last = edges.last {
            edges[edges.count - 1] = EdgeList.Edge(
                x0: last.x0,
                y0: last.y0,
                x1: last.x1,
                y1: last.y1,
                winding: last.winding,
                begins: last.begins,
                closes: true,
                chain: last.chain,
                first: last.first
            )
        }
        direction = 0
        self.current = start
    }

    @inline(__always)
    private mutating func begin(_ point: Point) -> Point {
        if let current { return current }
        start = point
        return point
    }

    private mutating func nextChain() {
        chain = chain >= CellBuffer.crossed - 1 ? 1 : chain + 1
    }

    @inline(__always)
    mutating func addLine(to end: Point) {
        let from = begin(end)
        current = end
        if from == end { return }
        let turn: Int32 = from.y < end.y ? 1 : from.y > end.y ? -1 : 0
        if turn == 0 && end.y & 255 == 0 { return }
        var begins = false
        if direction == 0 {
            nextChain()
            first = chain
            direction = turn == 0 ? 1 : turn
        } else if turn == -direction {
            nextChain()
            begins = true
            direction = turn
        }
        let down = turn == 0 ? direction > 0 : turn > 0
        edges.append(
            EdgeList.Edge(
                x0: down ? from.x : end.x,
                y0: down ? from.y : end.y,
                x1: down ? end.x : from.x,
                y1: down ? end.y : from.y,
                winding: down ? 1 : -1,
                begins: begins,
                closes: false,
                chain: chain,
                first: first
            )
        )
    }

    /// How many chords of equal parameter steps are at most 1/100 of a pixel away: Wang's bound. Second differences are in
    /// 1/256 of a pixel.
    private func count(_ difference: Int, factor: Double) -> Int {
        let count = (Double(difference) * factor).squareRoot().rounded(.up)
        return max(Int(min(count, Double(largestCount))), 1)
    }

    private func secondDifference(_ first: Point, _ second: Point, _ third: Point) -> Int {
        let x = abs(Int(first.x) - 2 * Int(second.x) + Int(third.x))
        let y = abs(Int(first.y) - 2 * Int(second.y) + Int(third.y))
        // The Euclidean length within 7 %, never less.
        return max(x, y) + min(x, y) / 2
    }

    mutating func addQuadCurve(_ control: Point, _ end: Point) {
        let from = begin(control)
        let count = count(secondDifference(from, control, end), factor: 0.1)
        if count > 1 {
            var x = Differences(from.x, control.x, end.x, count)
            var y = Differences(from.y, control.y, end.y, count)
            for _ in 1..<count { addLine(to: (from.x + x.next(), from.y + y.next())) }
        }
        addLine(to: end)
    }

    mutating func addCurve(_ first: Point, _ second: Point, _ end: Point) {
        let from = begin(first)
        let difference = max(secondDifference(from, first, second), secondDifference(first, second, end))
        let count = count(difference, factor: 0.3)
        if count > 1 {
            var x = Differences(from.x, first.x, second.x, end.x, count)
            var y = Differences(from.y, first.y, second.y, end.y, count)
            for _ in 1..<count { addLine(to: (from.x + x.next(), from.y + y.next())) }
        }
        addLine(to: end)
    }

    /// One coordinate of a curve's points at n equal steps, from the first on: exact forward differences of nᵈ times the
    /// distance to it, d being the degree, each rounded half up. At most 2³² · 2²⁷.
    private struct Differences {
        private var value: Int
        private var first, second: Int
        private let third: Int
        private let divisor: Int
        private let inverse: Double

        init(_ p0: Int32, _ p1: Int32, _ p2: Int32, _ count: Int) {
            let (p0, p1, p2) = (Int(p0), Int(p1), Int(p2))
            let a = p0 - 2 * p1 + p2
            divisor = count * count
            value = divisor / 2
            first = a + 2 * (p1 - p0) * count
            second = 2 * a
            third = 0
            inverse = 1 / Double(divisor)
        }

        init(_ p0: Int32, _ p1: Int32, _ p2: Int32, _ p3: Int32, _ count: Int) {
            let (p0, p1, p2, p3) = (Int(p0), Int(p1), Int(p2), Int(p3))
            let c = 3 * (p1 - p0) * count * count
            let b = 3 * (p0 - 2 * p1 + p2) * count
            let a = p3 - p0 + 3 * (p1 - p2)
            divisor = count * count * count
            value = divisor / 2
            first = a + b + c
            second = 6 * a + 2 * b
            third = 6 * a
            inverse = 1 / Double(divisor)
        }

        @inline(__always)
        mutating func next() -> Int32 {
            value &+= first
            first &+= second
            second &+= third
            // A floor by the nearest quotient, made exact.
            var quotient = Int(Double(value) * inverse)
            let rest = value &- quotient &* divisor
            if rest < 0 { quotient &-= 1 } else if rest >= divisor { quotient &+= 1 }
            return Int32(truncatingIfNeeded: quotient)
        }
    }
}

extension EdgeList {
    /// The edges of a path under a matrix; nothing for a singular one.
    convenience init(_ path: Path, _ transform: Affine) {
        if transform.isSingular {
            self.init([], mayCross: false)
            return
        }
        var builder = EdgeBuilder(segments: path.verbs.count)
        let count = path.points.count
        path.points.withUnsafeBufferPointer { points in
            var index = 0
            func next() -> EdgeBuilder.Point {
                guard index + 1 < count else { return (0, 0) }
                let point = transform.map(points[index], points[index + 1])
                index += 2
                return EdgeBuilder.units(point.x, point.y)
            }
            for verb in path.verbs {
                switch verb {
                case .move: builder.move(to: next())
                case .line: builder.addLine(to: next())
                case .quadCurve: builder.addQuadCurve(next(), next())
                case .curve: builder.addCurve(next(), next(), next())
                case .close: builder.close()
                }
            }
            builder.close()
        }
        self.init(builder.edges, mayCross: !path.isSimple)
    }
}
