/// The boundaries of words, and of what stands between them.
///
/// The rules WB3 to WB16 of UAX #29. Linear: a mark between letters or digits waits for what follows it, so nothing is
/// read twice.
package struct WordBreaks {
    private var map: BoundaryMap
    /// The class of the last code point, and of the last one that rule WB4 does not pass over.
    private var last: WordClass?
    private var previous: WordClass?
    private var isOddRegional = false
    private var pending: Pending?

    /// A mark such as an apostrophe, and what stands before it.
    private struct Pending {
        let offset: Int
        let before: WordClass
    }

    private init(count: Int) { map = BoundaryMap(count: count) }

    /// - Returns: the boundaries, the start and the end of the text among them.
    package static func find(in text: [UInt16]) -> BoundaryMap {
        text.withUTF16 { text in
            var state = WordBreaks(count: text.count)
            var offset = 0
            while offset < text.count {
                let scalar = text.scalar(at: offset)
                let properties = ScalarProperties(scalar)
                state.append(properties.word, properties.isPictographic, at: offset)
                offset += UTF16Text.length(scalar)
            }
            state.resolve(next: nil)
            state.map.insert(text.count)
            return state.map
        }
    }

    private mutating func append(_ next: WordClass, _ isPictographic: Bool, at offset: Int) {
        defer { last = next }
        guard let last else {
            map.insert(offset)
            previous = next
            isOddRegional = next == .regionalIndicator
            return
        }
        if next.isIgnored, !last.isLineEnd { return }
        let joins = resolve(next: next)
        if !joins, breaks(last, next, isPictographic, at: offset) { map.insert(offset) }
        isOddRegional = next == .regionalIndicator && !(previous == .regionalIndicator && isOddRegional)
        previous = next
    }

    /// Decides whether a mark belongs to the word around it (rules WB6, WB7, WB7a to WB7c, WB11 and WB12).
    /// - Returns: whether it joins what is before it to what is next.
    @discardableResult
    private mutating func resolve(next: WordClass?) -> Bool {
        guard let mark = pending, let middle = previous else { return false }
        pending = nil
        let joins =
            switch (mark.before, middle) {
            case (.hebrewLetter, .doubleQuote): next == .hebrewLetter
            case (.numeric, _): next == .numeric
            default: next?.isLetter == true
            }
        let isHebrewQuote = mark.before == .hebrewLetter && middle == .singleQuote
        if !joins, !isHebrewQuote { map.insert(mark.offset) }
        return joins
    }

    private mutating func breaks(
        _ last: WordClass,
        _ next: WordClass,
        _ isPictographic: Bool,
        at offset: Int
    ) -> Bool {
        if last == .carriageReturn, next == .lineFeed { return false }
        if last.isLineEnd || next.isLineEnd { return true }
        if last == .zeroWidthJoiner, isPictographic { return false }
        if last == .wordSpace, next == .wordSpace { return false }
        guard let previous else { return true }
        switch (previous, next) {
        case (.letter, .midLetter), (.letter, .midNumberLetter), (.letter, .singleQuote),
            (.hebrewLetter, .midLetter), (.hebrewLetter, .midNumberLetter), (.hebrewLetter, .singleQuote),
            (.hebrewLetter, .doubleQuote),
            (.numeric, .midNumber), (.numeric, .midNumberLetter), (.numeric, .singleQuote):
            pending = Pending(offset: offset, before: previous)
            return false
        case (.regionalIndicator, .regionalIndicator): return !isOddRegional
        case (.katakana, .katakana): return false
        case (.extendNumberLetter, .extendNumberLetter): return false
        case (_, .extendNumberLetter): return !previous.isWordLike
        case (.extendNumberLetter, _): return !next.isWordLike
        default: return !(previous.isLetterOrNumber && next.isLetterOrNumber)
        }
    }
}

extension WordClass {
    fileprivate var isLetter: Bool { self == .letter || self == .hebrewLetter }
    fileprivate var isLetterOrNumber: Bool { isLetter || self == .numeric }
    fileprivate var isWordLike: Bool { isLetterOrNumber || self == .katakana }
    fileprivate var isLineEnd: Bool { self == .carriageReturn || self == .lineFeed || self == .newline }
    fileprivate var isIgnored: Bool { self == .extend || self == .format || self == .zeroWidthJoiner }
}
