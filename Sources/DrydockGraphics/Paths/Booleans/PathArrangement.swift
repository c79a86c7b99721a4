/// The plane as the lines of two paths divide it: edges that meet at their ends alone, and how often each path turns around the
/// areas beside them.
///
/// Windings are found by a sweep from left to right over the edges that a vertical line meets, as in M. I. Shamos and D. Hoey,
/// "Geometric intersection problems" (1976); since edges do not cross, their order never changes. All decisions are integers'.
struct PathArrangement {
    /// How often both paths turn around an area, positive from x to y.
    struct Windings {
        var first = 0
        var second = 0
    }

    /// A chord's part between two vertices.
    struct Use {
        let source: Int
        /// The source's parameters at its ends, in its direction.
        var start, end: Double
        let isForward: Bool
        fileprivate(set) var edge = 0
    }

    /// A line between two vertices, the lower number first.
    struct Edge {
        let low, high: Int
        /// What it is a part of, in `order`.
        let uses: Range<Int>
        /// How often paths turn around more on the side of growing y than on the other.
        fileprivate let step: Windings
        /// On the side of falling y, and of growing y; of lines up and down those of growing and falling x.
        fileprivate(set) var below = Windings()
        fileprivate(set) var above = Windings()
    }

    let input: PathChords
    let rounding: SnapRounding
    /// In the order of the paths: those of a source follow each other.
    private(set) var uses: [Use] = []
    private(set) var edges: [Edge] = []
    /// Uses by edge, those of an edge in the order of the paths.
    private(set) var order: [Int] = []
    /// For each area of the plane that edges bound, edges that have it beside them: pairs that together join all of them.
    private(set) var neighbors: [(below: Int, above: Int)] = []

    /// - Parameter closing: whether open subpaths of the first path are closed; those of the second one always are.
    /// - Returns: nil where no path has an extent.
    init?(_ first: PathElements, _ second: PathElements, closing: Bool = true) {
        guard let input = PathChords(first, second, closing: closing) else { return nil }
        self.input = input
        rounding = SnapRounding(input.chords)
        makeEdges(ends: makeUses())
        sweep()
    }

    // MARK: - Edges

    /// - Returns: the vertices at both ends of each.
    private mutating func makeUses() -> [(low: Int, high: Int)] {
        var ends: [(low: Int, high: Int)] = []
        for (index, chord) in input.chords.enumerated() {
            let passed = rounding.vertices(of: index)
            var start = Double(chord.step) / Double(input.sources[chord.source].steps)
            for (from, to) in zip(passed, passed.dropFirst()) {
                let end = input.parameter(of: index, near: rounding.vertices[to])
                uses.append(Use(source: chord.source, start: start, end: end, isForward: from < to))
                ends.append((min(from, to), max(from, to)))
                start = end
            }
        }
        // Chords shorter than a unit are left out: those beside them stand for them.
        for index in uses.indices {
            if index == 0 || uses[index - 1].source != uses[index].source { uses[index].start = 0 }
            if index + 1 == uses.count || uses[index + 1].source != uses[index].source { uses[index].end = 1 }
        }
        return ends
    }

    private mutating func makeEdges(ends: [(low: Int, high: Int)]) {
        order = uses.indices.sorted {
            (ends[$0].low, ends[$0].high, $0) < (ends[$1].low, ends[$1].high, $1)
        }
        var begin = 0
        while begin < order.count {
            let (low, high) = ends[order[begin]]
            var end = begin
            var step = Windings()
            while end < order.count, ends[order[end]] == (low, high) {
                let use = order[end]
                uses[use].edge = edges.count
                let turn = uses[use].isForward ? 1 : -1
                if input.sources[uses[use].source].isOfSecond {
                    step.second += turn
                } else {
                    step.first += turn
                }
                end += 1
            }
            edges.append(Edge(low: low, high: high, uses: begin..<end, step: step))
            begin = end
        }
    }

    // MARK: - Sweep

    private mutating func sweep() {
        /// Edges that the line meets, from below.
        var status: [Int] = []
        var next = 0
        for (vertex, point) in rounding.vertices.enumerated() {
            let begin = status.partitioningIndex { turn($0, point) <= 0 }
            var end = begin
            while end < status.count, turn(status[end], point) == 0 { end += 1 }
            assert(
                status[begin..<end].allSatisfy { edges[$0].high == vertex },
                "an edge passes over a vertex"
            )
            var last = next
            while last < edges.count, edges[last].low == vertex { last += 1 }
            let starting = (next..<last).sorted {
                GridPoint.turn(point, rounding.vertices[edges[$0].high], rounding.vertices[edges[$1].high])
                    > 0
            }
            next = last
            let below = begin > 0 ? status[begin - 1] : nil
            var windings = below.map { edges[$0].above } ?? Windings()
            for edge in starting {
                edges[edge].below = windings
                windings.first += edges[edge].step.first
                windings.second += edges[edge].step.second
                edges[edge].above = windings
            }
            status.replaceSubrange(begin..<end, with: starting)
            // What is beside the vertex now: all pairs around it.
            let top = begin + starting.count
            for index in max(begin, 1)..<max(begin, 1, min(top + 1, status.count)) {
                neighbors.append((status[index - 1], status[index]))
            }
        }
    }

    @inline(__always)
    private func turn(_ edge: Int, _ point: GridPoint) -> Int {
        GridPoint.turn(rounding.vertices[edges[edge].low], rounding.vertices[edges[edge].high], point)
    }
}
