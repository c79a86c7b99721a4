/// One thing that moves, or that others collide with.
package struct Body: Sendable {
    package var shape: Shape?
    /// The centre of mass.
    package internal(set) var position = Vector.zero
    package internal(set) var rotation = Rotation.identity
    /// Points a second.
    package var velocity = Vector.zero
    /// Radians a second.
    package var angularVelocity = 0.0
    /// Of all forces, in points / second², until the next step is over.
    package var acceleration = Vector.zero
    /// Of all torques, in radians / second², until the next step is over.
    package var angularAcceleration = 0.0

    package var material = Material()
    /// Which items it collides with: those that have a number in common.
    package var itemGroups: [Int] = []
    /// Which boundaries it collides with.
    package var boundaryGroups: [Int] = []
    /// Of a boundary, its only group; nil for an item.
    let boundary: Int?

    /// 0 for what does not move.
    package internal(set) var inverseMass = 0.0
    package internal(set) var inverseInertia = 0.0

    // What a step knows of the body.
    var startVelocity = Vector.zero
    var startAngularVelocity = 0.0
    /// Whether anything but forces had an effect.
    var isConstrained = false
    /// Whether its island rests: it does not move until that wakes.
    var isAsleep = false
    /// Seconds for which it has been still.
    var stillTime = 0.0
    /// The forces that it rests under.
    var restingAcceleration = Vector.zero
    var restingAngularAcceleration = 0.0
    /// Where the body was when it was last seen to move.
    private var lastPosition = Vector.zero
    private var lastRotation = Rotation.identity

    /// What a body is like. The defaults are those of UIKit's item behaviours.
    package struct Material: Equatable, Sendable {
        /// The part of the speed that a collision leaves.
        package var elasticity = 0.0
        /// The part of the pressure that holds back what slides.
        package var friction = 0.0
        /// Mass of 100 by 100 points.
        package var density = 1.0
        /// The part of the speed that is lost in a second, as a rate.
        package var resistance = 0.0
        package var angularResistance = 0.0
        package var isAnchored = false
        package var allowsRotation = true

        package init() {}
    }

    init(shape: Shape?, boundary: Int? = nil) {
        self.shape = shape
        self.boundary = boundary
    }

    /// Where a point of the shape's own coordinates is.
    package func place(of point: Vector) -> Vector {
        position + rotation.turn(point - (shape?.centroid ?? .zero))
    }

    /// Where a place is in the shape's own coordinates.
    package func point(at place: Vector) -> Vector {
        rotation.turnBack(place - position) + (shape?.centroid ?? .zero)
    }

    /// The way from the centre of mass to a point of the shape's own coordinates.
    func arm(to point: Vector) -> Vector { rotation.turn(point - (shape?.centroid ?? .zero)) }

    func velocity(at arm: Vector) -> Vector { velocity + arm.turning(with: angularVelocity) }

    mutating func apply(_ impulse: Vector, at arm: Vector) {
        velocity += inverseMass * impulse
        angularVelocity += inverseInertia * arm.cross(impulse)
    }

    package var mass: Double { inverseMass > 0 ? 1 / inverseMass : 0 }
    package var isStatic: Bool { inverseMass == 0 }

    mutating func updateMass() {
        guard let shape, boundary == nil, !material.isAnchored else {
            (inverseMass, inverseInertia) = (0, 0)
            (velocity, angularVelocity) = (.zero, 0)
            return
        }
        let mass = max(material.density, 1e-6) * shape.area / 10_000
        inverseMass = 1 / mass
        inverseInertia = material.allowsRotation ? 1 / (mass * shape.inertiaPerMass) : 0
        if !material.allowsRotation { angularVelocity = 0 }
    }

    /// Forces and resistance for `time` seconds.
    mutating func accelerate(for time: Double) {
        (startVelocity, startAngularVelocity) = (velocity, angularVelocity)
        isConstrained = false
        guard !isStatic, !isAsleep else { return }
        velocity += time * acceleration
        if inverseInertia > 0 { angularVelocity += time * angularAcceleration }
        velocity = Body.rest(of: material.resistance, after: time) * velocity
        angularVelocity *= Body.rest(of: material.angularResistance, after: time)
        // What came to be this fast by a mistake is to end somewhere.
        let speed = velocity.length
        if speed > Body.highestSpeed { velocity = (Body.highestSpeed / speed) * velocity }
        angularVelocity = min(max(angularVelocity, -Body.highestTurn), Body.highestTurn)
    }

    /// Whether any point is farther from where it was when this was last true than some points.
    mutating func hasMoved(by distance: Double) -> Bool {
        guard !isStatic else { return false }
        let turn = rotation.since(lastRotation)
        let way = (position - lastPosition).length + abs(turn.smallAngle) * (shape?.reach ?? 0)
        guard way > distance else { return false }
        (lastPosition, lastRotation) = (position, rotation)
        return true
    }

    static let highestSpeed = 100_000.0
    static let highestTurn = 200.0

    /// e^(-rate · time) for small exponents, and still no less than 0 for others.
    private static func rest(of rate: Double, after time: Double) -> Double {
        guard rate > 0 else { return 1 }
        let x = rate * time
        return 1 / (1 + x * (1 + x / 2 * (1 + x / 3)))
    }

    /// Goes on for `time` seconds. A body that only forces move goes by the mean of its speeds, which is exact for
    /// constant ones; others by what the solver left.
    mutating func move(for time: Double) {
        guard !isStatic, !isAsleep else { return }
        let speed = isConstrained ? velocity : 0.5 * (startVelocity + velocity)
        let turn = isConstrained ? angularVelocity : 0.5 * (startAngularVelocity + angularVelocity)
        position += time * speed
        rotation = rotation.turned(by: time * turn)
    }
}
