/// One isolating run sequence, and the rules that look at it alone: W1 to W7, N0 to N2, I1 and I2.
struct BidiSequence {
    /// Code units of the paragraph.
    var offsets: [Int] = []
    var level: UInt8 = 0
    /// What its neighbours make of its ends: left to right or right to left.
    var start = BidiClass.leftToRight
    var end = BidiClass.leftToRight
    private var types: [BidiClass] = []

    init() {}

    private var embedding: BidiClass { level & 1 == 1 ? .rightToLeft : .leftToRight }

    /// Puts levels in place of the sequence's.
    /// - Parameters:
    ///   - types: classes after overrides.
    ///   - classes: classes as the database has them.
    mutating func resolve(
        _ text: UTF16Text,
        types paragraph: [BidiClass],
        classes: [BidiClass],
        levels: inout [UInt8]
    ) {
        types.removeAll(keepingCapacity: true)
        for offset in offsets { types.append(paragraph[offset]) }
        resolveMarksAndArabic()
        resolveSeparators()
        resolveBrackets(text, classes)
        resolveNeutrals()
        for index in offsets.indices {
            switch types[index] {
            case .rightToLeft: levels[offsets[index]] = level | 1
            case .europeanNumber, .arabicNumber: levels[offsets[index]] = (level | 1) + 1
            default: levels[offsets[index]] = (level + 1) & ~1
            }
        }
    }

    /// Rules W1 to W3.
    private mutating func resolveMarksAndArabic() {
        var previous = start
        var strong = start
        for index in types.indices {
            var type = types[index]
            if type == .nonspacingMark {
                type = previous.isIsolate || previous == .popIsolate ? .otherNeutral : previous
            }
            previous = type
            switch type {
            case .leftToRight, .rightToLeft: strong = type
            case .arabicLetter:
                strong = type
                type = .rightToLeft
            case .europeanNumber where strong == .arabicLetter: type = .arabicNumber
            default: break
            }
            types[index] = type
        }
    }

    /// Rules W4 to W7.
    private mutating func resolveSeparators() {
        for index in types.indices.dropFirst().dropLast() {
            let type = types[index]
            guard type == .europeanSeparator || type == .commonSeparator else { continue }
            let before = types[index - 1]
            guard before == types[index + 1] else { continue }
            if before == .europeanNumber || before == .arabicNumber && type == .commonSeparator {
                types[index] = before
            }
        }
        var index = 0
        while index < types.count {
            switch types[index] {
            case .europeanTerminator:
                var end = index
                while end < types.count, types[end] == .europeanTerminator { end += 1 }
                let isInNumber =
                    index > 0 && types[index - 1] == .europeanNumber
                    || end < types.count && types[end] == .europeanNumber
                for place in index..<end { types[place] = isInNumber ? .europeanNumber : .otherNeutral }
                index = end
            case .europeanSeparator, .commonSeparator:
                types[index] = .otherNeutral
                index += 1
            default:
                index += 1
            }
        }
        var strong = start
        for index in types.indices {
            switch types[index] {
            case .leftToRight, .rightToLeft: strong = types[index]
            case .europeanNumber where strong == .leftToRight: types[index] = .leftToRight
            default: break
            }
        }
    }

    // MARK: - Brackets

    /// Rule N0. What is between the brackets of a pair is known from sums, so that nested and repeated pairs stay cheap.
    private mutating func resolveBrackets(_ text: UTF16Text, _ classes: [BidiClass]) {
        let pairs = bracketPairs(text)
        guard !pairs.isEmpty else { return }
        let opposite: BidiClass = embedding == .leftToRight ? .rightToLeft : .leftToRight
        // How many directions of each kind stand before each place.
        var same = [0]
        var other = [0]
        for type in types {
            same.append(same[same.count - 1] + (type.direction == embedding ? 1 : 0))
            other.append(other[other.count - 1] + (type.direction == opposite ? 1 : 0))
        }
        var context = start
        var place = 0
        for pair in pairs {
            while place < pair.open {
                context = types[place].direction ?? context
                place += 1
            }
            if same[pair.close] > same[pair.open] {
                set(pair, to: embedding, classes)
            } else if other[pair.close] > other[pair.open] {
                set(pair, to: context == opposite ? opposite : embedding, classes)
            }
        }
    }

    private mutating func set(
        _ pair: (open: Int, close: Int),
        to direction: BidiClass,
        _ classes: [BidiClass]
    ) {
        for bracket in [pair.open, pair.close] {
            types[bracket] = direction
            // Marks on it go with it.
            var index = bracket + 1
            while index < types.count, classes[offsets[index]] == .nonspacingMark {
                types[index] = direction
                index += 1
            }
        }
    }

    /// Pairs in the order of their opening ones (BD16), of which 63 may be open at a time.
    private func bracketPairs(_ text: UTF16Text) -> [(open: Int, close: Int)] {
        var pairs: [(open: Int, close: Int)] = []
        var open: [(identity: UInt32, index: Int)] = []
        search: for index in types.indices where types[index] == .otherNeutral {
            let scalar = text.scalar(at: offsets[index])
            switch ScalarProperties(scalar).bracket {
            case .open:
                guard open.count < 63 else { break search }
                open.append((UnicodeData.bracketIdentity(scalar), index))
            case .close:
                let identity = UnicodeData.bracketIdentity(scalar)
                guard let match = open.lastIndex(where: { $0.identity == identity }) else { continue }
                pairs.append((open[match].index, index))
                open.removeSubrange(match...)
            case nil: continue
            }
        }
        return pairs.sorted { $0.open < $1.open }
    }

    // MARK: - Neutrals

    /// Rules N1 and N2.
    private mutating func resolveNeutrals() {
        var index = 0
        var before = start
        while index < types.count {
            if let direction = types[index].direction {
                before = direction
                index += 1
                continue
            }
            var last = index
            while last < types.count, types[last].direction == nil { last += 1 }
            let after = last < types.count ? types[last].direction ?? end : end
            for place in index..<last { types[place] = before == after ? before : embedding }
            index = last
        }
    }
}

extension BidiClass {
    /// Of letters, and of numbers, which count as right to left among neutrals; nil for neutrals.
    fileprivate var direction: BidiClass? {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
        default: nil
        }
    }
}
