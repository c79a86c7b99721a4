import Drydock
import DrydockSnapshots
import Testing

@Suite("UISegmentedControl")
struct SegmentedControlTests {
    private func stage(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> ControlStage<
        UISegmentedControl
    > {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.frame.size = CGSize(width: 180, height: 32)
        return ControlStage(control, direction: direction)
    }

    @Test("equal segments are as wide as the widest, with ten points beside its title")
    func size() {
        let control = UISegmentedControl(items: ["A", "Wide title", "B"])
        let widest = "Wide title".size(withAttributes: [
            .font: UIFont.systemFont(ofSize: 13, weight: .semibold)
        ])
        #expect(abs(control.intrinsicContentSize.width - 3 * (widest.width + 20)) < 0.01)
        #expect(control.intrinsicContentSize.height == 31)
        #expect(control.frame.height == 32)
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < 3 * widest.width)
    }

    @Test("a control without room for its thumb is laid out all the same", arguments: [0, 1, 3, 20])
    func noRoom(width: CGFloat) {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        control.frame.size = CGSize(width: width, height: width / 2)
        control.layoutIfNeeded()
        #expect(control.subviews.allSatisfy { $0.frame.minX.isFinite })
    }

    @Test("a tap selects; a tap on the selected segment sends nothing")
    func taps() {
        let stage = stage()
        stage.screen.tap(at: CGPoint(x: 190, y: 115))
        #expect(stage.control.selectedSegmentIndex == 1)
        stage.screen.tap(at: CGPoint(x: 190, y: 115))
        #expect(stage.sent.count { $0 == "value" } == 1)
    }

    @Test("the thumb can be dragged to another segment")
    func drag() {
        let stage = stage()
        stage.screen.perform { stage.control.selectedSegmentIndex = 0 }
        stage.screen.drag(from: CGPoint(x: 120, y: 115), to: CGPoint(x: 260, y: 115))
        #expect(stage.control.selectedSegmentIndex == 2)
        #expect(stage.sent.count { $0 == "value" } == 1)
    }

    @Test("right to left the first segment is at the right")
    func rightToLeft() {
        let stage = stage(.rightToLeft)
        stage.screen.tap(at: CGPoint(x: 270, y: 115))
        #expect(stage.control.selectedSegmentIndex == 0)
    }

    @Test("a disabled segment is not selected, by finger or keys")
    func disabledSegment() {
        let stage = stage()
        stage.screen.perform {
            stage.control.selectedSegmentIndex = 0
            stage.control.setEnabled(false, forSegmentAt: 1)
        }
        stage.screen.tap(at: CGPoint(x: 190, y: 115))
        #expect(stage.control.selectedSegmentIndex == 0)
        stage.screen.press(.tab)
        stage.screen.press(.rightArrow)
        #expect(stage.control.selectedSegmentIndex == 2)
    }

    @Test("a momentary control has a selection only while its event is sent")
    func momentary() {
        let stage = stage()
        stage.control.isMomentary = true
        var seen = -2
        stage.control.addAction(
            UIAction { [control = stage.control] _ in seen = control.selectedSegmentIndex },
            for: .valueChanged
        )
        stage.screen.tap(at: CGPoint(x: 190, y: 115))
        #expect(seen == 1)
        #expect(stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("the selection moves with segments that are put in and taken out")
    func insertion() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.insertSegment(withTitle: "Z", at: 900, animated: false)
        #expect(control.titleForSegment(at: 1) == "Z")
    }

    @Test("a segment's action runs before the control's event")
    func actions() {
        var order: [String] = []
        let control = UISegmentedControl(
            frame: CGRect(x: 0, y: 0, width: 180, height: 32),
            actions: ["A", "B"].map { title in UIAction(title: title) { _ in order.append(title) } }
        )
        let stage = ControlStage(control)
        control.addAction(UIAction { _ in order.append("event") }, for: .valueChanged)
        stage.screen.tap(at: CGPoint(x: 260, y: 115))
        #expect(order == ["B", "event"])
    }

    @Test("subclasses may override the initialiser of items")
    func subclass() {
        final class Own: UISegmentedControl {
            override init(items: [Any]?) {
                super.init(items: items)
                selectedSegmentIndex = 0
            }

            required init?(coder: NSCoder) { nil }
        }
        let control = Own(items: ["One", "Two"])
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 0)
        #expect(control.frame.height == 32)
    }
}
