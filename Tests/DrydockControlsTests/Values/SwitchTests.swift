import Drydock
import DrydockRaster
import DrydockSnapshots
import Testing

@Suite("UISwitch")
struct SwitchTests {
    @Test("its size is fixed, and two points lie outside of what layout aligns")
    func size() {
        let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 500, height: 500))
        #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
        control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
        #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(control.alignmentRect(forFrame: control.frame) == CGRect(x: 1, y: 2, width: 49, height: 31))
    }

    @Test("a subclass that lays out by itself alone is seen as any other")
    func ownLayout() throws {
        final class OwnSwitch: UISwitch {
            override func layoutSubviews() {}
        }
        let (own, usual) = (ControlStage(OwnSwitch()), ControlStage(UISwitch()))
        #expect(own.screen.host.render().bitmap.hasSamePixels(as: usual.screen.host.render().bitmap))
        try own.screen.tap(own.control)
        try usual.screen.tap(usual.control)
        own.screen.settle()
        usual.screen.settle()
        #expect(own.screen.host.render().bitmap.hasSamePixels(as: usual.screen.host.render().bitmap))
    }

    @Test("a tap turns it and sends the value before the touch's end; setting it in code sends nothing")
    func tap() throws {
        let stage = ControlStage(UISwitch())
        stage.screen.perform { stage.control.isOn = true }
        #expect(stage.sent.isEmpty)
        try stage.screen.tap(stage.control)
        #expect(!stage.control.isOn)
        #expect(stage.sent == ["down", "value", "primary", "upInside"])
    }

    @Test(
        "a knob that is dragged across reports once, when the finger lifts; dragged back it reports nothing"
    )
    func drag() {
        let stage = ControlStage(UISwitch())
        let finger = stage.screen.touchDown(at: CGPoint(x: 115, y: 115))
        finger.move(to: CGPoint(x: 100 + 51 * 0.69, y: 115))
        finger.move(to: CGPoint(x: 100 + 51 * 0.71, y: 115))
        #expect(!stage.control.isOn)
        #expect(stage.sent == ["down"])
        finger.lift()
        #expect(stage.control.isOn)
        #expect(stage.sent == ["down", "value", "primary", "upInside"])

        let second = stage.screen.touchDown(at: CGPoint(x: 140, y: 115))
        second.move(to: CGPoint(x: 105, y: 115))
        second.move(to: CGPoint(x: 145, y: 115))
        second.lift()
        #expect(stage.control.isOn)
        #expect(stage.sent.count { $0 == "value" } == 1)
    }

    /// From memory: a drag is no tap. The knob stays at the side that it is dragged against.
    @Test("a knob that is dragged against its own side stays there", arguments: [false, true])
    func draggedAgainstItsSide(isOn: Bool) {
        let stage = ControlStage(UISwitch())
        stage.screen.perform { stage.control.isOn = isOn }
        let finger = stage.screen.touchDown(at: CGPoint(x: 125, y: 115))
        finger.move(to: CGPoint(x: isOn ? 148 : 103, y: 115))
        finger.lift()
        #expect(stage.control.isOn == isOn)
        #expect(stage.sent == ["down", "upInside"])
        // A finger that trembles taps.
        let second = stage.screen.touchDown(at: CGPoint(x: 125, y: 115))
        second.move(to: CGPoint(x: 129, y: 119))
        second.lift()
        #expect(stage.control.isOn != isOn)
    }

    @Test("right to left it turns on towards the left")
    func rightToLeft() {
        let stage = ControlStage(UISwitch(), direction: .rightToLeft)
        let finger = stage.screen.touchDown(at: CGPoint(x: 140, y: 115))
        finger.move(to: CGPoint(x: 105, y: 115))
        finger.lift()
        #expect(stage.control.isOn)
    }

    @Test("a finger that strays and lifts outside does not turn it, and a disabled switch stays as it is")
    func strayingAndDisabled() throws {
        let stage = ControlStage(UISwitch())
        let finger = stage.screen.touchDown(at: CGPoint(x: 125, y: 115))
        finger.move(to: CGPoint(x: 125, y: 400))
        finger.lift()
        #expect(!stage.control.isOn)
        stage.screen.perform { stage.control.isEnabled = false }
        try stage.screen.tap(stage.control)
        #expect(!stage.control.isOn)
    }

    @Test("Space turns the focused switch")
    func keys() {
        let stage = ControlStage(UISwitch())
        stage.screen.press(.tab)
        stage.screen.press(.space)
        #expect(stage.control.isOn)
        #expect(stage.sent == ["value", "primary", "upInside"])
    }

    @Test("constraints align 49 points of a switch of 51, and a row gives it no more")
    func alignment() {
        let toggle = UISwitch()
        let label = UILabel()
        label.text = "A"
        let row = UIStackView(arrangedSubviews: [label, toggle])
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 43)
        row.alignment = .center
        row.layoutIfNeeded()
        #expect(toggle.frame == CGRect(x: 251, y: 6, width: 51, height: 31))
        #expect(label.frame.width == 251)
    }
}
