import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Ways between values of layers")
@MainActor
struct LayerValuesTests {
    private let stage = LayerStage()
    private let layer: CALayer

    init() {
        layer = stage.layer(CGRect(0, 0, 10, 10))
        stage.screen.host.update()
    }

    private var shown: CALayer { layer.presentation() ?? layer }

    @Test("a smooth way goes through the values, along Catmull and Rom's curve and Kochanek and Bartels's")
    func cubic() {
        func position(_ time: Double, _ change: (CAKeyframeAnimation) -> Void = { _ in }) -> CGFloat {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            (animation.values, animation.duration) = ([0, 10, 0], 1)
            animation.calculationMode = .cubic
            change(animation)
            layer.add(animation, forKey: "x")
            stage.screen.advance(by: time)
            defer { layer.removeAllAnimations() }
            return shown.position.x
        }
        #expect(position(0) == 0 && position(0.5) == 10)
        // h(½) = ½ · 0 + ⅛ · 5 + ½ · 10 − ⅛ · 0.
        #expect(position(0.25) == 5.625)
        #expect(position(0.25) { $0.tensionValues = [1, 1, 1] } == 5)
        #expect(position(0.25) { $0.biasValues = [0, 1, 0] } == 4.375)
        #expect(position(0.25) { $0.continuityValues = [0, 1, 0] } == 6.875)
        #expect(position(0.25) { $0.calculationMode = .cubicPaced } == 5.625)
        #expect(position(0.25) { $0.calculationMode = .linear } == 5)
    }

    @Test("a smooth way of values that are no numbers is straight")
    func cubicColors() {
        let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
        animation.values = [UIColor.black.cgColor, UIColor.white.cgColor]
        (animation.duration, animation.calculationMode) = (1, .cubic)
        layer.add(animation, forKey: nil)
        stage.screen.advance(by: 0.5)
        #expect(stage.red(5, 5) == 128)
    }

    @Test("springs by the time that they seem to take and their bounce")
    func springs() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
        #expect(abs(spring.stiffness - 157.9137) < 1e-3)
        #expect(abs(spring.damping - 18.8496) < 1e-3)
        #expect(spring.mass == 1 && spring.settlingDuration > 0.5)
        let view = UIView(frame: CGRect(0, 0, 10, 10))
        stage.view.addSubview(view)
        var positions: [CGFloat] = []
        var isFinished = false
        UIView.animate(springDuration: 0.5, bounce: 0.25) {
            view.frame.origin.x = 20
        } completion: {
            isFinished = $0
        }
        while !isFinished, positions.count < 100 {
            stage.screen.advance(by: 0.05)
            positions.append(view.layer.presentation()?.position.x ?? 0)
        }
        #expect((positions.max() ?? 0) > 25)
        #expect(positions.last == 25)
        let timing = UISpringTimingParameters(duration: 0.5, bounce: 0.25)
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        #expect(abs(animator.duration - spring.settlingDuration) < 1e-6 || animator.duration == 0)
    }

    @Test("contents fade from one image to another, by themselves and when they are animated")
    func contents() {
        func image(_ level: CGFloat) -> CGImage? {
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
                UIColor(red: level, green: 0, blue: 0, alpha: 1).setFill()
                context.fill(CGRect(0, 0, 2, 2))
            }.cgImage
        }
        CATransaction.setDisableActions(true)
        layer.contents = image(0.2)
        CATransaction.flush()
        stage.screen.host.update()
        #expect(stage.red(5, 5) == 51)
        let (dark, light) = (image(0.4), image(1))
        let fade = CABasicAnimation(keyPath: "contents")
        (fade.fromValue, fade.toValue, fade.duration) = (dark, light, 1)
        layer.add(fade, forKey: nil)
        stage.screen.advance(by: 0.5)
        #expect(abs(stage.red(5, 5) - 178) <= 1)
        layer.removeAllAnimations()
        layer.contents = light
        #expect(layer.animationKeys() == ["contents"])
        #expect(stage.red(5, 5) == 51)
        stage.screen.advance(by: 0.25)
        #expect(stage.red(5, 5) == 255)
        layer.contents = nil
        #expect(stage.red(5, 5) == 255)
    }
}
