import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Animations of layers")
@MainActor
struct LayerAnimationTests {
    private let stage = LayerStage()
    private let layer: CALayer

    init() {
        layer = stage.layer(CGRect(0, 0, 10, 10))
        stage.screen.host.update()
    }

    private var shown: CALayer { layer.presentation() ?? layer }

    private func angle(_ layer: CALayer) -> CGFloat {
        let transform = layer.affineTransform()
        return Trigonometry.angle(x: transform.a, y: transform.b)
    }

    // MARK: - Basic animations

    @Test("a basic animation shows its values on the clock, and the model's when it is over")
    func basicTimes() {
        layer.add(basicAnimation("opacity", from: 0, to: 1), forKey: "fade")
        #expect(shown.opacity == 0)
        #expect(layer.opacity == 1)
        stage.screen.advance(by: 0.25)
        #expect(shown.opacity == 0.25)
        #expect(stage.red(5, 5) == 255 - 64)
        stage.screen.advance(by: 0.5)
        #expect(shown.opacity == 0.75)
        stage.screen.advance(by: 0.25)
        #expect(layer.animationKeys() == nil)
        #expect(shown.opacity == 1)
        #expect(!stage.screen.host.isAnimating)
    }

    @Test("from, to and by: what is not given is what is shown without the animation")
    func fromToBy() {
        func middle(_ animation: CABasicAnimation) -> CGFloat {
            layer.add(animation, forKey: "x")
            stage.screen.advance(by: 0.5)
            defer { layer.removeAllAnimations() }
            return shown.position.x
        }
        #expect(middle(basicAnimation("position.x", from: 0, to: 20)) == 10)
        #expect(middle(basicAnimation("position.x", from: 1)) == 3)
        #expect(middle(basicAnimation("position.x", to: 25)) == 15)
        #expect(middle(basicAnimation("position.x", by: 10)) == 10)
        #expect(middle(basicAnimation("position.x", from: 20, by: 10)) == 25)
        #expect(middle(basicAnimation("position.x", to: 20, by: 10)) == 15)
        let additive = basicAnimation("position.x", from: 10, to: 0)
        additive.isAdditive = true
        #expect(middle(additive) == 10)
        #expect(middle(basicAnimation("position.x", from: "no number", to: 25)) == 15)
        #expect(middle(basicAnimation("no.such.value", from: 0, to: 25)) == 5)
    }

    @Test("values of every kind have something between them")
    func kinds() throws {
        let shape = CAShapeLayer()
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        gradient.locations = [0, 1]
        stage.view.layer.addSublayer(shape)
        stage.view.layer.addSublayer(gradient)
        shape.path = CGPath(rect: CGRect(0, 0, 10, 10), transform: nil)
        layer.add(basicAnimation("bounds.size", to: CGSize(width: 20, height: 30)), forKey: "1")
        layer.add(basicAnimation("backgroundColor", to: UIColor.white.cgColor), forKey: "2")
        layer.add(basicAnimation("cornerRadius", to: 8), forKey: "3")
        layer.add(basicAnimation("shadowOpacity", to: 1), forKey: "4")
        layer.add(basicAnimation("shadowOffset", to: CGSize(width: 2, height: 1)), forKey: "5")
        layer.add(basicAnimation("transform.scale", to: 3), forKey: "6")
        layer.add(basicAnimation("position", to: CGPoint(x: 25, y: 5)), forKey: "7")
        shape.add(basicAnimation("strokeEnd", from: 0), forKey: "8")
        shape.add(
            basicAnimation("path", to: CGPath(rect: CGRect(10, 0, 20, 20), transform: nil)),
            forKey: "9"
        )
        gradient.add(basicAnimation("locations", to: [0.5, 1] as [NSNumber]), forKey: "10")
        gradient.add(
            basicAnimation("colors", to: [UIColor.white.cgColor, UIColor.white.cgColor]),
            forKey: "11"
        )
        stage.screen.advance(by: 0.5)
        #expect(shown.bounds.size == CGSize(width: 15, height: 20))
        #expect(shown.backgroundColor == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect((shown.cornerRadius, shown.shadowOpacity) == (4, 0.5))
        #expect(shown.shadowOffset == CGSize(width: 1, height: -1))
        #expect(shown.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
        #expect(shown.position == CGPoint(x: 15, y: 5))
        let line = try #require(shape.presentation())
        #expect(line.strokeEnd == 0.5)
        #expect(line.path?.boundingBox == CGRect(5, 0, 15, 15))
        let colors = try #require(gradient.presentation())
        #expect(colors.locations == [0.25, 1])
        #expect((colors.colors?.first as? CGColor)?.components == [0.5, 0.5, 0.5, 1])
        #expect(stage.bitmap.width == 40)
    }

