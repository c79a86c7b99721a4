import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Property animators")
@MainActor
struct PropertyAnimatorTests {
    private let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1, showsStatusBar: false)
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let journal = Journal()

    init() {
        screen.window.addSubview(box)
        screen.host.update()
    }

    /// To a millionth of a point, within which curves are followed.
    private var shownX: CGFloat {
        ((box.presentation?.frame ?? box.frame).minX * 1_000_000).rounded() / 1_000_000
    }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { box.frame.origin.x = 80 }
        animator.addCompletion { journal.note("\($0)") }
        return animator
    }

    private func perform<Result>(_ body: () -> Result) -> Result { screen.perform(body) }

    @Test("it runs its blocks when it starts, follows the clock and completes at its end")
    func running() {
        let animator = animator()
        #expect((animator.state, animator.isRunning, box.frame.minX) == (.inactive, false, 0))
        perform { animator.startAnimation() }
        #expect((animator.state, animator.isRunning, box.frame.minX) == (.active, true, 80))
        screen.advance(by: 0.25)
        #expect(shownX == 20)
        #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
        #expect(screen.host.isAnimating)
        screen.advance(by: 0.75)
        #expect((animator.state, shownX) == (.inactive, 80))
        #expect(journal.take() == ["end"])
        #expect(box.presentation == nil)
        #expect(!screen.host.isAnimating)
    }

    @Test("outside of its scene's turn it goes by the clock of what it moves, too")
    func startingOutside() async {
        let animator = animator()
        animator.startAnimation()
        await Task.yield()
        screen.advance(by: 0.25)
        #expect((animator.isRunning, shownX) == (true, 20))
        screen.advance(by: 0.75)
        #expect((animator.state, shownX) == (.inactive, 80))
        #expect(journal.take() == ["end"])
    }

    @Test("a paused one stays where it is, is set to any place, and goes on from there")
    func scrubbing() {
        let animator = animator()
        perform { animator.pauseAnimation() }
        #expect((animator.state, animator.isRunning, shownX) == (.active, false, 0))
        #expect(!screen.host.isAnimating)
        animator.fractionComplete = 0.5
        #expect(shownX == 40)
        screen.advance(by: 5)
        #expect(shownX == 40)
        perform { animator.startAnimation() }
        screen.advance(by: 0.25)
        #expect(shownX == 60)
        perform { animator.pauseAnimation() }
        #expect(abs(animator.fractionComplete - 0.75) < 1e-9)
        perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 2) }
        screen.advance(by: 1)
        #expect(shownX == 70)
        screen.advance(by: 1)
        #expect(journal.take() == ["end"])
    }

    @Test("scrubbing is linear, unless it is to follow the curve; neither jumps")
    func curves() {
        let animator = animator(.easeIn)
        perform { animator.startAnimation() }
        screen.advance(by: 0.5)
        let shown = shownX
        #expect(abs(shown - 80 * CubicCurve.easeIn.progress(at: 0.5)) < 1e-5)
        perform { animator.pauseAnimation() }
        #expect(shownX == shown)
        #expect(abs(animator.fractionComplete - shown / 80) < 1e-6)
        perform { animator.startAnimation() }
        #expect(abs(shownX - shown) < 1e-6)
        screen.advance(by: 0.25)
        #expect(abs(shownX - 80 * CubicCurve.easeIn.progress(at: 0.75)) < 1e-6)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        #expect(abs(shownX - 80 * CubicCurve.easeIn.progress(at: 0.25)) < 1e-6)
        #expect(animator.fractionComplete == 0.25)
    }

    @Test("a reversed one goes back to the beginning, and the values with it")
    func reversing() {
        box.backgroundColor = .label
        let animator = animator()
        animator.addAnimations { box.backgroundColor = .red }
        perform { animator.startAnimation() }
        screen.advance(by: 0.5)
        perform { animator.isReversed = true }
        screen.advance(by: 0.25)
        #expect(shownX == 20)
        screen.advance(by: 0.25)
        #expect(journal.take() == ["start"])
        #expect(box.frame.minX == 0)
        #expect(box.backgroundColor == .label)
        #expect(animator.state == .inactive)
    }

    @Test(
        "a stopped one leaves the values where they are, at the end or at the beginning",
        arguments: [
            UIViewAnimatingPosition.current, .end, .start,
        ]
    )
    func stopping(position: UIViewAnimatingPosition) {
        let animator = animator()
        perform { animator.startAnimation() }
        screen.advance(by: 0.5)
        perform { animator.stopAnimation(false) }
        #expect(animator.state == .stopped)
        #expect(shownX == 40)
        perform { animator.finishAnimation(at: position) }
        #expect(animator.state == .inactive)
        #expect(journal.take() == ["\(position)"])
        #expect(box.frame.minX == [.current: 40, .end: 80, .start: 0][position])
        #expect(box.presentation == nil)
    }

    @Test("stopping without finishing calls no completion")
    func abandoning() {
        let animator = animator()
        perform { animator.startAnimation() }
        screen.advance(by: 0.5)
        perform { animator.stopAnimation(true) }
        #expect((animator.state, box.frame.minX) == (.inactive, 40))
        #expect(journal.take() == [])
        #expect(!screen.host.isAnimating)
    }

    @Test("blocks with a delay factor take the rest of the time, and so do those that come later")
    func delayFactors() {
        let animator = animator()
        animator.addAnimations({ box.alpha = 0 }, delayFactor: 0.5)
        perform { animator.startAnimation() }
        screen.advance(by: 0.5)
        #expect(box.presentation?.alpha == 1)
        perform { animator.addAnimations { box.transform = CGAffineTransform(scaleX: 3, y: 3) } }
        screen.advance(by: 0.25)
        #expect(box.presentation?.alpha == 0.5)
        #expect(box.presentation?.transform == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test("one that pauses on completion can be turned round there")
    func pausesOnCompletion() {
        let animator = animator()
        animator.pausesOnCompletion = true
        perform { animator.startAnimation() }
        screen.advance(by: 2)
        #expect((animator.state, animator.isRunning, animator.fractionComplete) == (.active, false, 1))
        animator.isReversed = true
        perform { animator.startAnimation() }
        screen.advance(by: 0.5)
        #expect(shownX == 40)
        animator.pausesOnCompletion = false
        screen.advance(by: 0.5)
        #expect(journal.take() == ["start"])
    }

    @Test("layers go with it, and so do springs and delays")
    func layersAndSprings() {
        let layer = CALayer()
        screen.window.layer.addSublayer(layer)
        screen.host.update()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            box.layer.cornerRadius = 4
            layer.position.x = 10
        }
        perform { animator.startAnimation(afterDelay: 1) }
        screen.advance(by: 1)
        #expect(layer.presentation()?.position.x == 0)
        screen.advance(by: 0.5)
        #expect(layer.presentation()?.position.x == 5)
        #expect(box.layer.presentation()?.cornerRadius == 2)
        perform { animator.isReversed = true }
        screen.advance(by: 1)
        #expect((box.layer.cornerRadius, layer.position.x) == (0, 0))
        let spring = UIViewPropertyAnimator(
            duration: 1,
            timingParameters: UISpringTimingParameters(
                mass: 1,
                stiffness: 100,
                damping: 10,
                initialVelocity: .zero
            )
        )
        #expect(abs(spring.duration - 1.472_700_3) < 1e-6)
        perform {
            _ = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1,
                delay: 0,
                options: .curveLinear
            ) {
                box.alpha = 0
            }
        }
        screen.advance(by: 0.5)
        #expect(box.presentation?.alpha == 0.5)
    }

    // MARK: - Views' own animations

    @Test("keyframes are shown each in its part of the time")
    func keyframes() {
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        perform {
            UIView.animateKeyframes(withDuration: 2, options: linear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    box.frame.origin.x = 80
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    box.frame.origin.x = 0
                    box.alpha = 0
                }
            } completion: {
                journal.note("done \($0)")
            }
        }
        for (time, x) in [(0.25, 40.0), (0.5, 80), (1, 80), (1.5, 40)] {
            screen.advance(by: time - screen.host.scene.time)
            #expect(abs(shownX - CGFloat(x)) < 1e-6)
        }
        #expect(box.presentation?.alpha == 0.5)
        screen.advance(by: 0.5)
        #expect(journal.take() == ["done true"])
    }

    @Test("a dissolve mixes the old picture with the new one")
    func dissolves() {
        box.backgroundColor = .black
        screen.window.backgroundColor = .white
        screen.host.update()
        perform {
            UIView.transition(with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                box.backgroundColor = .red
            } completion: {
                journal.note("done \($0)")
            }
        }
        #expect(box.presentation?.backgroundColor == nil)
        #expect(screen.host.render().bitmap.pixel(atX: 5, y: 5) == .black)
        screen.advance(by: 0.5)
        let mixed = screen.host.render().bitmap.pixel(atX: 5, y: 5)
        #expect(abs(Int(mixed.r) - 128) <= 1)
        #expect((mixed.g, mixed.a) == (0, 255))
        screen.advance(by: 0.5)
        #expect(screen.host.render().bitmap.pixel(atX: 5, y: 5) == UIColor.red.premultiplied)
        #expect(journal.take() == ["done true"])
        let other = UIView(frame: box.frame)
        perform { UIView.transition(from: box, to: other, duration: 1, options: .transitionCrossDissolve) }
        #expect(other.superview === screen.window)
        #expect(box.superview == nil)
    }

    @Test("an awaited animation goes on when it is over")
    func awaiting() async {
        Task { @MainActor in
            let isFinished = await UIView.animate(withDuration: 0) { box.alpha = 0 }
            journal.note("\(isFinished)")
        }
        for _ in 0..<100 where journal.entries.isEmpty {
            await Task.yield()
            screen.host.update()
        }
        #expect(journal.take() == ["true"])
    }

    @Test("layoutSubviews has a resized view's layout animated")
    func layout() {
        final class Half: UIView {
            let half = UIView()
            override func layoutSubviews() {
                if half.superview == nil { addSubview(half) }
                half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
            }
        }
        let view = Half(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        screen.window.addSubview(view)
        screen.host.update()
        perform {
            UIView.animate(withDuration: 1, options: [.curveLinear, .layoutSubviews]) {
                view.frame.size.width = 80
            }
        }
        screen.advance(by: 0.5)
        #expect(view.half.presentation?.frame?.width == 30)
    }

    @Test("what cannot be interrupted runs to its end, and can be scrubbed before it starts")
    func uninterruptible() {
        let animator = animator()
        animator.isInterruptible = false
        perform { animator.fractionComplete = 0.5 }
        #expect(shownX == 40)
        perform { animator.startAnimation() }
        perform {
            animator.pauseAnimation()
            animator.fractionComplete = 0
            animator.stopAnimation(true)
        }
        #expect((animator.isRunning, shownX) == (true, 40))
        screen.advance(by: 1)
        #expect(journal.take() == ["end"])
    }
}
