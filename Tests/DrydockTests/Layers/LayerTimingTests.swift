import Drydock
import DrydockTesting
import Testing

@Suite("Times of layers")
@MainActor
struct LayerTimingTests {
    private let stage = LayerStage()
    private let layer: CALayer

    init() {
        layer = stage.layer(CGRect(0, 0, 10, 10))
        stage.screen.host.update()
    }

    private var isShown: Bool { stage.red(5, 5) == 0 }

    /// An animation that shows the layer's time in its opacity, in tenths of a second.
    private func showTime() {
        let animation = basicAnimation("opacity", from: 0, to: 1, for: 10)
        (animation.isRemovedOnCompletion, animation.fillMode) = (false, .both)
        animation.beginTime = 1e-9
        layer.add(animation, forKey: "time")
    }

    private func expectTime(_ time: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        let shown = Double(layer.presentation()?.opacity ?? -1) * 10
        #expect(abs(shown - time) < 1e-5, sourceLocation: sourceLocation)
    }

    @Test("the usual values are those of Core Animation")
    func defaults() {
        let timing: any CAMediaTiming = layer
        #expect((timing.beginTime, timing.timeOffset, timing.speed) == (0, 0, 1))
        #expect((timing.repeatCount, timing.repeatDuration, timing.autoreverses) == (0, 0, false))
        #expect((timing.duration, timing.fillMode) == (.infinity, .removed))
    }

    @Test(
        "a layer is shown from the beginning of its time to before its end, and nothing asks for frames then"
    )
    func bounds() {
        layer.beginTime = 1
        layer.duration = 2
        #expect(!isShown)
        #expect(layer.presentation()?.isHidden == true)
        #expect(stage.screen.host.isAnimating)
        stage.screen.advance(by: 0.75)
        #expect(!isShown)
        stage.screen.advance(by: 0.25)
        #expect(isShown)
        stage.screen.advance(by: 1.75)
        #expect(isShown)
        stage.screen.advance(by: 0.25)
        #expect(!isShown)
        #expect(!stage.screen.host.isAnimating)
        #expect(!layer.isHidden)
        layer.duration = 10
        #expect(isShown)
        stage.screen.settle()
        #expect(!isShown)
        #expect(stage.screen.perform { CACurrentMediaTime() } == 11)
    }

    @Test(
        "fill modes hold a layer at the beginning and at the end",
        arguments: [
            (CAMediaTimingFillMode.removed, false, false), (.backwards, true, false),
            (.forwards, false, true), (.both, true, true),
        ]
    )
    func fillModes(mode: CAMediaTimingFillMode, before: Bool, after: Bool) {
        showTime()
        stage.view.backgroundColor = .white
        layer.beginTime = 2
        layer.duration = 3
        layer.fillMode = mode
        stage.screen.advance(by: 1)
        #expect(layer.presentation()?.isHidden == !before)
        if before { expectTime(0) }
        stage.screen.advance(by: 2.5)
        expectTime(1.5)
        stage.screen.advance(by: 4)
        #expect(layer.presentation()?.isHidden == !after)
        if after { expectTime(3) }
    }

    @Test(
        "a layer's time goes through its duration again, or back",
        arguments: [
            (0.5, 0.5, 0.5), (2.0, 0.0, 2.0), (2.5, 0.5, 1.5), (4.0, 0.0, 0.0), (4.75, 0.75, 0.75),
        ]
    )
    func repeats(time: Double, again: Double, back: Double) {
        showTime()
        layer.duration = 2
        layer.repeatCount = 3
        layer.autoreverses = true
        stage.screen.advance(by: time)
        expectTime(back)
        layer.autoreverses = false
        expectTime(again)
        layer.repeatCount = 0
        layer.repeatDuration = 5
        expectTime(again)
        #expect(layer.presentation()?.isHidden == false)
        stage.screen.advance(by: 5 - time)
        #expect(layer.presentation()?.isHidden == true)
    }

    @Test("the end of a repetition that is not whole, and of one that goes back")
    func ends() {
        showTime()
        (layer.duration, layer.repeatCount, layer.fillMode) = (2, 1.5, .forwards)
        stage.screen.advance(by: 10)
        expectTime(1)
        layer.repeatCount = 2
        expectTime(2)
        layer.autoreverses = true
        expectTime(0)
    }

    @Test("speed and offset place the bounds, and those of sublayers follow")
    func speeds() {
        let inner = stage.layer(CGRect(20, 0, 10, 10), in: layer)
        stage.screen.host.update()
        layer.speed = 2
        layer.timeOffset = 1
        layer.duration = 5
        // 2 t + 1 < 5
        inner.beginTime = 3
        #expect(stage.red(25, 5) == 255)
        stage.screen.advance(by: 1)
        #expect(stage.red(25, 5) == 0)
        #expect(isShown)
        stage.screen.advance(by: 1)
        #expect(stage.red(25, 5) == 255)
        #expect(!isShown)
        layer.speed = -1
        // 1 - t < 0
        #expect(!isShown)
        layer.timeOffset = 4
        #expect(isShown)
        stage.screen.advance(by: 3)
        #expect(!isShown)
    }