    @Test("a spinner turns for ever: the angle of the key path goes on past half a turn")
    func spinner() {
        let view = UIView(frame: CGRect(10, 10, 20, 20))
        stage.view.addSubview(view)
        let turn = basicAnimation("transform.rotation.z", from: 0, to: 2 * CGFloat.pi)
        turn.repeatCount = .infinity
        view.layer.add(turn, forKey: "turn")
        stage.screen.advance(by: 10.25)
        #expect(abs(angle(view.layer.presentation() ?? view.layer) - .pi / 2) < 1e-9)
        #expect(view.transform == .identity)
        stage.screen.advance(by: 0.5)
        #expect(abs(angle(view.layer.presentation() ?? view.layer) + .pi / 2) < 1e-9)
        stage.screen.settle()
        #expect(stage.screen.host.isAnimating)
        view.layer.removeAnimation(forKey: "turn")
        #expect(!stage.screen.host.isAnimating)
        #expect(view.presentation == nil)
    }

    @Test("turning about y by its key path foreshortens")
    func flip() {
        layer.add(basicAnimation("transform.rotation.y", from: 0, to: CGFloat.pi), forKey: "flip")
        stage.screen.advance(by: 1.0 / 3)
        #expect(abs(shown.affineTransform().a - 0.5) < 1e-9)
    }

