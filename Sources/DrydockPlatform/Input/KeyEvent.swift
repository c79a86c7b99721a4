/// A key going down or up.
package struct KeyEvent: Hashable, Sendable {
    package enum Key: Hashable, Sendable {
        case tab
        case `return`
        case escape
        case space
        case backspace
        case delete
        case left
        case right
        case up
        case down
        case home
        case end
        case insert
        case pageUp
        case pageDown
        /// What the key prints without modifiers, in the user's layout. For shortcuts; text comes as its own event.
        case character(Character)
    }

    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let alt = Modifiers(rawValue: 4)
        /// The key with the system's logo.
        package static let command = Modifiers(rawValue: 8)
    }

    package var key: Key
    package var modifiers: Modifiers
    package var isDown: Bool
    /// Whether the system repeats a key that is held down.
    package var isRepeat: Bool
    /// Seconds on the clock of `MonotonicClock`.
    package var timestamp: Double

    package init(
        key: Key,
        modifiers: Modifiers = [],
        isDown: Bool = true,
        isRepeat: Bool = false,
        timestamp: Double = 0
    ) {
        self.key = key
        self.modifiers = modifiers
        self.isDown = isDown
        self.isRepeat = isRepeat
        self.timestamp = timestamp
    }
}
