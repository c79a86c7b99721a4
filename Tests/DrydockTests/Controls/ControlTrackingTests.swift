import Drydock
import Testing

@Suite("Control tracking")
struct ControlTrackingTests {
    /// A window with one control, a finger, and a record of what the control sent.
    private final class Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let control = UIControl(frame: CGRect(x: 150, y: 150, width: 100, height: 40))
        var sent: [String] = []
        private var touch: UITouch?

        private static let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
            (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        ]

        init() {
            window.addSubview(control)
            window.isHidden = false
            for (event, name) in Stage.names {
                control.addAction(UIAction { [unowned self] _ in sent.append(name) }, for: event)
            }
        }

        func press(_ x: CGFloat, _ y: CGFloat, tapCount: Int = 1) {
            let location = CGPoint(x: x, y: y)
            let touch = UITouch(window: window, view: window.hitTest(location, with: nil), location: location)
            touch.tapCount = tapCount
            self.touch = touch
            window.activeTouches = [touch]
            deliver(.began)
        }

        func drag(_ x: CGFloat, _ y: CGFloat) {
            touch?.locationInWindow = CGPoint(x: x, y: y)
            deliver(.moved)
        }

        func lift() { deliver(.ended) }
        func cancel() { deliver(.cancelled) }

        private func deliver(_ phase: UITouch.Phase) {
            guard let touch else { return }
            touch.phase = phase
            window.sendEvent(UIEvent(timestamp: 0, touches: [touch]))
        }
    }

    @Test("a tap highlights, and sends down and up inside")
    func tap() {
        let stage = Stage()
        stage.press(200, 170)
        #expect(stage.control.isHighlighted)
        #expect(stage.control.isTracking)
        stage.lift()
        #expect(!stage.control.isHighlighted)
        #expect(!stage.control.isTracking)
        #expect(stage.sent == ["down", "upInside"])
    }

    @Test("the highlight follows the finger out of reach and back in")
    func dragOutAndIn() {
        let stage = Stage()
        stage.press(200, 170)
        stage.drag(200, 190 + 69)
        #expect(stage.control.isHighlighted, "70 points of reach still count as inside")
        stage.drag(200, 190 + 71)
        #expect(!stage.control.isHighlighted)
        stage.drag(200, 300)
        stage.drag(200, 180)
        #expect(stage.control.isHighlighted)
        stage.lift()
        #expect(
            stage.sent == [
                "down", "dragInside", "dragOutside", "exit", "dragOutside", "dragInside", "enter", "upInside",
            ]
        )
    }

    @Test("lifting out of reach sends up outside")
    func liftOutside() {
        let stage = Stage()
        stage.press(200, 170)
        stage.drag(200, 399)
        stage.lift()
        #expect(stage.sent == ["down", "dragOutside", "exit", "upOutside"])
    }

    @Test("a cancelled touch sends cancel and leaves no highlight")
    func cancelled() {
        let stage = Stage()
        stage.press(200, 170)
        stage.cancel()
        #expect(stage.sent == ["down", "cancel"])
        #expect(!stage.control.isHighlighted)
    }

    @Test("a disabled control sends nothing and lets nothing through")
    func disabled() {
        let stage = Stage()
        stage.control.isEnabled = false
        stage.press(200, 170)
        stage.lift()
        #expect(stage.sent.isEmpty)
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 170), with: nil) === stage.control)
    }

    /// As Apple's radar 42378576 has it of iOS 11 and 12: what was enabled when the touch began gets its end.
    @Test("a control that is disabled while tracked still sends the end of its touch, and takes no other")
    func disabledWhileTracked() {
        let stage = Stage()
        stage.press(200, 170)
        stage.control.isEnabled = false
        #expect(stage.control.isTracking)
        stage.lift()
        #expect(!stage.control.isTracking && !stage.control.isHighlighted)
        #expect(stage.sent == ["down", "upInside"])
        stage.press(200, 170)
        stage.lift()
        #expect(stage.sent == ["down", "upInside"])
    }

    @Test("a control whose superview leaves the window while it is tracked is cancelled")
    func superviewRemovedWhileTracked() {
        let stage = Stage()
        let container = UIView(frame: stage.window.bounds)
        stage.window.addSubview(container)
        container.addSubview(stage.control)
        stage.press(200, 170)
        container.removeFromSuperview()
        #expect(!stage.control.isTracking && !stage.control.isHighlighted)
        #expect(stage.sent == ["down", "cancel"])
    }

    @Test("a second tap in a row also sends repeat")
    func repeated() {
        let stage = Stage()
        stage.press(200, 170, tapCount: 2)
        #expect(stage.sent == ["down", "repeat"])
    }

    @Test("a control that leaves the window while tracked is cancelled")
    func removedWhileTracked() {
        let stage = Stage()
        stage.press(200, 170)
        stage.control.removeFromSuperview()
        #expect(!stage.control.isTracking)
        #expect(stage.sent == ["down", "cancel"])
        #expect(stage.window.activeTouches.isEmpty)
    }

    @Test("typed targets are called, weakly held, and removed")
    func targets() {
        final class Target {
            var calls = 0
            func plain() { calls += 1 }
            func withSender(_ sender: UIControl) { calls += 10 }
        }
        let control = UIControl()
        var target: Target? = Target()
        weak let weakTarget = target
        if let target {
            control.addTarget(target, action: Target.plain, for: .touchUpInside)
            control.addTarget(target, action: Target.withSender, for: .valueChanged)
        }
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(target?.calls == 11)
        control.removeTarget(target, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target?.calls == 11)
        #expect(control.allControlEvents == .touchUpInside)
        target = nil
        #expect(weakTarget == nil)
        control.sendActions(for: .touchUpInside)
    }

    @Test("an action of the same identifier replaces the first")
    func actionIdentity() {
        let control = UIControl()
        var calls: [String] = []
        let identifier = UIAction.Identifier("save")
        for name in ["first", "second"] {
            control.addAction(
                UIAction(identifier: identifier) { _ in calls.append(name) },
                for: .touchUpInside
            )
        }
        control.sendActions(for: .touchUpInside)
        #expect(calls == ["second"])
        control.removeAction(identifiedBy: identifier, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(calls == ["second"])
    }
}