    @Test("a view whose layer's time is over is not shown")
    func views() {
        let box = UIView(frame: CGRect(20, 20, 10, 10))
        box.backgroundColor = .black
        stage.screen.perform { stage.view.addSubview(box) }
        #expect(stage.red(25, 25) == 0)
        box.layer.duration = 1
        stage.screen.advance(by: 0.5)
        #expect(stage.red(25, 25) == 0)
        stage.screen.advance(by: 0.5)
        #expect(stage.red(25, 25) == 255)
        #expect(box.alpha == 1)
        box.layer.duration = .infinity
        #expect(stage.red(25, 25) == 0)
    }

    @Test("an animation ends at its first end in a repeated time, and one that stays is shown again")
    func animations() {
        let notes = Journal()
        final class Delegate: CAAnimationDelegate {
            let notes: Journal
            init(_ notes: Journal) { self.notes = notes }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { notes.note("\(flag)") }
        }
        (layer.duration, layer.repeatCount) = (2, .infinity)
        let animation = basicAnimation("opacity", from: 0.5, to: 0.5)
        animation.delegate = Delegate(notes)
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        stage.screen.advance(by: 1)
        #expect(notes.take() == ["true"])
        #expect(layer.presentation()?.opacity == 1)
        #expect(stage.screen.host.isAnimating)
        stage.screen.advance(by: 1.5)
        #expect(layer.presentation()?.opacity == 0.5)
        stage.screen.advance(by: 1)
        #expect(notes.take() == [])
    }

    @Test("times are converted to the first moment that has them, and never for those that never come")
    func converting() {
        (layer.beginTime, layer.speed, layer.duration, layer.repeatCount) = (1, 2, 3, 2)
        #expect(layer.convertTime(2, from: nil) == 2)
        #expect(layer.convertTime(3, from: nil) == 1)
        #expect(layer.convertTime(2, to: nil) == 2)
        #expect(layer.convertTime(4, to: nil) == .infinity)
    }

    @Test(
        "times that are no times neither hang nor trap",
        arguments: [Double.nan, .infinity, -.infinity, -1, 0]
    )
    func hostile(value: Double) {
        showTime()
        for other in [0, 1, value] {
            (layer.beginTime, layer.duration, layer.timeOffset) = (value, other, value)
            (layer.speed, layer.repeatCount, layer.repeatDuration) = (Float(other), Float(value), value)
            layer.autoreverses.toggle()
            stage.screen.advance(by: 1)
            stage.screen.settle()
            _ = layer.convertTime(value, from: nil)
            _ = layer.convertTime(value, to: nil)
            _ = stage.bitmap
        }
    }

    @Test(
        "no number stops the clock or the program",
        arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300]
    )
    func hostileNumbers(_ number: Double) {
        let changes: [(CALayer) -> Void] = [
            { $0.duration = number }, { $0.beginTime = number }, { $0.timeOffset = number },
            { $0.speed = Float(number) }, { $0.repeatCount = Float(number) }, { $0.repeatDuration = number },
        ]
        for fillMode in [CAMediaTimingFillMode.removed, .both] {
            for change in changes {
                let layer = stage.layer(CGRect(0, 0, 10, 10))
                layer.duration = 2
                (layer.autoreverses, layer.repeatCount, layer.fillMode) = (true, .infinity, fillMode)
                change(layer)
                layer.add(basicAnimation("opacity", from: 0, to: 1, for: 10), forKey: "time")
                for _ in 0..<4 { stage.screen.advance(by: 0.7) }
                #expect(layer.presentation()?.opacity.isFinite != false)
                _ = stage.red(5, 5)
                layer.removeFromSuperlayer()
            }
        }
        stage.screen.settle()
    }

    @Test(
        "no number of an animation stops the program",
        arguments: [Double.nan, .infinity, -.infinity, -1, 1e300]
    )
    func hostileAnimations(_ number: Double) {
        for change: (CAAnimation) -> Void in [
            { $0.duration = number }, { $0.beginTime = number }, { $0.timeOffset = number },
            { $0.speed = Float(number) }, { $0.repeatCount = Float(number) }, { $0.repeatDuration = number },
        ] {
            let layer = stage.layer(CGRect(0, 0, 10, 10))
            let animation = basicAnimation("position.x", from: 5, to: 20, for: 10)
            animation.autoreverses = true
            change(animation)
            layer.add(animation, forKey: "time")
            for _ in 0..<4 {
                #expect(layer.presentation()?.position.x.isFinite != false)
                _ = stage.red(5, 5)
                stage.screen.advance(by: 0.7)
            }
            layer.removeFromSuperlayer()
        }
    }
}
