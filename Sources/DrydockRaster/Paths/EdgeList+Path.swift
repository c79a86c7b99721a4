extension EdgeList {
    /// The edges of a path under a matrix, to be filled by a rule; nothing for a singular one.
    convenience init(_ path: Path, _ transform: Affine, _ rule: FillRule) {
        if transform.isSingular {
            self.init(EdgeBuilder(segments: 0), mayCross: false)
            return
        }
        switch path.boundary(rule, transform) {
        case .outline: self.init(Self.edges(path, transform), mayCross: false)
        case .pieces(let pieces): self.init(Self.edges(pieces, transform), mayCross: false)
        case .unknown: self.init(Self.edges(path, transform), mayCross: true)
        }
    }

    private static func edges(_ path: Path, _ transform: Affine) -> EdgeBuilder {
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
        return builder
    }

    private static func edges(_ pieces: PathBoundary.Pieces, _ transform: Affine) -> EdgeBuilder {
        var builder = EdgeBuilder(segments: pieces.signs.count)
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
