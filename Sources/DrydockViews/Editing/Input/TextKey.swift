/// Where a caret goes.
package enum TextMotion {
    case left, right, up, down
    case wordLeft, wordRight
    case lineStart, lineEnd
    case paragraphUp, paragraphDown
    case pageUp, pageDown
    case documentStart, documentEnd
}

/// How much a key deletes where nothing is selected.
package enum TextDeletion {
    case character, word
}

/// A responder whose text an editor changes by keys, undoing and redoing among them.
@MainActor
package protocol TextKeyResponder: UIResponder {
    /// - Returns: whether the key means anything to the text.
    func perform(_ key: TextKey) -> Bool
}

/// What a key means to text: the conventions of desktops on Linux.
package enum TextKey {
    case newline
    case delete(TextDeletion, UITextStorageDirection)
    case move(TextMotion, extending: Bool)
    case action(Selector)
    case undo
    case redo

    /// Nil for a key that means nothing, or prints: its text comes on its own.
    package init?(_ key: UIKey) {
        let shift = key.modifierFlags.contains(.shift)
        let control = !key.modifierFlags.isDisjoint(with: [.control, .command])
        guard !key.modifierFlags.contains(.alternate) else { return nil }
        func move(_ motion: TextMotion) -> TextKey { .move(motion, extending: shift) }
        switch key.keyCode {
        case .keyboardReturnOrEnter: self = .newline
        case .keyboardDeleteOrBackspace: self = .delete(control ? .word : .character, .backward)
        case .keyboardDeleteForward:
            self = shift && !control ? .action(.cut) : .delete(control ? .word : .character, .forward)
        case .keyboardInsert:
            guard shift != control else { return nil }
            self = .action(shift ? .paste : .copy)
        case .keyboardLeftArrow: self = move(control ? .wordLeft : .left)
        case .keyboardRightArrow: self = move(control ? .wordRight : .right)
        case .keyboardUpArrow: self = move(control ? .paragraphUp : .up)
        case .keyboardDownArrow: self = move(control ? .paragraphDown : .down)
        case .keyboardHome: self = move(control ? .documentStart : .lineStart)
        case .keyboardEnd: self = move(control ? .documentEnd : .lineEnd)
        case .keyboardPageUp: self = move(.pageUp)
        case .keyboardPageDown: self = move(.pageDown)
        default:
            guard control else { return nil }
            switch key.characters.lowercased() {
            case "a": self = .action(.selectAll)
            case "c": self = .action(.copy)
            case "x": self = .action(.cut)
            case "v": self = .action(.paste)
            case "z": self = shift ? .redo : .undo
            case "y": self = .redo
            default: return nil
            }
        }
    }
}
