/// Something that happened in the outside world: a set of touches, or of presses.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What an event consists of.
    public nonisolated enum EventType: Int, Sendable {
        case touches = 0
        case presses = 3
    }

    /// Seconds since the clock's start.
    public let timestamp: TimeInterval
    /// The touches of all windows; nil for an event of another type.
    public let allTouches: Set<UITouch>?

    package init(timestamp: TimeInterval, touches: Set<UITouch>? = nil) {
        self.timestamp = timestamp
        self.allTouches = touches
        super.init()
    }

    /// What the event consists of.
    open var type: EventType { .touches }

    /// The touches that began in the view; nil for none.
    public func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// The touches in the window; nil for none.
    public func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }
}

/// An event whose objects are presses of keys.
@preconcurrency @MainActor
public final class UIPressesEvent: UIEvent {
    /// The keys that changed.
    public let allPresses: Set<UIPress>

    package init(timestamp: TimeInterval, presses: Set<UIPress>) {
        allPresses = presses
        super.init(timestamp: timestamp)
    }

    public override var type: EventType { .presses }
}