    @Test("mirror images turn as what they mirror, and half a turn never shrinks")
    func mirrored() {
        func between(_ from: CATransform3D, _ to: CATransform3D) -> CGAffineTransform {
            layer.add(basicAnimation("transform", from: from, to: to), forKey: "transform")
            stage.screen.advance(by: 0.5)
            defer { layer.removeAllAnimations() }
            return shown.affineTransform()
        }
        func isEqual(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
            zip([a.a, a.b, a.c, a.d], [b.a, b.b, b.c, b.d]).allSatisfy { abs($0 - $1) < 1e-9 }
        }
        let (mirror, other) = (CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1, -1, 1))
        func turned(_ transform: CATransform3D, _ angle: CGFloat) -> CATransform3D {
            CATransform3DConcat(transform, CATransform3DMakeRotation(angle, 0, 0, 1))
        }
        func plane(_ transform: CATransform3D) -> CGAffineTransform {
            CATransform3DGetAffineTransform(transform)
        }
        #expect(isEqual(between(mirror, turned(mirror, 0.5)), plane(turned(mirror, 0.25))))
        #expect(isEqual(between(turned(other, 0.2), other), plane(turned(other, 0.1))))
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(
            isEqual(between(CATransform3DIdentity, CATransform3DMakeRotation(.pi, 0, 0, 1)), plane(quarter))
        )
        #expect(isEqual(between(CATransform3DIdentity, CATransform3DMakeScale(-1, -1, 1)), plane(quarter)))
        let swapped = between(mirror, other)
        #expect(abs(swapped.a * swapped.d - swapped.b * swapped.c + 1) < 1e-9)
        // From an image to its mirror image there is no way but through a line.
        #expect(isEqual(between(CATransform3DIdentity, mirror), CGAffineTransform(scaleX: 0, y: 1)))
    }

    // MARK: - Timing

    @Test(
        "repeats, ways back, offsets and speeds",
        arguments: [
            (0.5, 0.5), (1.25, 0.75), (1.75, 0.25), (2.5, 0.5), (3.0, 1.0),
        ]
    )
    func timing(time: Double, expected: Double) {
        let animation = basicAnimation("opacity", from: 0, to: 1)
        animation.autoreverses = true
        animation.repeatCount = 1.5
        layer.add(animation, forKey: "fade")
        stage.screen.advance(by: time)
        #expect(abs(Double(shown.opacity) - expected) < 1e-6)
        layer.removeAllAnimations()
        let fast = basicAnimation("opacity", from: 0, to: 1, for: 2)
        fast.speed = 2
        fast.timeOffset = 0.5
        layer.add(fast, forKey: "fade")
        stage.screen.advance(by: 0.25)
        #expect(shown.opacity == 0.5)
        #expect(stage.screen.host.isAnimating)
        stage.screen.advance(by: 0.5)
        #expect(!stage.screen.host.isAnimating)
    }

    @Test("what is shown before and after by the fill mode")
    func fillModes() {
        func add(_ mode: CAMediaTimingFillMode, isRemoved: Bool = false) {
            let animation = basicAnimation("opacity", from: 0.25, to: 0.5)
            animation.beginTime = stage.screen.perform { CACurrentMediaTime() } + 1
            animation.fillMode = mode
            animation.isRemovedOnCompletion = isRemoved
            layer.add(animation, forKey: "fade")
        }
        add(.removed)
        #expect(shown.opacity == 1)
        stage.screen.advance(by: 3)
        #expect(shown.opacity == 1)
        add(.both)
        #expect(shown.opacity == 0.25)
        stage.screen.advance(by: 3)
        #expect(shown.opacity == 0.5)
        #expect(!stage.screen.host.isAnimating)
        #expect(stage.red(5, 5) == 127)
        layer.frame.origin.x = 20
        stage.screen.advance(by: 1)
        #expect(stage.red(25, 5) == 127)
        add(.forwards, isRemoved: true)
        stage.screen.advance(by: 3)
        #expect(shown.opacity == 1)
    }

    @Test("a stopped layer keeps its moment, and goes on from there")
    func pausing() {
        layer.add(basicAnimation("opacity", from: 0, to: 1), forKey: "fade")
        stage.screen.advance(by: 0.25)
        let stopped = stage.screen.perform { layer.convertTime(CACurrentMediaTime(), from: nil) }
        layer.speed = 0
        layer.timeOffset = stopped
        stage.screen.advance(by: 10)
        #expect(shown.opacity == 0.25)
        #expect(!stage.screen.host.isAnimating)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime =
            stage.screen.perform { layer.convertTime(CACurrentMediaTime(), from: nil) } - stopped
        stage.screen.advance(by: 0.25)
        #expect(shown.opacity == 0.5)
        stage.view.layer.speed = 2
        #expect(stage.view.layer.convertTime(1, to: layer) == 1 - layer.beginTime)
    }

    @Test("timing functions have Core Animation's control points")
    func timingFunctions() {
        let function = CAMediaTimingFunction(name: .default)
        var points = [Float](repeating: 0, count: 2)
        function.getControlPoint(at: 1, values: &points)
        #expect(points == [0.25, 0.1])
        let animation = basicAnimation("opacity", from: 0, to: 1)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: "fade")
        stage.screen.advance(by: 0.25)
        #expect(shown.opacity == Float(CubicCurve.easeInEaseOut.progress(at: 0.25)))
    }

    @Test("a spring's settling time is Core Animation's, and its motion that of the damped oscillation")
    func spring() {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect((spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) == (1, 100, 10, 0))
        #expect(abs(spring.settlingDuration - 1.472_700_3) < 1e-6)
        spring.fromValue = 0
        spring.toValue = 100
        spring.duration = spring.settlingDuration
        layer.add(spring, forKey: "spring")
        stage.screen.advance(by: 0.3)
        let frequency = 75.0.squareRoot()
        let (sine, cosine) = Trigonometry.sineAndCosine(frequency * 0.3)
        let expected = 100 * (1 - 0.223_130_160_148 * (cosine + 5 / frequency * sine))
        #expect(abs(shown.position.x - expected) < 1e-6)
    }

    // MARK: - Keyframes and groups

    @Test("keyframes are gone through by their times, curves and modes")
    func keyframes() {
        func shownX(_ time: Double, _ change: (CAKeyframeAnimation) -> Void) -> CGFloat {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 40]
            animation.duration = 1
            change(animation)
            layer.add(animation, forKey: "keys")
            stage.screen.advance(by: time)
            defer { layer.removeAllAnimations() }
            return shown.position.x
        }
        #expect(shownX(0.25) { _ in } == 5)
        #expect(shownX(0.75) { _ in } == 25)
        #expect(shownX(0.25) { $0.keyTimes = [0, 0.5, 1] } == 5)
        #expect(shownX(0.625) { $0.keyTimes = [0, 0.25, 1] } == 25)
        #expect(shownX(0.5) { $0.calculationMode = .paced } == 20)
        #expect(shownX(0.5) { $0.calculationMode = .discrete } == 10)
        #expect(shownX(0.7) { $0.calculationMode = .discrete } == 40)
        let eased = shownX(0.25) { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)] }
        #expect(abs(eased - 10 * CubicCurve.easeIn.progress(at: 0.5)) < 1e-9)
        #expect(shownX(0.25) { $0.values = [] } == 5)
    }

    @Test("a path is gone along, turning if asked to")
    func path() {
        let animation = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
        animation.path = path
        animation.duration = 1
        animation.rotationMode = .rotateAuto
        layer.add(animation, forKey: "path")
        stage.screen.advance(by: 0.75)
        #expect(shown.position == CGPoint(x: 10, y: 15))
        #expect(abs(angle(shown) - .pi / 2) < 1e-9)
        animation.calculationMode = .paced
        layer.add(animation, forKey: "path")
        stage.screen.advance(by: 0.5)
        #expect(abs(shown.position.y - 10) < 1e-9)
    }

    @Test("times of a closed path are those of its points, and the line that closes it is not gone along")
    func closedPath() {
        let animation = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
        path.closeSubpath()
        animation.path = path
        animation.keyTimes = [0.25, 0.75, 1]
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "path")
        #expect(shown.position == CGPoint(x: 0, y: 0))
        stage.screen.advance(by: 0.5)
        #expect(shown.position == CGPoint(x: 5, y: 0))
        stage.screen.advance(by: 0.375)
        #expect(shown.position == CGPoint(x: 10, y: 15))
        stage.screen.advance(by: 1)
        #expect(shown.position == CGPoint(x: 10, y: 30))
    }

    @Test("a group's animations run on its clock and end with it")
    func groups() {
        let group = CAAnimationGroup()
        let late = basicAnimation("position.x", from: 0, to: 20)
        late.beginTime = 0.5
        group.animations = [basicAnimation("opacity", from: 0, to: 1, for: 2), late]
        group.duration = 1
        layer.add(group, forKey: "group")
        stage.screen.advance(by: 0.25)
        #expect((shown.opacity, shown.position.x) == (0.125, 5))
        stage.screen.advance(by: 0.5)
        #expect((shown.opacity, shown.position.x) == (0.375, 5))
        stage.screen.advance(by: 0.25)
        #expect((shown.opacity, shown.position.x) == (1, 5))
    }

    // MARK: - Completion

    private final class Listener: CAAnimationDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        func animationDidStart(_ anim: CAAnimation) {
            journal.note("start \(anim.value(forKey: "id") ?? "")")
        }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            journal.note("stop \(anim.value(forKey: "id") ?? "") \(flag)")
        }
    }

    @Test("delegates hear of beginning and end, in order, with copies that know their names")
    func delegates() {
        let journal = Journal()
        let listener = Listener(journal)
        for (name, duration) in [("long", 0.5), ("short", 0.25)] {
            let animation = basicAnimation("position.x", from: 0, to: 1, for: duration)
            animation.delegate = listener
            animation.setValue(name, forKey: "id")
            layer.add(animation, forKey: name)
        }
        stage.screen.host.update()
        #expect(journal.take() == ["start long", "start short"])
        stage.screen.advance(by: 1)
        #expect(journal.take() == ["stop short true", "stop long true"])
        let animation = basicAnimation("opacity", from: 0)
        animation.delegate = listener
        layer.add(animation, forKey: "fade")
        stage.screen.host.update()
        _ = journal.take()
        layer.add(basicAnimation("opacity", from: 0), forKey: "fade")
        stage.screen.host.update()
        #expect(journal.take() == ["stop  false"])
        layer.add(animation, forKey: "fade")
        stage.screen.host.update()
        layer.removeFromSuperlayer()
        stage.screen.host.update()
        #expect(journal.take() == ["start ", "stop  false"])
        #expect(!stage.screen.host.isAnimating)
    }

    @Test("a view that leaves takes its layers' animations with it, but for those that are kept")
    func leaving() {
        layer.add(basicAnimation("opacity", from: 0, to: 1), forKey: "removed")
        let kept = basicAnimation("position.x", from: 0, to: 10, for: 4)
        kept.isRemovedOnCompletion = false
        layer.add(kept, forKey: "kept")
        stage.view.removeFromSuperview()
        #expect(!stage.screen.host.isAnimating)
        stage.screen.host.update()
        #expect(layer.animationKeys() == ["kept"])
        stage.screen.advance(by: 2)
        stage.screen.window.addSubview(stage.view)
        #expect(shown.position.x == 5)
    }

    // MARK: - Bad input

    @Test("steps do not matter, and times without sense end")
    func hostileTimes() {
        for value in [Double.nan, .infinity, -1, 1e300, 0] {
            let animation = basicAnimation("opacity", from: value, to: 1, for: value)
            (animation.repeatDuration, animation.timeOffset, animation.beginTime) = (value, value, value)
            (animation.speed, animation.repeatCount) = (Float(value), Float(value))
            layer.add(animation, forKey: "\(value)")
            stage.screen.advance(by: 0.5)
            _ = stage.bitmap
        }
        layer.removeAllAnimations()
        #expect(!stage.screen.host.isAnimating)
    }
}
