import Drydock
import Testing

@Suite("Exclusive touch")
struct ExclusiveTouchTests {
    private let host = ApplicationHost(size: CGSize(width: 200, height: 100), scale: 1)
    private let left = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let right = UIControl(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    private let user: Script

    init() {
        user = Script(host: host)
        host.window.addSubview(left)
        host.window.addSubview(right)
        host.update()
    }

    @Test("two controls are held down at once by two fingers")
    func shared() {
        user.press(10, 10, id: 1)
        user.press(110, 10, id: 2)
        #expect(left.isTracking && right.isTracking)
    }

    @Test("while a view holds touch exclusively no other view of the window gets one")
    func holds() {
        left.isExclusiveTouch = true
        user.press(10, 10, id: 1)
        user.press(110, 10, id: 2)
        #expect(left.isTracking && !right.isTracking)
        user.release(110, 10, id: 2)
        user.release(10, 10, id: 1)
        user.press(110, 10, id: 3)
        #expect(right.isTracking)
    }

    @Test("an exclusive view gets no touch while another view has one")
    func waits() {
        left.isExclusiveTouch = true
        user.press(110, 10, id: 1)
        user.press(10, 10, id: 2)
        #expect(right.isTracking && !left.isTracking)
    }

    @Test("an exclusive view may have several touches of its own")
    func several() {
        left.isExclusiveTouch = true
        left.isMultipleTouchEnabled = true
        user.press(10, 10, id: 1)
        user.press(20, 10, id: 2)
        #expect(host.window.activeTouches.count == 2)
    }
}
