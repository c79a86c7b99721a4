import DrydockDynamics
import Foundation
import Testing

/// Motion by forces alone, against closed formulae.
@Suite struct MotionTests {
    @Test("what falls has fallen g·t²/2, exactly", arguments: [0.25, 0.5, 1, 2])
    func freeFall(seconds: Double) {
        var world = World()
        let body = world.addBody(.box(width: 40, height: 40), at: .zero)
        run(&world, for: seconds) {
            $0.push(body, 1_000 * $0.bodies[body].mass * Vector(0, 1), at: $0.bodies[body].position)
        }

        #expect(abs(world.bodies[body].position.y - 500 * seconds * seconds) < 1e-6)
        #expect(abs(world.bodies[body].velocity.y - 1_000 * seconds) < 1e-6)
    }

    @Test("resistance takes away e^(-rate · t) of the speed", arguments: [0.1, 1, 4])
    func resistance(rate: Double) {
        var world = World()
        let body = world.addBody(.circle(radius: 10), at: .zero)
        world.change(body) {
            $0.material.resistance = rate
            $0.material.angularResistance = rate
            $0.velocity = Vector(300, 0)
            $0.angularVelocity = 2
        }
        run(&world, for: 1)

        #expect(abs(world.bodies[body].velocity.x - 300 * exp(-rate)) < 0.001)
        #expect(abs(world.bodies[body].angularVelocity - 2 * exp(-rate)) < 0.00001)
        #expect(abs(world.bodies[body].position.x - 300 * (1 - exp(-rate)) / rate) < 0.01)
    }

    @Test("no resistance is too large", arguments: [1e6, .greatestFiniteMagnitude, .infinity])
    func endlessResistance(rate: Double) {
        var world = World()
        let body = world.addBody(.circle(radius: 10), at: .zero)
        world.change(body) {
            $0.material.resistance = rate
            $0.velocity = Vector(300, 0)
        }
        run(&world, for: 1)

        #expect(abs(world.bodies[body].velocity.x) < 1e-9)
        #expect(world.bodies[body].position.x < 2)
    }

    @Test("what turns has turned by speed · t", arguments: [0.5, 3, 12, -7])
    func turning(speed: Double) {
        var world = World()
        let body = world.addBody(.box(width: 60, height: 20), at: Vector(7, 9))
        world.change(body) { $0.angularVelocity = speed }
        run(&world, for: 1)

        let rotation = world.bodies[body].rotation
        #expect(abs(rotation.cosine - cos(speed)) < 0.0001)
        #expect(abs(rotation.sine - sin(speed)) < 0.0001)
        #expect(world.bodies[body].position == Vector(7, 9))
    }

    @Test("a strike beside the middle turns as moment and inertia say")
    func strike() {
        var world = World()
        let body = world.addBody(.box(width: 100, height: 100), at: .zero)
        world.strike(body, Vector(0, 60), at: Vector(50, 0))

        #expect(abs(world.bodies[body].velocity.y - 60) < 1e-9)
        #expect(abs(world.bodies[body].angularVelocity - 60 * 50 / (10_000.0 / 6)) < 1e-9)
    }

    @Test("shapes have the areas, centres and moments of their formulae")
    func shapes() throws {
        let triangle = try #require(
            Shape.polygon([Vector(0, 0), Vector(30, 0), Vector(0, 30), Vector(10, 10)])
        )
        #expect(abs(triangle.area - 450) < 1e-9)
        #expect(abs(triangle.centroid.x - 10) < 1e-9)
        #expect(abs(triangle.centroid.y - 10) < 1e-9)
        let square = try #require(Shape.polygon([Vector(2, 2), Vector(2, 8), Vector(8, 8), Vector(8, 2)]))
        let box = Shape.box(width: 6, height: 6)
        #expect(abs(square.area - box.area) < 1e-9)
        #expect(square.centroid == Vector(5, 5))
        #expect(Shape.polygon([Vector(0, 0), Vector(4, 4), Vector(9, 9)]) == nil)
        #expect(Shape.polygon([Vector(.nan, 0), Vector(4, 4), Vector(9, 0)]) == nil)
        #expect(Shape.line(from: Vector(3, 3), to: Vector(3, 3)) == nil)
        #expect(Shape.box(width: 0, height: 0).area == 1)
    }
}

/// Steps for some seconds, with forces before each step.
func run(_ world: inout World, for seconds: Double, _ forces: (inout World) -> Void = { _ in }) {
    for _ in 0..<Int((seconds * 60).rounded()) {
        forces(&world)
        world.advance()
    }
}
