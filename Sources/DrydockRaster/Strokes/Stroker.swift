/// Turns lines into the outlines of their strokes: contours that cover the stroke once or more, all turning the same way, so
/// that the non-zero rule fills it.
///
/// 1. A contour goes along one side of the line, around its cap, back along the other side and around the other cap; those
///    of a closed line are two. On the outer side of a corner it goes around the join, on the inner side to where the sides
///    meet, or where they are too short for that to the corner itself and on from there.
/// 2. Where steps of the line turn more sharply than half of the width, a side goes backwards: there the contour follows the
///    points at which the ways to that side cross, and what lies beyond is a contour of its own
///    where the steps around do not cover it.
///
/// All of it is made in the path's space and then transformed.
struct Stroker: ~Copyable {
    private typealias Vector = StrokeLine.Vector

    private let style: StrokeStyle
    private let half: Double
    private let tolerance: Double
    private let arc: StrokeArc
    private var outline: StrokeOutline
    private var left: StrokeSide
    private var right: StrokeSide
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
        let lines = StrokeLineBuilder(path, halfWidth: style.width / 2, scale: norm).lines
        let longest = lines.reduce(0) { max($0, $1.points.count) }
        let segments = lines.reduce(0) { $0 + $1.points.count * 2 }
        var stroker = Stroker(
            style,
            norm: norm,
            points: longest,
            StrokeOutline(edges: transform, segments: segments)
        )
        for line in lines { stroker.addDashes(line) }
        return stroker.finish()
    }

    /// A path's stroke as a path to be filled by the non-zero rule: polygons that cover it once or more, exact enough to be
    /// enlarged by `scale`.
    static func path(_ path: Path, _ style: StrokeStyle, scale: Double) -> Path {
        guard style.width > 0, scale > 0 else { return Path(PathBuilder()) }
        var stroker = Stroker(style, norm: scale, points: 0, StrokeOutline(path: PathBuilder()))
        let lines = StrokeLineBuilder(path, halfWidth: style.width / 2, scale: scale).lines
        for line in lines { stroker.addDashes(line) }
        return Path(stroker.outline.path ?? PathBuilder())
    }

    /// - Parameter points: about how many the longest line has.
    private init(_ style: StrokeStyle, norm: Double, points: Int, _ outline: consuming StrokeOutline) {
        left = StrokeSide(isLeft: true, count: min(points + 32, 4096))
        right = StrokeSide(isLeft: false, count: min(points + 32, 4096))
        self.style = style
        half = style.width / 2
        tolerance = 1 / (32 * norm)
        // As far off as the chords of lines.
        arc = StrokeArc(half: half, tolerance: 1 / (20 * norm))
        self.outline = outline
    }

    private consuming func finish() -> EdgeList {
        outline.finish()
    }

    private mutating func addDashes(_ line: StrokeLine) {
        if style.dashes.isEmpty { add(line) } else { Dasher.cut(line, style) { add($0) } }
    }

    private mutating func add(_ line: StrokeLine) {
        line.points.withUnsafeBufferPointer { points in
            guard let first = points.baseAddress else { return }
            left.removeAll()
            right.removeAll()
            ribbons.begin(first.pointee.after)
            if points.count < 2 {
                if line.hasSegments { addDot(first.pointee) }
            } else {
                add(first, last: first + (points.count - 1), isClosed: line.isClosed)
            }
        }
    }

    /// A line of no length has no direction: its caps look along x.
    private mutating func addDot(_ point: StrokeLine.Point) {
        if style.cap == .butt { return }
        let direction = point.before.unit ?? Vector(x: 1, y: 0)
        addCap(point.place, direction, ribbons.number)
        addCap(point.place, direction * -1, ribbons.number)
        left.emit(into: &outline)
        outline.close()
    }

    private mutating func add(
        _ first: UnsafePointer<StrokeLine.Point>,
        last: UnsafePointer<StrokeLine.Point>,
        isClosed: Bool
    ) {
        let firstRibbon = ribbons.number
        let steps = StrokeSteps(first: first, last: last, half: half, tolerance: tolerance)
        (cut, firstCut) = (0, 0)
        leave(first.pointee)
        var point = first
        while point < last {
            addStep(from: point, to: point + 1, steps)
            point += 1
            if point < last {
                turn(from: point[-1].place, at: point, to: point[1].place, steps)
                if point == first + 1 { firstCut = cut }
            }
        }
        if isClosed {
            turn(from: last[-1].place, at: last, to: first.pointee.place, steps)
            addStep(from: last, to: first, steps)
            turn(from: last.pointee.place, at: first, to: first[1].place, steps, isLast: true)
            endFolds(at: first, steps)
            outline.addRing(first: firstRibbon, last: ribbons.number)
            left.emit(into: &outline)
            outline.close()
            right.emitBack(after: ribbons.number, into: &outline)
        } else {
            endFolds(at: last, steps)
            addCap(last.pointee.place, last.pointee.before, ribbons.number)
            left.emit(into: &outline)
            right.emitBack(after: ribbons.number, into: &outline)
            left.removeAll()
            addCap(first.pointee.place, first.pointee.after * -1, firstRibbon)
            left.emit(into: &outline)
        }
        outline.close()
    }

    // MARK: - Sides

    private mutating func leave(_ point: StrokeLine.Point) {
        let side = point.after.normal * half
        left.add(point.place + side, ribbons.number)
        right.add(point.place - side, ribbons.number)
    }

    /// - Parameters:
    ///   - isLast: whether the point is a closed line's first again.
    private mutating func turn(
        from: Vector,
        at corner: UnsafePointer<StrokeLine.Point>,
        to end: Vector,
        _ steps: StrokeSteps,
        isLast: Bool = false
    ) {
        if corner.pointee.isSmooth && !corner.pointee.isCusp {
            cut = 0
            ribbons.follow(corner.pointee.after)
            return
        }
        let point = corner.pointee
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
        let isFolded = isLeftOuter ? right.isFolded : left.isFolded
        let meets = !point.isCusp && !isFolded && cosine > -0.99 && needed <= available
        endFolds(at: corner, steps)
        if meets {
            ribbons.turn(after, meets: true)
        } else {
            // What was before ends at the corner, and the join may cross both sides of it.
            add(point.place, toLeft: !isLeftOuter)
            ribbons.separate()
        }
        cut = meets ? needed : 0
        // Around the outer side.
        let arc = arc
        if style.join == .round || point.isCusp {
            arc.forEachPoint(
                from: start * (1 / half),
                to: stop * (1 / half),
                over: before
            ) {
                let place = point.place + $0 * half
                add(place, toLeft: isLeftOuter)
            }
        } else if style.join == .miter, 2 <= style.miterLimit * style.miterLimit * (1 + cosine) {
            let corner = point.place + (start + stop) * (1 / (1 + cosine))
            add(corner, toLeft: isLeftOuter)
        }
        add(point.place + stop, toLeft: isLeftOuter)
        // The inner side.
        if meets {
            let corner = point.place - (start + stop) * (1 / (1 + cosine))
            if isLeftOuter {
                right.moveLast(to: corner)
                if isLast { right.moveFirst(to: corner) }
            } else {
                left.moveLast(to: corner)
                if isLast { left.moveFirst(to: corner) }
            }
        } else {
            ribbons.turn(after, meets: false)
            add(point.place - stop, toLeft: !isLeftOuter)
        }
    }

    private mutating func add(_ place: Vector, toLeft isLeft: Bool) {
        if isLeft { left.add(place, ribbons.number) } else { right.add(place, ribbons.number) }
    }

    private mutating func addStep(
        from first: UnsafePointer<StrokeLine.Point>,
        to last: UnsafePointer<StrokeLine.Point>,
        _ steps: StrokeSteps
    ) {
        let start = first.pointee.after.normal * (half * first.pointee.spread)
        let end = last.pointee.before.normal * (half * last.pointee.spread)
        left.addStep(first, last, start, end, steps: steps, ribbons: &ribbons, outline: &outline)
        right.addStep(first, last, start * -1, end * -1, steps: steps, ribbons: &ribbons, outline: &outline)
    }

    private mutating func endFolds(at point: UnsafePointer<StrokeLine.Point>, _ steps: StrokeSteps) {
        left.endFold(at: point, steps: steps, ribbons: &ribbons, outline: &outline)
        right.endFold(at: point, steps: steps, ribbons: &ribbons, outline: &outline)
    }

    /// The end of the left side, or of both at the beginning.
    ///
    /// - Parameter direction: away from the line.
    private mutating func addCap(_ place: Vector, _ direction: Vector, _ ribbon: UInt16) {
        func add(_ offset: Vector) { left.add(place + offset * half, ribbon) }
        let side = direction.normal
        let arc = arc
        switch style.cap {
        case .butt: break
        case .square:
            add(side + direction)
            add(direction - side)
        case .round:
            add(side)
            arc.forEachPoint(from: side, over: direction) { add($0) }
            add(side * -1)
        }
    }
}
