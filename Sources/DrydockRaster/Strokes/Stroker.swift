/// Turns lines into the outlines of their strokes: contours that cover the stroke once or more, all turning the same way, so
/// that the non-zero rule fills it.
///
/// 1. A contour goes along one side of the line, around its cap, back along the other side and around the other cap; those
///    of a closed line are two. On the outer side of a corner it goes around the join, on the inner side to the corner
///    itself and on from there.
/// 2. Where steps of the line turn more sharply than half of the width, a side goes backwards: there the contour follows the
///    points at which the ways to that side cross, and what lies beyond is a contour of its own.
///
/// All of it is made in the path's space and then transformed.
struct Stroker: ~Copyable {
    private typealias Vector = StrokeLine.Vector

    private let transform: Affine
    private let style: StrokeStyle
    private let half: Double
    private let arc: Arc
    private var builder: EdgeBuilder
    /// Takes the outline in place of the builder.
    private var path: PathBuilder?
    private var left: [StrokeLine.Vector] = []
    private var right: [StrokeLine.Vector] = []
    private var leftFold = Fold()
    private var rightFold = Fold()

    /// The edges of a path's stroke under a matrix.
    static func outline(_ path: Path, _ transform: Affine, _ style: StrokeStyle) -> EdgeList {
        let norm = transform.norm
        guard style.width > 0, !transform.isSingular, norm > 0 else {
            return EdgeList(EdgeBuilder(segments: 0), mayCross: false)
        }
        let lines = lines(path, style, scale: norm)
        var stroker = Stroker(
            transform,
            style,
            norm: norm,
            segments: lines.reduce(0) { $0 + $1.points.count * 2 }
        )
        for line in lines { stroker.add(line) }
        return EdgeList(stroker.builder, mayCross: true)
    }

    /// A path's stroke as a path to be filled by the non-zero rule: polygons that cover it once or more, exact enough to be
    /// enlarged by `scale`.
    static func path(_ path: Path, _ style: StrokeStyle, scale: Double) -> Path {
        guard style.width > 0, scale > 0 else { return Path(PathBuilder()) }
        var stroker = Stroker(.identity, style, norm: scale, segments: 0)
        stroker.path = PathBuilder()
        for line in lines(path, style, scale: scale) { stroker.add(line) }
        return Path(stroker.path ?? PathBuilder())
    }

    private static func lines(_ path: Path, _ style: StrokeStyle, scale: Double) -> [StrokeLine] {
        let lines = StrokeLineBuilder(path, halfWidth: style.width / 2, scale: scale).lines
        return style.dashes.isEmpty ? lines : lines.flatMap { Dasher.cut($0, style) }
    }

    private init(_ transform: Affine, _ style: StrokeStyle, norm: Double, segments: Int) {
        self.transform = transform
        self.style = style
        half = style.width / 2
        arc = Arc(half: half, tolerance: 1 / (32 * norm))
        builder = EdgeBuilder(segments: segments)
    }

    private mutating func add(_ line: StrokeLine) {
        let points = line.points
        guard let first = points.first, let last = points.last else { return }
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
        if points.count < 2 {
            // A line of no length has no direction: its caps look along x.
            guard line.hasSegments, style.cap != .butt else { return }
            let direction = first.before.unit ?? Vector(x: 1, y: 0)
            addCap(first.place, direction)
            addCap(first.place, direction * -1)
            emit(left)
            return
        }
        leave(first)
        for index in 1..<points.count {
            addStep(from: points[index - 1], to: points[index])
            if index + 1 < points.count { turn(at: points[index]) }
        }
        if line.isClosed {
            turn(at: last)
            addStep(from: last, to: first)
            turn(at: first)
            endFolds()
            emit(left)
            emit(right.reversed())
        } else {
            endFolds()
            addCap(last.place, last.before)
            left += right.reversed()
            addCap(first.place, first.after * -1)
            emit(left)
        }
    }

    // MARK: - Sides

    private mutating func leave(_ point: StrokeLine.Point) {
        let side = point.after.normal * half
        left.append(point.place + side)
        right.append(point.place - side)
    }

    private mutating func turn(at point: StrokeLine.Point) {
        if point.isSmooth && !point.isCusp { return }
        endFolds()
        let (before, after) = (point.before, point.after)
        let cross = before.cross(after)
        // The outer side.
        let side = cross > 0 ? -1.0 : 1.0
        var outer: [Vector] = []
        let (from, to) = (before.normal * side, after.normal * side)
        let cosine = before.dot(after)
        if style.join == .round || point.isCusp {
            arc.add(from, to, over: before, at: point.place, into: &outer)
        } else if style.join == .miter, 2 <= style.miterLimit * style.miterLimit * (1 + cosine) {
            outer.append(point.place + (from + to) * (half / (1 + cosine)))
        }
        if cross > 0 {
            left.append(point.place)
            right += outer
        } else {
            left += outer
            right.append(point.place)
        }
        leave(point)
    }

