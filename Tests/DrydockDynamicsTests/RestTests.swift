import DrydockDynamics
import Testing

/// What comes to rest, and what wakes it.
@Suite struct RestTests {
    @Test(
        "heaps in which something goes on trembling come to rest",
        arguments: [(20, 24.0, 0.8, 0.3, 4.0), (40, 30, 0.3, 0, 7)]
    )
    func tremblingHeap(count: Int, height: Double, friction: Double, elasticity: Double, seconds: Double)
        throws
    {
        var world = try walls(width: 300)
        let boxes = (0..<count).map { index in
            box(&world, height: height, at: Vector(20 + Double(index * 37 % 260), 300 - 34 * Double(index))) {
                ($0.friction, $0.elasticity) = (friction, elasticity)
            }
        }
        run(&world, for: seconds) { fall(&$0, boxes) }

        let rests = world.isAtRest
        #expect(rests)
    }

    @Test("a stack rests while something swings elsewhere, until it is hit")
    func islands() throws {
        var world = try walls(width: 1_000)
        let stack = (0..<3).map { index in
            box(&world, height: 30, at: Vector(100, 384 - 30 * Double(index))) { $0.friction = 0.4 }
        }
        let bob = world.addBody(.circle(radius: 10), at: Vector(700, 100))
        world.setJoints([Joint(id: 1, .distance(100), from: World.ground, at: Vector(600, 100), to: bob)])
        run(&world, for: 2) { fall(&$0, stack + [bob]) }
        let before = stack.map { world.bodies[$0].position }
        #expect(stack.allSatisfy { world.bodies[$0].velocity == .zero })
        #expect(world.bodies[bob].velocity != .zero)
        let rests = world.isAtRest
        #expect(!rests)

        run(&world, for: 1) { fall(&$0, stack + [bob]) }
        #expect(stack.map { world.bodies[$0].position } == before)

        let ball = box(&world, height: 30, at: Vector(-400, 384)) { _ in }
        world.move(ball, to: Vector(30, 340), .identity)
        world.change(ball) { $0.velocity = Vector(600, 0) }
        run(&world, for: 0.5) { fall(&$0, stack + [bob, ball]) }
        #expect(world.bodies[stack[1]].position.x > before[1].x + 1)
    }

    @Test("what rests moves again when other forces act on it, or when it is given a speed")
    func waking() throws {
        var world = try walls(width: 1_000)
        let body = box(&world, height: 30, at: Vector(100, 385)) { _ in }
        run(&world, for: 1) { fall(&$0, [body]) }
        var rests = world.isAtRest
        #expect(rests)

        run(&world, for: 0.5) { fall(&$0, [body], Vector(50, 1_000)) }
        #expect(world.bodies[body].position.x > 105)

        world.change(body) { $0.velocity = .zero }
        run(&world, for: 1) { fall(&$0, [body]) }
        rests = world.isAtRest
        #expect(rests)
        let place = world.bodies[body].position.x
        world.change(body) { $0.velocity = Vector(40, 0) }
        run(&world, for: 0.5) { fall(&$0, [body]) }
        #expect(world.bodies[body].position.x > place + 15)
    }

    @Test("what rests tells of no contacts, and of their end when it leaves")
    func contacts() throws {
        var world = try walls(width: 1_000)
        let body = box(&world, height: 30, at: Vector(100, 385)) { _ in }
        run(&world, for: 1) { fall(&$0, [body]) }
        for _ in 0..<30 {
            fall(&world, [body])
            world.advance()
            #expect(world.events.isEmpty)
        }
        var ends = 0
        for _ in 0..<30 {
            fall(&world, [body], Vector(0, -1_000))
            world.advance()
            ends += world.events.count { !$0.isBeginning }
        }
        #expect(ends == 1)
    }

    // MARK: - Helpers

    private func walls(width: Double) throws -> World {
        var world = World()
        for (start, end) in [
            (Vector(0, -2_000), Vector(0, 400)), (Vector(0, 400), Vector(width, 400)),
            (Vector(width, 400), Vector(width, -2_000)),
        ] {
            _ = world.addBoundary(try #require(Shape.line(from: start, to: end)), group: 1)
        }
        return world
    }

    private func box(
        _ world: inout World,
        height: Double,
        at place: Vector,
        _ material: (inout Body.Material) -> Void
    ) -> Int {
        let body = world.addBody(.box(width: 30, height: height), at: place)
        world.change(body) {
            $0.itemGroups = [1]
            $0.boundaryGroups = [1]
            material(&$0.material)
        }
        return body
    }

    private func fall(_ world: inout World, _ bodies: [Int], _ force: Vector = Vector(0, 1_000)) {
        for body in bodies {
            world.push(body, world.bodies[body].mass * force, at: world.bodies[body].position)
        }
    }
}
