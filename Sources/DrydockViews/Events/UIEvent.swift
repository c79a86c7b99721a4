/// Something that happened in the outside world: a set of touches, or of presses.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What an event consists of.
    public nonisolated enum EventType: Int, Sendable {
        case touches = 0
        case presses = 3
        /// A wheel turns, or fingers move on a touch pad.
        case scroll = 10
        /// A pointer moves without a button held.
        case hover = 11
    }

    /// Which buttons of a pointer are held; those of the last press while it ends. Empty for fingers.
    public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)

        /// A button by its number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: (1...Int.bitWidth - 1).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
        }
    }

    /// Seconds since the clock's start.
    public let timestamp: TimeInterval
    /// The touches of all windows; nil for an event of another type.
    public let allTouches: Set<UITouch>?
    /// The pointer's buttons.
    public let buttonMask: ButtonMask
    /// The keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    private let ownType: EventType

    package init(
        timestamp: TimeInterval,
        touches: Set<UITouch>? = nil,
        buttonMask: ButtonMask = [],
        modifierFlags: UIKeyModifierFlags = [],
        type: EventType = .touches
    ) {
        self.timestamp = timestamp
        self.allTouches = touches
        self.buttonMask = buttonMask
        self.modifierFlags = modifierFlags
        ownType = type
        super.init()
    }

    /// What the event consists of.
    open var type: EventType { ownType }

    /// The touches that began in the view; nil for none.
    public func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// The touches in the window; nil for none.
    public func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// What came since the event before, the touch itself last: it alone, as each change is an event. Nil for one of other events.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [touch] : nil
    }
}

/// An event whose objects are presses of keys.
@preconcurrency @MainActor
public final class UIPressesEvent: UIEvent {
    /// The keys that changed.
    public let allPresses: Set<UIPress>

    package init(
        timestamp: TimeInterval,
        presses: Set<UIPress>,
        modifierFlags: UIKeyModifierFlags = []
    ) {
        allPresses = presses
        super.init(timestamp: timestamp, modifierFlags: modifierFlags)
    }

    public override var type: EventType { .presses }
}
