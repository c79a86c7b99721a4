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
        /// The distance of the sides in halves of the width.
        var spread = 1.0
        /// How long the line is from the point before.
        var length = 0.0

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

    private(set) var lines: [StrokeLine] = []
    private var line = StrokeLine()
    private let halfWidth: Double
    private let tolerance: Double
    /// Of twelve tolerances.
    private let inverseTolerance: Double
    private let largestCount: Int
    /// About how many points a line has.
    private let expectedCount: Int

    /// - Parameter scale: the greatest factor by which the stroke will be enlarged.
    init(_ path: Path, halfWidth: Double, scale: Double) {
        self.halfWidth = halfWidth
        // Half of it halves the mean error, of 1.5 levels, and costs an eighth more.
        tolerance = 1 / (20 * scale)
        inverseTolerance = 1 / (12 * tolerance)
        largestCount = max(min(512, (1 << 20) / max(path.verbs.count, 1)), 4)
        expectedCount = min(path.verbs.count * 8, 64)
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
        line.points.reserveCapacity(expectedCount)
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
        line.points[0].length = last.length
        line.isClosed = true
    }

    private mutating func addLine(to end: Vector) {
        guard let from = line.points.last?.place, let direction = (end - from).unit else { return }
        append(
            StrokeLine.Point(
                place: end,
                before: direction,
                after: direction,
                length: (end - from).length
            ),
            leaving: direction
        )
    }

    /// - Parameter leaving: the direction from the last point.
    @inline(__always)
    private mutating func append(_ point: StrokeLine.Point, leaving: Vector) {
        line.points[line.points.count - 1].after = leaving
        line.points.append(point)
    }

    /// Adds steps that are as long as the side on which they are longer allows.
    ///
    /// As `ChordPoints` has them, points lie outside of the curve by the mean of what chords cut off, and those of the sides
    /// likewise: at a point between steps of h, where the line turns by ω for each 1 of its parameter, by B″h²/12 and by
    /// ω²h²/12 of half of the width.
    private mutating func addCurve(_ p0: Vector, _ p1: Vector, _ p2: Vector, _ p3: Vector) {
        let curve = Curve(p0, p1, p2, p3)
        guard let start = curve.direction(atStart: true), let end = curve.direction(atStart: false) else {
            return
        }
        let difference = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
        // As many chords as Wang's bound asks for; where the curve bends less they may be longer.
        let needed = min((0.75 * difference / tolerance).squareRoot(), Double(largestCount))
        let longest = 2 / max(needed, 2)
        let shortest = 1 / (16 * Double(largestCount))
        var from = node(curve, 0, start)
        // The last node added, and the step before the one that follows it.
        var (added, before) = (from, 0.0)
        var lastInverse = 1e9
        while true {
            let rest = 1 - from.t
            // Shorter where steps become shorter.
            let natural = from.reach
            let wanted = max(min(natural * min(natural * lastInverse, 1), longest), shortest)
            lastInverse = natural < 1 ? natural * from.fineness : 1
            var step = from.t == 0 ? wanted * 0.707 : wanted
            if rest <= wanted * 0.75 || needed <= 1 {
                step = rest
            } else if rest <= wanted * 1.75 {
                step = rest * 0.586
            }
            var to = step < rest ? node(curve, from.t + step, from.direction) : node(curve, 1, end)
            while step > shortest {
                let excess = excess(from, to, step)
                if excess <= 1 { break }
                step = max(step * max(0.95 / excess.squareRoot(), 0.25), shortest)
                to = node(curve, from.t + step, from.direction)
            }
            let isLast = to.t >= 1
            if from.t > 0 {
                let after = isLast ? step * 1.414 : step
                let mean = (before * before - before * after + after * after) / 12
                add(from, after: added, shift: mean)
                added = from
            }
            before = from.t == 0 ? step * 1.414 : step
            from = to
            if isLast { break }
        }
        from.place = p3
        from.direction = end
        add(from, after: added, shift: 0)
    }

    /// A point of a curve.
    private struct Node {
        let t: Double
        var place: Vector
        var direction: Vector
        /// The part of the second derivative across the line, to the left of it.
        let across: Double
        let speed: Double
        /// By how much the direction turns for each 1 of the parameter.
        let turn: Double
        /// How fine steps must be here: the inverse of the square of how long they may be.
        let fineness: Double
        /// How long a step from here may be, at most 1.
        let reach: Double
    }

    @inline(__always)
    private func node(_ curve: Curve, _ t: Double, _ direction: Vector) -> Node {
        let (first, second) = (curve.first(t), curve.second(t))
        let square = first.dot(first)
        let speed = square.squareRoot()
        guard speed > 1e-12, speed < .infinity else {
            return Node(
                t: t,
                place: curve.place(t),
                direction: direction,
                across: 0,
                speed: 0,
                turn: 0,
                fineness: 0,
                reach: 1
            )
        }
        // The division does not wait for the root.
        let inverse = 1 / square * speed
        let across = first.cross(second) * inverse
        let turn = abs(across) * inverse
        let curvature = turn * inverse
        let outer = 1 + curvature * halfWidth
        // What may be cut off is the tolerance, and more where the outer side turns sharply: see `StrokeArc.sagitta`.
        let unit = 32 * tolerance * curvature
        let bend = abs(across) * outer * (unit + outer)
        let allowed = 8 * tolerance * (2.3 * unit + outer)
        return Node(
            t: t,
            place: curve.place(t),
            direction: first * inverse,
            across: across,
            speed: speed,
            turn: turn,
            fineness: bend / allowed,
            reach: min((allowed / bend).squareRoot(), 1)
        )
    }

    /// What the chord between two nodes cuts off, as a multiple of what it may.
    @inline(__always)
    private func excess(_ from: Node, _ to: Node, _ step: Double) -> Double {
        if from.direction.dot(to.direction) <= 0 { return 16 }
        let turn = abs(from.direction.cross(to.direction))
        let turned = ((from.speed + to.speed) * step / 2 + halfWidth * turn) * turn * inverseTolerance
        return max(turned, (from.fineness + to.fineness) / 2 * step * step)
    }

    private mutating func add(_ node: Node, after last: Node, shift: Double) {
        // As an arc with these directions at its ends.
        let turn = last.direction.cross(node.direction)
        let length = (node.place - last.place).length * (1 + turn * turn / 24)
        if last.direction.dot(node.direction) > 0 {
            // Where the line turns so sharply that a side may go back it stays.
            let isSharp = node.turn * 2 * halfWidth > node.speed
            let place = isSharp ? node.place : node.place - node.direction.normal * (node.across * shift)
            append(
                StrokeLine.Point(
                    place: place,
                    before: node.direction,
                    after: node.direction,
                    spread: 1 + min(node.turn * node.turn * shift, 0.25),
                    length: length
                ),
                leaving: last.direction
            )
        } else if let chord = (node.place - last.place).unit {
            line.points[line.points.count - 1].isCusp = true
            append(
                StrokeLine.Point(
                    place: node.place,
                    before: chord,
                    after: node.direction,
                    isCusp: true,
                    length: length
                ),
                leaving: chord
            )
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

        func direction(atStart: Bool) -> Vector? {
            atStart
                ? (p1 - p0).unit ?? (p2 - p0).unit ?? (p3 - p0).unit
                : (p3 - p2).unit ?? (p3 - p1).unit ?? (p3 - p0).unit
        }
    }
}
