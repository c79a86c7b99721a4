import Foundation

extension PathElements {
    /// The part of the path between two places along it; nothing when they are crossed.
    ///
    /// Lengths are those of 32 chords a curve: within 0.04 % of a quarter circle's.
    /// - Parameters:
    ///   - start: in parts of the length of all subpaths together, like `end`; clamped to 0 ... 1.
    package func trimmed(from start: Double, to end: Double) -> PathElements {
        let (start, end) = (start.isNaN ? 0 : min(max(start, 0), 1), end.isNaN ? 1 : min(max(end, 0), 1))
        if start == 0, end == 1 { return self }
        var result = PathElements()
        guard start < end else { return result }
        let pieces = closedPieces.map { (piece: $0, lengths: $0.lengths) }
        let total = pieces.reduce(0) { $0 + ($1.lengths.last ?? 0) }
        guard total > 0, total.isFinite else { return result }
        let (from, to) = (start * total, end * total)
        var reached = 0.0
        var last: CGPoint?
        for (piece, lengths) in pieces {
            let length = lengths.last ?? 0
            defer { reached += length }
            guard length > 0, reached + length > from, reached < to else { continue }
            let low = Self.parameter(at: from - reached, lengths)
            let high = Self.parameter(at: to - reached, lengths)
            result.append(piece.part(from: low, to: high), continuing: last == piece.from && low == 0)
            last = piece.to
        }
        return result
    }

    /// The curve's parameter at a length from its beginning.
    /// - Parameter lengths: up to each of as many equal steps.
    private static func parameter(at length: Double, _ lengths: [Double]) -> Double {
        if length <= 0 { return 0 }
        guard let step = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
        let before = step == 0 ? 0 : lengths[step - 1]
        let part = (length - before) / (lengths[step] - before)
        return (Double(step) + part) / Double(lengths.count)
    }

    private mutating func append(_ piece: Piece, continuing: Bool) {
        if !continuing { move(to: piece.from) }
        switch piece.controls.count {
        case 0: addLine(to: piece.to)
        case 1: addQuadCurve(to: piece.to, control: piece.controls[0])
        default: addCurve(to: piece.to, control1: piece.controls[0], control2: piece.controls[1])
        }
    }
}

extension PathElements.Piece {
    /// The length up to each of 32 equal steps; a line is one.
    fileprivate var lengths: [Double] {
        let steps = isLine ? 1 : 32
        var (sum, from) = (0.0, from)
        return (1...steps).map { step in
            let to = step == steps ? self.to : point(at: Double(step) / Double(steps))
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            sum += (dx * dx + dy * dy).squareRoot()
            from = to
            return sum
        }
    }

    /// The part between two parameters, by de Casteljau's subdivision.
    func part(from low: Double, to high: Double) -> PathElements.Piece {
        if low <= 0, high >= 1 { return self }
        func between(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        /// The control points' blossom: each level of the subdivision at a parameter of its own.
        func blossom(_ points: [CGPoint], _ parameters: [Double]) -> CGPoint {
            parameters.reduce(points) { level, t in
                zip(level, level.dropFirst()).map { between($0, $1, t) }
            }[0]
        }
        let points = [from] + controls + [to]
        let degree = points.count - 1
        let parts = (0...degree).map { index in
            blossom(
                points,
                Array(repeating: low, count: degree - index) + Array(repeating: high, count: index)
            )
        }
        return PathElements.Piece(from: parts[0], to: parts[degree], controls: Array(parts[1..<degree]))
    }
}

// MARK: - Along a path

extension PathElements {
    /// Lines and curves, those that close a subpath among them.
    private var closedPieces: [Piece] {
        var pieces: [Piece] = []
        forEachSubpath { first, parts, isClosed in
            pieces += parts
            if isClosed, let last = parts.last, last.to != first {
                pieces.append(Piece(from: last.to, to: first, controls: []))
            }
        }
        return pieces
    }

    /// How many lines and curves the path has.
    package var pieceCount: Int { closedPieces.count }

    /// A point of one line or curve, and the direction of the path there.
    ///
    /// - Parameters:
    ///   - index: of the piece, from the first.
    ///   - t: from 0, its beginning, to 1.
    /// - Returns: nil when there is no such piece.
    package func place(inPiece index: Int, at t: Double) -> (point: CGPoint, direction: CGPoint)? {
        let pieces = closedPieces
        guard pieces.indices.contains(index) else { return nil }
        let t = min(max(t, 0), 1)
        let (before, after) = (
            pieces[index].point(at: max(t - 1e-4, 0)), pieces[index].point(at: min(t + 1e-4, 1))
        )
        return (pieces[index].point(at: t), CGPoint(x: after.x - before.x, y: after.y - before.y))
    }

    /// A point along the path, by length, and the direction there; nil for an empty path.
    package func place(atLength part: Double) -> (point: CGPoint, direction: CGPoint)? {
        let pieces = closedPieces
        let lengths = pieces.map(\.lengths)
        let total = lengths.reduce(0) { $0 + ($1.last ?? 0) }
        var rest = min(max(part, 0), 1) * total
        for (index, lengths) in lengths.enumerated() {
            let length = lengths.last ?? 0
            if rest <= length, length > 0 {
                return place(inPiece: index, at: Self.parameter(at: rest, lengths))
            }
            rest -= length
        }
        return place(inPiece: pieces.count - 1, at: 1)
    }

    /// The path between this one and another; nil when their elements cannot be matched.
    package func interpolated(to other: PathElements, _ t: Double) -> PathElements? {
        guard let paths = matched(with: other) else { return nil }
        var result = paths.0
        result.mapPoints { index, point in
            let end = paths.1.points[index]
            return CGPoint(x: point.x + (end.x - point.x) * t, y: point.y + (end.y - point.y) * t)
        }
        return result
    }
}
