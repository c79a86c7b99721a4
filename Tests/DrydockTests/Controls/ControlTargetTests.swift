import Drydock
import Foundation
import Testing

@Suite("Targets of a control")
struct ControlTargetTests {
    private final class Target {
        var calls: [String] = []

        func pressed() { calls.append("pressed") }
        func changed(_ sender: UIControl) { calls.append("changed") }
    }

    @Test("all targets are those that live, once each, without actions")
    func targets() {
        let control = UIControl()
        let (view, object) = (UIView(), NSObject())
        control.addTarget(view, action: UIView.setNeedsLayout, for: .touchDown)
        control.addTarget(view, action: UIView.setNeedsLayout, for: .touchUpInside)
        control.addTarget(object, action: { (_: NSObject) in { () -> Void in } }, for: .touchDown)
        control.addTarget(NSObject(), action: { (_: NSObject) in { () -> Void in } }, for: .touchDown)
        control.addAction(UIAction { _ in }, for: .touchDown)
        #expect(control.allTargets == [view, object])
        control.removeTarget(view, for: .touchDown)
        #expect(control.allTargets == [view, object])
        control.removeTarget(view, for: .touchUpInside)
        #expect(control.allTargets == [object])
    }

    @Test("without an action every action of the target goes, for the events given")
    func removal() {
        let control = UIControl()
        let target = Target()
        let other = Target()
        control.addTarget(target, action: Target.pressed, for: [.touchUpInside, .touchDown])
        control.addTarget(target, action: Target.changed, for: .touchUpInside)
        control.addTarget(other, action: Target.pressed, for: .touchUpInside)

        control.removeTarget(target, action: nil, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchDown)
        #expect(target.calls == ["pressed"])
        #expect(other.calls == ["pressed"])

        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allControlEvents.isEmpty)
    }
}
