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
    /// Whose memory is written to, until it is copied in as much as is needed.
    private let lender: CellBuffer?
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
    /// The winding of edges that go down, 1 or −1.
    private var sign: Int8 = 1

    /// - Parameters:
    ///   - segments: about how many lines and curves will be added.
    ///   - buffer: lends memory to work in.
    init(segments: Int, buffer: CellBuffer? = nil) {
        largestCount = max(min(512, Self.edgeLimit / max(segments, 1)), 1)
        lender = buffer
        if let (memory, count) = buffer?.lendEdges() {
            (edges, capacity) = (memory, count)
        } else {
            capacity = min(segments * 4 + 8, 4096)
            edges = .allocate(capacity: capacity)
        }
    }

    deinit {
        if let edges { giveBack(edges) }
    }

    private func giveBack(_ memory: UnsafeMutablePointer<EdgeList.Edge>) {
        if let lender { lender.takeBackEdges(memory, capacity) } else { memory.deallocate() }
    }

    /// The edges, allocated for whoever takes them; nil when there are none.
    consuming func finish() -> (edges: UnsafeMutablePointer<EdgeList.Edge>?, count: Int) {
        close()
        if count == 0 { return (nil, 0) }
        var result = (edges, count)
        if let edges, lender != nil {
            let memory = UnsafeMutablePointer<EdgeList.Edge>.allocate(capacity: count)
            memory.update(from: edges, count: count)
            result.0 = memory
        } else {
            edges = nil
        }
        return result
    }

    /// Calls `body` with the edges where they are.
    mutating func withEdges(mayCross: Bool, _ body: (Edges) -> Void) {
        close()
        guard count > 0, let edges else { return }
        body(Edges(edges, count: count, mayCross: mayCross))
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

    /// Begins a piece of a boundary, which is not closed.
    mutating func begin(at point: Point, sign: Int8) {
        (current, start) = (point, point)
        isOpen = true
        direction = 0
        self.sign = sign
    }

    /// Ends the last piece.
    mutating func endPieces() {
        isOpen = false
        direction = 0
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
            winding: down ? sign : 0 &- sign,
            begins: begins,
            closes: false,
            chain: chain,
            first: first
        )
        begins = false
        count &+= 1
    }

    // MARK: - Chains numbered by the caller

    mutating func begin(at point: Point, chain: UInt16) {
        (current, start) = (point, point)
        self.chain = chain
    }

    @inline(__always)
    mutating func addLine(to end: Point, chain: UInt16) {
        if current == end { return }
        let from = current
        current = end
        if from.y == end.y, end.y & 255 == 0 { return }
        if count == capacity { grow() }
        guard let edges else { return }
        // Whether it goes up is hard to foretell: all bits or none.
        let up = (end.y &- from.y) &>> 31
        let swapped = (from.x ^ end.x) & up
        edges[count] = EdgeList.Edge(
            x0: from.x ^ swapped,
            y0: min(from.y, end.y),
            x1: end.x ^ swapped,
            y1: max(from.y, end.y),
            winding: Int8(truncatingIfNeeded: up | 1),
            begins: false,
            closes: false,
            chain: chain,
            first: 0
        )
        count &+= 1
    }

    /// Closes the contour, whose closing edge is of the chain that it began with.
    mutating func closeChain() { addLine(to: start, chain: chain) }

    // MARK: -

    /// Begins the next chain.
    @inline(never)
    private mutating func turn(_ next: Int32) {
        chain = chain >= CellOwner.Chain.several - 1 ? 1 : chain + 1
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

    // MARK: - Curves

    mutating func addQuadCurve(_ control: Point, _ end: Point) {
        if !isOpen { move(to: control) }
        addChords(ChordPoints(current, control, end, limit: largestCount), to: end)
    }

    mutating func addCurve(_ first: Point, _ second: Point, _ end: Point) {
        if !isOpen { move(to: first) }
        addChords(ChordPoints(current, first, second, end, limit: largestCount), to: end)
    }

    @inline(__always)
    private mutating func addChords(_ points: ChordPoints, to end: Point) {
        // What chains and turns need stays as it is between chords that go on in the same direction.
        var point = current
        var step = 1
        while step < points.count {
            let next = points.point(step)
            let isDown = next.y > point.y
            if next.y == point.y || direction != (isDown ? 1 : -1) || begins || count == capacity {
                current = point
                addLine(to: next)
            } else if let edges {
                edges[count] = EdgeList.Edge(
                    x0: isDown ? point.x : next.x,
                    y0: isDown ? point.y : next.y,
                    x1: isDown ? next.x : point.x,
                    y1: isDown ? next.y : point.y,
                    winding: isDown ? sign : 0 &- sign,
                    begins: false,
                    closes: false,
                    chain: chain,
                    first: first
                )
                count &+= 1
            }
            point = next
            step &+= 1
        }
        current = point
        addLine(to: end)
    }
}
