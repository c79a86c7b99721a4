/// Turns lines into the outlines of their strokes: contours that cover the stroke once or more, all turning the same way, so
/// that the non-zero rule fills it.
///
/// 1. A contour goes along one side of the line, around its cap, back along the other side and around the other cap; those
///    of a closed line are two. On the outer side of a corner it goes around the join, on the inner side to where the sides
///    meet, or where they are too short for that to the corner itself and on from there.
/// 2. Where steps of the line turn more sharply than half of the width, a side goes backwards: there the contour follows the
///    points at which the ways to that side cross, and what lies beyond is a contour of its own.
///
/// All of it is made in the path's space and then transformed.
struct Stroker: ~Copyable {
    private typealias Vector = StrokeLine.Vector

    private struct Vertex {
        var place: StrokeLine.Vector
        let ribbon: UInt16
    }

    private let style: StrokeStyle
    private let half: Double
    private let arc: StrokeArc
    private var outline: StrokeOutline
    private var left: [Vertex] = []
    private var right: [Vertex] = []
    private var leftFold = StrokeFold()
    private var rightFold = StrokeFold()
    private var ribbons = StrokeRibbons()
    /// How much of the step at work, and of a line's first step from its end, inner sides of corners cut off.
    private var cut = 0.0
    private var firstCut = 0.0

    /// The edges of a path's stroke under a matrix.
    static func outline(_ path: Path, _ transform: Affine, _ style: StrokeStyle) -> EdgeList {
        let norm = transform.norm
        guard style.width > 0, !transform.isSingular, norm > 0 else {
            return EdgeList(EdgeBuilder(segments: 0), mayCross: false)
        }
        let lines = lines(path, style, scale: norm)
        let segments = lines.reduce(0) { $0 + $1.points.count * 2 }
        var stroker = Stroker(style, norm: norm, StrokeOutline(edges: transform, segments: segments))
        for line in lines { stroker.add(line) }
        return stroker.finish()
    }

    /// A path's stroke as a path to be filled by the non-zero rule: polygons that cover it once or more, exact enough to be
    /// enlarged by `scale`.
    static func path(_ path: Path, _ style: StrokeStyle, scale: Double) -> Path {
        guard style.width > 0, scale > 0 else { return Path(PathBuilder()) }
        var stroker = Stroker(style, norm: scale, StrokeOutline(path: PathBuilder()))
        for line in lines(path, style, scale: scale) { stroker.add(line) }
        return Path(stroker.outline.path ?? PathBuilder())
    }

    private static func lines(_ path: Path, _ style: StrokeStyle, scale: Double) -> [StrokeLine] {
        let lines = StrokeLineBuilder(path, halfWidth: style.width / 2, scale: scale).lines
        return style.dashes.isEmpty ? lines : lines.flatMap { Dasher.cut($0, style) }
    }

    private init(_ style: StrokeStyle, norm: Double, _ outline: consuming StrokeOutline) {
        self.style = style
        half = style.width / 2
        arc = StrokeArc(half: half, tolerance: 1 / (32 * norm))
        self.outline = outline
    }

    private consuming func finish() -> EdgeList {
        outline.finish(ribbons: ribbons.number)
    }

    private mutating func add(_ line: StrokeLine) {
        let points = line.points
        guard let first = points.first, let last = points.last else { return }
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
        ribbons.begin(first.after)
        if points.count < 2 {
            // A line of no length has no direction: its caps look along x.
            guard line.hasSegments, style.cap != .butt else { return }
            let direction = first.before.unit ?? Vector(x: 1, y: 0)
            addCap(first.place, direction)
            addCap(first.place, direction * -1)
            emit(left)
            outline.close()
            return
        }
        let firstRibbon = ribbons.number
        (cut, firstCut) = (0, 0)
        leave(first)
        for index in 1..<points.count {
            addStep(from: points[index - 1], to: points[index])
            if index + 1 < points.count {
                turn(from: points[index - 1].place, at: points[index], to: points[index + 1].place)
                if index == 1 { firstCut = cut }
            }
        }
        if line.isClosed {
            turn(from: points[points.count - 2].place, at: last, to: first.place)
            addStep(from: last, to: first)
            turn(from: last.place, at: first, to: points[1].place, isLast: true)
            endFolds()
            outline.addRing(first: firstRibbon, last: ribbons.number)
            emit(left)
            outline.close()
            emitBack(right)
            outline.close()
        } else {
            endFolds()
            addCap(last.place, last.before)
            emit(left)
            emitBack(right)
            left.removeAll(keepingCapacity: true)
            addCap(first.place, first.after * -1)
            emit(left, as: firstRibbon)
            outline.close()
        }
    }

    // MARK: - Sides

    private mutating func leave(_ point: StrokeLine.Point) {
        let side = point.after.normal * half
        addLeft(point.place + side)
        addRight(point.place - side)
    }

    @inline(__always)
    private mutating func addLeft(_ place: Vector) {
        left.append(Vertex(place: place, ribbon: ribbons.number))
    }

    @inline(__always)
    private mutating func addRight(_ place: Vector) {
        right.append(Vertex(place: place, ribbon: ribbons.number))
    }

