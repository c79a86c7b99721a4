/// The direction of each part of a paragraph: the bidirectional algorithm (UAX #9), whole, isolates and paired brackets
/// included.
///
/// Linear in the text, however deep it is nested. Text that is of one direction costs one pass over its code units.
package struct BidiParagraph: Sendable {
    /// Even for left to right, odd for right to left.
    package let baseLevel: UInt8
    /// For each code unit, before a line's end is taken into account; nil where all are the base level.
    private let resolved: [UInt8]?
    /// As the database has them; of no interest where all levels are the base level.
    private let classes: [BidiClass]
    /// The length of the text in UTF-16.
    package let count: Int

    package enum Direction: Hashable, Sendable {
        case leftToRight
        case rightToLeft
        /// That of the first letter that has one (rules P2 and P3), and another where there is none.
        case natural(isRightToLeftOtherwise: Bool)
    }

    /// - Parameter text: one paragraph; a separator at its end may belong to it. Others start levels anew.
    package init(_ text: [UInt16], direction: Direction) {
        count = text.count
        if direction != .rightToLeft, direction != .natural(isRightToLeftOtherwise: true),
            text.withUTF16({ $0.isLeftToRight })
        {
            baseLevel = 0
            resolved = nil
            classes = []
            return
        }
        if direction != .leftToRight, text.withUTF16({ $0.isRightToLeft(direction) }) {
            baseLevel = 1
            resolved = nil
            classes = []
            return
        }
        let resolver = text.withUTF16 { text in
            var resolver = BidiResolver(text, direction: direction)
            resolver.resolve(text)
            return resolver
        }
        baseLevel = resolver.baseLevel
        resolved = resolver.levels
        classes = resolver.classes
    }

    package var isRightToLeft: Bool { baseLevel & 1 == 1 }
    /// Whether everything goes in the paragraph's direction: then there is one run, and nothing to reorder.
    package var isPlain: Bool { resolved == nil }

    /// The level of each code unit, wherever lines may end.
    package var levels: [UInt8] { resolved ?? Array(repeating: baseLevel, count: count) }

    /// The level of each code unit of a line: spaces at its end, and separators with the spaces before them, have the
    /// paragraph's (rule L1).
    package func levels(inLine range: Range<Int>) -> [UInt8] {
        guard let resolved else { return Array(repeating: baseLevel, count: range.count) }
        var levels = Array(resolved[range])
        var isTrailing = true
        for index in range.reversed() {
            switch classes[index] {
            case .segmentSeparator, .paragraphSeparator:
                isTrailing = true
            case .whitespace, .boundaryNeutral, .leftToRightIsolate, .rightToLeftIsolate,
                .firstStrongIsolate, .popIsolate, .leftToRightEmbedding, .rightToLeftEmbedding,
                .leftToRightOverride, .rightToLeftOverride, .popFormat:
                break
            default:
                isTrailing = false
            }
            if isTrailing { levels[index - range.lowerBound] = baseLevel }
        }
        return levels
    }

    /// The parts of a line that go in one direction, from left to right as they are seen (rule L2).
    package func visualRuns(inLine range: Range<Int>) -> [BidiRun] {
        guard !range.isEmpty else { return [] }
        guard resolved != nil else { return [BidiRun(range: range, level: baseLevel)] }
        return BidiRun.visual(levels(inLine: range), at: range.lowerBound)
    }
}

/// A part of a line that goes in one direction.
package struct BidiRun: Hashable, Sendable {
    /// Code units of the paragraph.
    package let range: Range<Int>
    package let level: UInt8

    package var isRightToLeft: Bool { level & 1 == 1 }

    /// - Parameter start: the offset of the first level.
    package static func visual(_ levels: [UInt8], at start: Int = 0) -> [BidiRun] {
        var runs: [BidiRun] = []
        var first = 0
        for index in 1...levels.count where index == levels.count || levels[index] != levels[first] {
            runs.append(BidiRun(range: start + first..<start + index, level: levels[first]))
            first = index
        }
        let highest = runs.map(\.level).max() ?? 0
        guard let lowest = runs.lazy.filter(\.isRightToLeft).map(\.level).min() else { return runs }
        for level in (lowest...highest).reversed() {
            var index = 0
            while index < runs.count {
                var end = index
                while end < runs.count, runs[end].level >= level { end += 1 }
                if end > index + 1 { runs[index..<end].reverse() }
                index = max(end, index + 1)
            }
        }
        return runs
    }
}

extension UTF16Text {
    /// Whether nothing in the text has a level of its own.
    fileprivate var isLeftToRight: Bool {
        var offset = 0
        while offset < count {
            let scalar = scalar(at: offset)
            offset += Self.length(scalar)
            // The first letter of Hebrew; nothing before it turns the text.
            guard scalar >= 0x590 else { continue }
            switch ScalarProperties(scalar).bidi {
            case .leftToRight, .europeanNumber, .europeanSeparator, .europeanTerminator, .commonSeparator,
                .nonspacingMark, .boundaryNeutral, .paragraphSeparator, .segmentSeparator, .whitespace,
                .otherNeutral:
                continue
            default:
                return false
            }
        }
        return true
    }

    /// Whether every letter goes from right to left, in a paragraph that does, and nothing else has a level of its own.
    fileprivate func isRightToLeft(_ direction: BidiParagraph.Direction) -> Bool {
        var hasLetter = direction != .natural(isRightToLeftOtherwise: false)
        var offset = 0
        while offset < count {
            let scalar = scalar(at: offset)
            offset += Self.length(scalar)
            switch ScalarProperties(scalar).bidi {
            case .rightToLeft, .arabicLetter: hasLetter = true
            case .europeanSeparator, .europeanTerminator, .commonSeparator, .nonspacingMark, .boundaryNeutral,
                .segmentSeparator, .whitespace, .otherNeutral:
                continue
            default: return false
            }
        }
        return hasLetter
    }
}
