import Drydock
import DrydockPlatform

/// What a user does, through the events that a desktop window reports.
struct Script {
    let host: ApplicationHost

    /// - Parameter time: on the scene's clock, which never goes back.
    func press(_ x: Double, _ y: Double, at time: Double = 0, id: Int64 = PointerEvent.mouse) {
        host.advance(by: max(time - host.scene.time, 0))
        host.handle(.pointer(PointerEvent(phase: .began, id: id, x: x, y: y)))
    }

    func drag(_ x: Double, _ y: Double, id: Int64 = PointerEvent.mouse) {
        host.handle(.pointer(PointerEvent(phase: .moved, id: id, x: x, y: y)))
    }

    func release(_ x: Double, _ y: Double, at time: Double = 0, id: Int64 = PointerEvent.mouse) {
        host.advance(by: max(time - host.scene.time, 0))
        host.handle(.pointer(PointerEvent(phase: .ended, id: id, x: x, y: y)))
    }

    func tap(_ x: Double, _ y: Double, at time: Double = 0) {
        press(x, y, at: time)
        release(x, y, at: time > 0 ? time + 0.05 : 0)
    }

    func key(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
        host.handle(.key(KeyEvent(key: key, modifiers: modifiers, isDown: true)))
        host.handle(.key(KeyEvent(key: key, modifiers: modifiers, isDown: false)))
    }
}
