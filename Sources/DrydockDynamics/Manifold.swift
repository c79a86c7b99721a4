/// Where two shapes touch, or soon will: one or two points with one normal.
struct Manifold {
    struct Point {
        /// Which corner and side it comes from: the same from step to step.
        var id: Int
        /// Half-way between the two surfaces.
        var place: Vector
        /// Points between the surfaces; negative where they overlap.
        var separation: Double
    }

    /// From the first shape to the second, as long as 1.
    var normal: Vector
    var first: Point
    var second: Point?

    /// - Parameter distance: the largest separation that counts, in points.
    /// - Returns: nil for shapes that are farther apart.
    init?(_ a: Body, _ b: Body, within distance: Double) {
        guard let shapeA = a.shape, let shapeB = b.shape else { return nil }
        let found: Manifold? =
            switch (shapeA.corners.count, shapeB.corners.count) {
            case (1, 1): Manifold(circles: a, shapeA, b, shapeB)
            case (1, _): Manifold(polygon: b, shapeB, circle: a, shapeA)?.reversed
            case (_, 1): Manifold(polygon: a, shapeA, circle: b, shapeB)
            default: Manifold(polygons: a, shapeA, b, shapeB, within: distance)
            }
        guard let found, found.first.separation <= distance else { return nil }
        self = found
    }

    private init(normal: Vector, first: Point, second: Point? = nil) {
        self.normal = normal
        self.first = first
        self.second = second
    }

    private var reversed: Manifold { Manifold(normal: -normal, first: first, second: second) }

    // MARK: - Circles

    private init(circles a: Body, _ shapeA: Shape, _ b: Body, _ shapeB: Shape) {
        let way = b.position - a.position
        let distance = way.length
        normal = way.unit
        let separation = distance - shapeA.radius - shapeB.radius
        let place = a.position + (shapeA.radius + separation / 2) * normal
        first = Point(id: 0, place: place, separation: separation)
    }

    private init?(polygon a: Body, _ shape: Shape, circle b: Body, _ circle: Shape) {
        let center = a.rotation.turnBack(b.position - a.position)
        var (best, side) = (-Double.infinity, 0)
        for index in shape.normals.indices {
            let distance = shape.normals[index].dot(center - shape.corners[index])
            if distance > best { (best, side) = (distance, index) }
        }
        let (start, end) = (shape.corners[side], shape.corners[(side + 1) % shape.corners.count])
        var (normal, distance) = (shape.normals[side], best)
        let isBeforeStart = (center - start).dot(end - start) < 0
        if isBeforeStart || (center - end).dot(start - end) < 0, best > 0 || shape.corners.count == 2 {
            let way = center - (isBeforeStart ? start : end)
            (normal, distance) = (way.unit, way.length)
        }
        self.normal = a.rotation.turn(normal)
        let separation = distance - circle.radius
        let place = b.position - (circle.radius + separation / 2) * self.normal
        first = Point(id: side, place: place, separation: separation)
    }

    // MARK: - Polygons

    /// Finds the side of either shape that keeps the other one farthest off, and cuts the facing side of the other one at its
    /// ends. Cost: the product of the numbers of corners.
    private init?(polygons a: Body, _ shapeA: Shape, _ b: Body, _ shapeB: Shape, within distance: Double) {
        let ofA = Manifold.farthestSide(of: a, shapeA, from: b, shapeB)
        guard ofA.separation <= distance else { return nil }
        let ofB = Manifold.farthestSide(of: b, shapeB, from: a, shapeA)
        guard ofB.separation <= distance else { return nil }
        // The first shape's unless the other is clearly better: sides that are as good must not take turns.
        let isFlipped = ofB.separation > ofA.separation + 0.05
        let (reference, shape, side) = isFlipped ? (b, shapeB, ofB.side) : (a, shapeA, ofA.side)
        let (incident, other) = isFlipped ? (a, shapeA) : (b, shapeB)

        let turn = incident.rotation.since(reference.rotation)
        let offset = reference.rotation.turnBack(incident.position - reference.position)
        let (start, end) = (shape.corners[side], shape.corners[(side + 1) % shape.corners.count])
        let normal = shape.normals[side]
        let along = (end - start).unit
        let facing = turn.turnBack(normal)
        var (lowest, facingSide) = (Double.infinity, 0)
        for index in other.normals.indices {
            let cosine = other.normals[index].dot(facing)
            if cosine < lowest { (lowest, facingSide) = (cosine, index) }
        }
        let next = (facingSide + 1) % other.corners.count
        var p = turn.turn(other.corners[facingSide]) + offset - start
        var q = turn.turn(other.corners[next]) + offset - start
        let length = (end - start).dot(along)
        guard Manifold.cut(&p, &q, along, 0, length) else { return nil }

        func point(_ place: Vector, _ corner: Int) -> Point? {
            let separation = place.dot(normal)
            guard separation <= distance else { return nil }
            let middle = start + place - (separation / 2) * normal
            return Point(
                id: ((isFlipped ? 1 : 0) << 40) | (side << 20) | corner,
                place: reference.position + reference.rotation.turn(middle),
                separation: separation
            )
        }
        let points = [point(p, facingSide), point(q, next)].compactMap { $0 }
        guard let first = points.first else { return nil }
        let outward = reference.rotation.turn(normal)
        self.init(
            normal: isFlipped ? -outward : outward,
            first: first,
            second: points.count > 1 ? points[1] : nil
        )
    }

    private static func farthestSide(of a: Body, _ shape: Shape, from b: Body, _ other: Shape)
        -> (side: Int, separation: Double)
    {
        let turn = b.rotation.since(a.rotation)
        let offset = a.rotation.turnBack(b.position - a.position)
        var (best, side) = (-Double.infinity, 0)
        for index in shape.normals.indices {
            let normal = shape.normals[index]
            let turned = turn.turnBack(normal)
            var nearest = Double.infinity
            for corner in other.corners { nearest = min(nearest, turned.dot(corner)) }
            let separation = nearest + normal.dot(offset - shape.corners[index])
            if separation > best { (best, side) = (separation, index) }
        }
        return (side, best)
    }

    /// Keeps the part of the line from `p` to `q` whose position along a way lies between two values.
    /// - Returns: false where nothing is left.
    private static func cut(
        _ p: inout Vector,
        _ q: inout Vector,
        _ along: Vector,
        _ low: Double,
        _ high: Double
    )
        -> Bool
    {
        let (from, to) = (p.dot(along), q.dot(along))
        guard max(from, to) >= low, min(from, to) <= high else { return false }
        let way = q - p
        let (start, span) = (p, to - from)
        if abs(span) > 1e-12 {
            if from < low { p = start + ((low - from) / span) * way }
            if from > high { p = start + ((high - from) / span) * way }
            if to < low { q = start + ((low - from) / span) * way }
            if to > high { q = start + ((high - from) / span) * way }
        }
        return true
    }
}
