/// What holds a body to another one or to a place: stiff, or with a spring.
package struct Joint: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// The two points are this many points apart.
        case distance(Double)
        /// The two points are no more than this many points apart.
        case limit(Double)
        /// The two points are at one place.
        case point
        /// The second body is turned against the first one by as much as this.
        case angle(Rotation)
    }

    /// The caller's: a joint that is set anew with the same one goes on.
    package var id: Int
    package var kind: Kind
    package var bodyA: Int
    package var bodyB: Int
    /// In the coordinates of the body's shape; where the first body is the ground, a place, which is moved to evenly within a step.
    package var pointA: Vector
    package var pointB: Vector
    /// Oscillations a second; 0 for stiff.
    package var frequency: Double
    package var dampingRatio: Double

    package init(
        id: Int,
        _ kind: Kind,
        from bodyA: Int,
        at pointA: Vector = .zero,
        to bodyB: Int,
        at pointB: Vector = .zero,
        frequency: Double = 0,
        dampingRatio: Double = 0
    ) {
        self.id = id
        self.kind = kind
        self.bodyA = bodyA
        self.bodyB = bodyB
        self.pointA = pointA
        self.pointB = pointB
        self.frequency = frequency
        self.dampingRatio = dampingRatio
    }
}

/// A joint while the solver works on it.
struct JointConstraint: Sendable {
    var joint: Joint
    private var spring: Spring?
    /// Where the first point is on its way to the joint's own; the same unless that is a place that has changed.
    private var place: Vector
    private var placeVelocity = Vector.zero

    private var armA = Vector.zero
    private var armB = Vector.zero
    private var axis = Vector.zero
    /// How far from what the joint asks for; of one dimension, x.
    private var error = Vector.zero
    /// What an impulse changes: the matrix [xx, xy; xy, yy]; of one dimension, xx.
    private var (xx, xy, yy) = (0.0, 0.0, 0.0)
    /// Of this step of the solver so far.
    private var impulse = Vector.zero

    init(_ joint: Joint, continuing old: JointConstraint?) {
        self.joint = joint
        place = old?.place ?? joint.pointA
        impulse = old?.impulse ?? .zero
        if joint.frequency > 0 {
            spring = Spring(
                frequency: joint.frequency,
                dampingRatio: joint.dampingRatio,
                time: World.substepTime
            )
        }
    }

    private var isPlane: Bool { joint.kind == .point }

    /// Before a step: where a place that has changed is to be when it is over.
    mutating func beginStep() {
        if joint.bodyA == World.ground {
            placeVelocity = (1 / World.stepTime) * (joint.pointA - place)
        } else {
            place = joint.pointA
        }
    }

    mutating func endStep() {
        place = joint.pointA
        placeVelocity = .zero
    }

    mutating func prepare(_ bodies: inout [Body]) {
        let (a, b) = (joint.bodyA, joint.bodyB)
        armA = a == World.ground ? .zero : bodies[a].arm(to: place)
        armB = bodies[b].arm(to: joint.pointB)
        let from = a == World.ground ? place : bodies[a].position + armA
        let way = bodies[b].position + armB - from
        let mass = bodies[a].inverseMass + bodies[b].inverseMass
        let (iA, iB) = (bodies[a].inverseInertia, bodies[b].inverseInertia)
        switch joint.kind {
        case .distance(let length), .limit(let length):
            axis = way.unit
            error.x = way.length - length
            let (cA, cB) = (armA.cross(axis), armB.cross(axis))
            xx = mass + iA * cA * cA + iB * cB * cB
        case .point:
            error = way
            xx = mass + iA * armA.y * armA.y + iB * armB.y * armB.y
            xy = 0 - iA * armA.x * armA.y - iB * armB.x * armB.y
            yy = mass + iA * armA.x * armA.x + iB * armB.x * armB.x
        case .angle(let rotation):
            error.x = bodies[b].rotation.since(bodies[a].rotation).since(rotation).smallAngle
            xx = iA + iB
        }
        place += World.substepTime * placeVelocity
        // What a spring gives follows from where it is; what is stiff begins with what held it before.
        if spring != nil { impulse = .zero }
        apply(impulse, &bodies)
    }

    /// After the first solving: tells the bodies that more than forces moves them.
    func close(_ bodies: inout [Body]) {
        guard impulse != .zero else { return }
        bodies[joint.bodyA].isConstrained = true
        bodies[joint.bodyB].isConstrained = true
    }

    /// Changes the velocities so that they keep to the joint.
    /// - Parameter corrects: whether errors are undone as well; the velocity for that goes with the next call without.
    mutating func solve(_ bodies: inout [Body], corrects: Bool) {
        guard xx > 0, !isPlane || xx * yy - xy * xy > 1e-12 else { return }
        var wanted = velocity(bodies)
        var keeps = 0.0
        if let spring {
            wanted = spring.loss * wanted + spring.pull * error
            keeps = 1 - spring.loss
        } else if case .limit = joint.kind, error.x < 0 {
            wanted.x += error.x / World.substepTime
        } else if corrects {
            wanted += World.correctionRate * error
        }
        var change = -solved(wanted) - keeps * impulse
        if case .limit = joint.kind { change.x = min(change.x, 0 - impulse.x) }
        impulse += change
        apply(change, &bodies)
    }

    /// How fast the second point moves away from the first.
    private func velocity(_ bodies: [Body]) -> Vector {
        let (a, b) = (joint.bodyA, joint.bodyB)
        if case .angle = joint.kind {
            return Vector(bodies[b].angularVelocity - bodies[a].angularVelocity, 0)
        }
        let velocity = bodies[b].velocity(at: armB) - bodies[a].velocity(at: armA) - placeVelocity
        return isPlane ? velocity : Vector(velocity.dot(axis), 0)
    }

    private func solved(_ v: Vector) -> Vector {
        guard isPlane else { return Vector(v.x / xx, 0) }
        let determinant = xx * yy - xy * xy
        return Vector((yy * v.x - xy * v.y) / determinant, (xx * v.y - xy * v.x) / determinant)
    }

    private func apply(_ impulse: Vector, _ bodies: inout [Body]) {
        let (a, b) = (joint.bodyA, joint.bodyB)
        if case .angle = joint.kind {
            bodies[a].angularVelocity -= bodies[a].inverseInertia * impulse.x
            bodies[b].angularVelocity += bodies[b].inverseInertia * impulse.x
            return
        }
        let impulse = isPlane ? impulse : impulse.x * axis
        bodies[a].apply(-impulse, at: armA)
        bodies[b].apply(impulse, at: armB)
    }
}