    /// - Parameters:
    ///   - isLast: whether the point is a closed line's first again.
    private mutating func turn(
        from: Vector,
        at point: StrokeLine.Point,
        to end: Vector,
        isLast: Bool = false
    ) {
        if point.isSmooth && !point.isCusp {
            cut = 0
            ribbons.follow(point.after)
            return
        }
        let (before, after) = (point.before, point.after)
        let cosine = before.dot(after)
        let cross = before.cross(after)
        let isLeftOuter = cross <= 0
        // From the point, half of a width away.
        let side = isLeftOuter ? half : -half
        let (start, stop) = (before.normal * side, after.normal * side)
        let needed = half * abs(cross) / max(1 + cosine, 1e-9)
        let available = min(
            (point.place - from).length - cut,
            (end - point.place).length - (isLast ? firstCut : 0)
        )
        let isFolded = isLeftOuter ? !rightFold.isEmpty : !leftFold.isEmpty
        let meets = !point.isCusp && !isFolded && cosine > -0.99 && needed <= available
        endFolds()
        if meets { ribbons.turn(after) } else { ribbons.begin(after) }
        cut = meets ? needed : 0
        // Around the outer side.
        let arc = arc
        if style.join == .round || point.isCusp {
            arc.forEachPoint(
                from: start * (1 / half),
                to: stop * (1 / half),
                over: before,
                around: point.place
            ) {
                if isLeftOuter { addLeft($0) } else { addRight($0) }
            }
        } else if style.join == .miter, 2 <= style.miterLimit * style.miterLimit * (1 + cosine) {
            let corner = point.place + (start + stop) * (1 / (1 + cosine))
            if isLeftOuter { addLeft(corner) } else { addRight(corner) }
        }
        if isLeftOuter { addLeft(point.place + stop) } else { addRight(point.place + stop) }
        // The inner side.
        if meets {
            let corner = point.place - (start + stop) * (1 / (1 + cosine))
            if isLeftOuter {
                right[right.count - 1].place = corner
            } else {
                left[left.count - 1].place = corner
            }
            if isLast {
                if isLeftOuter { right[0].place = corner } else { left[0].place = corner }
            }
        } else if isLeftOuter {
            addRight(point.place)
            addRight(point.place - stop)
        } else {
            addLeft(point.place)
            addLeft(point.place - stop)
        }
    }

    private mutating func addStep(from: StrokeLine.Point, to: StrokeLine.Point) {
        let (start, end) = (from.after.normal * half, to.before.normal * half)
        let chord = to.place - from.place
        let turn = end - start
        let isLeftBack = (chord + turn).dot(chord) < 0 && leftFold.add(from.place, to.place, start, end)
        if isLeftBack {
            addLeft(leftFold.last)
        } else {
            endFold(isLeft: true)
            addLeft(to.place + end)
        }
        let isRightBack =
            (chord - turn).dot(chord) < 0 && rightFold.add(from.place, to.place, start * -1, end * -1)
        if isRightBack {
            addRight(rightFold.last)
        } else {
            endFold(isLeft: false)
            addRight(to.place - end)
        }
    }

    private mutating func endFolds() {
        endFold(isLeft: true)
        endFold(isLeft: false)
    }

    /// Goes on from where a side's steps went backwards to, if they did.
    @inline(__always)
    private mutating func endFold(isLeft: Bool) {
        if isLeft ? leftFold.isEmpty : rightFold.isEmpty { return }
        finishFold(isLeft: isLeft)
    }

    private mutating func finishFold(isLeft: Bool) {
        let fold = isLeft ? leftFold : rightFold
        guard let end = fold.ends.last else { return }
        ribbons.separate()
        for place in isLeft ? fold.outline : fold.outline.reversed() { outline.add(place, ribbons.number) }
        outline.close()
        ribbons.separate()
        if isLeft {
            addLeft(end)
            leftFold = StrokeFold()
        } else {
            addRight(end)
            rightFold = StrokeFold()
        }
    }

    /// The end of the left side, or of both at the beginning.
    ///
    /// - Parameter direction: away from the line.
    private mutating func addCap(_ place: Vector, _ direction: Vector) {
        let side = direction.normal
        if style.cap == .square {
            addLeft(place + (side + direction) * half)
            addLeft(place + (direction - side) * half)
        } else if style.cap == .round {
            let arc = arc
            addLeft(place + side * half)
            arc.forEachPoint(from: side, to: direction, over: direction, around: place) { addLeft($0) }
            addLeft(place + direction * half)
            arc.forEachPoint(from: direction, to: side * -1, over: direction, around: place) { addLeft($0) }
            addLeft(place - side * half)
        }
    }

    private mutating func emit(_ side: [Vertex]) {
        for vertex in side { outline.add(vertex.place, vertex.ribbon) }
    }

    private mutating func emit(_ side: [Vertex], as ribbon: UInt16) {
        for vertex in side { outline.add(vertex.place, ribbon) }
    }

    /// From the last point to the first. An edge belongs to the ribbon of the point that it ended at on the way there.
    private mutating func emitBack(_ side: [Vertex]) {
        var ribbon = ribbons.number
        for vertex in side.reversed() {
            outline.add(vertex.place, ribbon)
            ribbon = vertex.ribbon
        }
    }
}
