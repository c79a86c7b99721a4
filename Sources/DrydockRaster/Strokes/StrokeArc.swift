/// A circle of half of a stroke's width.
struct StrokeArc {
    typealias Vector = StrokeLine.Vector

    let half: Double
    let tolerance: Double

    /// The directions of points between two of the circle, by halving the angle.
    func forEachPoint(
        from: Vector,
        to: Vector,
        over: Vector,
        depth: Int = 0,
        _ body: (Vector) -> Void
    ) {
        let cosine = from.dot(to)
        if depth > 8 || half * (1 - ((1 + max(cosine, -1)) / 2).squareRoot()) <= tolerance { return }
        let middle = cosine < -0.999_999 ? over : (from + to).unit ?? over
        forEachPoint(from: from, to: middle, over: over, depth: depth + 1, body)
        body(middle)
        forEachPoint(from: middle, to: to, over: over, depth: depth + 1, body)
    }
}
