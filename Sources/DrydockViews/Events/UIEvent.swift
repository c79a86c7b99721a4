/// Something that happened in the outside world: a set of touches, or of presses.
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case presses = 3
    }

    /// Seconds since the clock's start.
    public let timestamp: TimeInterval
    public let allTouches: Set<UITouch>?

    package init(timestamp: TimeInterval, touches: Set<UITouch>? = nil) {
        self.timestamp = timestamp
        self.allTouches = touches
        super.init()
    }

    open var type: EventType { .touches }

    public func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    public func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }
}

/// An event whose objects are presses of keys.
public final class UIPressesEvent: UIEvent {
    public let allPresses: Set<UIPress>

    package init(timestamp: TimeInterval, presses: Set<UIPress>) {
        allPresses = presses
        super.init(timestamp: timestamp)
    }

    public override var type: EventType { .presses }
}
