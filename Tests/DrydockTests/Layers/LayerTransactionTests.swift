import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Transactions of layers")
@MainActor
struct LayerTransactionTests {
    private let stage = LayerStage()
    private let layer: CALayer

    init() {
        layer = stage.layer(CGRect(0, 0, 10, 10))
        stage.screen.host.update()
    }

    private var shown: CALayer { layer.presentation() ?? layer }

    @Test("changes of a layer without view are shown within a quarter of a second, once it has been seen")
    func implicit() {
        layer.opacity = 0
        #expect(shown.opacity == 1)
        stage.screen.advance(by: 0.125)
        let half = 1 - CubicCurve(0.25, 0.1, 0.25, 1).progress(at: 0.5)
        #expect(abs(Double(shown.opacity) - half) < 1e-6)
        layer.opacity = 1
        #expect(abs(Double(shown.opacity) - half) < 1e-6)
        stage.screen.advance(by: 0.25)
        #expect(layer.animationKeys() == nil)
        let new = stage.layer(CGRect(0, 0, 10, 10))
        new.opacity = 0.5
        #expect(new.animationKeys() == nil)
        let view = UIView()
        stage.view.addSubview(view)
        stage.screen.host.update()
        view.layer.opacity = 0.5
        view.layer.cornerRadius = 4
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("what a layer changes when it is displayed for the first time is not animated, and later is")
    func displayed() {
        final class Meter: CALayer {
            let bar = CAShapeLayer()
            override func display() { bar.lineWidth += 1 }
        }
        let meter = Meter()
        stage.screen.perform {
            meter.addSublayer(meter.bar)
            stage.view.layer.addSublayer(meter)
            meter.setNeedsDisplay()
        }
        _ = stage.bitmap
        #expect(meter.bar.lineWidth == 2)
        #expect(meter.bar.animationKeys() == nil)
        meter.setNeedsDisplay()
        _ = stage.bitmap
        #expect(meter.bar.lineWidth == 3)
        #expect(meter.bar.animationKeys() == ["lineWidth"])
    }

    @Test("actions, delegates and transactions turn the usual animation off or change it")
    func actions() {
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        layer.actions = ["cornerRadius": basicAnimation("opacity", from: 0, for: 3)]
        layer.cornerRadius = 2
        #expect(layer.animation(forKey: "cornerRadius")?.duration == 3)
        layer.removeAllAnimations()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 20
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 30
        CATransaction.commit()
        stage.screen.advance(by: 0.5)
        #expect(shown.position.x == 22.5)
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("a transaction's completion waits for its animations, and without any for nothing")
    func completions() {
        let journal = Journal()
        CATransaction.begin()
        CATransaction.setCompletionBlock { journal.note("done") }
        layer.add(basicAnimation("opacity", from: 0, for: 0.5), forKey: "1")
        layer.add(basicAnimation("position.x", from: 0, for: 1), forKey: "2")
        CATransaction.commit()
        stage.screen.advance(by: 0.75)
        #expect(journal.take() == [])
        stage.screen.advance(by: 0.25)
        #expect(journal.take() == ["done"])
        stage.screen.host.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock { journal.note("at once") }
            CATransaction.commit()
        }
        #expect(journal.take() == ["at once"])
    }

    @Test("blocks of UIView.animate animate what the layers of views and in them have")
    func blocks() {
        let journal = Journal()
        let view = UIView(frame: CGRect(0, 0, 10, 10))
        stage.view.addSubview(view)
        stage.screen.host.update()
        UIView.animate(withDuration: 1, options: .curveLinear) {
            view.layer.cornerRadius = 4
            view.layer.shadowOpacity = 1
            layer.position.x = 25
        } completion: { _ in
            journal.note("done")
        }
        stage.screen.advance(by: 0.5)
        #expect(view.layer.presentation()?.cornerRadius == 2)
        #expect(view.layer.presentation()?.shadowOpacity == 0.5)
        #expect(shown.position.x == 15)
        stage.screen.advance(by: 0.5)
        #expect(journal.take() == ["done"])
        #expect(!stage.screen.host.isAnimating)
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            journal.note("\($0)")
        }
        stage.screen.advance(by: 0.5)
        view.layer.removeAllAnimations()
        stage.screen.host.update()
        #expect(journal.take() == ["false"])
        #expect(view.presentation == nil)
    }

    @Test("hit testing is by the model, and by what is shown on the presentation")
    func hitTesting() {
        layer.add(basicAnimation("position.x", from: 35, to: 35, for: 9), forKey: "move")
        let point = CGPoint(x: 35, y: 5)
        #expect(stage.view.layer.hitTest(point) === stage.view.layer)
        #expect(layer.presentation()?.hitTest(point)?.model() === layer)
        #expect(stage.view.layer.presentation()?.hitTest(point)?.model() === layer)
    }

    @Test("a display link ticks with frames on the scene's clock, keeps the window awake, and ends")
    func displayLink() {
        final class Counter {
            var times: [Double] = []
            func step(_ link: CADisplayLink) { times.append(link.timestamp) }
        }
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: Counter.step)
        stage.screen.perform { link.add(to: .main, forMode: .common) }
        #expect(stage.screen.host.isAnimating)
        stage.screen.advance(by: 0.5)
        link.isPaused = true
        #expect(!stage.screen.host.isAnimating)
        stage.screen.advance(by: 0.5)
        link.isPaused = false
        stage.screen.advance(by: 0.5)
        link.invalidate()
        stage.screen.advance(by: 0.5)
        // Thirty frames each.
        #expect(counter.times.count == 60)
        #expect(counter.times[29] == 0.5 && counter.times[59] == 1.5)
        #expect(counter.times[30] > 1)
        #expect(!stage.screen.host.isAnimating)
    }
}
