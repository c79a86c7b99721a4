import Drydock
import DrydockSnapshots
import Testing

@Suite("UIStepper")
struct StepperTests {
    @Test("its halves take and add, within the limits")
    func taps() {
        let stage = ControlStage(UIStepper())
        stage.control.maximumValue = 2
        for x in [170.0, 170, 170, 110] { stage.screen.tap(at: CGPoint(x: x, y: 115)) }
        #expect(stage.control.value == 1)
        #expect(stage.sent.count { $0 == "value" } == 3)
        stage.screen.tap(at: CGPoint(x: 110, y: 115))
        stage.screen.tap(at: CGPoint(x: 110, y: 115))
        #expect(stage.control.value == 0)
    }

    @Test("a half that is held repeats after half a second, ten times a second")
    func autorepeat() {
        let stage = ControlStage(UIStepper())
        let finger = stage.screen.touchDown(at: CGPoint(x: 170, y: 115))
        stage.screen.advance(by: 0.49)
        #expect(stage.control.value == 1)
        stage.screen.advance(by: 0.02)
        #expect(stage.control.value == 2)
        stage.screen.advance(by: 0.3)
        #expect(stage.control.value == 5)
        finger.lift()
        stage.screen.advance(by: 1)
        #expect(stage.control.value == 5)
    }

    @Test("with wraps a step beyond a limit leads to the other")
    func wraps() {
        let stage = ControlStage(UIStepper())
        stage.control.wraps = true
        stage.screen.tap(at: CGPoint(x: 110, y: 115))
        #expect(stage.control.value == 100)
        stage.screen.tap(at: CGPoint(x: 170, y: 115))
        #expect(stage.control.value == 0)
    }

    @Test("one that is not continuous reports once")
    func notContinuous() {
        let stage = ControlStage(UIStepper())
        stage.control.isContinuous = false
        let finger = stage.screen.touchDown(at: CGPoint(x: 170, y: 115))
        stage.screen.advance(by: 0.75)
        #expect(!stage.sent.contains("value"))
        finger.lift()
        #expect(stage.control.value == 4)
        #expect(stage.sent.count { $0 == "value" } == 1)
    }
}
