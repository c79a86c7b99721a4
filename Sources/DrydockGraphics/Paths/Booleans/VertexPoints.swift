import Foundation

/// Where vertices of an arrangement are, as closely as doubles can tell: on the grid they are only near.
struct VertexPoints {
    private let arrangement: PathArrangement
    /// Ends of lines and curves, which keep their coordinates.
    private var ends: [Int: CGPoint] = [:]

    init(_ arrangement: PathArrangement) {
        self.arrangement = arrangement
        for source in arrangement.input.sources {
            for (place, point) in [(source.start, source.piece.from), (source.end, source.piece.to)] {
                guard let vertex = arrangement.rounding.vertex(at: place), ends[vertex] == nil else {
                    continue
                }
                ends[vertex] = point
            }
        }
    }

    /// - Parameters:
    ///   - vertex: at an end of a use.
    ///   - isEnd: whether at the one in the direction of its source.
    func point(of vertex: Int, use: PathArrangement.Use, isEnd: Bool) -> CGPoint {
        if let point = ends[vertex] ?? crossing(at: vertex) { return point }
        let place = arrangement.rounding.vertices[vertex]
        let source = arrangement.input.sources[use.source]
        guard !source.units.isLine else {
            return arrangement.input.grid.point(CGPoint(x: Double(place.x), y: Double(place.y)))
        }
        return arrangement.input.grid.point(source.units.point(at: isEnd ? use.end : use.start))
    }

    /// The part of a source between two parameters, or back, from and to given points.
    func part(of source: Int, from low: Double, to high: Double, _ from: CGPoint, _ to: CGPoint) -> [CGPoint]
    {
        let source = arrangement.input.sources[source]
        if low == 0, high == 1 { return source.piece.controls }
        if low == 1, high == 0 { return source.piece.controls.reversed() }
        guard !source.units.isLine else { return [] }
        let grid = arrangement.input.grid
        let reach = 1 / Double(source.steps)
        let ends = [(low, from), (high, to)].map { t, point in
            t == 0 || t == 1 ? t : source.units.parameter(near: grid.units(point), from: t, reach: reach)
        }
        let part =
            low <= high
            ? source.units.part(from: ends[0], to: ends[1])
            : source.units.part(from: ends[1], to: ends[0]).reversed
        return part.controls.map(grid.point)
    }

    /// Where the two lines or curves that were found to cross in the vertex's square do cross, by Newton's method.
    private func crossing(at vertex: Int) -> CGPoint? {
        let place = arrangement.rounding.vertices[vertex]
        let crossings = arrangement.rounding.crossings
        let index = crossings.partitioningIndex { $0.pixel >= place }
        guard index < crossings.count, crossings[index].pixel == place else { return nil }
        let crossing = crossings[index]
        let input = arrangement.input
        let first = input.sources[input.chords[crossing.first].source]
        let second = input.sources[input.chords[crossing.second].source]
        let (a, b) = (first.units, second.units)
        var t = input.parameter(of: crossing.first, near: place)
        var u = input.parameter(of: crossing.second, near: place)
        for _ in 0..<8 {
            let (p, q) = (a.point(at: t), b.point(at: u))
            let (v, w) = (a.velocity(at: t), b.velocity(at: u))
            let (dx, dy) = (q.x - p.x, q.y - p.y)
            let determinant = v.x * w.y - v.y * w.x
            guard abs(determinant) > 1e-6 * (abs(v.x) + abs(v.y)) * (abs(w.x) + abs(w.y)) else { return nil }
            t = min(max(t + (dx * w.y - dy * w.x) / determinant, 0), 1)
            u = min(max(u + (dx * v.y - dy * v.x) / determinant, 0), 1)
        }
        let (p, q) = (a.point(at: t), b.point(at: u))
        let reach = a.isLine && b.isLine ? 2 : 4 * input.grid.tolerance
        guard abs(p.x - q.x) < 0.01, abs(p.y - q.y) < 0.01, abs(p.x - Double(place.x)) < reach,
            abs(p.y - Double(place.y)) < reach
        else { return nil }
        var point = input.grid.point(a.isLine && !b.isLine ? q : p)
        // A line along an axis keeps its coordinate.
        for line in [first.piece, second.piece] where line.isLine {
            if line.from.x == line.to.x { point.x = line.from.x }
            if line.from.y == line.to.y { point.y = line.from.y }
        }
        return point
    }
}

extension PathElements.Piece {
    /// The change of the point with the parameter.
    fileprivate func velocity(at t: Double) -> CGPoint {
        let points = [from] + controls + [to]
        let degree = Double(points.count - 1)
        let steps = zip(points, points.dropFirst()).map {
            CGPoint(x: ($1.x - $0.x) * degree, y: ($1.y - $0.y) * degree)
        }
        guard let first = steps.first, let last = steps.last, steps.count > 1 else { return steps[0] }
        return PathElements.Piece(from: first, to: last, controls: Array(steps[1..<(steps.count - 1)])).point(
            at: t
        )
    }

    /// The parameter of the curve's point nearest to a given one, no farther than `reach` from where it is looked for.
    fileprivate func parameter(near point: CGPoint, from start: Double, reach: Double) -> Double {
        let (low, high) = (max(start - reach, 0), min(start + reach, 1))
        var t = start
        for _ in 0..<8 {
            let (p, v) = (self.point(at: t), velocity(at: t))
            let square = v.x * v.x + v.y * v.y
            guard square > 0 else { break }
            t = min(max(t + ((point.x - p.x) * v.x + (point.y - p.y) * v.y) / square, low), high)
        }
        return t
    }
}
