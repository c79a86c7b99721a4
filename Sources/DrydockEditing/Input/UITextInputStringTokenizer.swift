import DrydockControls
public import DrydockViews

/// The tokenizer of any text input: reads its whole text, and finds lines by where its carets are. Cost of each question:
/// linear in the text's length.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UIResponder & UITextInput)?

    public init(textInput: any UIResponder & UITextInput) {
        self.textInput = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let reader = reader(at: position),
            let range = reader.unit(granularity, isForward(direction, at: position))
        else { return nil }
        return textRange(range)
    }

    open func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let reader = reader(at: position) else { return false }
        // What lies behind the position, seen in the direction, has to end at it.
        let isForward = isForward(direction, at: position)
        guard let range = reader.unit(granularity, !isForward) else { return false }
        return isForward ? range.upperBound == reader.offset : range.lowerBound == reader.offset
    }

    open func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let reader = reader(at: position) else { return nil }
        let isForward = isForward(direction, at: position)
        if granularity == .word {
            let end =
                isForward
                ? reader.text.wordEnd(after: reader.offset) : reader.text.wordStart(before: reader.offset)
            return end == reader.offset ? nil : self.position(at: end)
        }
        guard let range = reader.unit(granularity, isForward) else { return nil }
        let end = isForward ? range.upperBound : range.lowerBound
        return end == reader.offset ? nil : self.position(at: end)
    }

    open func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let reader = reader(at: position) else { return false }
        return reader.unit(granularity, isForward(direction, at: position)) != nil
    }

    // MARK: - Reading

    private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
        switch direction {
        case .storage(.forward), .layout(.down): true
        case .storage(.backward), .layout(.up): false
        default:
            (textInput?.baseWritingDirection(for: position, in: .forward) == .rightToLeft)
                == (direction == .layout(.left))
        }
    }

    private func reader(at position: UITextPosition) -> TextUnitReader? {
        guard let textInput,
            let whole = textInput.textRange(from: textInput.beginningOfDocument, to: textInput.endOfDocument),
            let text = textInput.text(in: whole)
        else { return nil }
        return TextUnitReader(
            text: EditedText(text),
            offset: textInput.offset(from: textInput.beginningOfDocument, to: position)
        ) { [self] in line(at: $0) }
    }

    /// The offsets around one whose carets have the same height.
    private func line(at offset: Int) -> Range<Int> {
        guard let textInput else { return offset..<offset }
        func middle(_ offset: Int) -> CGFloat? {
            position(at: offset).map { textInput.caretRect(for: $0).midY }
        }
        let own = middle(offset)
        var (start, end) = (offset, offset)
        while start > 0, middle(start - 1) == own { start -= 1 }
        while let next = middle(end + 1), next == own { end += 1 }
        return start..<end
    }

    private func position(at offset: Int) -> UITextPosition? {
        textInput.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    private func textRange(_ range: Range<Int>) -> UITextRange? {
        guard let start = position(at: range.lowerBound), let end = position(at: range.upperBound) else {
            return nil
        }
        return textInput?.textRange(from: start, to: end)
    }
}

/// The units around a place in a text.
private struct TextUnitReader {
    let text: EditedText
    let offset: Int
    let line: (Int) -> Range<Int>

    /// The unit that the place is in; at a boundary, that on the side asked for.
    func unit(_ granularity: UITextGranularity, _ isForward: Bool) -> Range<Int>? {
        if granularity == .document { return text.isEmpty ? nil : 0..<text.length }
        // What is before a boundary is the unit of the character before.
        let place =
            isForward ? text.characterBoundary(atOrBefore: offset) : text.characterBoundary(before: offset)
        guard isForward ? offset < text.length : offset > 0 else { return nil }
        switch granularity {
        case .character: return place..<text.characterBoundary(after: place)
        case .word:
            let end = text.wordEnd(after: place)
            let start = text.wordStart(before: end)
            return start <= place && place < end && end > start ? start..<end : nil
        case .sentence: return text.sentenceRange(at: place)
        case .paragraph: return text.paragraphRange(at: place)
        case .line: return line(place)
        case .document: return 0..<text.length
        }
    }
}