    private mutating func addStep(from: StrokeLine.Point, to: StrokeLine.Point) {
        let (start, end) = (from.after.normal * half, to.before.normal * half)
        let chord = to.place - from.place
        let turn = end - start
        let isLeftBack = (chord + turn).dot(chord) < 0 && leftFold.add(from.place, to.place, start, end)
        if isLeftBack {
            left.append(leftFold.last)
        } else {
            endFold(isLeft: true)
            left.append(to.place + end)
        }
        let isRightBack =
            (chord - turn).dot(chord) < 0 && rightFold.add(from.place, to.place, start * -1, end * -1)
        if isRightBack {
            right.append(rightFold.last)
        } else {
            endFold(isLeft: false)
            right.append(to.place - end)
        }
    }

    private mutating func endFolds() {
        endFold(isLeft: true)
        endFold(isLeft: false)
    }

    /// Goes on from where a side's steps went backwards to, if they did.
    private mutating func endFold(isLeft: Bool) {
        let fold = isLeft ? leftFold : rightFold
        guard let end = fold.ends.last else { return }
        emit(isLeft ? fold.outline : fold.outline.reversed())
        if isLeft {
            left.append(end)
            leftFold = Fold()
        } else {
            right.append(end)
            rightFold = Fold()
        }
    }

    /// Steps that go backwards on one side: where the ways from the line to that side cross, and their ends.
    private struct Fold {
        private(set) var crossings: [StrokeLine.Vector] = []
        private(set) var ends: [StrokeLine.Vector] = []

        var outline: [StrokeLine.Vector] { crossings + ends.reversed() }
        var last: StrokeLine.Vector { crossings[crossings.count - 1] }

        /// A step's ways to the side; false when they do not cross.
        mutating func add(
            _ from: StrokeLine.Vector,
            _ to: StrokeLine.Vector,
            _ start: StrokeLine.Vector,
            _ end: StrokeLine.Vector
        ) -> Bool {
            let part = (to - from).cross(end) / start.cross(end)
            guard part > 0, part < 1 else { return false }
            if ends.isEmpty { ends.append(from + start) }
            crossings.append(from + start * part)
            ends.append(to + end)
            return true
        }
    }

    /// The end of the left side, or of both at the beginning.
    ///
    /// - Parameter direction: away from the line.
    private mutating func addCap(_ place: Vector, _ direction: Vector) {
        let side = direction.normal
        if style.cap == .square {
            left.append(place + (side + direction) * half)
            left.append(place + (direction - side) * half)
        } else if style.cap == .round {
            left.append(place + side * half)
            arc.add(side, direction, over: direction, at: place, into: &left)
            left.append(place + direction * half)
            arc.add(direction, side * -1, over: direction, at: place, into: &left)
            left.append(place - side * half)
        }
    }

    private mutating func emit(_ polygon: [Vector]) {
        if path != nil {
            for (index, point) in polygon.enumerated() {
                if index == 0 {
                    path?.move(toX: point.x, y: point.y)
                } else {
                    path?.addLine(toX: point.x, y: point.y)
                }
            }
            path?.close()
            return
        }
        for (index, point) in polygon.enumerated() {
            let mapped = transform.map(point.x, point.y)
            let units = EdgeBuilder.units(mapped.x, mapped.y)
            if index == 0 { builder.move(to: units) } else { builder.addLine(to: units) }
        }
        builder.close()
    }

    /// A circle of half of the width.
    private struct Arc {
        let half: Double
        let tolerance: Double

        /// The points between two of a circle, by halving the angle.
        func add(
            _ from: Vector,
            _ to: Vector,
            over: Vector,
            at place: Vector,
            into outline: inout [Vector],
            depth: Int = 0
        ) {
            let cosine = from.dot(to)
            if depth > 8 || half * (1 - ((1 + max(cosine, -1)) / 2).squareRoot()) <= tolerance { return }
            let middle = cosine < -0.999_999 ? over : (from + to).unit ?? over
            add(from, middle, over: over, at: place, into: &outline, depth: depth + 1)
            outline.append(place + middle * half)
            add(middle, to, over: over, at: place, into: &outline, depth: depth + 1)
        }
    }
}
