/// A circle of half of a stroke's width.
struct StrokeArc {
    typealias Vector = StrokeLine.Vector

    let half: Double
    let tolerance: Double

    /// The points between two of a circle, by halving the angle.
    func forEachPoint(
        from: Vector,
        to: Vector,
        over: Vector,
        around place: Vector,
        depth: Int = 0,
        _ body: (Vector) -> Void
    ) {
        let cosine = from.dot(to)
        if depth > 8 || half * (1 - ((1 + max(cosine, -1)) / 2).squareRoot()) <= tolerance { return }
        let middle = cosine < -0.999_999 ? over : (from + to).unit ?? over
        forEachPoint(from: from, to: middle, over: over, around: place, depth: depth + 1, body)
        body(place + middle * half)
        forEachPoint(from: middle, to: to, over: over, around: place, depth: depth + 1, body)
    }
}
