import Drydock
import Testing

@Suite("Gestures against gestures")
struct GestureConflictTests {
    private let stage = GestureStage()
    private let tap: [GestureStage.Step] = [.down(1, 100, 100), .up(1)]
    private let drag: [GestureStage.Step] = [.down(1, 100, 100), .move(1, 120, 100), .up(1)]

    private func doubleTap(_ name: String) -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = 2
        return stage.add(recognizer, name)
    }

    @Test("the deeper view's recogniser wins")
    func deeper() {
        stage.add(UITapGestureRecognizer(), "outer", to: stage.outer)
        stage.add(UITapGestureRecognizer(), "inner")
        stage.run(tap)
        #expect(stage.take() == ["inner ended"])
    }

    @Test("one delegate that allows it is enough for both", arguments: [0, 1])
    func simultaneous(which: Int) {
        let delegate = GestureDelegate()
        delegate.isSimultaneous = true
        let pans = [
            stage.add(UIPanGestureRecognizer(), "outer", to: stage.outer),
            stage.add(UIPanGestureRecognizer(), "inner"),
        ]
        pans[which].delegate = delegate
        stage.run(drag)
        #expect(stage.take() == ["inner began", "outer began", "inner ended", "outer ended"])
    }

    @Test("a single tap does not keep a double tap from recognising")
    func singleAndDouble() {
        _ = doubleTap("double")
        stage.add(UITapGestureRecognizer(), "single")
        stage.run(tap)
        #expect(stage.take() == ["single ended"])
        stage.run(tap)
        #expect(stage.take() == ["double ended"])
    }

    @Test(
        "a single tap that requires the double one's failure waits for it, by any of the four ways to say so",
        arguments: 0..<4
    )
    func requiresFailure(way: Int) {
        let double = doubleTap("double")
        let delegate = GestureDelegate()
        let single: UITapGestureRecognizer
        switch way {
        case 0:
            single = stage.add(UITapGestureRecognizer(), "single")
            single.require(toFail: double)
        case 1:
            single = stage.add(UITapGestureRecognizer(), "single")
            delegate.requiresFailure = { $1 === double }
            single.delegate = delegate
        case 2:
            single = stage.add(UITapGestureRecognizer(), "single")
            delegate.requiredToFail = { $1 === single }
            double.delegate = delegate
        default:
            final class Polite: UITapGestureRecognizer {
                override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
                    true
                }
            }
            single = stage.add(Polite(), "single")
        }
        stage.run(tap)
        #expect(stage.take().isEmpty && single.state == .possible)
        stage.run([.wait(0.34)])
        #expect(stage.take().isEmpty)
        stage.run([.wait(0.02)])
        #expect(stage.take() == ["single ended"])
        stage.run(tap + tap)
        #expect(stage.take() == ["double ended"])
        stage.run([.wait(1)])
        #expect(stage.take().isEmpty)
    }

    @Test("a pan that waits for a swipe begins when the swipe has failed, and ends if the finger is gone")
    func panWaits() {
        let swipe = UISwipeGestureRecognizer()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.add(swipe, "swipe")
        pan.require(toFail: swipe)
        stage.run([.down(1, 100, 100), .move(1, 120, 100)])
        #expect(stage.take().isEmpty && pan.state == .possible)
        stage.run([.wait(0.6), .move(1, 125, 100), .move(1, 130, 100), .up(1)])
        #expect(stage.take() == ["pan began", "pan changed", "pan ended"])
        stage.run(drag)
        #expect(stage.take() == ["pan began", "pan ended"])
        stage.run([.down(1, 100, 100), .move(1, 160, 100), .up(1)])
        #expect(stage.take() == ["swipe ended"])
    }

    @Test("two that wait for each other do not wait for ever")
    func circle() {
        let first = stage.add(UITapGestureRecognizer(), "first")
        let second = stage.add(UITapGestureRecognizer(), "second")
        first.require(toFail: second)
        second.require(toFail: first)
        stage.run(tap)
        #expect(stage.take().count == 1)
        stage.run(tap)
        #expect(stage.take().count == 1)
    }

    @Test("the delegate is asked at touch down and at the threshold, and its no is final")
    func delegateQuestions() {
        let delegate = GestureDelegate()
        let pan = stage.add(UIPanGestureRecognizer())
        pan.delegate = delegate
        stage.run([.down(1, 100, 100), .move(1, 105, 100)])
        #expect(delegate.questions == ["event", "touch"])
        delegate.begins = false
        stage.run([.move(1, 150, 100), .move(1, 200, 100), .up(1)])
        #expect(delegate.questions == ["event", "touch", "begin"])
        delegate.begins = true
        delegate.receivesTouches = false
        stage.run(drag)
        delegate.receivesTouches = true
        delegate.receivesEvents = false
        stage.run(drag)
        #expect(stage.take().isEmpty)
        delegate.receivesEvents = true
        stage.run(drag)
        #expect(stage.take() == ["began", "ended"])
    }

    @Test("the touched view can keep a recogniser around it from beginning, and those between cannot")
    func viewObjects() {
        final class Guard: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                false
            }
        }
        stage.add(UITapGestureRecognizer())
        let view = Guard(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        stage.inner.addSubview(view)
        stage.run([.down(1, 60, 60), .up(1)])
        #expect(stage.take().isEmpty)
        stage.run([.down(1, 150, 150), .up(1)])
        #expect(stage.take() == ["ended"])
        view.addSubview(UIView(frame: view.bounds))
        stage.run([.down(1, 60, 60), .up(1)])
        #expect(stage.take() == ["ended"])
    }

    @Test("a control's tap beats those around it, not one on it, and no double tap")
    func controls() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.inner.addSubview(button)
        let around = stage.add(UITapGestureRecognizer(), "around")
        stage.run(tap)
        #expect(stage.take().isEmpty && taps == 1)
        button.isEnabled = false
        stage.run(tap)
        #expect(stage.take() == ["around ended"])
        button.isEnabled = true
        around.numberOfTapsRequired = 2
        stage.run([.wait(1)] + tap + tap)
        #expect(stage.take() == ["around ended"])
        stage.add(UITapGestureRecognizer(), "on", to: button)
        taps = 0
        stage.run([.wait(1)] + tap)
        #expect(stage.take() == ["on ended"] && taps == 0)
    }

    @Test("canPrevent and canBePrevented decide for subclasses")
    func prevention() {
        final class Stubborn: UIPanGestureRecognizer {
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
                false
            }
        }
        stage.add(Stubborn(), "stubborn", to: stage.outer)
        stage.add(UIPanGestureRecognizer(), "inner")
        stage.run(drag)
        #expect(stage.take() == ["inner began", "stubborn began", "inner ended", "stubborn ended"])
    }

    @Test("fingers on different views are different gestures")
    func separate() {
        let other = TouchView(frame: CGRect(x: 300, y: 300, width: 100, height: 100))
        stage.outer.addSubview(other)
        stage.add(UIPanGestureRecognizer(), "inner")
        stage.add(UIPanGestureRecognizer(), "other", to: other)
        stage.run([
            .down(1, 100, 100), .down(2, 310, 310), .move(1, 120, 100), .move(2, 340, 310), .up(1), .up(2),
        ])
        #expect(stage.take() == ["inner began", "other began", "inner ended", "other ended"])
    }
}
