/// Two bodies that touch, or soon will, while the solver works on them.
struct Contact: Sendable {
    struct Point: Sendable {
        var id: Int
        var separation: Double
        var armA: Vector
        var armB: Vector
        /// What an impulse along the normal, and along the sides, changes of the velocity there.
        var normalChange: Double
        var tangentChange: Double
        /// Of this step of the solver so far.
        var normalImpulse = 0.0
        var tangentImpulse = 0.0
        /// The speed with which the surfaces meet, in points a second; 0 for what rests.
        var impact = 0.0
    }

    let a: Int
    let b: Int
    /// From the first body to the second.
    let normal: Vector
    let friction: Double
    let elasticity: Double
    var first: Point
    var second: Point?
    /// How an impulse at one point changes the velocity at the other.
    private var crossChange = 0.0
    /// Whether the surfaces have met.
    private(set) var isTouching: Bool
    /// The same, in the part of the step before.
    let wasTouching: Bool

    private var tangent: Vector { Vector(0 - normal.y, normal.x) }

    /// Where the bodies have met: the middle of all points.
    let place: Vector

    /// In which order contacts are kept.
    var key: (Int, Int) { (a, b) }

    /// - Parameter old: the contact of the same bodies in the step before.
    init(_ manifold: Manifold, a: Int, b: Int, _ bodies: [Body], continuing old: Contact?) {
        self.a = a
        self.b = b
        normal = manifold.normal
        let (one, other) = (bodies[a], bodies[b])
        friction = Contact.friction(one, other)
        elasticity = max(
            one.boundary == nil ? one.material.elasticity : 0,
            other.boundary == nil ? other.material.elasticity : 0
        )
        func point(_ point: Manifold.Point) -> Point {
            let (armA, armB) = (point.place - one.position, point.place - other.position)
            func change(_ way: Vector) -> Double {
                let (cA, cB) = (armA.cross(way), armB.cross(way))
                return one.inverseMass + other.inverseMass + one.inverseInertia * cA * cA
                    + other.inverseInertia * cB * cB
            }
            var result = Point(
                id: point.id,
                separation: point.separation,
                armA: armA,
                armB: armB,
                normalChange: change(manifold.normal),
                tangentChange: change(Vector(0 - manifold.normal.y, manifold.normal.x))
            )
            if let known = [old?.first, old?.second].compactMap({ $0 }).first(where: { $0.id == point.id }) {
                result.normalImpulse = known.normalImpulse
                result.tangentImpulse = known.tangentImpulse
            }
            // The speed at which they will meet, not that of now: what falls gets faster on the way.
            func approach(_ vA: Vector, _ wA: Double, _ vB: Vector, _ wB: Double) -> Double {
                let speed = vB + armB.turning(with: wB) - vA - armA.turning(with: wA)
                return 0 - speed.dot(manifold.normal)
            }
            let before = approach(
                one.startVelocity,
                one.startAngularVelocity,
                other.startVelocity,
                other.startAngularVelocity
            )
            let after = approach(
                one.velocity,
                one.angularVelocity,
                other.velocity,
                other.angularVelocity
            )
            if before > 0 {
                let gain = 2 * (after - before) / World.substepTime * max(point.separation, 0)
                result.impact = max(before * before + gain, 0).squareRoot()
            }
            return result
        }
        first = point(manifold.first)
        second = manifold.second.map(point)
        place = 0.5 * (manifold.first.place + (manifold.second ?? manifold.first).place)
        // What touched goes on until there is a gap that can be seen.
        wasTouching = old?.isTouching ?? false
        let gap = min(manifold.first.separation, manifold.second?.separation ?? .infinity)
        isTouching = wasTouching && gap <= Contact.visibleGap
        if let second {
            let (a1, a2) = (first.armA.cross(normal), second.armA.cross(normal))
            let (b1, b2) = (first.armB.cross(normal), second.armB.cross(normal))
            crossChange =
                one.inverseMass + other.inverseMass + one.inverseInertia * a1 * a2
                + other.inverseInertia * b1 * b2
            // Two points so near to each other say the same.
            let determinant = first.normalChange * second.normalChange - crossChange * crossChange
            if first.normalChange * first.normalChange > 1_000 * determinant { self.second = nil }
        }
    }

    private static let visibleGap = 0.5

    /// The geometric mean of two items'; an item's own on a boundary.
    private static func friction(_ a: Body, _ b: Body) -> Double {
        if a.boundary != nil { return b.material.friction }
        if b.boundary != nil { return a.material.friction }
        return (max(a.material.friction, 0) * max(b.material.friction, 0)).squareRoot()
    }

    // MARK: - Solving

