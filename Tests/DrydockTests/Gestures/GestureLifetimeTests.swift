import Drydock
import DrydockTesting
import Testing

@Suite("Gestures whose world changes")
struct GestureLifetimeTests {
    private let stage = GestureStage()

    private final class Target {
        var onCall: () -> Void = {}
        private(set) var calls = 0

        func called() {
            calls += 1
            onCall()
        }

        func called(with recognizer: UITapGestureRecognizer) { called() }
    }

    private let tap: [GestureStage.Step] = [.down(1, 100, 100), .up(1)]

    @Test("targets are typed, several, weak, and removed one by one or all")
    func targets() {
        let first = Target()
        var second: Target? = Target()
        let recognizer = UITapGestureRecognizer(target: first, action: Target.called(with:))
        if let second { recognizer.addTarget(second, action: Target.called as (Target) -> () -> Void) }
        weak let weakSecond = second
        stage.inner.addGestureRecognizer(recognizer)
        stage.run(tap)
        #expect(first.calls == 1 && second?.calls == 1)
        second = nil
        #expect(weakSecond == nil)
        stage.run(tap)
        #expect(first.calls == 2)
        recognizer.removeTarget(first, action: nil)
        stage.run(tap)
        #expect(first.calls == 2)
    }

    @Test("a target that is freed while the gesture fires is not called")
    func freedTarget() {
        var late: Target? = Target()
        weak let weakLate = late
        let early = Target()
        let recognizer = UITapGestureRecognizer(
            target: early,
            action: Target.called as (Target) -> () -> Void
        )
        if let late { recognizer.addTarget(late, action: Target.called as (Target) -> () -> Void) }
        early.onCall = { late = nil }
        stage.inner.addGestureRecognizer(recognizer)
        stage.run(tap)
        #expect(early.calls == 1 && weakLate == nil)
    }

    @Test(
        "a recogniser may be removed in its own action, at any state",
        arguments: [UIGestureRecognizer.State.began, .changed, .ended]
    )
    func removedInAction(state: UIGestureRecognizer.State) {
        let pan = stage.add(UIPanGestureRecognizer())
        pan.addAction(UIAction { _ in if pan.state == state { pan.view?.removeGestureRecognizer(pan) } })
        stage.run([.down(1, 100, 100), .move(1, 120, 100), .move(1, 130, 100), .up(1)])
        #expect(stage.take().last == (state == .ended ? "ended" : "cancelled"))
        #expect(pan.view == nil && pan.state == .possible)
        #expect(stage.inner.gestureRecognizers == nil)
    }

    @Test("a view may be removed mid-gesture: its gesture is cancelled, that of the view around goes on")
    func viewRemoved() {
        let delegate = GestureDelegate()
        delegate.isSimultaneous = true
        stage.inner.isNoting = true
        let outer = stage.add(UIPanGestureRecognizer(), "outer", to: stage.outer)
        outer.delegate = delegate
        outer.cancelsTouchesInView = false
        let inner = stage.add(UIPanGestureRecognizer(), "inner")
        inner.cancelsTouchesInView = false
        stage.run([.down(1, 100, 100), .move(1, 120, 100)])
        _ = stage.take()
        stage.inner.removeFromSuperview()
        #expect(stage.take() == ["inner cancelled", "inner touch cancelled"])
        stage.run([.move(1, 140, 100), .up(1)])
        #expect(stage.take() == ["outer changed", "outer ended"])
        #expect(stage.screen.window.activeTouches.isEmpty)
    }

    @Test("a view may be removed in the action")
    func viewRemovedInAction() {
        let pan = stage.add(UIPanGestureRecognizer())
        pan.addAction(UIAction { [stage] _ in stage.inner.removeFromSuperview() })
        stage.run([.down(1, 100, 100), .move(1, 120, 100), .move(1, 140, 100), .up(1)])
        #expect(stage.take() == ["began", "cancelled"])
    }

    @Test("switched off, a gesture under way is cancelled; switched on again it takes new touches only")
    func disabled() {
        let pan = stage.add(UIPanGestureRecognizer())
        stage.run([.down(1, 100, 100), .move(1, 120, 100)])
        pan.isEnabled = false
        #expect(stage.take() == ["began", "cancelled"])
        #expect(pan.state == .possible)
        pan.isEnabled = true
        stage.run([.move(1, 150, 100), .up(1)])
        #expect(stage.take().isEmpty)
        stage.run([.down(1, 100, 100), .move(1, 120, 100), .up(1)])
        #expect(stage.take() == ["began", "ended"])
    }

    @Test("a recogniser whose view is freed while a wait is on is freed as well")
    func freed() {
        weak var recognizer: UITapGestureRecognizer?
        do {
            let view = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 100))
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            recognizer = tap
            view.addGestureRecognizer(tap)
            stage.outer.addSubview(view)
            stage.run([.down(1, 310, 310), .up(1)])
            view.removeFromSuperview()
        }
        stage.run([.wait(1)])
        #expect(recognizer == nil)
    }

    @Test("recognisers move from view to view, and the list can be set")
    func lists() {
        let tap = UITapGestureRecognizer()
        stage.inner.addGestureRecognizer(tap)
        stage.outer.addGestureRecognizer(tap)
        #expect(stage.inner.gestureRecognizers == nil && tap.view === stage.outer)
        let other = UITapGestureRecognizer()
        stage.outer.gestureRecognizers = [other]
        #expect(tap.view == nil && other.view === stage.outer)
        stage.outer.gestureRecognizers = nil
        #expect(other.view == nil)
    }

    @Test("a subclass sets its state, is told to reset, and takes the next touches")
    func subclass() {
        final class Strokes: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                state = .began
                #expect(state == .began)
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesMoved(touches, with: event)
                state = .changed
                state = .changed
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesEnded(touches, with: event)
                state = .ended
                state = .failed
            }
            override func reset() {
                super.reset()
                resets += 1
            }
        }
        let strokes = stage.add(Strokes())
        for round in 1...2 {
            stage.run([.down(1, 100, 100), .move(1, 101, 100), .up(1)])
            #expect(stage.take() == ["began", "changed", "ended"])
            #expect(strokes.resets == round && strokes.state == .possible)
        }
    }

    @Test("what waits on the clock takes place at its time, however large the step")
    func timers() {
        var times: [Double] = []
        let press = stage.add(UILongPressGestureRecognizer())
        press.addAction(UIAction { [stage] _ in times.append(stage.screen.host.scene.time) })
        stage.run([.down(1, 100, 100)])
        #expect(stage.screen.host.scene.timers.next == 0.5)
        stage.run([.wait(3), .up(1)])
        #expect(times == [0.5, 3])
        #expect(stage.screen.host.scene.timers.next == nil)
    }
}
