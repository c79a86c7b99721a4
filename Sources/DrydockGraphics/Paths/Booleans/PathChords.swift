import Foundation

/// The lines and curves of two paths as chords between points of a grid.
///
/// Chords are in the order of the paths, and know which part of what they come from, so that curves can be put together again.
struct PathChords {
    /// A line or curve of one of the paths.
    struct Source {
        let piece: PathElements.Piece
        /// The same in units of the grid.
        let units: PathElements.Piece
        let isOfSecond: Bool
        /// How many chords it is cut into.
        let steps: Int
        let (start, end): (GridPoint, GridPoint)
    }

    struct Chord {
        let (from, to): (GridPoint, GridPoint)
        let source: Int
        /// Which of the source's chords it is.
        let step: Int
    }

    /// What lines of a path are looked at in turn for; its sources are consecutive.
    struct Subpath {
        let sources: Range<Int>
        /// Whether the path says so. The last source is then a line back, unless the subpath ended where it began.
        let isClosed: Bool
        let hasClosingLine: Bool
    }

    let grid: SnapGrid
    private(set) var sources: [Source] = []
    private(set) var chords: [Chord] = []
    /// Of the first path.
    private(set) var subpaths: [Subpath] = []

    /// A path of which a coordinate is not finite is taken for an empty one, as drawing takes it.
    ///
    init?(_ first: PathElements, _ second: PathElements, closing: Bool) {
        let first = first.isFinite ? first : PathElements()
        let second = second.isFinite ? second : PathElements()
        guard let grid = SnapGrid(around: first.points + second.points) else { return nil }
        self.grid = grid
        add(first, isSecond: false, closing: closing)
        add(second, isSecond: true, closing: true)
    }

    private mutating func add(_ elements: PathElements, isSecond: Bool, closing: Bool) {
        elements.forEachSubpath { start, pieces, isClosed in
            let begin = sources.count
            for piece in pieces { add(piece, isSecond) }
            var hasClosingLine = false
            if let last = pieces.last, isClosed || closing, last.to != start {
                add(PathElements.Piece(from: last.to, to: start, controls: []), isSecond)
                hasClosingLine = true
            }
            guard !isSecond else { return }
            subpaths.append(
                Subpath(sources: begin..<sources.count, isClosed: isClosed, hasClosingLine: hasClosingLine)
            )
        }
    }

    private mutating func add(_ piece: PathElements.Piece, _ isSecond: Bool) {
        let units = grid.units(piece)
        // A curve and its reverse have the same chords.
        let isReversed = units.isAfterItsReverse
        let curve = isReversed ? units.reversed : units
        let steps = curve.chordCount(tolerance: grid.tolerance, limit: 256)
        let points = (0...steps).map { step in
            let index = isReversed ? steps - step : step
            return grid.snapped(index == steps ? curve.to : curve.point(at: Double(index) / Double(steps)))
        }
        for step in 0..<steps where points[step] != points[step + 1] {
            chords.append(
                Chord(from: points[step], to: points[step + 1], source: sources.count, step: step)
            )
        }
        sources.append(
            Source(
                piece: piece,
                units: units,
                isOfSecond: isSecond,
                steps: steps,
                start: points[0],
                end: points[steps]
            )
        )
    }

    /// The source's parameter at the point of its chord that is nearest to a given one.
    func parameter(of chord: Int, near point: GridPoint) -> Double {
        let chord = chords[chord]
        let steps = Double(sources[chord.source].steps)
        if point == chord.from { return Double(chord.step) / steps }
        if point == chord.to { return Double(chord.step + 1) / steps }
        let (dx, dy) = (Double(chord.to.x - chord.from.x), Double(chord.to.y - chord.from.y))
        let along = Double(point.x - chord.from.x) * dx + Double(point.y - chord.from.y) * dy
        return (Double(chord.step) + min(max(along / (dx * dx + dy * dy), 0), 1)) / steps
    }
}

extension PathElements {
    fileprivate var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
}

extension PathElements.Piece {
    var reversed: PathElements.Piece {
        PathElements.Piece(from: to, to: from, controls: controls.reversed())
    }

    fileprivate var isAfterItsReverse: Bool {
        let points = [from] + controls + [to]
        for (a, b) in zip(points, points.reversed()) where a != b {
            return a.x > b.x || (a.x == b.x && a.y > b.y)
        }
        return false
    }

    /// How many equal steps in the parameter keep chords within a distance of the curve, by Wang's bound.
    func chordCount(tolerance: Double, limit: Int) -> Int {
        guard !isLine else { return 1 }
        let points = [from] + controls + [to]
        var bend = 0.0
        for index in 2..<points.count {
            let (a, b, c) = (points[index - 2], points[index - 1], points[index])
            let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            bend = max(bend, (x * x + y * y).squareRoot())
        }
        let degree = Double(points.count - 1)
        let count = (degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up)
        return count < Double(limit) ? max(Int(count), 1) : limit
    }
}
