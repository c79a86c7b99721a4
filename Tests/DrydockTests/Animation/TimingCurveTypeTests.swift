import Drydock
import Testing

@Suite("Which parameters an animator's curve comes from")
struct TimingCurveTypeTests {
    private final class Provider: UITimingCurveProvider {
        let timingCurveType: UITimingCurveType
        let cubicTimingParameters: UICubicTimingParameters? = UICubicTimingParameters(animationCurve: .linear)
        let springTimingParameters: UISpringTimingParameters? = UISpringTimingParameters(
            mass: 1,
            stiffness: 100,
            damping: 20,
            initialVelocity: .zero
        )

        init(_ type: UITimingCurveType) {
            timingCurveType = type
        }
    }

    private let root = makeRoot()

    /// What is shown of a way of 100 points after a tenth of a second of one.
    private func shown(_ parameters: any UITimingCurveProvider) -> (duration: TimeInterval, y: CGFloat) {
        let view = root.adding(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations { view.frame.origin.y = 100 }
        animator.startAnimation()
        root.windowScene?.animator.advance(by: 0.1)
        return (animator.duration, view.layer.presentation()?.frame.minY ?? .nan)
    }

    @Test("the parameters' own types")
    func types() {
        #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
        #expect(UICubicTimingParameters().timingCurveType == .builtin)
        let points = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
        #expect(points.timingCurveType == .cubic)
        #expect(UISpringTimingParameters().timingCurveType == .spring)
        #expect((0...3).map(UITimingCurveType.init) == [.builtin, .cubic, .spring, .composed])
    }

    @Test("of a provider that has both, its type decides, and what is composed goes along both")
    func deciding() {
        let spring = shown(
            UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        )
        #expect(spring.duration != 1 && abs(spring.y - 10) > 1)
        for type in [UITimingCurveType.builtin, .cubic] {
            let cubic = shown(Provider(type))
            #expect(cubic.duration == 1 && abs(cubic.y - 10) < 0.001)
        }
        // Time that goes along a straight line is time.
        for type in [UITimingCurveType.spring, .composed] {
            let own = shown(Provider(type))
            #expect(own.duration == spring.duration && abs(own.y - spring.y) < 0.001)
        }
    }

    @Test("a composed curve's spring begins as slowly as its cubic curve")
    func composing() {
        final class Slow: UITimingCurveProvider {
            let timingCurveType = UITimingCurveType.composed
            let cubicTimingParameters: UICubicTimingParameters? = UICubicTimingParameters(
                animationCurve: .easeIn
            )
            let springTimingParameters: UISpringTimingParameters? = UISpringTimingParameters(dampingRatio: 1)
        }
        let (slow, spring) = (shown(Slow()), shown(UISpringTimingParameters(dampingRatio: 1)))
        #expect(slow.duration == 1)
        #expect(slow.y > 0 && slow.y < spring.y / 2)
    }
}
