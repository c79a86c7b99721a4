public import Drydock
import DrydockPlatform

extension Screen {
    /// The responder that gets keys first.
    public var firstResponder: UIResponder? { window.firstResponder }

    /// Types text into the first responder, a character at a time; "\n" is the Return key and "\t" the Tab key.
    ///
    /// - Throws: `ScreenError.nothingTakesText` when the first responder, or the one that Return or Tab left for the rest of
    ///   the text, is no field or text view and nothing else that conforms to `UIKeyInput`.
    public func type(_ text: String) throws {
        for character in text {
            switch character {
            case "\t": press(.tab)
            case "\n", "\r\n":
                _ = try input()
                press(.return)
            default:
                _ = try input()
                host.handle(.text(String(character)))
                host.update()
            }
        }
    }

    /// Shows what an input method is composing at the caret, in the place of what it was composing before; typing ends it,
    /// and so does an empty text.
    ///
    /// - Parameters:
    ///   - text: what is composed so far.
    ///   - selection: the selected part, in Unicode scalars; the end for nil.
    /// - Throws: `ScreenError.nothingTakesText`.
    public func compose(_ text: String, selection: Range<Int>? = nil) throws {
        _ = try input()
        let end = text.unicodeScalars.count
        host.handle(.composition(CompositionEvent(text: text, selection: selection ?? end..<end)))
        host.update()
    }

    /// Selects the first place where the first responder's text has these characters.
    ///
    /// - Throws: `ScreenError.nothingTakesText`, and `ScreenError.noSuchText` when it does not have them.
    public func select(_ text: String) throws {
        guard let input = try input() as? any UITextInput,
            let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let shown = input.text(in: whole)
        else { throw nothingTakesText }
        guard let found = shown.range(of: text) else { throw ScreenError.noSuchText(text, in: shown) }
        let start = shown.utf16.distance(from: shown.startIndex, to: found.lowerBound)
        let length = shown.utf16.distance(from: found.lowerBound, to: found.upperBound)
        host.perform {
            guard let first = input.position(from: input.beginningOfDocument, offset: start),
                let last = input.position(from: first, offset: length)
            else { return }
            input.selectedTextRange = input.textRange(from: first, to: last)
        }
        host.update()
    }

    private func input() throws -> any UIKeyInput {
        guard let input = firstResponder as? any UIKeyInput else { throw nothingTakesText }
        return input
    }

    private var nothingTakesText: ScreenError {
        let name = (firstResponder as? UIView).map(describe) ?? firstResponder.map { String(describing: $0) }
        return .nothingTakesText(firstResponder: name, tree: recursiveDescription)
    }
}
