import Drydock
import DrydockTesting
import Testing

@Suite("Selectors")
struct SelectorTests {
    /// Has a method of every kind that an action may be.
    private final class Target: UIViewController {
        var calls: [String] = []

        func pressed() { calls.append("pressed") }
        func changed(_ sender: UIControl) { calls.append("changed") }
        func touched(_ sender: UIControl, with event: UIEvent?) { calls.append("touched \(event == nil)") }
        func answer(_ sender: Any?) -> NSString { "answer \(sender ?? "none")" as NSString }
        func maybe(_ sender: Any?) -> NSString? { sender == nil ? nil : "some" }
        func fired(_ timer: Timer) { calls.append("fired \(timer.userInfo ?? "")") }
        func tapped(_ recognizer: UITapGestureRecognizer) { calls.append("tapped") }
    }

    private let pressed = Selector("pressed", Target.pressed)
    private let changed = Selector("changed:", Target.changed)

    @Test("are the same if their names are")
    func equality() {
        #expect(pressed == Selector("pressed"))
        #expect(pressed != changed)
        #expect(NSSelectorFromString("changed:") == changed)
        #expect(NSStringFromSelector(changed) == "changed:")
        #expect(Set([pressed, "pressed", changed]).count == 2)
    }

    @Test("a control calls methods with what they take, each once, and removes them one by one")
    func control() {
        let target = Target()
        let control = UIControl()
        control.addTarget(target, action: pressed, for: .touchDown)
        control.addTarget(target, action: pressed, for: [.touchDown, .touchUpInside])
        control.addTarget(target, action: changed, for: .touchDown)
        control.addTarget(target, action: Selector("touched:with:", Target.touched), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(target.calls == ["pressed", "changed", "touched true"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["pressed"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)

        control.removeTarget(target, action: pressed, for: .touchDown)
        control.removeTarget(target, action: Selector("touched:with:"), for: .allEvents)
        target.calls = []
        control.sendActions(for: .touchDown)
        #expect(target.calls == ["changed"])
        control.sendActions(for: .touchUpInside)
        #expect(target.calls == ["changed", "pressed"])
    }

    @Test("every action of a target passes through the control's sendAction")
    func sendAction() {
        final class Control: UIControl {
            var sent: [String] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                sent.append("\(action) \(target is Target)")
                super.sendAction(action, to: target, for: event)
            }
        }
        let (control, target) = (Control(), Target())
        control.addTarget(target, action: changed, for: .valueChanged)
        control.addTarget(target, action: Target.pressed, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(control.sent == ["changed: true", " true"])
        #expect(target.calls == ["changed", "pressed"])
    }

    @Test("a target that is gone is not called, and nobody in its place")
    func goneTarget() {
        let parent = Target()
        let control = UIControl()
        parent.view.addSubview(control)
        do {
            let target = Target()
            control.addTarget(target, action: pressed, for: .valueChanged)
        }
        control.sendActions(for: .valueChanged)
        #expect(parent.calls.isEmpty)
    }

    @Test("without a target, the first responder's chain is asked, then the control's")
    func noTarget() throws {
        let target = Target()
        let control = UIControl()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let screen = Screen { target }
        screen.perform {
            target.view.addSubview(control)
            target.view.addSubview(field)
            control.addTarget(nil, action: pressed, for: .valueChanged)
            control.sendActions(for: .valueChanged)
        }
        #expect(target.calls == ["pressed"])
        screen.perform {
            field.becomeFirstResponder()
            let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
            #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
            #expect(!field.isFirstResponder)
            #expect(!UIApplication.shared.sendAction("unknown:", to: nil, from: control, for: nil))
        }
    }

    @Test("recognisers call a method once, however often it is added")
    func recognizer() {
        let target = Target()
        let tapped = Selector("tapped:", Target.tapped)
        let recognizer = UITapGestureRecognizer(target: target, action: tapped)
        recognizer.addTarget(target, action: tapped)
        recognizer.addTarget(target, action: pressed)
        target.loadViewIfNeeded()
        target.view.addGestureRecognizer(recognizer)
        let screen = Screen { target }
        screen.tap(at: CGPoint(x: 100, y: 100))
        #expect(target.calls == ["tapped", "pressed"])
        recognizer.removeTarget(target, action: tapped)
        screen.tap(at: CGPoint(x: 100, y: 100))
        #expect(target.calls == ["tapped", "pressed", "pressed"])
    }

    @Test("endEditing gets true from a recogniser")
    func endEditing() {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let recognizer = UITapGestureRecognizer(
            target: controller.view,
            action: Selector("endEditing:", UIView.endEditing(_:))
        )
        let screen = Screen { controller }
        screen.perform {
            controller.view.addSubview(field)
            controller.view.addGestureRecognizer(recognizer)
            field.becomeFirstResponder()
        }
        screen.tap(at: CGPoint(x: 100, y: 300))
        #expect(!field.isFirstResponder)
    }

    @Test("bar items call their action, which may be changed, and find who does it")
    func barItem() throws {
        let target = Target()
        let navigator = Navigator(rootViewController: target)
        let screen = Screen { navigator }
        let item = UIBarButtonItem(title: "Send", style: .plain, target: target, action: pressed)
        #expect(item.action == pressed)
        screen.perform { target.navigationItem.rightBarButtonItem = item }
        try screen.tap(text: "Send")
        screen.perform {
            item.target = nil
            item.action = Selector("barTapped:", Navigator.barTapped)
        }
        try screen.tap(text: "Send")
        #expect(target.calls == ["pressed"])
        #expect(navigator.titles == ["Send"])
    }

    private final class Navigator: UINavigationController {
        var titles: [String?] = []
        func barTapped(_ item: UIBarButtonItem) { titles.append(item.title) }
    }

    @Test("notifications, timers and links call methods by their selectors")
    func others() {
        let target = Target()
        let center = NotificationCenter()
        let name = NSNotification.Name("name")
        center.addObserver(target, selector: pressed, name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(target.calls == ["pressed"])

        let screen = Screen { UIViewController() }
        _ = screen.perform {
            Timer.scheduledTimer(
                timeInterval: 0.5,
                target: target,
                selector: Selector("fired:", Target.fired),
                userInfo: "info",
                repeats: false
            )
        }
        screen.advance(by: 1)
        #expect(target.calls == ["pressed", "fired info"])
    }

    @Test("objects perform methods, and say which they have")
    func perform() {
        let target = Target()
        let answer = Selector("answer:", Target.answer)
        #expect(target.perform(answer)?.takeUnretainedValue() as? NSString == "answer none")
        #expect(target.perform(answer, with: "x")?.takeUnretainedValue() as? NSString == "answer x")
        let maybe = Selector("maybe:", Target.maybe)
        #expect(target.perform(maybe, with: 1)?.takeUnretainedValue() as? NSString == "some")
        #expect(target.perform(maybe) == nil)
        #expect(target.perform(pressed) == nil)
        #expect(target.responds(to: answer))
        #expect(target.responds(to: "paste:"))
        #expect(!target.responds(to: "tapped:"))
        #expect(!NSObject().responds(to: answer))
        #expect(target.canPerformAction(answer, withSender: nil))
        #expect(!target.canPerformAction("paste:", withSender: nil))
    }

    @Test("delayed calls come on the scene's clock, unless they are taken back")
    func delayed() {
        let target = Target()
        let screen = Screen { UIViewController() }
        let answer = Selector("changed:", Target.changed)
        screen.perform {
            target.perform(pressed, with: nil, afterDelay: 0.5)
            target.perform(answer, with: UISwitch(), afterDelay: 0.25)
        }
        screen.advance(by: 0.3)
        #expect(target.calls == ["changed"])
        screen.advance(by: 0.3)
        #expect(target.calls == ["changed", "pressed"])

        target.calls = []
        screen.perform {
            let view = UISwitch()
            target.perform(pressed, with: nil, afterDelay: 0.5)
            target.perform(answer, with: view, afterDelay: 0.5)
            target.perform(answer, with: UISwitch(), afterDelay: 0.5)
            NSObject.cancelPreviousPerformRequests(withTarget: target, selector: answer, object: view)
        }
        screen.advance(by: 1)
        #expect(target.calls == ["pressed", "changed"])
        screen.perform {
            target.perform(pressed, with: nil, afterDelay: 0.5)
            NSObject.cancelPreviousPerformRequests(withTarget: target)
        }
        screen.advance(by: 1)
        #expect(target.calls == ["pressed", "changed"])
    }

    @Test("keys, undoing, actions of accessibility and changed traits call methods")
    func rest() {
        let target = Target()
        let command = UIKeyCommand(input: "n", modifierFlags: .command, action: pressed)
        #expect(command.action == pressed)

        let undo = UndoManager()
        undo.registerUndo(withTarget: target, selector: changed, object: UISwitch())
        undo.undo()
        #expect(target.calls == ["changed"])

        let action = UIAccessibilityCustomAction(name: "Read", target: target, selector: pressed)
        #expect(action.actionHandler?(action) == false)

        target.calls = []
        target.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: pressed)
        let screen = Screen { target }
        screen.perform { target.view.window?.overrideUserInterfaceStyle = .dark }
        #expect(target.calls == ["pressed"])
    }

    @Test("what an object does not have is named")
    func bug() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (view, control) = (UIView(), UIControl())
                control.addTarget(view, action: "tapped:", for: .valueChanged)
                control.sendActions(for: .valueChanged)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Fatal error: UIControl: UIView has no method tapped:: a name alone finds"))
    }
}
