import Drydock
import DrydockTesting
import Testing

@Suite("Animations added before the window")
@MainActor
struct EarlyAnimationTests {
    private final class Controller: UIViewController {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let bar = CALayer()
        var delay: Double?
        var repeatCount = Float.infinity

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(host)
            bar.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            let pulse = CAKeyframeAnimation(keyPath: "transform.scale.y")
            pulse.values = [1, 0.5, 1]
            pulse.duration = 1
            pulse.repeatCount = repeatCount
            pulse.isRemovedOnCompletion = false
            if let delay { pulse.beginTime = CACurrentMediaTime() + delay }
            bar.add(pulse, forKey: "pulse")
            host.layer.addSublayer(bar)
            host.layer.speed = 1
        }
    }

    @Test(
        "an endless animation that was added in viewDidLoad runs, also from a time on",
        arguments: [nil, 0.1]
    )
    func runs(delay: Double?) {
        let controller = Controller()
        controller.delay = delay
        let size = CGSize(width: 100, height: 100)
        let screen = Screen(size: size, scale: 1, showsStatusBar: false) { controller }
        screen.advance(by: 0.25 + (delay ?? 0))
        #expect(screen.host.isAnimating)
        #expect(abs((controller.bar.presentation()?.transform.m22 ?? 0) - 0.75) < 1e-6)
    }

    @Test(
        "so many repetitions that nobody waits for their end are as good as endless",
        arguments: [HUGE, .greatestFiniteMagnitude, Float(Int32.max), 10_000]
    )
    func settles(repeatCount: Float) {
        let controller = Controller()
        controller.repeatCount = repeatCount
        let size = CGSize(width: 100, height: 100)
        let screen = Screen(size: size, scale: 1, showsStatusBar: false) { controller }
        #expect(screen.time == 0)
        screen.advance(by: 0.25)
        screen.settle()
        #expect(screen.time == 0.25)
        #expect(abs((controller.bar.presentation()?.transform.m22 ?? 0) - 0.75) < 1e-6)
    }

    @Test("a few repetitions are waited for, and so is one way, however long it takes")
    func isWaitedFor() {
        let stage = LayerStage()
        stage.screen.perform {
            let fade = basicAnimation("opacity", from: 0, to: 1, for: 2)
            fade.repeatCount = 3
            stage.view.layer.add(fade, forKey: nil)
        }
        stage.screen.settle()
        #expect(stage.screen.time == 6)
        stage.screen.perform {
            stage.view.layer.add(basicAnimation("opacity", from: 0, to: 1, for: 4000), forKey: nil)
        }
        stage.screen.settle()
        #expect(stage.screen.time == 4006)
    }
}
