package import DrydockCSDL2
internal import DrydockRaster

/// Turns SDL's events into input events: a pure function of an event and the window's geometry.
package struct EventTranslator: Equatable, Sendable {
    /// The window's size in SDL's units, which are pixels on some systems and larger on others.
    package var windowWidth: Double
    package var windowHeight: Double
    /// Pixels per unit of SDL's.
    package var pixelsPerUnit: Double
    /// Pixels per point.
    package var scale: Double
    /// What `MonotonicClock` showed when SDL's own clock began.
    package var timeOrigin: Double

    package init(
        windowWidth: Double,
        windowHeight: Double,
        pixelsPerUnit: Double = 1,
        scale: Double = 1,
        timeOrigin: Double = 0
    ) {
        self.windowWidth = windowWidth
        self.windowHeight = windowHeight
        self.pixelsPerUnit = pixelsPerUnit
        self.scale = scale
        self.timeOrigin = timeOrigin
    }

    /// The event's meaning; nil when it has none for a window's content.
    package func translate(_ event: SDL_Event) -> InputEvent? {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN: button(event.button, .began)
        case SDL_MOUSEBUTTONUP: button(event.button, .ended)
        case SDL_MOUSEMOTION: motion(event.motion)
        case SDL_MOUSEWHEEL: wheel(event.wheel)
        case SDL_FINGERDOWN: finger(event.tfinger, .began)
        case SDL_FINGERMOTION: finger(event.tfinger, .moved)
        case SDL_FINGERUP: finger(event.tfinger, .ended)
        case SDL_KEYDOWN, SDL_KEYUP: key(event.key)
        case SDL_TEXTINPUT: text(event.text)
        case SDL_TEXTEDITING:
            composition(
                withUnsafeBytes(of: event.edit.text) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                },
                event.edit.start,
                event.edit.length
            )
        case SDL_TEXTEDITING_EXT:
            composition(
                event.editExt.text.map { String(cString: $0) } ?? "",
                event.editExt.start,
                event.editExt.length
            )
        case SDL_CLIPBOARDUPDATE: .clipboardChanged
        case SDL_WINDOWEVENT: window(event.window)
        case SDL_QUIT: .closeRequested
        default: nil
        }
    }

    // MARK: - Pointers

    private var pointsPerUnit: Double { pixelsPerUnit / scale }

    func seconds(_ milliseconds: UInt32) -> Double { timeOrigin + Double(milliseconds) / 1000 }

    private func button(_ event: SDL_MouseButtonEvent, _ phase: PointerEvent.Phase) -> InputEvent? {
        guard (1...8).contains(event.button), event.which != Self.touchMouse else { return nil }
        return .pointer(
            PointerEvent(
                phase: phase,
                x: Double(event.x) * pointsPerUnit,
                y: Double(event.y) * pointsPerUnit,
                buttons: Self.buttons(1 << UInt32(event.button - 1)),
                timestamp: seconds(event.timestamp)
            )
        )
    }

    private func motion(_ event: SDL_MouseMotionEvent) -> InputEvent? {
        guard event.which != Self.touchMouse else { return nil }
        let (x, y) = (Double(event.x) * pointsPerUnit, Double(event.y) * pointsPerUnit)
        let buttons = Self.buttons(event.state)
        let timestamp = seconds(event.timestamp)
        guard buttons != 0 else { return .hover(HoverEvent(x: x, y: y, timestamp: timestamp)) }
        return .pointer(PointerEvent(phase: .moved, x: x, y: y, buttons: buttons, timestamp: timestamp))
    }

    /// SDL counts left, middle, right.
    private static func buttons(_ state: UInt32) -> UInt8 {
        UInt8(state & 0xF9 | (state & 2) << 1 | (state & 4) >> 1)
    }

    /// Fingers come in parts of the window's size.
    private func finger(_ event: SDL_TouchFingerEvent, _ phase: PointerEvent.Phase) -> InputEvent? {
        guard event.touchId != Self.mouseTouch, event.x.isFinite, event.y.isFinite else { return nil }
        // Zero is the mouse's.
        let id = event.fingerId >= 0 ? event.fingerId &+ 1 : event.fingerId
        return .pointer(
            PointerEvent(
                phase: phase,
                id: id,
                x: Double(event.x) * windowWidth * pointsPerUnit,
                y: Double(event.y) * windowHeight * pointsPerUnit,
                timestamp: seconds(event.timestamp)
            )
        )
    }

    private func wheel(_ event: SDL_MouseWheelEvent) -> InputEvent? {
        guard event.which != Self.touchMouse, event.preciseX.isFinite, event.preciseY.isFinite else {
            return nil
        }
        let sign: Double = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
        return .scroll(
            ScrollEvent(
                x: Double(event.mouseX) * pointsPerUnit,
                y: Double(event.mouseY) * pointsPerUnit,
                deltaX: Double(event.preciseX) * sign,
                deltaY: Double(event.preciseY) * sign,
                isPrecise: event.preciseX != Float(event.x) || event.preciseY != Float(event.y),
                timestamp: seconds(event.timestamp)
            )
        )
    }

    // MARK: - Text and windows

    private func text(_ event: SDL_TextInputEvent) -> InputEvent? {
        let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return text.isEmpty ? nil : .text(text)
    }

    private func composition(_ text: String, _ start: Int32, _ length: Int32) -> InputEvent {
        let start = max(Int(start), 0)
        return .composition(CompositionEvent(text: text, selection: start..<start + max(Int(length), 0)))
    }

    private func window(_ event: SDL_WindowEvent) -> InputEvent? {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            let width = (Double(event.data1) * pixelsPerUnit).rounded()
            let height = (Double(event.data2) * pixelsPerUnit).rounded()
            return .resized(PixelSize(width: Int(width), height: Int(height)), scale: scale)
        case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN: return .exposed
        case SDL_WINDOWEVENT_MINIMIZED: return .minimized
        case SDL_WINDOWEVENT_RESTORED: return .restored
        case SDL_WINDOWEVENT_FOCUS_GAINED: return .focusGained
        case SDL_WINDOWEVENT_FOCUS_LOST: return .focusLost
        case SDL_WINDOWEVENT_CLOSE: return .closeRequested
        case SDL_WINDOWEVENT_LEAVE:
            return .hover(HoverEvent(x: 0, y: 0, isInside: false, timestamp: seconds(event.timestamp)))
        default: return nil
        }
    }

    // Macros with casts are not imported.
    /// The mouse that SDL makes up from touches: SDL_TOUCH_MOUSEID.
    private static let touchMouse = UInt32.max
    /// The touch device that SDL makes up from the mouse: SDL_MOUSE_TOUCHID.
    private static let mouseTouch: Int64 = -1
}
