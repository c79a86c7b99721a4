/// The levels of a paragraph on their way: explicit ones by rules P2 to X8, then each isolating run sequence.
struct BidiResolver {
    let baseLevel: UInt8
    /// Of each code unit, as the database has them; the second half of a pair has that of the first.
    let classes: [BidiClass]
    /// The classes in the course of resolution: overrides change them first.
    private(set) var types: [BidiClass]
    private(set) var levels: [UInt8]
    /// The code units that rule X9 leaves in the text, first halves of pairs for both.
    private var kept: [Int] = []
    private let isolates: BidiIsolates

    /// The deepest level that may be asked for (BD2).
    private static let deepest: UInt8 = 125

    init(_ text: UTF16Text, direction: BidiParagraph.Direction) {
        var classes = [BidiClass](repeating: .otherNeutral, count: text.count)
        var kept: [Int] = []
        kept.reserveCapacity(text.count)
        var offset = 0
        while offset < text.count {
            let scalar = text.scalar(at: offset)
            let value = ScalarProperties(scalar).bidi
            classes[offset] = value
            if !value.isRemoved { kept.append(offset) }
            offset += UTF16Text.length(scalar)
            if scalar > 0xFFFF { classes[offset - 1] = value }
        }
        isolates = BidiIsolates(classes)
        switch direction {
        case .leftToRight: baseLevel = 0
        case .rightToLeft: baseLevel = 1
        case .natural(let isRightToLeft): baseLevel = isolates.isRightToLeft ?? isRightToLeft ? 1 : 0
        }
        self.classes = classes
        self.kept = kept
        types = classes
        levels = Array(repeating: baseLevel, count: text.count)
    }

    mutating func resolve(_ text: UTF16Text) {
        resolveExplicit()
        resolveSequences(text)
        // What rule X9 takes out, and second halves of pairs, go with what is before them.
        var next = 0
        for offset in levels.indices {
            if next < kept.count, kept[next] == offset {
                next += 1
            } else {
                levels[offset] = offset > 0 ? levels[offset - 1] : baseLevel
            }
        }
    }

    // MARK: - Explicit levels

    private struct Entry {
        let level: UInt8
        var override: BidiClass?
        var isIsolate = false
    }

    /// Rules X1 to X8.
    private mutating func resolveExplicit() {
        var stack = [Entry(level: baseLevel)]
        var overflowIsolates = 0
        var overflowEmbeddings = 0
        var validIsolates = 0

        func deeper(_ isRightToLeft: Bool) -> UInt8? {
            let level = stack[stack.count - 1].level
            let next = isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
            return next <= Self.deepest && overflowIsolates == 0 && overflowEmbeddings == 0 ? next : nil
        }

        for offset in classes.indices {
            let value = classes[offset]
            switch value {
            case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride, .leftToRightOverride:
                let isRightToLeft = value == .rightToLeftEmbedding || value == .rightToLeftOverride
                if let level = deeper(isRightToLeft) {
                    let override: BidiClass? =
                        switch value {
                        case .rightToLeftOverride: .rightToLeft
                        case .leftToRightOverride: .leftToRight
                        default: nil
                        }
                    stack.append(Entry(level: level, override: override))
                } else if overflowIsolates == 0 {
                    overflowEmbeddings += 1
                }
            case .popFormat:
                if overflowIsolates > 0 { continue }
                if overflowEmbeddings > 0 {
                    overflowEmbeddings -= 1
                } else if stack.count > 1, !stack[stack.count - 1].isIsolate {
                    stack.removeLast()
                }
            case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:
                apply(stack[stack.count - 1], at: offset)
                let isRightToLeft =
                    value == .firstStrongIsolate
                    ? isolates.isRightToLeft(at: offset) : value == .rightToLeftIsolate
                if let level = deeper(isRightToLeft) {
                    validIsolates += 1
                    stack.append(Entry(level: level, isIsolate: true))
                } else {
                    overflowIsolates += 1
                }
            case .popIsolate:
                if overflowIsolates > 0 {
                    overflowIsolates -= 1
                } else if validIsolates > 0 {
                    overflowEmbeddings = 0
                    while !stack[stack.count - 1].isIsolate { stack.removeLast() }
                    stack.removeLast()
                    validIsolates -= 1
                }
                apply(stack[stack.count - 1], at: offset)
            case .paragraphSeparator:
                stack.removeSubrange(1...)
                overflowIsolates = 0
                overflowEmbeddings = 0
                validIsolates = 0
            case .boundaryNeutral: continue
            default: apply(stack[stack.count - 1], at: offset)
            }
        }
    }

    private mutating func apply(_ entry: Entry, at offset: Int) {
        levels[offset] = entry.level
        if let override = entry.override { types[offset] = override }
    }

    // MARK: - Isolating run sequences

    /// Rule X10: what has one level, with what follows an isolate joined to what is before it.
    private mutating func resolveSequences(_ text: UTF16Text) {
        // Level runs, as ranges of `kept`, and which one starts at a closing isolate.
        var runs: [Range<Int>] = []
        var runOfPop: [Int: Int] = [:]
        var first = 0
        for index in 0..<kept.count
        where index + 1 == kept.count || levels[kept[index + 1]] != levels[kept[index]]
            || classes[kept[index]] == .paragraphSeparator
        {
            if isolates.match(at: kept[first]) != nil, classes[kept[first]] == .popIsolate {
                runOfPop[kept[first]] = runs.count
            }
            runs.append(first..<index + 1)
            first = index + 1
        }
        // Reading levels of neighbours needs them as they are now.
        let explicit = levels
        func level(ofKept index: Int) -> UInt8 {
            index >= 0 && index < kept.count ? explicit[kept[index]] : baseLevel
        }
        var sequence = BidiSequence()
        for run in runs {
            let start = kept[run.lowerBound]
            if classes[start] == .popIsolate, isolates.match(at: start) != nil { continue }
            sequence.offsets.removeAll(keepingCapacity: true)
            var last = run
            var isOpen = true
            while isOpen {
                sequence.offsets.append(contentsOf: kept[last])
                let end = kept[last.upperBound - 1]
                if classes[end].isIsolate, let match = isolates.match(at: end), let next = runOfPop[match] {
                    last = runs[next]
                } else {
                    isOpen = false
                }
            }
            let own = explicit[start]
            let final = classes[kept[last.upperBound - 1]]
            let isLast = final.isIsolate || final == .paragraphSeparator
            let following = isLast ? baseLevel : level(ofKept: last.upperBound)
            sequence.level = own
            sequence.start =
                max(own, level(ofKept: run.lowerBound - 1)) & 1 == 1 ? .rightToLeft : .leftToRight
            sequence.end = max(own, following) & 1 == 1 ? .rightToLeft : .leftToRight
            sequence.resolve(text, types: types, classes: classes, levels: &levels)
        }
    }
}

extension BidiClass {
    var isIsolate: Bool {
        self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
    }

    /// Taken out by rule X9.
    var isRemoved: Bool {
        switch self {
        case .boundaryNeutral, .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride,
            .rightToLeftOverride, .popFormat:
            true
        default: false
        }
    }
}
