/// Bodies, joints and boundaries that move in fixed steps.
///
/// A step is 1/60 s, in four parts. Each part: forces change velocities; contacts are found; joints and contacts change velocities by
/// impulses, one after another and several times (sequential impulses), beginning with those of the part before; bodies move; what was
/// only to undo errors is taken away again; bodies that met are thrown back. It is all additions, multiplications, divisions and square
/// roots of doubles in one order: the same bits everywhere. Cost: bodies · log(bodies) + pairs that overlap along x + contacts.
package struct World: Sendable {
    /// Seconds.
    package static let stepTime = 1.0 / 60
    static let substeps = 4
    static let substepTime = stepTime / Double(substeps)
    private static let iterations = 4
    private static let relaxations = 2

    /// The part of an overlap that is undone, in 1 / second: a stack of ten, to which more is done than a round of the solver can pass on,
    /// never comes to rest.
    static let separationRate = 10.0
    /// The part of a joint's error that is undone, in 1 / second.
    static let correctionRate = 36.0
    /// Points a second with which what overlaps parts.
    static let fastestCorrection = 400.0
    /// Points a second; what meets more slowly stays together.
    static let slowestBounce = 12.0

    /// The number of the body that stands for the plane itself.
    package static let ground = 0

    package internal(set) var bodies = [Body(shape: nil)]
    private var unused: [Int] = []
    private(set) var joints: [JointConstraint] = []
    private var contacts: [Contact] = []
    /// What began and ended in the last step, in order.
    package private(set) var events: [ContactEvent] = []
    /// Whether all has been still for half a second.
    package internal(set) var isAtRest = false

    /// Two bodies that have begun or ceased to touch.
    package struct ContactEvent: Equatable, Sendable {
        package let a: Int
        package let b: Int
        package let place: Vector
        package let isBeginning: Bool
    }

    package init() {}

    /// Something has changed: what rests may move again.
    package mutating func wake() {
        isAtRest = false
        for index in bodies.indices {
            bodies[index].wake()
            bodies[index].stillTime = 0
        }
    }

    // MARK: - Bodies

    /// - Parameters:
    ///   - place: of the origin of the shape's coordinates.
    /// - Returns: the body's number, until it is removed.
    package mutating func addBody(_ shape: Shape, at place: Vector, _ rotation: Rotation = .identity) -> Int {
        var body = Body(shape: shape)
        body.rotation = rotation
        body.position = place + rotation.turn(shape.centroid)
        body.updateMass()
        return insert(body)
    }

    /// A line or an area that does not move.
    package mutating func addBoundary(_ shape: Shape, group: Int) -> Int {
        var body = Body(shape: shape, boundary: group)
        body.position = shape.centroid
        return insert(body)
    }

    private mutating func insert(_ body: Body) -> Int {
        wake()
        guard let number = unused.popLast() else {
            bodies.append(body)
            return bodies.count - 1
        }
        bodies[number] = body
        return number
    }

    package mutating func removeBody(_ number: Int) {
        wake()
        bodies[number] = Body(shape: nil)
        unused.append(number)
        contacts.removeAll { $0.a == number || $0.b == number }
        joints.removeAll { $0.joint.bodyA == number || $0.joint.bodyB == number }
    }

    /// Changes what a body is like and how fast it is; its mass follows.
    package mutating func change(_ number: Int, _ change: (inout Body) -> Void) {
        change(&bodies[number])
        bodies[number].updateMass()
        if bodies[number].velocity != .zero || bodies[number].angularVelocity != 0 { bodies[number].wake() }
    }

    /// Puts a body somewhere else; it keeps its velocity.
    package mutating func move(_ number: Int, to place: Vector, _ rotation: Rotation) {
        wake()
        bodies[number].rotation = rotation
        bodies[number].position = place + rotation.turn(bodies[number].shape?.centroid ?? .zero)
    }

    /// Adds a force at a place of the plane for the next step.
    /// - Parameter force: in mass · points / second².
    package mutating func push(_ number: Int, _ force: Vector, at place: Vector) {
        let body = bodies[number]
        bodies[number].acceleration += body.inverseMass * force
        bodies[number].angularAcceleration += body.inverseInertia * (place - body.position).cross(force)
    }

    /// Changes a body's velocity at once.
    /// - Parameter impulse: in mass · points / second.
    package mutating func strike(_ number: Int, _ impulse: Vector, at place: Vector) {
        wake()
        bodies[number].apply(impulse, at: place - bodies[number].position)
    }

    /// Replaces the joints; those that were there before go on.
    package mutating func setJoints(_ new: [Joint]) {
        if new != joints.map(\.joint) { wake() }
        let old = Dictionary(joints.map { ($0.joint.id, $0) }) { first, _ in first }
        joints = new.map { JointConstraint($0, continuing: old[$0.id]) }
    }

    // MARK: - Steps

    /// One step. Forces that were added are used up.
    package mutating func advance() {
        events = []
        for index in joints.indices { joints[index].beginStep() }
        let pairs = candidates()
        let islands = islands(pairs)
        wakeIslands(islands)
        for _ in 0..<World.substeps { substep(pairs) }
        for index in joints.indices { joints[index].endStep() }
        restIslands(islands)
        for index in bodies.indices {
            (bodies[index].acceleration, bodies[index].angularAcceleration) = (.zero, 0)
        }
        checkInvariants()
    }

    private mutating func substep(_ pairs: [(a: Int, b: Int)]) {
        for index in bodies.indices { bodies[index].accelerate(for: World.substepTime) }
        findContacts(pairs)
        for index in joints.indices where !rests(joints[index]) { joints[index].prepare(&bodies) }
        for contact in contacts where !rests(contact) { contact.warmStart(&bodies) }
        for round in 0..<World.iterations { solve(corrects: true, isReversed: round % 2 == 1) }
        for joint in joints where !rests(joint) { joint.close(&bodies) }
        for index in contacts.indices where !rests(contacts[index]) { contacts[index].close(&bodies) }
        for index in bodies.indices { bodies[index].move(for: World.substepTime) }
        for round in 0..<World.relaxations { solve(corrects: false, isReversed: round % 2 == 1) }
        for index in contacts.indices where !rests(contacts[index]) { contacts[index].bounce(&bodies) }
        for contact in contacts where contact.isTouching != contact.wasTouching && !rests(contact) {
            events.append(
                ContactEvent(
                    a: contact.a,
                    b: contact.b,
                    place: contact.place,
                    isBeginning: contact.isTouching
                )
            )
        }
    }

    /// Goes there and back in turn: what presses from one end of a stack gets to the other one in a single round.
    private mutating func solve(corrects: Bool, isReversed: Bool) {
        for index in 0..<joints.count {
            let index = isReversed ? joints.count - 1 - index : index
            if !rests(joints[index]) { joints[index].solve(&bodies, corrects: corrects) }
        }
        for index in 0..<contacts.count {
            let index = isReversed ? contacts.count - 1 - index : index
            if !rests(contacts[index]) { contacts[index].solve(&bodies, corrects: corrects) }
        }
    }

    /// What rests with one of its bodies does with the other one: they are of one island, or that does not move.
    private func rests(_ contact: Contact) -> Bool {
        bodies[contact.a].isAsleep || bodies[contact.b].isAsleep
    }

    private func rests(_ joint: JointConstraint) -> Bool {
        bodies[joint.joint.bodyA].isAsleep || bodies[joint.joint.bodyB].isAsleep
    }

    /// - Parameter pairs: in the order in which contacts are kept.
    private mutating func findContacts(_ pairs: [(a: Int, b: Int)]) {
        var found: [Contact] = []
        found.reserveCapacity(pairs.count)
        var next = contacts.makeIterator()
        var old = next.next()
        func end(_ contact: Contact) {
            guard contact.isTouching else { return }
            events.append(
                ContactEvent(a: contact.a, b: contact.b, place: contact.place, isBeginning: false)
            )
        }
        for (a, b) in pairs {
            while let contact = old, contact.key < (a, b) {
                end(contact)
                old = next.next()
            }
            var known: Contact?
            if let contact = old, contact.key == (a, b) {
                known = contact
                old = next.next()
            }
            if let known, rests(known) {
                found.append(known)
                continue
            }
            let speed = bodies[a].reachIn(World.substepTime) + bodies[b].reachIn(World.substepTime)
            guard let manifold = Manifold(bodies[a], bodies[b], within: speed + World.margin) else {
                if let known { end(known) }
                continue
            }
            found.append(Contact(manifold, a: a, b: b, bodies, continuing: known))
        }
        while let contact = old {
            end(contact)
            old = next.next()
        }
        contacts = found
    }

    /// Points around what moves within which contacts are looked for beforehand.
    static let margin = 1.0

    /// Numbers that stay finite, and rotations that stay rotations. Not by `assert`, which optimised code drops: debug builds
    /// have this module optimised.
    private func checkInvariants() {
        #if DEBUG
            let areSound = bodies.allSatisfy { body in
                body.position.isFinite && body.velocity.isFinite && body.angularVelocity.isFinite
                    && abs(Vector(body.rotation.cosine, body.rotation.sine).length - 1) < 1e-6
            }
            if !areSound { fatalError("a body has been lost: its position or velocity is no number") }
        #endif
    }
}
