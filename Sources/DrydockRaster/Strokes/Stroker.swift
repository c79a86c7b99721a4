/// Turns lines into the outlines of their strokes: closed pieces, all turning the same way, that cover the stroke once or
/// more, so that the non-zero rule fills it.
///
/// 1. A strip goes along one side of the line to the next corner, and back along the other side.
/// 2. Where a step of the line turns more sharply than half of the width, a side goes backwards: that step's half is two
///    triangles, which meet where the line's ends cross.
/// 3. Corners are wedges on the outer side, caps half discs or rectangles. Pieces meet at the line itself, along the same
///    edges in opposite directions, which cancel.
///
/// All of it is made in the path's space and then transformed.
struct Stroker {
    private typealias Vector = StrokeLine.Vector

    private let transform: Affine
    private let style: StrokeStyle
    private let half: Double
    private let tolerance: Double
    private var builder: EdgeBuilder
    private var left: [StrokeLine.Vector] = []
    private var right: [StrokeLine.Vector] = []

    /// The edges of a path's stroke under a matrix.
    static func outline(_ path: Path, _ transform: Affine, _ style: StrokeStyle) -> EdgeList {
        let norm = transform.norm
        guard style.width > 0, !transform.isSingular, norm > 0 else { return EdgeList([], mayCross: false) }
        var lines = StrokeLineBuilder(path, halfWidth: style.width / 2, scale: norm).lines
        if !style.dashes.isEmpty { lines = lines.flatMap { Dasher.cut($0, style) } }
        var stroker = Stroker(transform, style, norm: norm, segments: lines.reduce(0) { $0 + $1.points.count * 2 })
        for line in lines { stroker.add(line) }
        return EdgeList(stroker.builder.edges, mayCross: true)
    }

    private init(_ transform: Affine, _ style: StrokeStyle, norm: Double, segments: Int) {
        self.transform = transform
        self.style = style
        half = style.width / 2
        tolerance = 1 / (64 * norm)
        builder = EdgeBuilder(segments: segments)
    }

    private mutating func add(_ line: StrokeLine) {
        let points = line.points
        guard let first = points.first, let last = points.last else { return }
        if points.count < 2 {
            // A line of no length has no direction: its caps look along x.
            if line.hasSegments { addDot(first) }
            return
        }
        startStrip(first)
        for index in 1..<points.count {
            addStep(from: points[index - 1], to: points[index])
            if index + 1 < points.count { turn(at: points[index]) }
        }
        if line.isClosed {
            turn(at: last)
            addStep(from: last, to: first)
            endStrip(first.place)
            addJoin(first)
        } else {
            endStrip(last.place)
            addCap(first.place, first.after * -1)
            addCap(last.place, last.before)
        }
    }

    private mutating func addDot(_ point: StrokeLine.Point) {
        if style.cap == .butt { return }
        let direction = Vector(x: point.before.x, y: point.before.y).unit ?? Vector(x: 1, y: 0)
        addCap(point.place, direction)
        addCap(point.place, direction * -1)
    }

    // MARK: - Strips

    private mutating func startStrip(_ point: StrokeLine.Point) {
        let side = point.after.normal * half
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
        left.append(point.place)
        left.append(point.place + side)
        right.append(point.place - side)
    }

    private mutating func endStrip(_ place: StrokeLine.Vector) {
        if left.count > 2 { emit(left + [place] + right.reversed()) }
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
    }

    private mutating func turn(at point: StrokeLine.Point) {
        if point.isSmooth && !point.isCusp { return }
        endStrip(point.place)
        addJoin(point)
        startStrip(point)
    }

    private mutating func addStep(from: StrokeLine.Point, to: StrokeLine.Point) {
        let (start, end) = (from.after.normal * half, to.before.normal * half)
        let chord = to.place - from.place
        let turn = end - start
        let isLeftBack = (chord + turn).dot(chord) < 0
        let isRightBack = (chord - turn).dot(chord) < 0
        if !isLeftBack && !isRightBack {
            left.append(to.place + end)
            right.append(to.place - end)
            return
        }
        endStrip(from.place)
        addHalf(from.place, to.place, start, end, isBack: isLeftBack, isLeft: true)
        addHalf(from.place, to.place, start * -1, end * -1, isBack: isRightBack, isLeft: false)
        left.append(to.place)
        left.append(to.place + end)
        right.append(to.place - end)
    }

    /// One side of a step, by the ways from its ends to that side.
    private mutating func addHalf(_ from: Vector, _ to: Vector, _ start: Vector, _ end: Vector, isBack: Bool, isLeft: Bool) {
        func polygon(_ points: [Vector]) -> [Vector] { isLeft ? points : points.reversed() }
        let denominator = start.cross(end)
        let part = (to - from).cross(end) / denominator
        if isBack, part > 0, part < 1 {
            let crossing = from + start * part
            emit(polygon([from, crossing, to]))
            emit(polygon([crossing, to + end, from + start]))
        } else {
            emit(polygon([from, from + start, to + end, to]))
        }
    }

    // MARK: - Corners and ends

    private mutating func addJoin(_ point: StrokeLine.Point) {
        if point.isSmooth && !point.isCusp { return }
        let (before, after) = (point.before, point.after)
        let cross = before.cross(after)
        let side = cross > 0 ? -1.0 : 1.0
        let (from, to) = (before.normal * side, after.normal * side)
        var outline = [point.place, point.place + from * half]
        let cosine = before.dot(after)
        if style.join == .round || point.isCusp {
            addArc(from, to, over: before, at: point.place, into: &outline, depth: 0)
        } else if style.join == .miter, 2 <= style.miterLimit * style.miterLimit * (1 + cosine) {
            outline.append(point.place + (from + to) * (half / (1 + cosine)))
        }
        outline.append(point.place + to * half)
        emit(cross > 0 ? outline.reversed() : outline)
    }

    /// - Parameter direction: away from the line.
    private mutating func addCap(_ place: Vector, _ direction: Vector) {
        guard style.cap != .butt else { return }
        let side = direction.normal
        var outline = [place, place + side * half]
        if style.cap == .square {
            outline.append(place + (side + direction) * half)
            outline.append(place + (direction - side) * half)
        } else {
            addArc(side, direction, over: direction, at: place, into: &outline, depth: 0)
            outline.append(place + direction * half)
            addArc(direction, side * -1, over: direction, at: place, into: &outline, depth: 0)
        }
        outline.append(place - side * half)
        emit(outline)
    }

    /// The points between two of a circle, by halving the angle.
    private func addArc(
        _ from: Vector,
        _ to: Vector,
        over: Vector,
        at place: Vector,
        into outline: inout [Vector],
        depth: Int
    ) {
        let cosine = from.dot(to)
        if depth > 8 || half * (1 - ((1 + max(cosine, -1)) / 2).squareRoot()) <= tolerance { return }
        let middle = cosine < -0.999_999 ? over : (from + to).unit ?? over
        addArc(from, middle, over: over, at: place, into: &outline, depth: depth + 1)
        outline.append(place + middle * half)
        addArc(middle, to, over: over, at: place, into: &outline, depth: depth + 1)
    }

    private mutating func emit(_ polygon: [Vector]) {
        for (index, point) in polygon.enumerated() {
            let mapped = transform.map(point.x, point.y)
            let units = EdgeBuilder.units(mapped.x, mapped.y)
            if index == 0 { builder.move(to: units) } else { builder.addLine(to: units) }
        }
        builder.close()
    }
}
