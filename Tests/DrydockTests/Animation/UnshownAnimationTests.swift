import Drydock
import Testing

/// Outside of any scene's turn: what is animated there is seen by nobody, and no clock moves.
@Suite("Animations that nothing shows")
@MainActor
struct UnshownAnimationTests {
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let journal = Journal()

    /// What was noted, once something was.
    private func notes() async -> [String] {
        for _ in 0..<1000 {
            let notes = journal.take()
            if !notes.isEmpty { return notes }
            await Task.yield()
        }
        return []
    }

    @Test("a view in no window has its new values at once, and the completion is given true in a later turn")
    func completing() async {
        UIView.animate(withDuration: 5, delay: 1) {
            box.alpha = 0
        } completion: {
            journal.note("\($0)")
        }
        #expect(box.alpha == 0)
        #expect(journal.take() == [])
        #expect(await notes() == ["true"])
    }

    @Test("what a completion animates completes, too")
    func chaining() async {
        UIView.animate(withDuration: 1) {
            box.alpha = 0
        } completion: { _ in
            UIView.animate(withDuration: 1) {
                box.alpha = 1
            } completion: {
                journal.note("\($0)")
            }
        }
        #expect(await notes() == ["true"])
        #expect(box.alpha == 1)
    }

    @Test("springs, key frames, transitions and transactions complete")
    func kinds() async {
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            box.alpha = 0
        } completion: { _ in
            journal.note("spring")
        }
        #expect(await notes() == ["spring"])
        UIView.animateKeyframes(withDuration: 1) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 1 }
        } completion: { _ in
            journal.note("key frames")
        }
        #expect(await notes() == ["key frames"])
        UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve) {
            box.alpha = 0.5
        } completion: { _ in
            journal.note("transition")
        }
        #expect(await notes() == ["transition"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { journal.note("transaction") }
        box.layer.borderWidth = 1
        CATransaction.commit()
        #expect(await notes() == ["transaction"])
    }

    @Test("waiting for the end of an animation does not take for ever")
    func waiting() async {
        Task {
            let isFinished = await UIView.animate(withDuration: 1) { box.alpha = 0 }
            journal.note("\(isFinished)")
        }
        #expect(await notes() == ["true"])
    }

    @Test("a property animator runs to its end")
    func propertyAnimators() async {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
        animator.addCompletion { journal.note("\($0)") }
        animator.startAnimation()
        #expect((animator.state, animator.isRunning, box.alpha) == (.active, true, 0))
        #expect(journal.take() == [])
        #expect(await notes() == ["end"])
        #expect((animator.state, animator.isRunning) == (.inactive, false))
    }

    @Test("a paused property animator stays where it is")
    func pausing() async {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
        animator.addCompletion { journal.note("\($0)") }
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        UIView.animate(withDuration: 1) {
            box.isHidden = true
        } completion: { _ in
            journal.note("other")
        }
        #expect(await notes() == ["other"])
        #expect((animator.state, animator.fractionComplete) == (.active, 0.5))
        animator.stopAnimation(true)
    }

    @Test("views and layers in a window of no scene complete, and are shown as they are then")
    func windows() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.isHidden = false
        window.addSubview(box)
        UIView.animate(withDuration: 1) {
            box.alpha = 0
        } completion: {
            journal.note("\($0)")
        }
        #expect(await notes() == ["true"])
        #expect(box.layer.presentation()?.opacity == 0)
        CATransaction.begin()
        CATransaction.setCompletionBlock { journal.note("layer") }
        box.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        CATransaction.commit()
        #expect(await notes() == ["layer"])
    }
}
