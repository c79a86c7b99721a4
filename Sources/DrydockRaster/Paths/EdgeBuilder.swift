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
        capacity = min(segments * 4 + 8, 4096)
        edges = .allocate(capacity: capacity)
    }

    deinit {
        edges?.deallocate()
    }

    /// The edges, allocated for whoever takes them; nil when there are none.
    consuming func finish() -> (edges: UnsafeMutablePointer<EdgeList.Edge>?, count: Int) {
        close()
        if count == 0 { return (nil, 0) }
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
            addChords(from, count, &x, &y, isSmall: Self.isSmall(from, control, control, end))
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
            addChords(from, count, &x, &y, isSmall: Self.isSmall(from, first, second, end))
        }
        addLine(to: end)
    }

    /// Whether a curve's differences, times the third power of the count, are exact in `Double`.
    @inline(__always)
    private static func isSmall(_ from: Point, _ first: Point, _ second: Point, _ end: Point) -> Bool {
        let limit: Int32 = 1 << 18
        let (low, high) = (
            min(min(from.x, from.y), min(first.x, first.y), min(second.x, second.y), min(end.x, end.y)),
            max(max(from.x, from.y), max(first.x, first.y), max(second.x, second.y), max(end.x, end.y))
        )
        return low > 0 &- limit && high < limit
    }

    /// Adds all chords but the last.
    @inline(__always)
    private mutating func addChords(
        _ from: Point,
        _ count: Int,
        _ x: inout Differences,
        _ y: inout Differences,
        isSmall: Bool
    ) {
        #if !DEBUG
            if isSmall, isOpen {
                addChords(from, count, PairedDifferences(x, y))
                return
            }
        #endif
        for _ in 1..<count { addLine(to: (from.x &+ x.next(), from.y &+ y.next())) }
    }

    #if !DEBUG
        @inline(__always)
        private mutating func addChords(_ from: Point, _ count: Int, _ differences: PairedDifferences) {
            var differences = differences
            // What chains and turns need stays as it is between chords that go on in the same direction.
            var point = current
            for _ in 1..<count {
                let next = differences.next()
                let end = (x: from.x &+ next.x, y: from.y &+ next.y)
                let isDown = end.y > point.y
                if end.y == point.y || direction != (isDown ? 1 : -1) || begins || self.count == capacity {
                    current = point
                    addLine(to: end)
                } else if let edges {
                    edges[self.count] = EdgeList.Edge(
                        x0: isDown ? point.x : end.x,
                        y0: isDown ? point.y : end.y,
                        x1: isDown ? end.x : point.x,
                        y1: isDown ? end.y : point.y,
                        winding: isDown ? 1 : -1,
                        begins: false,
                        closes: false,
                        chain: chain,
                        first: first
                    )
                    self.count &+= 1
                }
                point = end
            }
            current = point
        }

        /// `Differences` of both coordinates at once, of numbers that `Double` holds exactly.
        private struct PairedDifferences {
            private typealias Pair = SIMD2<Double>

            private var value, first, second: Pair
            private let third: Pair
            private let divisor, inverse: Double

            @inline(__always)
            init(_ x: Differences, _ y: Differences) {
                value = Pair(Double(x.value), Double(y.value))
                first = Pair(Double(x.first), Double(y.first))
                second = Pair(Double(x.second), Double(y.second))
                third = Pair(Double(x.third), Double(y.third))
                divisor = Double(x.divisor)
                inverse = x.inverse
            }

            @inline(__always)
            mutating func next() -> Point {
                value += first
                first += second
                second += third
                // The nearest quotient stands in the low bits; where it is too large the rest is negative.
                let magic = 6_755_399_441_055_744.0
                let quotient = value * inverse + magic
                let rest = value - (quotient - magic) * divisor
                let floors =
                    unsafeBitCast(quotient, to: SIMD2<UInt64>.self)
                    &- (unsafeBitCast(rest, to: SIMD2<UInt64>.self) &>> 63)
                return (Int32(truncatingIfNeeded: floors[0]), Int32(truncatingIfNeeded: floors[1]))
            }
        }
    #endif

    /// One coordinate of a curve's points at n equal steps, from the first on: exact forward differences of nᵈ times the
    /// distance to it, d being the degree, each rounded half up. At most 2³² · 2²⁷.
    fileprivate struct Differences {
        fileprivate private(set) var value: Int
        fileprivate private(set) var first, second: Int
        fileprivate let third: Int
        fileprivate let divisor: Int
        fileprivate let inverse: Double

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
