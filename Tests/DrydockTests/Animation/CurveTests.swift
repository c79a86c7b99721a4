import Drydock
import Testing

struct CurveTests {
    /// Solved independently: the root of the curve's x polynomial, put into its y polynomial.
    @Test(
        "the named curves have Core Animation's values",
        arguments: [
            (CubicCurve.easeInEaseOut, 0.25, 0.129_161_93), (.easeInEaseOut, 0.5, 0.5),
            (.easeInEaseOut, 0.75, 0.870_838_07), (.easeIn, 0.25, 0.093_464_65), (.easeIn, 0.5, 0.315_356_81),
            (.easeIn, 0.75, 0.621_861_87), (.easeOut, 0.25, 0.378_138_13), (.easeOut, 0.5, 0.684_643_19),
            (.easeOut, 0.75, 0.906_535_35),
            (.linear, 0.3, 0.3),
        ]
    )
    func namedCurves(curve: CubicCurve, fraction: Double, expected: Double) {
        #expect(abs(curve.progress(at: fraction) - expected) < 1e-7)
    }

    @Test(
        "a curve rests outside of its duration and never runs backwards",
        arguments: [
            CubicCurve.linear, .easeIn, .easeOut, .easeInEaseOut, CubicCurve(0.25, 0.1, 0.25, 1),
        ]
    )
    func monotonous(curve: CubicCurve) {
        #expect(curve.progress(at: -1) == 0)
        #expect(curve.progress(at: 0) == 0)
        #expect(curve.progress(at: 1) == 1)
        #expect(curve.progress(at: 2) == 1)
        let samples = (0...200).map { curve.progress(at: Double($0) / 200) }
        #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test(
        "the transition's spring follows the closed form of critical damping",
        arguments: [0.05, 0.1, 0.25, 0.5, 1]
    )
    func criticalSpring(time: Double) {
        let frequency = (1000.0 / 3).squareRoot()
        let expected = 1 - exp(-frequency * time) * (1 + frequency * time)
        #expect(abs(SpringCurve.transition.progress(after: time) - expected) < 1e-9)
    }

    @Test(
        "a spring follows the closed form of damped oscillation",
        arguments: [0.2, 0.5, 0.8],
        [0.0, 2, -3]
    )
    func dampedSpring(ratio: Double, velocity: Double) {
        let spring = SpringCurve(dampingRatio: ratio, duration: 1, initialVelocity: velocity)
        let frequency = spring.frequency
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        for time: Double in [0.1, 0.35, 0.7, 1] {
            let decay = exp(-ratio * frequency * time)
            let swing = cos(damped * time) + (ratio * frequency - velocity) / damped * sin(damped * time)
            #expect(abs(spring.progress(after: time) - (1 - decay * swing)) < 1e-9)
        }
        #expect(abs(spring.progress(after: 1) - 1) < 0.005)
    }

    @Test("an autoreversing animation goes and comes back")
    func autoreverses() {
        var timing = AnimationTiming(duration: 1, delay: 0.5, curve: .cubic(.linear))
        timing.autoreverses = true
        let samples = [0, 0.5, 1, 1.5, 2, 2.25].map { timing.progress(after: $0) }
        #expect(samples == [0, 0, 0.5, 1, 0.5, 0.25])
        #expect(timing.progress(after: 2.5) == 1)
    }
}
