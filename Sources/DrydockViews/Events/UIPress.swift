/// One key of the keyboard from its press to its release.
@preconcurrency @MainActor
public final class UIPress: NSObject {
    /// Where a press stands.
    public nonisolated enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// Where the press stands.
    public package(set) var phase: Phase
    /// Seconds since the clock's start.
    public let timestamp: TimeInterval
    /// The key; nil for a button of another device.
    public let key: UIKey?

    package init(phase: Phase, timestamp: TimeInterval, key: UIKey) {
        self.phase = phase
        self.timestamp = timestamp
        self.key = key
        super.init()
    }
}

/// Which key a press is of.
@preconcurrency @MainActor
public final class UIKey: NSObject {
    /// What the key types with its modifiers.
    public let characters: String
    /// What the key types on its own.
    public var charactersIgnoringModifiers: String { characters }
    /// The key; nil for a button of another device.
    public let keyCode: UIKeyboardHIDUsage
    /// The modifiers held down.
    public let modifierFlags: UIKeyModifierFlags

    package init(characters: String, keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
        self.characters = characters
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
        super.init()
    }
}

/// The modifiers held down with a key.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key's place on the keyboard: the USB HID usage table's page 7, which SDL's scancodes follow too.
public nonisolated struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
    public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}
