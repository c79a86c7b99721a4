/// Lines and curves in pixels, y down, that bound an area. Subpaths count as closed.
package struct Path: Hashable, Sendable {
    enum Verb: UInt8, Sendable {
        case move
        case line
        case quadCurve
        case curve
        case close
    }

    private(set) var verbs: [Verb] = []
    /// One point for a move and a line, two for a quadratic and three for a cubic curve, none for a close.
    private(set) var points: [Double] = []
    /// Whether a coordinate was NaN or infinite: such a path has no area.
    private(set) var isRefused = false

    package init() {}

    package mutating func move(toX x: Double, y: Double) { append(.move, [x, y]) }

    /// A line from the current point; after no point at all, from (x, y).
    package mutating func addLine(toX x: Double, y: Double) { append(.line, [x, y]) }

    package mutating func addQuadCurve(toX x: Double, y: Double, controlX: Double, controlY: Double) {
        append(.quadCurve, [controlX, controlY, x, y])
    }

    package mutating func addCurve(
        toX x: Double,
        y: Double,
        firstX: Double,
        firstY: Double,
        secondX: Double,
        secondY: Double
    ) {
        append(.curve, [firstX, firstY, secondX, secondY, x, y])
    }

    /// Ends the subpath; the next one starts where this one did.
    package mutating func close() { append(.close, []) }

    private mutating func append(_ verb: Verb, _ coordinates: [Double]) {
        if !coordinates.allSatisfy(\.isFinite) { isRefused = true }
        verbs.append(verb)
        points += coordinates
    }
}
