import DrydockDynamics
import Foundation
import Testing

/// What holds bodies, against pendulums and damped oscillators.
@Suite struct JointTests {
    @Test(
        "a spring moves its body as the damped oscillator says",
        arguments: [(0.5, 0), (1, 0), (1, 0.2), (2, 0.5), (2, 1), (3, 2), (8, 0.1)]
    )
    func oscillator(frequency: Double, ratio: Double) {
        var world = World()
        let body = world.addBody(.circle(radius: 20), at: Vector(100, 0))
        world.setJoints([
            Joint(id: 1, .point, from: World.ground, to: body, frequency: frequency, dampingRatio: ratio)
        ])
        // The solver keeps velocities of half a step ago: rest there is rest half a step later.
        for step in 1...120 {
            world.advance()
            let shift = 1.0 / 480
            let expected =
                100 * displacement(after: Double(step) / 60 + shift, frequency, ratio)
                / displacement(after: shift, frequency, ratio)
            #expect(abs(world.bodies[body].position.x - expected) < 0.15, "after \(step) steps")
        }
    }

    /// Of an oscillator that starts from 1 at rest.
    private func displacement(after time: Double, _ frequency: Double, _ ratio: Double) -> Double {
        let omega = 2 * Double.pi * frequency
        if ratio == 1 { return exp(-omega * time) * (1 + omega * time) }
        let root = omega * abs(1 - ratio * ratio).squareRoot()
        let decay = exp(-ratio * omega * time)
        if ratio < 1 { return decay * (cos(root * time) + ratio * omega / root * sin(root * time)) }
        return decay * (cosh(root * time) + ratio * omega / root * sinh(root * time))
    }

    @Test("a spring of a length swings around it")
    func spring() {
        var world = World()
        let body = world.addBody(.circle(radius: 20), at: Vector(0, 150))
        world.setJoints([
            Joint(id: 1, .distance(100), from: World.ground, to: body, frequency: 2, dampingRatio: 0.3)
        ])
        var (low, high) = (150.0, 150.0)
        for _ in 0..<240 {
            world.advance()
            (low, high) = (min(low, world.bodies[body].position.y), max(high, world.bodies[body].position.y))
        }
        // The first swing to the other side is e^(-π·ζ / √(1 - ζ²)) as far.
        #expect(abs(low - (100 - 50 * exp(-Double.pi * 0.3 / 0.91.squareRoot()))) < 0.2)
        #expect(high == 150)
        #expect(abs(world.bodies[body].position.y - 100) < 0.1)
        let rests = world.isAtRest
        #expect(rests)
    }

    @Test("a pendulum has the period of its length, and keeps the length")
    func pendulum() {
        var world = World()
        let body = world.addBody(.circle(radius: 2), at: Vector(20, 199))
        world.setJoints([Joint(id: 1, .distance(200), from: World.ground, to: body)])
        var crossings: [Double] = []
        var last = 20.0
        for step in 1...600 {
            gravity(&world, [body])
            world.advance()
            let x = world.bodies[body].position.x
            if last > 0, x <= 0 { crossings.append((Double(step) - x / (x - last)) / 60) }
            last = x
            #expect(abs(world.bodies[body].position.length - 200) < 0.3)
        }
        let period = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
        #expect(abs(period - 2 * .pi * (200.0 / 1_000).squareRoot()) < 0.01)
    }

    @Test("a pendulum loses hardly any of its swing in ten seconds")
    func swing() {
        var world = World()
        let body = world.addBody(.circle(radius: 2), at: Vector(100, 173.2))
        world.setJoints([Joint(id: 1, .distance(200), from: World.ground, to: body)])
        run(&world, for: 8) { gravity(&$0, [body]) }
        var farthest = 0.0
        for _ in 0..<60 {
            gravity(&world, [body])
            world.advance()
            farthest = max(farthest, abs(world.bodies[body].position.x))
        }
        #expect(abs(farthest - 100) < 5)
    }

    /// The whip at its end is over before the solver has passed on all of it.
    @Test("a chain of ten links hangs together")
    func chain() {
        var world = World()
        let links = (0..<10).map {
            world.addBody(.box(width: 20, height: 8), at: Vector(30 + 30 * Double($0), 0))
        }
        var joints = [Joint(id: 0, .distance(30), from: World.ground, to: links[0])]
        for index in 1..<10 {
            joints.append(Joint(id: index, .distance(30), from: links[index - 1], to: links[index]))
        }
        world.setJoints(joints)
        for _ in 0..<300 {
            gravity(&world, links)
            world.advance()
            var before = Vector.zero
            for link in links {
                #expect(abs((world.bodies[link].position - before).length - 30) < 2.5)
                before = world.bodies[link].position
            }
        }
    }

    @Test("a limit lets its bodies come nearer, and no farther")
    func limit() {
        var world = World()
        let body = world.addBody(.circle(radius: 10), at: Vector(0, 20))
        world.setJoints([Joint(id: 1, .limit(100), from: World.ground, to: body)])
        run(&world, for: 0.25) { gravity(&$0, [body]) }
        #expect(abs(world.bodies[body].position.y - (20 + 500 * 0.0625)) < 0.1)
        run(&world, for: 2) { gravity(&$0, [body]) }
        #expect(abs(world.bodies[body].position.y - 100) < 0.01)
        let rests = world.isAtRest
        #expect(rests)
    }

    @Test("what is pulled along gets the speed of the hand, and keeps it")
    func dragging() {
        var world = World()
        let body = world.addBody(.box(width: 80, height: 50), at: .zero)
        for step in 0...20 {
            world.setJoints([
                Joint(id: 1, .point, from: World.ground, at: Vector(10 * Double(step), 0), to: body)
            ])
            world.advance()
        }
        #expect(abs(world.bodies[body].position.x - 200) < 1)
        world.setJoints([])
        run(&world, for: 0.5)
        #expect(abs(world.bodies[body].velocity.x - 600) < 5)
    }

    @Test("two bodies that are fixed to each other turn as one")
    func weld() {
        var world = World()
        let left = world.addBody(.box(width: 40, height: 40), at: Vector(0, 0))
        let right = world.addBody(.box(width: 40, height: 40), at: Vector(60, 0))
        world.setJoints([
            Joint(id: 1, .point, from: left, at: Vector(30, 0), to: right, at: Vector(-30, 0)),
            Joint(id: 2, .angle(.identity), from: left, to: right),
        ])
        world.strike(left, Vector(0, 100), at: .zero)
        run(&world, for: 1)
        let (a, b) = (world.bodies[left], world.bodies[right])
        #expect(abs((b.position - a.position).length - 60) < 0.2)
        #expect(abs(a.angularVelocity - b.angularVelocity) < 0.01)
        #expect(abs(a.rotation.turn(Vector(60, 0)).x - (b.position - a.position).x) < 0.3)
        #expect(abs(a.mass * a.velocity.y + b.mass * b.velocity.y - 100) < 1e-6)
    }
}
