import Drydock
import DrydockTesting
import Foundation
import Testing

/// Positions are compared with the closed formulae, by the C library's exponential, to half a pixel: what rounding leaves.
@Suite("Scrolling by itself")
struct ScrollMotionTests {
    private static let rate = 1000 * log(0.998)
    private let half = 0.250001

    @Test(
        "friction is x₀ + v₀ (e^(Kt) − 1) / K at every frame rate",
        arguments: [7.0, 24, 30, 60, 90, 120, 144, 240]
    )
    func friction(framesPerSecond: Double) {
        let stage = ScrollStage()
        stage.throwing(from: CGPoint(x: 150, y: 350), velocity: CGPoint(x: 0, y: -900))
        let start = stage.offset.y
        #expect(start == 165, "the way up to the drag's beginning is not scrolled, and no jump follows")
        #expect(stage.scroll.isDecelerating)
        for frame in 1...Int(framesPerSecond * 2) {
            stage.screen.advance(by: 1 / framesPerSecond)
            let time = Double(frame) / framesPerSecond
            let expected = start + 900 * (exp(Self.rate * time) - 1) / Self.rate
            #expect(abs(stage.offset.y - expected) <= half, "after \(time) s")
        }
    }

    @Test("it ends half a point before its end, and lands there on a pixel", arguments: [3.0, 60])
    func frictionEnds(framesPerSecond: Double) {
        let stage = ScrollStage()
        stage.throwing(from: CGPoint(x: 150, y: 350), velocity: CGPoint(x: 0, y: -900))
        let rest = stage.offset.y - 900 / Self.rate
        let duration = log(0.5 * -Self.rate / 900) / Self.rate
        #expect(stage.targets == [CGPoint(x: 0, y: (rest * 2).rounded() / 2)])
        #expect(abs(stage.velocities[0].y - 0.9) < 1e-9)
        let end = stage.screen.host.scene.time + duration
        #expect(abs((stage.screen.host.scene.timers.next ?? 0) - end) < 1e-9)
        while stage.scroll.isDecelerating { stage.screen.advance(by: 1 / framesPerSecond) }
        #expect(abs(stage.offset.y - rest) <= half)
    }

    @Test("a fast deceleration rate is 0.99 a millisecond")
    func fast() {
        let stage = ScrollStage()
        stage.scroll.decelerationRate = .fast
        stage.throwing(from: CGPoint(x: 150, y: 350), velocity: CGPoint(x: 0, y: -900))
        let rest = stage.offset.y - 900 / (1000 * log(0.99))
        stage.screen.settle()
        #expect(stage.offset.y == (rest * 2).rounded() / 2)
    }

    @Test("thrown past the end it goes on by a critically damped spring", arguments: [30.0, 60, 120])
    func bounce(framesPerSecond: Double) {
        let stage = ScrollStage(content: CGSize(width: 300, height: 800))
        stage.scroll.contentOffset.y = 200
        stage.throwing(from: CGPoint(x: 150, y: 350), velocity: CGPoint(x: 0, y: -900), seconds: 0.1)
        let start = stage.offset.y
        let hit = log(1 + Self.rate * (400 - start) / 900) / Self.rate
        let speed = 900 + Self.rate * (400 - start)
        var furthest = 0.0
        for frame in 1...Int(framesPerSecond * 2) {
            stage.screen.advance(by: 1 / framesPerSecond)
            let time = Double(frame) / framesPerSecond
            let expected =
                time < hit
                ? start + 900 * (exp(Self.rate * time) - 1) / Self.rate
                : 400 + speed * (time - hit) * exp(-10 * (time - hit))
            #expect(abs(stage.offset.y - expected) <= 0.5, "after \(time) s")
            furthest = max(furthest, stage.offset.y)
        }
        #expect(furthest > 410)
        #expect(stage.offset.y == 400 && !stage.scroll.isDecelerating)
    }

    @Test("without bouncing it stops at the end")
    func noBounce() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 600))
        stage.scroll.bounces = false
        stage.throwing(from: CGPoint(x: 150, y: 350), velocity: CGPoint(x: 0, y: -1500))
        for _ in 0..<60 {
            stage.screen.advance(by: 0.02)
            #expect(stage.offset.y <= 200)
        }
        #expect(stage.offset.y == 200)
    }

    @Test(
        "dragged past the end content follows by (1 − 1 / (0.55 x / s + 1)) s, and comes back",
        arguments: [20.0, 100, 250]
    )
    func rubberBand(way: Double) {
        let stage = ScrollStage()
        stage.down(150, 50)
        stage.move(150, 60)
        stage.move(150, 60 + way)
        let stretch = (1 - 1 / (0.55 * way / 400 + 1)) * 400
        #expect(abs(stage.offset.y + stretch) <= half)
        stage.screen.advance(by: 0.2)
        stage.up()
        for frame in 1...20 {
            stage.screen.advance(by: 0.05)
            let time = Double(frame) * 0.05
            let expected = -stretch * (1 + 10 * time) * exp(-10 * time)
            #expect(abs(stage.offset.y - expected) <= 0.5, "after \(time) s")
        }
        stage.screen.settle()
        #expect(stage.offset.y == 0)
    }

    @Test("content taken hold of beyond the end does not jump, and a hard throw back passes the end")
    func grabbedBeyond() {
        let stage = ScrollStage()
        stage.down(150, 50)
        stage.move(150, 60)
        stage.move(150, 260)
        stage.screen.advance(by: 0.2)
        stage.up()
        stage.screen.advance(by: 0.1)
        let there = stage.offset.y
        #expect(there < -20)
        stage.down(150, 200)
        #expect(stage.offset.y == there && !stage.scroll.isDecelerating)
        stage.move(150, 210)
        #expect(abs(stage.offset.y - there) <= 0.5)
        stage.screen.advance(by: 0.01)
        stage.move(150, 190)
        stage.up()
        stage.screen.settle()
        #expect(stage.offset.y > 100)
    }

    @Test("an animated change of the offset is even, and takes 0.3 s")
    func animated() {
        let stage = ScrollStage()
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        stage.screen.advance(by: 0.1)
        #expect(stage.offset.y == 100)
        stage.screen.advance(by: 0.15)
        #expect(stage.offset.y == 250 && stage.take().isEmpty)
        stage.screen.advance(by: 0.05)
        #expect(stage.offset.y == 300)
        #expect(stage.take() == ["end animation"])
    }

    @Test("offsets land on pixels, whoever sets them")
    func pixels() {
        let stage = ScrollStage()
        stage.scroll.contentOffset = CGPoint(x: 0, y: 10.3)
        #expect(stage.offset.y == 10.5)
        stage.scroll.contentOffset.y = -7
        #expect(stage.offset.y == -7, "code may go beyond the ends")
        stage.down(150, 150)
        stage.move(150, 140)
        stage.move(150, 133.3)
        #expect(stage.offset.y * 2 == (stage.offset.y * 2).rounded())
    }

    @Test("a view that leaves the window stops")
    func leaves() {
        let stage = ScrollStage()
        stage.throwing(from: CGPoint(x: 150, y: 350), velocity: CGPoint(x: 0, y: -900))
        stage.scroll.removeFromSuperview()
        #expect(!stage.scroll.isDecelerating && !stage.screen.host.scene.frameTicker.isTicking)
    }
}
