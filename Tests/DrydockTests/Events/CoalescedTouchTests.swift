import Drydock
import DrydockTesting
import Testing

@Suite("Coalesced touches")
struct CoalescedTouchTests {
    private final class Canvas: UIView {
        var points: [CGPoint] = []
        var ofAnotherEvent: [UITouch]? = []

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches {
                points += event?.coalescedTouches(for: touch)?.map { $0.preciseLocation(in: self) } ?? []
                #expect(touch.precisePreviousLocation(in: self) == touch.previousLocation(in: self))
            }
            let other = UITouch(window: UIWindow(), view: nil, location: .zero)
            ofAnotherEvent = event?.coalescedTouches(for: other)
        }
    }

    @Test("a canvas draws through each place where the finger was")
    func drawing() {
        let screen = Screen.empty(size: CGSize(width: 400, height: 400), scale: 1)
        let canvas = Canvas(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        screen.window.addSubview(canvas)
        let finger = screen.touchDown(at: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 160.25, y: 170))
        finger.move(to: CGPoint(x: 170, y: 190.5))
        finger.lift()
        #expect(canvas.points == [CGPoint(x: 60.25, y: 70), CGPoint(x: 70, y: 90.5)])
        #expect(canvas.ofAnotherEvent == nil)
    }
}
