/// Where the lines of a text may end.
///
/// The rules of UAX #14, numbers with the regular expression of its example 7, as Unicode's conformance test has them. Thai
/// may break between the words of a dictionary. Lao, Khmer and Myanmar, which need one, too, have no opportunity within a
/// phrase: their lines end at a grapheme cluster when nothing else fits. Linear.
package struct LineBreaks {
    private let rules = LineBreakRules.table
    /// The last class that is no space and no combining mark; spaces at the start count as such.
    private var before: LineBreakClass?
    private var isAfterSpaces = false
    private var isAfterJoiner = false
    private var isAfterSoftHyphen = false
    private var isOddRegional = false
    /// Whether the last class is a hyphen behind a Hebrew letter (rule LB21a).
    private var isHebrewHyphen = false
    private var number = Number.none
    /// The offset of an opening mark behind a prefix or postfix: a digit after it makes them one number (rule LB25).
    private var pendingOpening: Int?

    private enum Number { case none, digits, closed }

    private init() {}

    /// - Returns: what may happen before each code unit, and at the end of the text.
    package static func find(in text: [UInt16]) -> [LineBreak] {
        text.withUTF16 { text in
            var breaks = [LineBreak](repeating: .prohibited, count: text.count + 1)
            var state = LineBreaks()
            var offset = 0
            /// Where the phrase of Thai begins that the last character belongs to.
            var thai: Int?
            while offset < text.count {
                let scalar = text.scalar(at: offset)
                let next = ScalarProperties(scalar).lineBreak
                if !state.staysWithin(next) {
                    breaks[offset] = state.step(next, at: offset, &breaks)
                    state.isAfterSoftHyphen = scalar == 0xAD
                }
                if ThaiWords.contains(scalar) {
                    thai = thai ?? offset
                } else if let start = thai {
                    Self.addWords(start..<offset, text, &breaks)
                    thai = nil
                }
                offset += UTF16Text.length(scalar)
            }
            if let thai { Self.addWords(thai..<text.count, text, &breaks) }
            breaks[text.count] = .mandatory
            return breaks
        }
    }

    private static func addWords(_ range: Range<Int>, _ text: UTF16Text, _ breaks: inout [LineBreak]) {
        ThaiWords.forEachBoundary(in: range, of: text) { breaks[$0] = .allowed }
    }

    /// Whether nothing may happen between two letters, and the state stays what it is behind the first (rule LB28).
    private func staysWithin(_ next: LineBreakClass) -> Bool {
        (next == .alphabetic || next == .hebrewLetter) && before == next && !isAfterSpaces && !isAfterJoiner
            && !isAfterSoftHyphen
            && pendingOpening == nil
    }

    /// - Parameter breaks: what is known so far; an opening mark may turn out to belong to a number.
    private mutating func step(
        _ original: LineBreakClass,
        at offset: Int,
        _ breaks: inout [LineBreak]
    ) -> LineBreak {
        // LB4 and LB5
        if let last = before, last.isLineEnd, !isAfterSpaces {
            if last == .carriageReturn, original == .lineFeed {
                before = .lineFeed
                return .prohibited
            }
            self = LineBreaks()
            _ = step(original, at: offset, &breaks)
            return .mandatory
        }
        // LB6 and LB7
        if original == .space {
            if before == nil { before = .space }
            isAfterSpaces = true
            isAfterJoiner = false
            return .prohibited
        }
        if original.isLineEnd || original == .zeroWidthSpace {
            follow(with: original)
            return .prohibited
        }
        // LB9 and LB10
        var next = original
        if original == .combiningMark || original == .zeroWidthJoiner {
            if before != nil, before != .zeroWidthSpace, !isAfterSpaces {
                isAfterJoiner = original == .zeroWidthJoiner
                return .prohibited
            }
            next = .alphabetic
        }
        let result = canBreak(before: next)
        if let opening = pendingOpening {
            if next == .numeric, !isAfterSpaces { breaks[opening] = .prohibited }
            pendingOpening = nil
        }
        if result, !isAfterSpaces, next.isOpening, before == .prefix || before == .postfix {
            pendingOpening = offset
        }
        let isHyphenated = isAfterSoftHyphen && !isAfterSpaces
        follow(with: next)
        isAfterJoiner = original == .zeroWidthJoiner
        return result ? (isHyphenated ? .hyphenated : .allowed) : .prohibited
    }

    private func canBreak(before next: LineBreakClass) -> Bool {
        guard let before else { return false }
        // LB8 and LB8a
        if before == .zeroWidthSpace { return true }
        if isAfterJoiner { return false }
        guard rules.allows(before, next, acrossSpaces: isAfterSpaces) else { return false }
        if isAfterSpaces { return true }
        if isHebrewHyphen, next != .contingentBreak { return false }
        switch next {
        case .regionalIndicator: return !(before == .regionalIndicator && isOddRegional)
        case .numeric: return number != .digits
        case .prefix, .postfix: return number == .none
        default: return true
        }
    }

    private mutating func follow(with next: LineBreakClass) {
        let isAdjacent = !isAfterSpaces
        isHebrewHyphen =
            (next == .hyphen || next == .breakAfter) && before == .hebrewLetter && isAdjacent
        isOddRegional =
            next == .regionalIndicator && !(isAdjacent && before == .regionalIndicator && isOddRegional)
        switch next {
        case .numeric: number = .digits
        case .infixSeparator, .symbol: number = number == .digits && isAdjacent ? .digits : .none
        case _ where next.isClosing: number = number == .digits && isAdjacent ? .closed : .none
        default: number = .none
        }
        before = next
        isAfterSpaces = false
        isAfterJoiner = false
        pendingOpening = next.isLineEnd || next == .zeroWidthSpace ? nil : pendingOpening
    }
}
