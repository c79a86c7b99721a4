import DrydockDynamics
import Foundation
import Testing

/// What meets, against the laws of impulse and energy.
@Suite struct CollisionTests {
    @Test("a ball of elasticity 1 keeps its energy over ten bounces")
    func elasticBounces() throws {
        var world = World()
        let ball = item(&world, .circle(radius: 20), at: Vector(100, 80)) { $0.elasticity = 1 }
        try floor(&world, y: 500)
        var highest: [Double] = []
        var top = Double.infinity
        var falls = false
        for _ in 0..<(60 * 20) {
            gravity(&world, [ball])
            world.advance()
            let (y, speed) = (world.bodies[ball].position.y, world.bodies[ball].velocity.y)
            if speed < 0 { (top, falls) = (min(top, y), false) }
            if speed >= 0, !falls {
                if top.isFinite { highest.append(top) }
                (top, falls) = (.infinity, true)
            }
        }
        #expect(highest.count >= 10)
        for top in highest { #expect(abs(top - 80) < 2.5) }
    }

    @Test("a bounce leaves the elasticity's square of the height", arguments: [0.3, 0.5, 0.8])
    func bounceHeight(elasticity: Double) throws {
        var world = World()
        let box = item(&world, .box(width: 40, height: 40), at: Vector(100, 80)) {
            $0.elasticity = elasticity
        }
        try floor(&world, y: 500)
        var (top, hasMet) = (Double.infinity, false)
        for _ in 0..<110 {
            gravity(&world, [box])
            world.advance()
            hasMet = hasMet || !world.events.isEmpty
            if hasMet { top = min(top, world.bodies[box].position.y) }
        }
        #expect(abs(480 - top - 400 * elasticity * elasticity) < 4)
        #expect(abs(world.bodies[box].rotation.sine) < 1e-9)
        #expect(abs(world.bodies[box].position.x - 100) < 1e-9)
    }

    @Test("without elasticity what falls stays where it fell, on the line to a thousandth of a point")
    func landing() throws {
        var world = World()
        let box = item(&world, .box(width: 40, height: 40), at: Vector(100, 80))
        try floor(&world, y: 500)
        run(&world, for: 2) { gravity(&$0, [box]) }

        #expect(abs(world.bodies[box].position.y - 480) < 0.001)
        let rests = world.isAtRest
        #expect(rests)
    }

    @Test("two balls of one mass exchange their velocities")
    func exchange() {
        var world = World()
        let left = item(&world, .circle(radius: 20), at: Vector(0, 0)) { $0.elasticity = 1 }
        let right = item(&world, .circle(radius: 20), at: Vector(100, 0)) { $0.elasticity = 1 }
        world.change(left) { $0.velocity = Vector(300, 0) }
        run(&world, for: 1)

        #expect(abs(world.bodies[left].velocity.x) < 1e-6)
        #expect(abs(world.bodies[right].velocity.x - 300) < 1e-6)
    }

    @Test("momentum stays in every collision of items", arguments: [0, 0.4, 1])
    func momentum(elasticity: Double) {
        var world = World()
        var bodies: [Int] = []
        for index in 0..<6 {
            let shape =
                index.isMultiple(of: 2)
                ? Shape.box(width: 20 + 10 * Double(index), height: 30)
                : Shape.circle(radius: 8 + 3 * Double(index))
            bodies.append(
                item(&world, shape, at: Vector(70 * Double(index), 11 * Double(index % 3))) {
                    $0.elasticity = elasticity
                    $0.friction = 0.5
                }
            )
            world.change(bodies[index]) { $0.velocity = Vector(200 - 80 * Double(index), Double(10 * index)) }
        }
        let before = momentum(of: bodies, world)
        run(&world, for: 2)
        let after = momentum(of: bodies, world)

        #expect(abs(before.linear.x - after.linear.x) < 1e-6)
        #expect(abs(before.linear.y - after.linear.y) < 1e-6)
        #expect(abs(before.angular - after.angular) < 0.02 * abs(before.angular))
    }

    @Test(
        "friction holds on a slope flatter than its angle, and not on a steeper one",
        arguments: [0.2, 0.5]
    )
    func slope(friction: Double) throws {
        for (steepness, holds) in [(friction * 0.9, true), (friction * 1.2, false)] {
            var world = World()
            let end = Vector(400, 400 * steepness)
            let line = try #require(Shape.line(from: .zero, to: end))
            _ = world.addBoundary(line, group: 1)
            let up = (1 / end.length) * Vector(end.y, -end.x)
            let place = 0.5 * end + 10 * up
            let rotation = Rotation(cosine: end.x, sine: end.y)
            let box = world.addBody(.box(width: 60, height: 20), at: place, rotation)
            world.change(box) {
                $0.boundaryGroups = [1]
                $0.material.friction = friction
            }
            run(&world, for: 0.7) { gravity(&$0, [box]) }
            let way = (world.bodies[box].position - place).length
            #expect(holds == (way < 0.5), "slope \(steepness), way \(way)")
        }
    }

    @Test("a stack of boxes comes to rest and stands", arguments: [1, 5, 10])
    func stack(count: Int) throws {
        var world = World()
        try floor(&world, y: 600)
        let boxes = (0..<count).map { index in
            item(&world, .box(width: 50, height: 40), at: Vector(200, 570 - 44 * Double(index))) {
                $0.friction = 0.3
            }
        }
        run(&world, for: 3) { gravity(&$0, boxes) }

        let rests = world.isAtRest
        #expect(rests)
        for (index, box) in boxes.enumerated() {
            let position = world.bodies[box].position
            #expect(abs(position.y - (580 - 40 * Double(index))) < 0.05, "box \(index)")
            #expect(abs(position.x - 200) < 0.05)
        }
    }

    @Test("a heap of boxes and balls comes to rest within its walls, and overlaps nowhere")
    func heap() throws {
        var world = World()
        for (start, end) in [
            (Vector(0, -2_000), Vector(0, 400)), (Vector(0, 400), Vector(300, 400)),
            (Vector(300, 400), Vector(300, -2_000)),
        ] {
            _ = world.addBoundary(try #require(Shape.line(from: start, to: end)), group: 1)
        }
        let bodies = (0..<40).map { index in
            let shape = index % 3 == 0 ? Shape.circle(radius: 15) : .box(width: 30, height: 24)
            return item(&world, shape, at: Vector(60 + Double(index * 37 % 180), 300 - 34 * Double(index))) {
                $0.friction = 0.4
            }
        }
        run(&world, for: 8) { gravity(&$0, bodies) }

        let rests = world.isAtRest
        #expect(rests)
        for body in bodies {
            let position = world.bodies[body].position
            #expect(position.x > 11 && position.x < 289 && position.y < 389, "\(position)")
        }
    }

    @Test("what is fast does not get through a line", arguments: [2_000, 10_000, 60_000])
    func tunnelling(speed: Double) throws {
        var world = World()
        try floor(&world, y: 500)
        let box = item(&world, .box(width: 10, height: 10), at: Vector(100, 0))
        world.change(box) { $0.velocity = Vector(0, speed) }
        run(&world, for: 1)

        #expect(world.bodies[box].position.y < 496)
    }

    @Test("items collide with those of their groups alone, and boundaries with theirs")
    func groups() throws {
        var world = World()
        let left = item(&world, .circle(radius: 20), at: Vector(0, 0))
        let right = world.addBody(.circle(radius: 20), at: Vector(30, 0))
        world.change(right) { $0.itemGroups = [2] }
        _ = world.addBoundary(try #require(Shape.line(from: Vector(-100, 0), to: Vector(100, 0))), group: 3)
        run(&world, for: 1)

        #expect(world.bodies[left].position == Vector(0, 0))
        #expect(world.events.isEmpty)
    }

    @Test("contacts begin once and end once")
    func events() throws {
        var world = World()
        try floor(&world, y: 500)
        let box = item(&world, .box(width: 40, height: 40), at: Vector(100, 460)) { $0.elasticity = 0.5 }
        var events: [World.ContactEvent] = []
        for step in 0..<180 {
            if step < 120 { gravity(&world, [box]) } else { gravity(&world, [box], -1_000) }
            world.advance()
            events += world.events
        }
        #expect(events.first?.isBeginning == true)
        #expect(events.last?.isBeginning == false)
        #expect(zip(events, events.dropFirst()).allSatisfy { $0.isBeginning != $1.isBeginning })
        #expect(abs((events.first?.place.y ?? 0) - 500) < 3)
    }

    @Test("thousands of bodies at one place are over soon enough, and come apart")
    func crowd() {
        var world = World()
        let bodies = (0..<60).map { _ in item(&world, .box(width: 20, height: 20), at: Vector(50, 50)) }
        run(&world, for: 1)

        #expect(bodies.allSatisfy { world.bodies[$0].position.isFinite })
        #expect(Set(bodies.map { world.bodies[$0].position.x }).count > 30)
    }

    // MARK: - Helpers

    private func item(
        _ world: inout World,
        _ shape: Shape,
        at place: Vector,
        _ material: (inout Body.Material) -> Void = { _ in }
    ) -> Int {
        let body = world.addBody(shape, at: place)
        world.change(body) {
            $0.itemGroups = [1]
            $0.boundaryGroups = [1]
            material(&$0.material)
        }
        return body
    }

    private func floor(_ world: inout World, y: Double) throws {
        let line = try #require(Shape.line(from: Vector(-1_000, y), to: Vector(1_000, y)))
        _ = world.addBoundary(line, group: 1)
    }

    private func momentum(of bodies: [Int], _ world: World) -> (linear: Vector, angular: Double) {
        bodies.map { world.bodies[$0] }.reduce((.zero, 0)) { sum, body in
            let inertia = body.mass * (body.shape?.inertiaPerMass ?? 0)
            let linear = body.mass * body.velocity
            return (sum.0 + linear, sum.1 + body.position.cross(linear) + inertia * body.angularVelocity)
        }
    }
}

/// Points / second², downward.
func gravity(_ world: inout World, _ bodies: [Int], _ strength: Double = 1_000) {
    for body in bodies {
        let mass = world.bodies[body].mass
        world.push(body, Vector(0, strength * mass), at: world.bodies[body].position)
    }
}
