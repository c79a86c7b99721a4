package import DrydockRaster

/// Something that happened to a window, free of SDL. Positions are in points from the window's top left.
package enum InputEvent: Equatable, Sendable {
    case pointer(PointerEvent)
    case hover(HoverEvent)
    case scroll(ScrollEvent)
    case key(KeyEvent)
    /// Text as the keyboard layout or an input method composed it.
    case text(String)
    /// Text that an input method is composing, which is to be shown where it will stand; empty when there is none any more.
    case composition(CompositionEvent)
    /// The modifiers that are held have changed.
    case modifiers(KeyEvent.Modifiers)
    /// The clipboard has something else.
    case clipboardChanged
    /// The window has another size or scale; its content has to be drawn anew.
    case resized(PixelSize, scale: Double)
    /// The system lost the window's pixels. Present again; nothing has to be drawn anew.
    case exposed
    /// The user or the system wants the window closed. Nothing has been closed yet.
    case closeRequested
    case focusGained
    /// Keys and buttons released from now on are not reported: cancel what is being tracked.
    case focusLost
    /// The window is not on the screen any more.
    case minimized
    /// The window is on the screen again, without its pixels.
    case restored

    /// Seconds on the clock of `MonotonicClock`; nil for what has no moment of its own.
    package var timestamp: Double? {
        switch self {
        case .pointer(let event): event.timestamp
        case .hover(let event): event.timestamp
        case .scroll(let event): event.timestamp
        case .key(let event): event.timestamp
        case .text, .composition, .modifiers, .clipboardChanged, .resized, .exposed, .closeRequested,
            .focusGained, .focusLost, .minimized, .restored:
            nil
        }
    }
}

extension InputEvent {
    /// Whether a person has pressed something, a finger on the screen or a key.
    package var isUse: Bool {
        switch self {
        case .pointer(let event): event.phase == .began || event.phase == .ended
        case .key, .text: true
        default: false
        }
    }
}

/// A press of one of the mouse's buttons or of a finger.
package struct PointerEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case began
        case moved
        case ended
        /// Never reported by the system: for whoever takes a press away from what tracked it.
        case cancelled
    }

    /// The mouse's identifier. Fingers have others, unique while they are down.
    package static let mouse: Int64 = 0

    package var phase: Phase
    package var id: Int64
    package var x: Double
    package var y: Double
    /// Of the mouse: the button that was pressed or released, and for a movement those that are held. Bit 0 is the main
    /// button, bit 1 the one for menus, bit 2 the wheel, further ones have no fixed place.
    package var buttons: UInt8
    /// Seconds on the clock of `MonotonicClock`.
    package var timestamp: Double

    package init(
        phase: Phase,
        id: Int64 = mouse,
        x: Double,
        y: Double,
        buttons: UInt8 = 1,
        timestamp: Double = 0
    ) {
        self.phase = phase
        self.id = id
        self.buttons = buttons
        self.x = x
        self.y = y
        self.timestamp = timestamp
    }
}

/// The mouse without a button held.
package struct HoverEvent: Hashable, Sendable {
    package var x: Double
    package var y: Double
    /// False once the mouse has left the window.
    package var isInside: Bool
    /// Seconds on the clock of `MonotonicClock`.
    package var timestamp: Double

    package init(x: Double, y: Double, isInside: Bool = true, timestamp: Double = 0) {
        self.x = x
        self.y = y
        self.isInside = isInside
        self.timestamp = timestamp
    }
}

/// A turn of the wheel, or a two-finger movement on a touch pad.
package struct ScrollEvent: Hashable, Sendable {
    package var x: Double
    package var y: Double
    /// Notches to the right; fractions occur.
    package var deltaX: Double
    /// Notches away from the user, which moves content down; fractions occur.
    package var deltaY: Double
    /// Whether a touch pad or a wheel of high resolution measures the way, which is more often than a notch at a time.
    package var isPrecise: Bool
    /// Seconds on the clock of `MonotonicClock`.
    package var timestamp: Double

    package init(
        x: Double,
        y: Double,
        deltaX: Double,
        deltaY: Double,
        isPrecise: Bool = false,
        timestamp: Double = 0
    ) {
        self.isPrecise = isPrecise
        self.x = x
        self.y = y
        self.deltaX = deltaX
        self.deltaY = deltaY
        self.timestamp = timestamp
    }
}

/// What an input method is composing.
package struct CompositionEvent: Hashable, Sendable {
    package var text: String
    /// The part of it that is selected, in Unicode scalars; methods are not to be relied on for it.
    package var selection: Range<Int>

    package init(text: String, selection: Range<Int>) {
        self.text = text
        self.selection = selection
    }
}
