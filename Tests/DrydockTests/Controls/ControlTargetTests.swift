import Drydock
import Testing

@Suite("Targets of a control")
struct ControlTargetTests {
    private final class Target {
        var calls: [String] = []

        func pressed() { calls.append("pressed") }
        func changed(_ sender: UIControl) { calls.append("changed") }
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
