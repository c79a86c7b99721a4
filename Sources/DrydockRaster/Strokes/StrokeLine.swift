/// A subpath as points dense enough for its stroke, with the directions in which the line arrives and leaves.
struct StrokeLine {
    struct Vector {
        var x, y: Double

        static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
        static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
        static func * (a: Vector, s: Double) -> Vector { Vector(x: a.x * s, y: a.y * s) }
        func dot(_ b: Vector) -> Double { x * b.x + y * b.y }
        func cross(_ b: Vector) -> Double { x * b.y - y * b.x }
        var length: Double { (x * x + y * y).squareRoot() }
        var normal: Vector { Vector(x: 0 - y, y: x) }

        /// Of length 1, or nil for one too short to have a direction.
        var unit: Vector? {
            let length = length
            return length > 1e-12 && length < .infinity ? Vector(x: x / length, y: y / length) : nil
        }
    }

    struct Point {
        var place: Vector
        /// The direction of arrival, and that of leaving: of length 1.
        var before, after: Vector
        /// Whether the line turns here so sharply within a curve that it goes around the point.
        var isCusp = false

        /// Whether the line has no corner here.
        var isSmooth: Bool { before.cross(after).magnitude < 1e-4 && before.dot(after) > 0 }
    }

    var points: [Point] = []
    /// The first point comes after the last, which is not there twice.
    var isClosed = false
    /// Whether anything followed the first point, if only to the same place.
    var hasSegments = false
}

/// Makes lines of a path's subpaths.
struct StrokeLineBuilder {
    private typealias Vector = StrokeLine.Vector

    /// A curve's step is halved at most this often where the line turns.
    private static let deepest = 7

    private(set) var lines: [StrokeLine] = []
    private var line = StrokeLine()
    private let halfWidth: Double
    private let tolerance: Double
    /// The least cosine of half a turn in one step.
    private let leastCosine: Double
    private let largestCount: Int

    /// - Parameter scale: the greatest factor by which the stroke will be enlarged.
    init(_ path: Path, halfWidth: Double, scale: Double) {
        self.halfWidth = halfWidth
        tolerance = 1 / (32 * scale)
        leastCosine = max(1 - tolerance / max(halfWidth, tolerance), 0.7)
        largestCount = max(min(512, (1 << 20) / max(path.verbs.count, 1)), 4)
        var index = 0
        func next() -> StrokeLine.Vector {
            defer { index += 2 }
            return StrokeLine.Vector(x: path.points[index], y: path.points[index + 1])
        }
        var start: Vector?
        for verb in path.verbs {
            switch verb {
            case .move:
                finish()
                start = next()
                begin(start)
            case .line:
                let end = next()
                if line.points.isEmpty { begin(start ?? end) }
                start = start ?? end
                line.hasSegments = true
                addLine(to: end)
            case .quadCurve:
                let (control, end) = (next(), next())
                if line.points.isEmpty { begin(start ?? control) }
                start = start ?? control
                line.hasSegments = true
                if let from = line.points.last?.place {
                    // The same curve as a cubic one.
                    addCurve(
                        from,
                        from + (control - from) * (2.0 / 3),
                        end + (control - end) * (2.0 / 3),
                        end
                    )
                }
            case .curve:
                let (first, second, end) = (next(), next(), next())
                if line.points.isEmpty { begin(start ?? first) }
                start = start ?? first
                line.hasSegments = true
                if let from = line.points.last?.place { addCurve(from, first, second, end) }
            case .close:
                if let start, !line.points.isEmpty {
                    line.hasSegments = true
                    addLine(to: start)
                    closeLine()
                }
                finish()
            }
        }
        finish()
    }

    private mutating func begin(_ place: Vector?) {
        guard let place else { return }
        let none = Vector(x: 0, y: 0)
        line.points.append(StrokeLine.Point(place: place, before: none, after: none))
    }

    private mutating func finish() {
        if line.hasSegments, !line.points.isEmpty { lines.append(line) }
        line = StrokeLine()
    }

    /// Joins the last point, which lies on the first one, with it.
    private mutating func closeLine() {
        guard line.points.count > 2 else { return }
        let last = line.points.removeLast()
        line.points[0].before = last.before
        line.isClosed = true
    }

