extension EdgeList {
    /// The edges of a path under a matrix, to be filled by a rule; nothing for a singular one.
    ///
    /// - Parameter buffer: lends memory to work in.
    convenience init(_ path: Path, _ transform: Affine, _ rule: FillRule, buffer: CellBuffer? = nil) {
        var mayCross = false
        let builder = EdgeBuilder(path, transform, rule, buffer: buffer, mayCross: &mayCross)
        self.init(builder, mayCross: mayCross)
    }
}

extension Edges {
    /// Calls `body` with the edges of a path under a matrix, which it does not keep: in memory that a buffer lends.
    @inline(__always)
    static func withEdges(
        of path: Path,
        _ transform: Affine,
        _ rule: FillRule,
        buffer: CellBuffer,
        _ body: (Edges) -> Void
    ) {
        var mayCross = false
        var builder = EdgeBuilder(path, transform, rule, buffer: buffer, mayCross: &mayCross)
        builder.withEdges(mayCross: mayCross, body)
    }
}

extension EdgeBuilder {
    /// The edges of a path under a matrix, to be filled by a rule, and whether some may cross; nothing for a singular one.
    fileprivate init(
        _ path: Path,
        _ transform: Affine,
        _ rule: FillRule,
        buffer: CellBuffer?,
        mayCross: inout Bool
    ) {
        if transform.isSingular {
            self.init(segments: 0, buffer: buffer)
            return
        }
        switch path.boundary(rule, transform) {
        case .outline: self = Self.edges(path, transform, buffer)
        case .pieces(let pieces): self = Self.edges(pieces, transform, buffer)
        case .unknown:
            mayCross = true
            self = Self.edges(path, transform, buffer)
        }
    }

    private static func edges(_ path: Path, _ transform: Affine, _ buffer: CellBuffer?) -> EdgeBuilder {
        var builder = EdgeBuilder(segments: path.verbs.count, buffer: buffer)
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
        return builder
    }

    private static func edges(_ pieces: PathBoundary.Pieces, _ transform: Affine, _ buffer: CellBuffer?)
        -> EdgeBuilder
    {
        var builder = EdgeBuilder(segments: pieces.signs.count, buffer: buffer)
        pieces.points.withUnsafeBufferPointer { points in
            var index = 0
            func next() -> EdgeBuilder.Point {
                let point = transform.map(points[index], points[index + 1])
                index += 2
                return EdgeBuilder.units(point.x, point.y)
            }
            for (sign, count) in zip(pieces.signs, pieces.counts) {
                builder.begin(at: next(), sign: sign)
                switch count {
                case 2: builder.addLine(to: next())
                case 3: builder.addQuadCurve(next(), next())
                default: builder.addCurve(next(), next(), next())
                }
            }
        }
        builder.endPieces()
        return builder
    }
}
