public import Drydock
import DrydockPlatform

extension Screen {
    /// A key of the keyboard.
    public enum Key: Hashable, Sendable {
        /// `delete` is Backspace.
        case tab, `return`, escape, space, delete, forwardDelete, insert
        case leftArrow, rightArrow, upArrow, downArrow, home, end, pageUp, pageDown
        /// What the key prints without modifiers.
        case character(Character)
    }

    /// Presses a key and lets it go.
    public func press(_ key: Key, modifiers: UIKeyModifierFlags = []) {
        for isDown in [true, false] {
            host.handle(
                .key(KeyEvent(key: key.event, modifiers: modifiers.event, isDown: isDown))
            )
            host.update()
        }
    }
}

extension Screen.Key {
    fileprivate var event: KeyEvent.Key {
        switch self {
        case .tab: .tab
        case .return: .return
        case .escape: .escape
        case .space: .space
        case .delete: .backspace
        case .forwardDelete: .delete
        case .insert: .insert
        case .home: .home
        case .end: .end
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .leftArrow: .left
        case .rightArrow: .right
        case .upArrow: .up
        case .downArrow: .down
        case .character(let character): .character(character)
        }
    }
}

extension UIKeyModifierFlags {
    fileprivate var event: KeyEvent.Modifiers {
        var modifiers: KeyEvent.Modifiers = []
        if contains(.shift) { modifiers.insert(.shift) }
        if contains(.control) { modifiers.insert(.control) }
        if contains(.alternate) { modifiers.insert(.alt) }
        if contains(.command) { modifiers.insert(.command) }
        return modifiers
    }
}
