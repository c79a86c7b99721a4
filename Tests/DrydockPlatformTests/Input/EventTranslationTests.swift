import DrydockCSDL2
import DrydockPlatform
import DrydockRaster
import Testing

@Suite("Translation of SDL events")
struct EventTranslationTests {
    private let translator = EventTranslator(windowWidth: 390, windowHeight: 844)

    private func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) -> SDL_Event {
        var event = SDL_Event()
        fill(&event)
        event.type = type.rawValue
        return event
    }

    private func pointer(
        _ event: SDL_Event,
        with translator: EventTranslator? = nil
    ) throws -> PointerEvent {
        guard case .pointer(let pointer) = (translator ?? self.translator).translate(event) else {
            throw NotAPointer()
        }
        return pointer
    }

    private struct NotAPointer: Error {}

    // MARK: - Mouse

    @Test("the main button presses, moves and releases as pointer 0")
    func mouse() throws {
        let down = event(SDL_MOUSEBUTTONDOWN) {
            $0.button = SDL_MouseButtonEvent()
            $0.button.button = 1
            $0.button.x = 12
            $0.button.y = 34
            $0.button.timestamp = 1500
        }
        #expect(try pointer(down) == PointerEvent(phase: .began, id: 0, x: 12, y: 34, timestamp: 1.5))
        var up = down
        up.type = SDL_MOUSEBUTTONUP.rawValue
        #expect(try pointer(up).phase == .ended)
        let move = event(SDL_MOUSEMOTION) {
            $0.motion.state = 1
            $0.motion.x = 13
            $0.motion.y = -5
        }
        #expect(try pointer(move) == PointerEvent(phase: .moved, x: 13, y: -5))
    }

    @Test("buttons are counted main, menu, wheel, and a movement has those that are held")
    func otherButtons() {
        for (button, mask) in [(UInt8(1), UInt8(1)), (3, 2), (2, 4), (4, 8), (5, 16)] {
            let down = event(SDL_MOUSEBUTTONDOWN) { $0.button.button = button }
            #expect(
                translator.translate(down) == .pointer(PointerEvent(phase: .began, x: 0, y: 0, buttons: mask))
            )
        }
        let drag = event(SDL_MOUSEMOTION) { $0.motion.state = 4 }
        #expect(translator.translate(drag) == .pointer(PointerEvent(phase: .moved, x: 0, y: 0, buttons: 2)))
        for button: UInt8 in [0, 9] {
            let down = event(SDL_MOUSEBUTTONDOWN) { $0.button.button = button }
            #expect(translator.translate(down) == nil)
        }
    }

    @Test("the mouse hovers while no button is held, until it leaves the window")
    func hovers() {
        let hover = event(SDL_MOUSEMOTION) {
            $0.motion.x = 13
            $0.motion.y = 5
        }
        #expect(translator.translate(hover) == .hover(HoverEvent(x: 13, y: 5)))
        let leave = event(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue) }
        #expect(translator.translate(leave) == .hover(HoverEvent(x: 0, y: 0, isInside: false)))
    }

    @Test("a wheel that turns by less than a notch is precise")
    func precision() {
        let notch = event(SDL_MOUSEWHEEL) {
            $0.wheel.y = 1
            $0.wheel.preciseY = 1
        }
        let part = event(SDL_MOUSEWHEEL) { $0.wheel.preciseY = 0.25 }
        #expect(translator.translate(notch) == .scroll(ScrollEvent(x: 0, y: 0, deltaX: 0, deltaY: 1)))
        #expect(
            translator.translate(part)
                == .scroll(ScrollEvent(x: 0, y: 0, deltaX: 0, deltaY: 0.25, isPrecise: true))
        )
    }

    @Test("positions are in points", arguments: [(1.0, 1.0), (2, 1), (3, 1), (2, 2), (1.5, 1.5), (3, 1.5)])
    func points(scale: Double, pixelsPerUnit: Double) throws {
        let translator = EventTranslator(
            windowWidth: 390 * scale / pixelsPerUnit,
            windowHeight: 844 * scale / pixelsPerUnit,
            pixelsPerUnit: pixelsPerUnit,
            scale: scale
        )
        let x: Int32 = 120
        let down = event(SDL_MOUSEBUTTONDOWN) {
            $0.button.button = 1
            $0.button.x = x
            $0.button.y = 60
        }
        let mouse = try pointer(down, with: translator)
        #expect(mouse.x == 120 * pixelsPerUnit / scale)
        #expect(mouse.y == 60 * pixelsPerUnit / scale)
        let touch = event(SDL_FINGERDOWN) {
            $0.tfinger.x = 0.5
            $0.tfinger.y = 0.25
        }
        let finger = try pointer(touch, with: translator)
        #expect(abs(finger.x - 195) < 1e-9)
        #expect(abs(finger.y - 211) < 1e-9)
    }

    @Test("times are on the clock of frames")
    func times() throws {
        let translator = EventTranslator(windowWidth: 1, windowHeight: 1, timeOrigin: 1000)
        let down = event(SDL_MOUSEBUTTONDOWN) {
            $0.button.button = 1
            $0.button.timestamp = 250
        }
        #expect(try pointer(down, with: translator).timestamp == 1000.25)
    }

    // MARK: - Touch

    @Test("fingers keep apart from each other and from the mouse")
    func fingers() throws {
        let ids = try [0, 1, 7, -1, -2, Int64.max].map { id in
            try pointer(event(SDL_FINGERMOTION) { $0.tfinger.fingerId = id }).id
        }
        #expect(Set(ids).count == ids.count)
        #expect(!ids.contains(PointerEvent.mouse))
    }

    @Test(
        "the phases of a touch",
        arguments: [
            (SDL_FINGERDOWN.rawValue, PointerEvent.Phase.began), (SDL_FINGERMOTION.rawValue, .moved),
            (SDL_FINGERUP.rawValue, .ended),
        ]
    )
    func touchPhases(type: UInt32, phase: PointerEvent.Phase) throws {
        #expect(try pointer(event(SDL_EventType(type))).phase == phase)
    }

    @Test("mouse events that SDL makes up from touches, and touches from the mouse, are not doubled")
    func synthetic() {
        let mouse = event(SDL_MOUSEBUTTONDOWN) {
            $0.button.button = 1
            $0.button.which = UInt32.max
        }
        #expect(translator.translate(mouse) == nil)
        let motion = event(SDL_MOUSEMOTION) {
            $0.motion.state = 1
            $0.motion.which = UInt32.max
        }
        #expect(translator.translate(motion) == nil)
        let finger = event(SDL_FINGERDOWN) { $0.tfinger.touchId = -1 }
        #expect(translator.translate(finger) == nil)
    }

    @Test("a touch at no place is dropped")
    func notANumber() {
        #expect(translator.translate(event(SDL_FINGERDOWN) { $0.tfinger.x = .nan }) == nil)
        #expect(translator.translate(event(SDL_MOUSEWHEEL) { $0.wheel.preciseY = .infinity }) == nil)
    }

    // MARK: - Wheel

    @Test(
        "the wheel reports fractions of notches, and a flipped one is turned back",
        arguments: [false, true]
    )
    func wheel(isFlipped: Bool) {
        let wheel = event(SDL_MOUSEWHEEL) {
            $0.wheel.preciseX = 0.5
            $0.wheel.preciseY = -1.25
            $0.wheel.mouseX = 10
            $0.wheel.mouseY = 20
            $0.wheel.direction = isFlipped ? 1 : 0
        }
        let sign: Double = isFlipped ? -1 : 1
        let expected = ScrollEvent(
            x: 10,
            y: 20,
            deltaX: 0.5 * sign,
            deltaY: -1.25 * sign,
            isPrecise: true
        )
        #expect(translator.translate(wheel) == .scroll(expected))
    }

    // MARK: - Keys and text

    @Test(
        "named keys",
        arguments: [
            (SDLK_TAB, KeyEvent.Key.tab), (SDLK_RETURN, .return), (SDLK_KP_ENTER, .return),
            (SDLK_ESCAPE, .escape),
            (SDLK_SPACE, .space), (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete), (SDLK_LEFT, .left),
            (SDLK_RIGHT, .right), (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_HOME, .home), (SDLK_END, .end),
            (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown), (SDLK_r, .character("r")),
            (SDLK_1, .character("1")),
            (SDL_KeyCode(0xE9), .character("é")),
        ].map { (Int32($0.0.rawValue), $0.1) }
    )
    func keys(code: Int32, key: KeyEvent.Key) {
        let down = event(SDL_KEYDOWN) { $0.key.keysym.sym = code }
        #expect(translator.translate(down) == .key(KeyEvent(key: key)))
        let up = event(SDL_KEYUP) { $0.key.keysym.sym = code }
        #expect(translator.translate(up) == .key(KeyEvent(key: key, isDown: false)))
    }

    @Test("modifiers of either side count, locks do not")
    func modifiers() {
        let cases: [(SDL_Keymod, KeyEvent.Modifiers)] = [
            (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
            (KMOD_LALT, .alt), (KMOD_RALT, .alt), (KMOD_LGUI, .command), (KMOD_RGUI, .command),
            (KMOD_CAPS, []),
            (KMOD_NUM, []), (SDL_Keymod(KMOD_LSHIFT.rawValue | KMOD_RCTRL.rawValue), [.shift, .control]),
        ]
        for (state, modifiers) in cases {
            let down = event(SDL_KEYDOWN) {
                $0.key.keysym.sym = Int32(SDLK_TAB.rawValue)
                $0.key.keysym.mod = UInt16(state.rawValue)
            }
            #expect(translator.translate(down) == .key(KeyEvent(key: .tab, modifiers: modifiers)))
        }
    }

    /// Source: GTK, Qt and browsers take the letter that a key has on a Latin keyboard for shortcuts on others.
    @Test(
        "with a modifier of shortcuts, keys without a Latin letter stand for what the key has on a Latin keyboard",
        arguments: [
            (0x444, SDL_SCANCODE_A, "a"), (0x441, SDL_SCANCODE_C, "c"), (0x439, SDL_SCANCODE_Q, "q"),
            (0x3B1, SDL_SCANCODE_A, "a"), (0x44F, SDL_SCANCODE_Z, "z"), (0x44E, SDL_SCANCODE_PERIOD, "."),
            (0x661, SDL_SCANCODE_1, "1"), (0x660, SDL_SCANCODE_0, "0"), (0x5E5, SDL_SCANCODE_SLASH, "/"),
            // Latin keyboards have their own letters.
            (0x71, SDL_SCANCODE_A, "q"), (0xF6, SDL_SCANCODE_SEMICOLON, "ö"),
            (0x1B0, SDL_SCANCODE_LEFTBRACKET, "ư"),
            (0x2B, SDL_SCANCODE_MINUS, "+"),
            // A key that has nothing on a Latin keyboard.
            (0x44F, SDL_SCANCODE_INTERNATIONAL1, "я"),
        ] as [(Int32, SDL_Scancode, Character)]
    )
    func shortcuts(code: Int32, place: SDL_Scancode, character: Character) {
        for (state, modifiers) in [
            (KMOD_LCTRL, .control), (KMOD_RGUI, .command), (KMOD_LALT, .alt),
        ] as [(SDL_Keymod, KeyEvent.Modifiers)] {
            let down = event(SDL_KEYDOWN) {
                $0.key.keysym.sym = code
                $0.key.keysym.scancode = place
                $0.key.keysym.mod = UInt16(state.rawValue)
            }
            let expected = KeyEvent(key: .character(character), modifiers: modifiers)
            #expect(translator.translate(down) == .key(expected))
        }
        let plain = event(SDL_KEYDOWN) {
            $0.key.keysym.sym = code
            $0.key.keysym.scancode = place
        }
        let own = Unicode.Scalar(UInt32(code)).map { KeyEvent(key: .character(Character($0))) }
        #expect(translator.translate(plain) == own.map { .key($0) })
    }

    @Test("a held key is marked as repeated")
    func repeated() {
        let down = event(SDL_KEYDOWN) {
            $0.key.keysym.sym = Int32(SDLK_SPACE.rawValue)
            $0.key.repeat = 1
        }
        #expect(translator.translate(down) == .key(KeyEvent(key: .space, isRepeat: true)))
    }

    @Test(
        "function keys and unknown keys mean nothing",
        arguments: [
            Int32(SDLK_F5.rawValue), 0, 0x0D00_0000, 0x11_0000, 0xD800, 7, -1,
        ]
    )
    func silentKeys(code: Int32) {
        #expect(translator.translate(event(SDL_KEYDOWN) { $0.key.keysym.sym = code }) == nil)
    }

    @Test("a modifier on its own says which are held")
    func loneModifier() {
        let shift = event(SDL_KEYDOWN) {
            $0.key.keysym.sym = Int32(SDLK_LSHIFT.rawValue)
            $0.key.keysym.mod = UInt16(KMOD_LSHIFT.rawValue)
        }
        #expect(translator.translate(shift) == .modifiers(.shift))
    }

    private func textEvent(_ bytes: [UInt8]) -> SDL_Event {
        event(SDL_TEXTINPUT) { event in
            withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: bytes.prefix($0.count)) }
        }
    }

    @Test("composed text arrives whole", arguments: ["a", "é", "漢字", "👩‍👩‍👧"])
    func text(text: String) {
        #expect(translator.translate(textEvent(Array(text.utf8))) == .text(text))
    }

    @Test("empty text means nothing, and broken text is repaired")
    func oddText() {
        #expect(translator.translate(textEvent([])) == nil)
        #expect(translator.translate(textEvent([0x61, 0xFF])) == .text("a\u{FFFD}"))
        // Half of an emoji, as some input methods send it: a lone surrogate in three bytes.
        let surrogate: [UInt8] = [0xED, 0xA0, 0xBD]
        #expect(
            translator.translate(textEvent([0x61] + surrogate)) == .text("a\u{FFFD}\u{FFFD}\u{FFFD}")
        )
        let editing = event(SDL_TEXTEDITING) { event in
            withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: surrogate) }
            event.edit.start = -7
            event.edit.length = .max
        }
        guard case .composition(let composition) = translator.translate(editing) else {
            Issue.record("no composition")
            return
        }
        #expect(composition.text == "\u{FFFD}\u{FFFD}\u{FFFD}")
        #expect(
            translator.translate(textEvent(Array(repeating: 0x61, count: 40)))
                == .text(String(repeating: "a", count: 32))
        )
    }

    // MARK: - Windows

    @Test(
        "what happens to the window",
        arguments: [
            (SDL_WINDOWEVENT_EXPOSED.rawValue, InputEvent.exposed),
            (SDL_WINDOWEVENT_FOCUS_GAINED.rawValue, .focusGained),
            (SDL_WINDOWEVENT_FOCUS_LOST.rawValue, .focusLost),
            (SDL_WINDOWEVENT_MINIMIZED.rawValue, .minimized),
            (SDL_WINDOWEVENT_RESTORED.rawValue, .restored),
            (SDL_WINDOWEVENT_CLOSE.rawValue, .closeRequested),
        ]
    )
    func window(id: UInt32, meaning: InputEvent) {
        #expect(translator.translate(event(SDL_WINDOWEVENT) { $0.window.event = UInt8(id) }) == meaning)
    }

    @Test("a new size is reported in pixels")
    func resized() {
        let translator = EventTranslator(windowWidth: 390, windowHeight: 844, pixelsPerUnit: 2, scale: 2)
        let resized = event(SDL_WINDOWEVENT) {
            $0.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
            $0.window.data1 = 500
            $0.window.data2 = 600
        }
        #expect(translator.translate(resized) == .resized(PixelSize(width: 1000, height: 1200), scale: 2))
    }

    @Test("the system's wish to quit closes the window, other events mean nothing")
    func others() {
        #expect(translator.translate(event(SDL_QUIT)) == .closeRequested)
        #expect(translator.translate(event(SDL_CLIPBOARDUPDATE)) == .clipboardChanged)
        for type in [SDL_JOYAXISMOTION, SDL_USEREVENT, SDL_FIRSTEVENT, SDL_LASTEVENT] {
            #expect(translator.translate(event(type)) == nil)
        }
    }

    // MARK: - Coalescing

    @Test("of movements in a row the last counts, and nothing passes over another event")
    func coalescing() {
        func move(_ x: Double, id: Int64 = 0) -> InputEvent {
            .pointer(PointerEvent(phase: .moved, id: id, x: x, y: 0))
        }
        let ended = InputEvent.pointer(PointerEvent(phase: .ended, x: 3, y: 0))
        var events: [InputEvent] = []
        for event in [move(1), move(2), move(5, id: 9), move(3), ended, move(4), .exposed, .exposed, move(6)]
        {
            events.appendCoalescing(event)
        }
        #expect(events == [move(2), move(5, id: 9), move(3), ended, move(4), .exposed, move(6)])
    }
}
