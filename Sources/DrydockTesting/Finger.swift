public import Drydock
import DrydockPlatform

/// A finger on the screen, from `Screen.touchDown(at:)` to `lift()`. Several may be down at once.
public final class Finger {
    private let screen: Screen
    private let id: Int64
    /// Points on the screen.
    public private(set) var location: CGPoint
    private var isDown = true

    init(on screen: Screen, at location: CGPoint) {
        self.screen = screen
        self.location = location
        id = screen.takeFinger()
        send(.began)
    }

    public func move(to location: CGPoint) {
        guard isDown else { return }
        self.location = location
        send(.moved)
    }

    /// Takes the finger away; nothing if it is gone.
    public func lift() {
        guard isDown else { return }
        isDown = false
        send(.ended)
    }

    private func send(_ phase: PointerEvent.Phase) {
        screen.host.handle(.pointer(PointerEvent(phase: phase, id: id, x: location.x, y: location.y)))
        screen.host.update()
    }
}
