/// A place or a way in the plane, in points; y grows downward.
package struct Vector: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package static let zero = Vector(0, 0)

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
    package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
    package static func * (factor: Double, a: Vector) -> Vector { Vector(factor * a.x, factor * a.y) }
    package static func += (a: inout Vector, b: Vector) { a = a + b }
    package static func -= (a: inout Vector, b: Vector) { a = a - b }
    package static prefix func - (a: Vector) -> Vector { Vector(0 - a.x, 0 - a.y) }

    package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    /// The part of the product that points out of the plane.
    package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
    package var length: Double { (x * x + y * y).squareRoot() }
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// The velocity of a point at this place around a centre that turns with `speed` radians a second.
    func turning(with speed: Double) -> Vector { Vector(0 - speed * y, speed * x) }

    /// As long as 1; the way of the x axis for what has no length.
    var unit: Vector {
        let length = length
        return length > 1e-12 ? (1 / length) * self : Vector(1, 0)
    }
}

/// A turn around the origin, kept as its cosine and sine so that no angle has to be looked up.
package struct Rotation: Equatable, Sendable {
    package private(set) var cosine: Double
    package private(set) var sine: Double

    package static let identity = Rotation(cosine: 1, sine: 0)

    /// - Parameters: a vector along the turned x axis, of any length; none stands for no turn.
    package init(cosine: Double, sine: Double) {
        let length = (cosine * cosine + sine * sine).squareRoot()
        guard length > 1e-12, length.isFinite else {
            (self.cosine, self.sine) = (1, 0)
            return
        }
        // What is not turned stays so to the last bit.
        self.cosine = length == 1 ? cosine : cosine / length
        self.sine = length == 1 ? sine : sine / length
    }

    package func turn(_ v: Vector) -> Vector {
        Vector(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y)
    }

    package func turnBack(_ v: Vector) -> Vector {
        Vector(cosine * v.x + sine * v.y, cosine * v.y - sine * v.x)
    }

    /// What turns `start` into this.
    package func since(_ start: Rotation) -> Rotation {
        Rotation(
            cosine: cosine * start.cosine + sine * start.sine,
            sine: sine * start.cosine - cosine * start.sine
        )
    }

    /// Turned on by a small angle in radians: within its fifth power / 120, and for ever longer turns less than the whole.
    func turned(by angle: Double) -> Rotation {
        guard angle != 0 else { return self }
        let half = angle / 2
        // tan(x) = x + x³/3 + …; the half angle's tangent gives cosine and sine without a root.
        let tangent = half + half * half * half / 3
        let scale = 1 / (1 + tangent * tangent)
        let (c, s) = ((1 - tangent * tangent) * scale, 2 * tangent * scale)
        return Rotation(cosine: cosine * c - sine * s, sine: sine * c + cosine * s)
    }

    /// How far this is turned, in radians, -π to π: exact to the third power of a small angle, and monotonous.
    var smallAngle: Double {
        let tangent = cosine > -0.999 ? sine / (1 + cosine) : (sine < 0 ? -1.5 : 1.5)
        return 2 * min(max(tangent, -1.5), 1.5)
    }
}
