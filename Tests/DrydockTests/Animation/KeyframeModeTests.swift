import Drydock
import Testing

@Suite("Ways through keyframes")
struct KeyframeModeTests {
    private let root = makeRoot()

    /// Where a view is shown at each tenth of a second, as it goes within one from 0 to 10 in the first half, and to 100 in the
    /// second.
    private func places(_ mode: UIView.KeyframeAnimationOptions) -> [CGFloat] {
        let view = root.adding(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 1, options: [linear, mode]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.y = 10 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.frame.origin.y = 100
            }
        }
        #expect(view.frame.minY == 100)
        return (0..<10).map { _ in
            root.windowScene?.animator.advance(by: 0.1)
            let shown = view.layer.presentation()?.frame.minY ?? view.frame.minY
            return (shown * 1000).rounded() / 1000
        }
    }

    @Test("straight by each block's time, by jumps, or at one speed")
    func straight() {
        #expect(places(.calculationModeLinear) == [2, 4, 6, 8, 10, 28, 46, 64, 82, 100])
        #expect(places(.calculationModeDiscrete) == [0, 0, 0, 0, 10, 10, 10, 10, 10, 100])
        #expect(places(.calculationModePaced) == [10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    }

    @Test("smooth ways go through the same places without a bend")
    func smooth() {
        let cubic = places(.calculationModeCubic)
        #expect(cubic[4] == 10 && cubic[9] == 100)
        // Catmull and Rom, with the directions 5 and 50: 3.52 on the way, 0.72 of the first, less 4.8 of the second.
        #expect(cubic[1] == -0.56)
        let paced = places(.calculationModeCubicPaced)
        #expect(paced[0] == 10 && paced[9] == 100)
        #expect(paced[4] != 50)
    }

    @Test("what waits between blocks stays, and what turns right round does not turn back")
    func waiting() {
        let view = root.adding(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        UIView.animateKeyframes(
            withDuration: 1,
            options: [.calculationModePaced, .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)]
        ) {
            for part in 1...3 {
                UIView.addKeyframe(withRelativeStartTime: Double(part) / 4, relativeDuration: 0.1) {
                    view.transform = CGAffineTransform(rotationAngle: CGFloat(part) * 2 * .pi / 3)
                }
            }
        }
        var angles: [CGFloat] = []
        for _ in 0..<6 {
            root.windowScene?.animator.advance(by: 1 / 7)
            let transform = view.layer.presentation()?.affineTransform() ?? .identity
            let turned = (transform.b * transform.b + transform.a * transform.a).squareRoot()
            #expect(abs(turned - 1) < 1e-9)
            angles.append(transform.b)
        }
        // The sine of each seventh of a circle.
        let expected = (1...6).map { CGFloat(sine(Double($0) / 7)) }
        for (angle, sine) in zip(angles, expected) { #expect(abs(angle - sine) < 1e-6) }
    }

    @Test("the completion comes once, when all blocks have ended")
    func completing() {
        let view = root.adding(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        var log: [Bool] = []
        UIView.animateKeyframes(
            withDuration: 1,
            options: .calculationModeCubic,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) {
                    view.frame.origin.y = 10
                }
                UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) { view.alpha = 0 }
            },
            completion: { log.append($0) }
        )
        root.windowScene?.animator.advance(by: 0.9)
        #expect(log.isEmpty)
        root.windowScene?.animator.advance(by: 0.2)
        #expect(log == [true])
    }

    @Test("raw values are UIKit's")
    func rawValues() {
        let modes: [UIView.KeyframeAnimationOptions] = [
            .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
            .calculationModeCubicPaced,
        ]
        let values: [UInt] = [0, 1024, 2048, 3072, 4096]
        #expect(modes.map(\.rawValue) == values)
    }

    private func sine(_ part: Double) -> Double {
        // By its series, from the nearer side.
        let angle = (part > 0.5 ? part - 1 : part) * 2 * .pi
        var (term, sum) = (angle, angle)
        for n in 1..<20 {
            term *= -angle * angle / Double(2 * n * (2 * n + 1))
            sum += term
        }
        return sum
    }
}
