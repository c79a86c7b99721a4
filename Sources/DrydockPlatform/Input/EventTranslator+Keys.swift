internal import DrydockCSDL2

extension EventTranslator {
    /// The key's meaning; nil for keys that have none here, modifiers on their own among them.
    func key(_ event: SDL_KeyboardEvent) -> InputEvent? {
        let code = SDL_KeyCode(UInt32(bitPattern: event.keysym.sym))
        if Self.modifierKeys.contains(code.rawValue) {
            return .modifiers(Self.modifiers(UInt32(event.keysym.mod)))
        }
        let modifiers = Self.modifiers(UInt32(event.keysym.mod))
        let latin =
            modifiers.isDisjoint(with: [.control, .alt, .command]) || Self.isLatin(code.rawValue)
            ? nil : Self.latinKeys[event.keysym.scancode.rawValue]
        guard let key = latin.map({ .character($0) }) ?? Self.key(code) else { return nil }
        return .key(
            KeyEvent(
                key: key,
                modifiers: modifiers,
                isDown: event.type == SDL_KEYDOWN.rawValue,
                isRepeat: event.`repeat` != 0,
                timestamp: seconds(event.timestamp)
            )
        )
    }

    private static let modifierKeys = Set(
        [
            SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LCTRL, SDLK_RCTRL, SDLK_LALT, SDLK_RALT, SDLK_LGUI, SDLK_RGUI,
        ]
        .map(\.rawValue)
    )

    private static func key(_ code: SDL_KeyCode) -> KeyEvent.Key? {
        switch code {
        case SDLK_TAB: .tab
        case SDLK_RETURN, SDLK_KP_ENTER: .return
        case SDLK_ESCAPE: .escape
        case SDLK_SPACE: .space
        case SDLK_BACKSPACE: .backspace
        case SDLK_DELETE: .delete
        case SDLK_LEFT: .left
        case SDLK_RIGHT: .right
        case SDLK_UP: .up
        case SDLK_DOWN: .down
        case SDLK_HOME: .home
        case SDLK_INSERT: .insert
        case SDLK_END: .end
        case SDLK_PAGEUP: .pageUp
        case SDLK_PAGEDOWN: .pageDown
        default: character(code.rawValue)
        }
    }

    /// Key codes of printing keys are the scalars that they print.
    private static func character(_ code: UInt32) -> KeyEvent.Key? {
        guard code > 0x20, code != 0x7F, let scalar = Unicode.Scalar(code),
            scalar.properties.generalCategory != .control
        else { return nil }
        return .character(Character(scalar))
    }

    /// Whether a key code is no character of another script: shortcuts name Latin letters, ASCII's digits and signs.
    private static func isLatin(_ code: UInt32) -> Bool {
        // Beyond the scalars, codes name keys that print nothing.
        code < 0x370 || (0x1E00..<0x1F00).contains(code) || code > 0x10_FFFF
    }

    /// What keys have on a Latin keyboard, by their places: shortcuts on keyboards of other scripts act by them, as with GTK, Qt and in
    /// browsers.
    private static let latinKeys: [UInt32: Character] = {
        let letters = zip(SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue, "abcdefghijklmnopqrstuvwxyz")
        let digits = zip(SDL_SCANCODE_1.rawValue...SDL_SCANCODE_0.rawValue, "1234567890")
        let others: [(UInt32, Character)] = [
            (SDL_SCANCODE_MINUS.rawValue, "-"), (SDL_SCANCODE_EQUALS.rawValue, "="),
            (SDL_SCANCODE_LEFTBRACKET.rawValue, "["), (SDL_SCANCODE_RIGHTBRACKET.rawValue, "]"),
            (SDL_SCANCODE_BACKSLASH.rawValue, "\\"), (SDL_SCANCODE_SEMICOLON.rawValue, ";"),
            (SDL_SCANCODE_APOSTROPHE.rawValue, "'"), (SDL_SCANCODE_GRAVE.rawValue, "`"),
            (SDL_SCANCODE_COMMA.rawValue, ","), (SDL_SCANCODE_PERIOD.rawValue, "."),
            (SDL_SCANCODE_SLASH.rawValue, "/"),
        ]
        return Dictionary(letters.map { ($0, $1) } + digits.map { ($0, $1) } + others) { first, _ in first }
    }()

    private static func modifiers(_ state: UInt32) -> KeyEvent.Modifiers {
        var modifiers: KeyEvent.Modifiers = []
        if state & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { modifiers.insert(.shift) }
        if state & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { modifiers.insert(.control) }
        if state & (KMOD_LALT.rawValue | KMOD_RALT.rawValue) != 0 { modifiers.insert(.alt) }
        if state & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { modifiers.insert(.command) }
        return modifiers
    }
}
