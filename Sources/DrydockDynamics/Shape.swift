/// What a body collides with: a circle, a convex polygon, or a line. Lengths are points, around the centre of mass.
package struct Shape: Equatable, Sendable {
    /// One for a circle's centre, two for a line, else the polygon's, in the order in which their cross products are positive.
    let corners: [Vector]
    /// Outward, one for the side from each corner to the next.
    let normals: [Vector]
    /// Of a circle; 0 for others.
    let radius: Double
    /// Square points; 0 for a line.
    package let area: Double
    /// What the mass is to be multiplied by for the moment of inertia, in square points.
    package let inertiaPerMass: Double
    /// Where the centre of mass lies in the coordinates in which the shape was given.
    package let centroid: Vector
    /// The farthest that the shape reaches from its centre of mass.
    let reach: Double

    /// The shortest side and the smallest radius: what is thinner counts as this, so that every body has a mass.
    package static let smallestLength = 1.0

    package static func circle(radius: Double) -> Shape {
        let radius = max(radius, smallestLength / 2)
        return Shape(corners: [.zero], radius: radius, area: Double.pi * radius * radius, radius * radius / 2)
    }

    package static func box(width: Double, height: Double) -> Shape {
        let (x, y) = (max(width, smallestLength) / 2, max(height, smallestLength) / 2)
        let corners = [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)]
        return Shape(corners: corners, radius: 0, area: 4 * x * y, (x * x + y * y) / 3)
    }

    /// A line without a mass; nil for one without a length.
    package static func line(from start: Vector, to end: Vector) -> Shape? {
        let half = 0.5 * (end - start)
        guard half.length > 1e-6, half.isFinite else { return nil }
        let middle = start + half
        return Shape(corners: [-half, half], radius: 0, area: 0, 0, centroid: middle)
    }

    /// The convex hull of points; nil where that has no area. Cost: n log n.
    package static func polygon(_ points: [Vector]) -> Shape? {
        let hull = convexHull(points.filter(\.isFinite))
        guard hull.count > 2 else { return nil }
        // Triangles around the first corner: sums are exact enough far from the origin.
        var (area, centroid, inertia) = (0.0, Vector.zero, 0.0)
        for index in 1..<hull.count - 1 {
            let (a, b) = (hull[index] - hull[0], hull[index + 1] - hull[0])
            let part = a.cross(b) / 2
            area += part
            centroid += (part / 3) * (a + b)
            inertia += part * (a.dot(a) + a.dot(b) + b.dot(b)) / 6
        }
        guard area > 1e-3 else { return nil }
        centroid = (1 / area) * centroid
        let middle = hull[0] + centroid
        return Shape(
            corners: hull.map { $0 - middle },
            radius: 0,
            area: area,
            inertia / area - centroid.dot(centroid),
            centroid: middle
        )
    }

    private init(
        corners: [Vector],
        radius: Double,
        area: Double,
        _ inertiaPerMass: Double,
        centroid: Vector = .zero
    ) {
        self.corners = corners
        self.radius = radius
        self.area = area
        self.inertiaPerMass = inertiaPerMass
        self.centroid = centroid
        reach = radius + (corners.map(\.length).max() ?? 0)
        normals =
            corners.count < 2
            ? []
            : corners.indices.map { index in
                let side = corners[(index + 1) % corners.count] - corners[index]
                return Vector(side.y, 0 - side.x).unit
            }
    }

    /// Andrew's chain, without points on its sides.
    private static func convexHull(_ points: [Vector]) -> [Vector] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: some Sequence<Vector>) -> [Vector] {
            var chain: [Vector] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
                        <= 1e-9
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return Array(chain.dropLast())
        }
        return chain(sorted) + chain(sorted.reversed())
    }
}