    func warmStart(_ bodies: inout [Body]) {
        apply(first.normalImpulse, first.tangentImpulse, first, &bodies)
        if let second { apply(second.normalImpulse, second.tangentImpulse, second, &bodies) }
    }

    private func apply(
        _ normalImpulse: Double,
        _ tangentImpulse: Double,
        _ point: Point,
        _ bodies: inout [Body]
    ) {
        let impulse = normalImpulse * normal + tangentImpulse * tangent
        bodies[a].apply(-impulse, at: point.armA)
        bodies[b].apply(impulse, at: point.armB)
    }

    private func velocity(_ point: Point, _ bodies: [Body]) -> Vector {
        bodies[b].velocity(at: point.armB) - bodies[a].velocity(at: point.armA)
    }

    /// Changes the velocities so that the bodies do not overlap after the step.
    /// - Parameter corrects: whether those that overlap part; the velocity for that goes with the next call without.
    mutating func solve(_ bodies: inout [Body], corrects: Bool) {
        first.tangentImpulse = rub(first, &bodies)
        if var point = second {
            point.tangentImpulse = rub(point, &bodies)
            second = point
        }
        func wanted(_ point: Point) -> Double {
            if point.separation > 0 { return point.separation / World.substepTime }
            return corrects ? max(World.separationRate * point.separation, -World.fastestCorrection) : 0
        }
        press(&bodies, wanted(first), second.map(wanted) ?? 0)
    }

    /// - Returns: the impulse along the sides that has been given at a point so far.
    private func rub(_ point: Point, _ bodies: inout [Body]) -> Double {
        guard friction > 0, point.tangentChange > 0 else { return 0 }
        let change = 0 - velocity(point, bodies).dot(tangent) / point.tangentChange
        let limit = friction * point.normalImpulse
        let impulse = min(max(point.tangentImpulse + change, -limit), limit)
        apply(0, impulse - point.tangentImpulse, point, &bodies)
        return impulse
    }

    /// Finds impulses that only push, after which each point's velocity along the normal and its allowance add up to 0, or to more
    /// where there is no push. Both points at once: one after the other would turn what falls flat.
    private mutating func press(_ bodies: inout [Body], _ allowance: Double, _ otherAllowance: Double) {
        let speed = velocity(first, bodies).dot(normal) + allowance
        guard let point = second else {
            let impulse = max(first.normalImpulse - speed / first.normalChange, 0)
            apply(impulse - first.normalImpulse, 0, first, &bodies)
            first.normalImpulse = impulse
            return
        }
        let otherSpeed = velocity(point, bodies).dot(normal) + otherAllowance
        let (old, otherOld) = (first.normalImpulse, point.normalImpulse)
        let (k1, k12, k2) = (first.normalChange, crossChange, point.normalChange)
        let b1 = speed - k1 * old - k12 * otherOld
        let b2 = otherSpeed - k12 * old - k2 * otherOld
        let determinant = k1 * k2 - k12 * k12
        var (x1, x2) = ((k12 * b2 - k2 * b1) / determinant, (k12 * b1 - k1 * b2) / determinant)
        if x1 < 0 || x2 < 0 {
            if b1 < 0, k12 * (0 - b1 / k1) + b2 >= 0 {
                (x1, x2) = (0 - b1 / k1, 0)
            } else if b2 < 0, k12 * (0 - b2 / k2) + b1 >= 0 {
                (x1, x2) = (0, 0 - b2 / k2)
            } else {
                (x1, x2) = (0, 0)
            }
        }
        apply(x1 - old, 0, first, &bodies)
        apply(x2 - otherOld, 0, point, &bodies)
        first.normalImpulse = x1
        second?.normalImpulse = x2
    }

    /// After the first solving: what the bodies' velocities make of the gaps by the end of the step.
    mutating func close(_ bodies: inout [Body]) {
        first.separation += World.substepTime * velocity(first, bodies).dot(normal)
        if var point = second {
            point.separation += World.substepTime * velocity(point, bodies).dot(normal)
            second = point
        }
        guard isPressed else { return }
        bodies[a].isConstrained = true
        bodies[b].isConstrained = true
    }

    private var isPressed: Bool { first.normalImpulse > 0 || (second?.normalImpulse ?? 0) > 0 }

    /// After the last solving: throws back what has met fast enough.
    mutating func bounce(_ bodies: inout [Body]) {
        // What arrives just at the end of a step is not pressed before.
        if isPressed { isTouching = true }
        guard elasticity > 0 else { return }
        func rebound(_ point: Point) -> Double {
            guard point.normalImpulse > 0, point.impact > World.slowestBounce else { return 0 }
            return elasticity * point.impact
        }
        let (one, other) = (rebound(first), second.map(rebound) ?? 0)
        if one > 0 || other > 0 { press(&bodies, 0 - one, 0 - other) }
    }
}
