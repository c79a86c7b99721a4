/// Makes edges of lines and curves between points in 1/256 of a pixel.
///
/// Edges are numbered by y-monotone chains: a new one begins wherever the path turns from down to up or back. Two edges of
/// one chain never meet but where they follow one another.
struct EdgeBuilder: ~Copyable {
    typealias Point = (x: Int32, y: Int32)

    /// Curves end in at most 512 chords, fewer when there are so many that all would not fit into `edgeLimit`.
    private let largestCount: Int
    private static let edgeLimit = 1 << 22

    private var edges: UnsafeMutablePointer<EdgeList.Edge>?
    private var count = 0
    private var capacity = 0
    private var isOpen = false
    private var current: Point = (0, 0)
    private var start: Point = (0, 0)
    private var chain: UInt16 = 0
    private var first: UInt16 = 0
    private var begins = false
    /// 1 where the path goes down, −1 where it goes up, 0 before its first edge.
    private var direction: Int32 = 0

    /// - Parameter segments: about how many lines and curves will be added.
    init(segments: Int) {
        largestCount = max(min(512, Self.edgeLimit / max(segments, 1)), 1)
    }

    deinit {
        edges?.deallocate()
    }

    /// The edges, allocated for whoever takes them; nil when there are none.
    consuming func finish() -> (edges: UnsafeMutablePointer<EdgeList.Edge>?, count: Int) {
        close()
        let result = (edges, count)
        edges = nil
        return result
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
        isOpen = true
    }

    mutating func close() {
        guard isOpen else { return }
        if current != start { append(from: current, to: start) }
        if direction != 0, let edges { edges[count - 1].closes = true }
        direction = 0
        current = start
    }

    @inline(__always)
    mutating func addLine(to end: Point) {
        if !isOpen { move(to: end) }
        if current != end { append(from: current, to: end) }
        current = end
    }

    /// Appends the edge between two different points.
    @inline(__always)
    private mutating func append(from: Point, to end: Point) {
        var down = from.y < end.y
        if from.y == end.y {
            if end.y & 255 == 0 { return }
            if direction == 0 { turn(1) }
            down = direction > 0
        } else if direction != (down ? 1 : -1) {
            turn(down ? 1 : -1)
        }
        if count == capacity { grow() }
        guard let edges else { return }
        edges[count] = EdgeList.Edge(
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
        begins = false
        count &+= 1
    }

    /// Begins the next chain.
    @inline(never)
    private mutating func turn(_ next: Int32) {
        chain = chain >= CellBuffer.crossed - 1 ? 1 : chain + 1
        if direction == 0 { first = chain } else { begins = true }
        direction = next
    }

    @inline(never)
    private mutating func grow() {
        capacity = max(capacity * 2, 64)
        let larger = UnsafeMutablePointer<EdgeList.Edge>.allocate(capacity: capacity)
        if let edges {
            larger.update(from: edges, count: count)
            edges.deallocate()
        }
        edges = larger
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
        let from = isOpen ? current : control
        let count = count(secondDifference(from, control, end), factor: 0.1)
        if count > 1 {
            var x = Differences(from.x, control.x, end.x, count)
            var y = Differences(from.y, control.y, end.y, count)
            addChords(from, count, &x, &y)
        }
        addLine(to: end)
    }

    mutating func addCurve(_ first: Point, _ second: Point, _ end: Point) {
        let from = isOpen ? current : first
        let difference = max(secondDifference(from, first, second), secondDifference(first, second, end))
        let count = count(difference, factor: 0.3)
        if count > 1 {
            var x = Differences(from.x, first.x, second.x, end.x, count)
            var y = Differences(from.y, first.y, second.y, end.y, count)
            addChords(from, count, &x, &y)
        }
        addLine(to: end)
    }

    @inline(__always)
    private mutating func addChords(
        _ from: Point,
        _ count: Int,
        _ x: inout Differences,
        _ y: inout Differences
    ) {
        for _ in 1..<count { addLine(to: (from.x &+ x.next(), from.y &+ y.next())) }
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
            self.init(EdgeBuilder(segments: 0), mayCross: false)
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
        }
        self.init(builder, mayCross: !path.isSimple)
    }
}
