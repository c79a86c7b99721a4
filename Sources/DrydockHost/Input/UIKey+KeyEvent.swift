import DrydockPlatform

extension UIKey {
    convenience init(_ event: KeyEvent) {
        self.init(
            characters: UIKey.characters(event.key),
            keyCode: UIKey.usage(event.key),
            modifierFlags: UIKeyModifierFlags(event.modifiers)
        )
    }

    private static func characters(_ key: KeyEvent.Key) -> String {
        switch key {
        case .character(let character): String(character)
        case .space: " "
        case .return: "\r"
        case .tab: "\t"
        default: ""
        }
    }

    /// Numbers of the USB HID usage tables, page 7. A key of another character has none: it is 0.
    private static func usage(_ key: KeyEvent.Key) -> UIKeyboardHIDUsage {
        switch key {
        case .tab: .keyboardTab
        case .return: .keyboardReturnOrEnter
        case .escape: .keyboardEscape
        case .space: .keyboardSpacebar
        case .backspace: .keyboardDeleteOrBackspace
        case .delete: .keyboardDeleteForward
        case .insert: .keyboardInsert
        case .left: .keyboardLeftArrow
        case .right: .keyboardRightArrow
        case .up: .keyboardUpArrow
        case .down: .keyboardDownArrow
        case .home: .keyboardHome
        case .end: .keyboardEnd
        case .pageUp: .keyboardPageUp
        case .pageDown: .keyboardPageDown
        case .character(let character): usage(character)
        }
    }

    private static func usage(_ character: Character) -> UIKeyboardHIDUsage {
        guard let value = character.asciiValue else { return UIKeyboardHIDUsage(rawValue: 0) }
        let number =
            switch value {
            case 0x61...0x7A: Int(value) - 0x61 + 0x04
            case 0x41...0x5A: Int(value) - 0x41 + 0x04
            case 0x31...0x39: Int(value) - 0x31 + 0x1E
            case 0x30: 0x27
            default: 0
            }
        return UIKeyboardHIDUsage(rawValue: number)
    }
}

extension UIKeyModifierFlags {
    init(_ modifiers: KeyEvent.Modifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alt) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
    }
}
