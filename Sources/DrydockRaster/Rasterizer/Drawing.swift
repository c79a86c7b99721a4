/// What a command with a path is drawn from.
final class Drawing {
    enum Source {
        case color(UInt32)
        case shader(Shader)
    }

    let coverage: PathCoverage
    /// Whole pixels by which the coverage is moved.
    let x, y: Int
    let source: Source
    /// The pixels that the coverage lies in.
    let bounds: PixelRect

    init(coverage: PathCoverage, x: Int, y: Int, source: Source) {
        self.coverage = coverage
        self.x = x
        self.y = y
        self.source = source
        bounds = coverage.bounds.offsetBy(dx: x, dy: y)
    }
}

extension Path {
    /// The pixels that the path under a matrix may touch, by its control points.
    ///
    /// - Parameter reach: how far from the path, in its own space, what is drawn may lie.
    func bounds(_ transform: Affine, reach: Double = 0) -> PixelRect {
        if isEmpty || transform.isSingular { return .zero }
        let corners = [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
        let points = corners.map { transform.map($0.0, $0.1) }
        // A side of a stroke under the matrix lies at most so far from the path, and a rounding further.
        let margin = reach == 0 ? 0.01 : reach * transform.norm + 0.01
        func clamp(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        return PixelRect(
            minX: clamp(((xs.min() ?? 0) - margin).rounded(.down)),
            minY: clamp(((ys.min() ?? 0) - margin).rounded(.down)),
            maxX: clamp(((xs.max() ?? 0) + margin).rounded(.up)),
            maxY: clamp(((ys.max() ?? 0) + margin).rounded(.up))
        )
    }
}
