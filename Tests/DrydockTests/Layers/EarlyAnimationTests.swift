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

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(host)
            bar.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            let pulse = CAKeyframeAnimation(keyPath: "transform.scale.y")
            pulse.values = [1, 0.5, 1]
            pulse.duration = 1
            pulse.repeatCount = .infinity
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
}
