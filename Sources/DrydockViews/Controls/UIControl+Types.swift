extension UIControl {
    /// What happened to a control. The bits are UIKit's.
    public nonisolated struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch began in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A second or later tap began in the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved within the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside of the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch came back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch left the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ended in the control: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ended outside of the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away, by a presentation for instance.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control did what it is for: a button was tapped.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Text entry began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Text entry ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return ended text entry.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every touch event.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Every editing event.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for events of your own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Every event, your own included.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What a control looks like. The bits are UIKit's.
    public nonisolated struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for states of your own.
        public static let application = State(rawValue: 0x00FF_0000)
    }

    /// Where content stands across a control.
    public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// Where content stands from top to bottom of a control.
    public nonisolated enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }
}
