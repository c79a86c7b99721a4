/// Chords cut where they meet, at points of the grid: afterwards two of them share at most their ends, or are the same.
///
/// Snap rounding, after J. D. Hobby, "Practical segment intersection with finite precision output", Computational Geometry 13
/// (1999): each unit square around an end or a crossing is hot, and a chord goes through the middle of each hot square that it
/// touches. No decision is rounded. A chord moves by half a unit at most, and never over a vertex.
struct SnapRounding {
    /// Middles of hot squares, from left to right.
    let vertices: [GridPoint]
    /// By pixel.
    let crossings: [ChordCrossings.Crossing]
    private let chords: [PathChords.Chord]
    /// For each chord the first one between the same points, which stands for all of them.
    private var lines: [Int]
    /// The vertices that each of those goes through, in its direction: from `starts[line]` up to `starts[line + 1]`.
    private var passed: [Int]
    private var starts: [Int]

    /// Cost: n log n for n chords and crossings. There are n² crossings where all chords cross.
    init(_ chords: [PathChords.Chord]) {
        self.chords = chords
        lines = Self.lines(of: chords)
        let items = chords.indices.filter { [lines] in lines[$0] == $0 }
        crossings = ChordCrossings(chords, items).crossings
        var keys = items.flatMap { [chords[$0].from.key, chords[$0].to.key] } + crossings.map(\.pixel.key)
        keys.sort()
        var vertices: [GridPoint] = []
        for key in keys where vertices.last?.key != key {
            vertices.append(GridPoint(x: key >> 32, y: key & 0xffff_ffff))
        }
        self.vertices = vertices
        var search = HotSquares(chords: chords, vertices: vertices)
        search.find(items, Array(vertices.indices), in: .whole)

        starts = Array(repeating: 0, count: chords.count + 1)
        for hit in search.hits { starts[hit.chord + 1] += 1 }
        for index in chords.indices { starts[index + 1] += starts[index] }
        passed = Array(repeating: 0, count: search.hits.count)
        var next = starts
        for hit in search.hits {
            passed[next[hit.chord]] = hit.vertex
            next[hit.chord] += 1
        }
        for index in items {
            // Squares along a line follow each other in both coordinates.
            let chord = chords[index]
            let (x, y) = ((chord.to.x - chord.from.x).signum(), (chord.to.y - chord.from.y).signum())
            passed[starts[index]..<starts[index + 1]].sort {
                vertices[$0].x * x + vertices[$0].y * y < vertices[$1].x * x + vertices[$1].y * y
            }
        }
    }

    private static func lines(of chords: [PathChords.Chord]) -> [Int] {
        let ends = chords.map { (min($0.from.key, $0.to.key), max($0.from.key, $0.to.key)) }
        var lines = Array(chords.indices)
        var line: Int?
        for index in chords.indices.sorted(by: { (ends[$0].0, ends[$0].1, $0) < (ends[$1].0, ends[$1].1, $1) }
        ) {
            if let line, ends[line] == ends[index] { lines[index] = line } else { line = index }
        }
        return lines
    }

    /// The vertices that a chord goes through, in its direction.
    func vertices(of chord: Int) -> [Int] {
        let line = lines[chord]
        let vertices = passed[starts[line]..<starts[line + 1]]
        return chords[line].from == chords[chord].from ? Array(vertices) : vertices.reversed()
    }

    /// The number of the vertex at a point that is one.
    func vertex(at point: GridPoint) -> Int? {
        let index = vertices.partitioningIndex { $0 >= point }
        return index < vertices.count && vertices[index] == point ? index : nil
    }
}

/// Which chords touch which hot squares, found by halving the plane.
private struct HotSquares {
    let chords: [PathChords.Chord]
    let vertices: [GridPoint]
    var hits: [(chord: Int, vertex: Int)] = []

    init(chords: [PathChords.Chord], vertices: [GridPoint]) {
        self.chords = chords
        self.vertices = vertices
    }

    mutating func find(_ items: [Int], _ squares: [Int], in box: GridBox) {
        // Dividing lists costs more than looking at a few chords in vain.
        guard items.count * squares.count > 256, min(items.count, squares.count) > 4,
            let (low, high) = box.halves(box.longerAxis)
        else {
            for square in squares {
                for item in items where chords[item].touchesSquare(around: vertices[square]) {
                    hits.append((item, square))
                }
            }
            return
        }
        find(
            items.filter { low.touches(chords[$0].from, chords[$0].to) },
            squares.filter { low.contains(vertices[$0]) },
            in: low
        )
        find(
            items.filter { high.touches(chords[$0].from, chords[$0].to) },
            // A square belongs to one half alone.
            squares.filter { !low.contains(vertices[$0]) },
            in: high
        )
    }
}

extension PathChords.Chord {
    /// Whether the chord meets the unit square around a point, of whose border the left and the lower side belong to it.
    fileprivate func touchesSquare(around point: GridPoint) -> Bool {
        guard point.x >= min(from.x, to.x), point.x <= max(from.x, to.x), point.y >= min(from.y, to.y),
            point.y <= max(from.y, to.y)
        else { return false }
        // The part of the chord, from 0 to 1, in which both coordinates are in range.
        var low = Bound(part: 0, whole: 1, isClosed: true)
        var high = Bound(part: 1, whole: 1, isClosed: true)
        func narrow(_ length: Int, _ distance: Int) {
            // distance − ½ ≤ length · part < distance + ½, which holds all along where the length is 0.
            if length == 0 { return }
            let isForward = length > 0
            let begin = (isForward ? 2 * distance : -2 * distance) - 1
            let enter = Bound(part: begin, whole: abs(2 * length), isClosed: isForward)
            let leave = Bound(part: begin + 2, whole: abs(2 * length), isClosed: !isForward)
            let entering = enter.compare(low)
            if entering > 0 || (entering == 0 && !enter.isClosed) { low = enter }
            let leaving = leave.compare(high)
            if leaving < 0 || (leaving == 0 && !leave.isClosed) { high = leave }
        }
        narrow(to.x - from.x, point.x - from.x)
        narrow(to.y - from.y, point.y - from.y)
        let order = low.compare(high)
        return order < 0 || (order == 0 && low.isClosed && high.isClosed)
    }

    private struct Bound {
        let part, whole: Int
        let isClosed: Bool

        /// Below 0 where this is less.
        func compare(_ other: Bound) -> Int { part * other.whole - other.part * whole }
    }
}
