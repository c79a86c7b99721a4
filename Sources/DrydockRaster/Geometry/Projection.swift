/// A map of the plane that keeps straight lines straight, as a picture of a plane in space does:
/// `x' = (a·x + c·y + tx) / w`, `y' = (b·x + d·y + ty) / w`, `w = p·x + q·y + r`. Where w is not positive lies behind the eye.
///
/// Coefficients are rounded when a value is made, as those of `Affine`, and those of w to 2⁻⁴⁰. A map with one that is not
/// finite or too large becomes the zero map, under which nothing is drawn.
package struct Projection: Hashable, Sendable {
    package let a, b, c, d, tx, ty, p, q, r: Double

    /// Points nearer to the eye than this part of the distance of what is neither enlarged nor reduced are cut off.
    private static let nearest = 1.0 / 64

    package init(
        a: Double,
        b: Double,
        c: Double,
        d: Double,
        tx: Double,
        ty: Double,
        p: Double,
        q: Double,
        r: Double
    ) {
        let plane = Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        let isFinite = (p + q + r) * 0 == 0 && max(abs(p), abs(q)) < 1 && abs(r) < 67_108_864
        (self.a, self.b, self.c, self.d) = (plane.a, plane.b, plane.c, plane.d)
        (self.tx, self.ty) = (plane.tx, plane.ty)
        (self.p, self.q) = isFinite ? (Self.round(p), Self.round(q)) : (0, 0)
        self.r = isFinite ? Self.round(r) : 0
    }

    /// Ties go to even numbers.
    private static func round(_ value: Double) -> Double {
        let parts = 1_099_511_627_776.0
        guard abs(value) < 1024 else { return value }
        return (value * parts).rounded(.toNearestOrEven) / parts
    }

    /// First this map, then the other.
    package func concatenating(_ next: Affine) -> Projection {
        Projection(
            a: next.a * a + next.c * b + next.tx * p,
            b: next.b * a + next.d * b + next.ty * p,
            c: next.a * c + next.c * d + next.tx * q,
            d: next.b * c + next.d * d + next.ty * q,
            tx: next.a * tx + next.c * ty + next.tx * r,
            ty: next.b * tx + next.d * ty + next.ty * r,
            p: p,
            q: q,
            r: r
        )
    }

    var determinant: Double {
        a * (d * r - ty * q) - c * (b * r - ty * p) + tx * (b * q - d * p)
    }

    /// The corners of what a rectangle becomes, but for what lies behind the eye; none for nothing.
    func corners(of rect: PixelRect) -> [(x: Double, y: Double)] {
        let (left, right) = (Double(rect.x), Double(rect.maxX))
        let (top, bottom) = (Double(rect.y), Double(rect.maxY))
        let source = [(left, top), (right, top), (right, bottom), (left, bottom)]
        let points = source.map { (x: $0.0, y: $0.1, w: p * $0.0 + q * $0.1 + r) }
        var result: [(x: Double, y: Double)] = []
        func add(_ x: Double, _ y: Double, _ w: Double) {
            result.append(((a * x + c * y + tx) / w, (b * x + d * y + ty) / w))
        }
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % 4]
            if point.w >= Self.nearest { add(point.x, point.y, point.w) }
            guard (point.w >= Self.nearest) != (next.w >= Self.nearest) else { continue }
            let part = (Self.nearest - point.w) / (next.w - point.w)
            add(point.x + (next.x - point.x) * part, point.y + (next.y - point.y) * part, Self.nearest)
        }
        return result
    }

    /// The pixels around what a rectangle becomes.
    func bounds(of rect: PixelRect) -> PixelRect {
        if rect.isEmpty || determinant == 0 { return .zero }
        let corners = corners(of: rect)
        guard let first = corners.first else { return .zero }
        var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for corner in corners {
            (minX, maxX) = (min(minX, corner.x), max(maxX, corner.x))
            (minY, maxY) = (min(minY, corner.y), max(maxY, corner.y))
        }
        func clamp(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }
        return PixelRect(
            minX: clamp((minX - 0.01).rounded(.down)),
            minY: clamp((minY - 0.01).rounded(.down)),
            maxX: clamp((maxX + 0.01).rounded(.up)),
            maxY: clamp((maxY + 0.01).rounded(.up))
        )
    }

    /// The map back, up to a factor of all three coordinates; nil when there is none.
    var inverse: ProjectionMap? {
        let determinant = determinant
        guard determinant != 0, determinant * 0 == 0 else { return nil }
        return ProjectionMap(
            x: (
                (d * r - ty * q) / determinant, (tx * q - c * r) / determinant,
                (c * ty - d * tx) / determinant
            ),
            y: (
                (ty * p - b * r) / determinant, (a * r - tx * p) / determinant,
                (b * tx - a * ty) / determinant
            ),
            w: ((b * q - d * p) / determinant, (c * p - a * q) / determinant, (a * d - b * c) / determinant)
        )
    }
}

/// Homogeneous coordinates as sums of multiples of x, of y and of one.
struct ProjectionMap {
    let x, y, w: (x: Double, y: Double, one: Double)

    func callAsFunction(_ px: Double, _ py: Double) -> (x: Double, y: Double, w: Double) {
        (
            x.x * px + x.y * py + x.one,
            y.x * px + y.y * py + y.one,
            w.x * px + w.y * py + w.one
        )
    }

    /// How many source pixels lie between a pixel and its right, and its lower neighbour.
    func steps(atX px: Double, y py: Double) -> (right: Double, down: Double) {
        let point = self(px, py)
        let square = point.w * point.w
        func step(_ dx: Double, _ dy: Double, _ dw: Double) -> Double {
            let (u, v) = ((dx * point.w - point.x * dw) / square, (dy * point.w - point.y * dw) / square)
            return (u * u + v * v).squareRoot()
        }
        return (step(x.x, y.x, w.x), step(x.y, y.y, w.y))
    }
}