    private mutating func addLine(to end: Vector) {
        guard let from = line.points.last?.place, let direction = (end - from).unit else { return }
        append(end, leaving: direction, arriving: direction)
    }

    private mutating func append(_ place: Vector, leaving: Vector, arriving: Vector, isCusp: Bool = false) {
        line.points[line.points.count - 1].after = leaving
        line.points.append(
            StrokeLine.Point(place: place, before: arriving, after: arriving, isCusp: isCusp)
        )
    }

    private mutating func addCurve(_ p0: Vector, _ p1: Vector, _ p2: Vector, _ p3: Vector) {
        let curve = Curve(p0, p1, p2, p3)
        guard let start = curve.direction(atStart: true), let end = curve.direction(atStart: false) else {
            return
        }
        let difference = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
        // Wang's bound on the distance of chords.
        let needed = min((0.6 * difference / tolerance).squareRoot(), Double(largestCount)).rounded(.up)
        let count = max(Int(needed), 1)
        // As `ChordPoints` has them, whose areas are right in the mean.
        let width = 1 / (Double(count) - 0.585_786_437_626_905)
        var from: Node = (0, p0, start)
        for step in 1...count {
            let t = (Double(step) - 0.292_893_218_813_452_5) * width
            let to = step == count ? (1, p3, end) : node(curve, t, width, from)
            addStep(curve, from, to, depth: 0)
            from = to
        }
    }

    /// A point of chords a step wide: outside of the curve, but not where it turns so sharply that its sides may go back.
    @inline(__always)
    private func node(_ curve: Curve, _ t: Double, _ step: Double, _ before: Node) -> Node {
        let place = curve.place(t)
        let (first, second) = (curve.first(t), curve.second(t))
        let speed = first.length
        guard speed > 1e-12, speed < .infinity else { return (t, place, before.direction) }
        let direction = Vector(x: first.x / speed, y: first.y / speed)
        if abs(direction.cross(second)) * 2 * halfWidth > speed * speed { return (t, place, direction) }
        return (t, place - second * (step * step / 12), direction)
    }

    private typealias Node = (t: Double, place: StrokeLine.Vector, direction: StrokeLine.Vector)

    private mutating func addStep(_ curve: Curve, _ from: Node, _ to: Node, depth: Int) {
        let cosine = from.direction.dot(to.direction)
        let isFine = cosine > 0 && ((1 + cosine) / 2).squareRoot() >= leastCosine
        if !isFine, depth < Self.deepest {
            let t = (from.t + to.t) / 2
            let middle: Node = (t, curve.place(t), curve.direction(t) ?? from.direction)
            addStep(curve, from, middle, depth: depth + 1)
            addStep(curve, middle, to, depth: depth + 1)
        } else if cosine > 0 {
            append(to.place, leaving: from.direction, arriving: to.direction)
        } else if let chord = (to.place - from.place).unit {
            append(to.place, leaving: chord, arriving: chord, isCusp: true)
            line.points[line.points.count - 2].isCusp = true
            line.points[line.points.count - 1].after = to.direction
        }
    }

    private struct Curve {
        let p0, p1, p2, p3: Vector
        private let a, b, c: Vector

        init(_ p0: Vector, _ p1: Vector, _ p2: Vector, _ p3: Vector) {
            (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
            c = (p1 - p0) * 3
            b = (p0 - p1 * 2 + p2) * 3
            a = p3 - p0 + (p1 - p2) * 3
        }

        func place(_ t: Double) -> Vector { p0 + (c + (b + a * t) * t) * t }

        /// The second derivative.
        func second(_ t: Double) -> Vector { b * 2 + a * (6 * t) }

        /// The first derivative.
        func first(_ t: Double) -> Vector { c + (b * 2 + a * (3 * t)) * t }

        func direction(_ t: Double) -> Vector? { first(t).unit }

        func direction(atStart: Bool) -> Vector? {
            atStart
                ? (p1 - p0).unit ?? (p2 - p0).unit ?? (p3 - p0).unit
                : (p3 - p2).unit ?? (p3 - p1).unit ?? (p3 - p0).unit
        }
    }
}
