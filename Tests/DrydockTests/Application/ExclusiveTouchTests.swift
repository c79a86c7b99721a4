import Drydock
import DrydockTesting
import Testing

@Suite("Exclusive touch")
struct ExclusiveTouchTests {
    private let screen = Screen.empty(size: CGSize(width: 200, height: 100), scale: 1)
    private let left = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let right = UIControl(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

    init() {
        screen.perform {
            screen.window.addSubview(left)
            screen.window.addSubview(right)
        }
    }

    private func press(_ x: CGFloat) -> Finger { screen.touchDown(at: CGPoint(x: x, y: 10)) }

    @Test("two controls are held down at once by two fingers")
    func shared() {
        _ = press(10)
        _ = press(110)
        #expect(left.isTracking && right.isTracking)
    }

    @Test("while a view holds touch exclusively no other view of the window gets one")
    func holds() {
        left.isExclusiveTouch = true
        let first = press(10)
        let second = press(110)
        #expect(left.isTracking && !right.isTracking)
        second.lift()
        first.lift()
        _ = press(110)
        #expect(right.isTracking)
    }

    @Test("an exclusive view gets no touch while another view has one")
    func waits() {
        left.isExclusiveTouch = true
        _ = press(110)
        _ = press(10)
        #expect(right.isTracking && !left.isTracking)
    }

    @Test("an exclusive view may have several touches of its own")
    func several() {
        left.isExclusiveTouch = true
        left.isMultipleTouchEnabled = true
        _ = press(10)
        _ = press(20)
        #expect(screen.window.activeTouches.count == 2)
    }
}
