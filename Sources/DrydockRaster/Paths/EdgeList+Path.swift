extension EdgeList {
    /// The edges of a path under a matrix, to be filled by a rule; nothing for a singular one.
    ///
    /// - Parameter buffer: lends memory to work in.
    convenience init(_ path: Path, _ transform: Affine, _ rule: FillRule, buffer: CellBuffer? = nil) {
        if transform.isSingular {
            self.init(EdgeBuilder(segments: 0), mayCross: false)
            return
        }
        switch path.boundary(rule, transform) {
        case .outline: self.init(Self.edges(path, transform, buffer), mayCross: false)
        case .pieces(let pieces): self.init(Self.edges(pieces, transform, buffer), mayCross: false)
        case .unknown: self.init(Self.edges(path, transform, buffer), mayCross: true)
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
