import DrydockUnicode
import Testing

/// Unicode's own cases for the bidirectional algorithm, all of them: levels and order.
@Suite struct BidiConformanceTests {
    /// One character of each class, in the order of Conformance/compact.py.
    private static let characters: [UInt16] = [
        0x61, 0x5D0, 0x627, 0x30, 0x2B, 0x25, 0x660, 0x2C, 0x300, 0xAD, 0x2029, 0x09, 0x20, 0x21,
        0x202A, 0x202D, 0x202B, 0x202E, 0x202C, 0x2066, 0x2067, 0x2068, 0x2069,
    ]
    private static let directions: [BidiParagraph.Direction] = [
        .natural(isRightToLeftOtherwise: false), .leftToRight, .rightToLeft,
    ]

    @Test("sequences of classes have the levels and the order of BidiTest") func classes() throws {
        let lines = try ConformanceFile.lines("BidiTest")
        var wrong: [String] = []
        var count = 0
        let sequences = Self.shortSequences()
        for direction in [1, 2] {
            // As one text, since a separator of paragraphs starts levels anew.
            let text = sequences.flatMap { $0.last == 0x2029 ? $0 : $0 + [0x2029] }
            let levels = Self.levels(text, Self.directions[direction])
            var expected = lines[direction].makeIterator()
            var start = 0
            for sequence in sequences {
                let isRight = levels[start..<start + sequence.count].allSatisfy { $0 == expected.next() }
                if !isRight { wrong.append("\(sequence) \(direction)") }
                start += sequence.count + (sequence.last == 0x2029 ? 0 : 1)
                count += 1
            }
        }
        var expected = lines[0].makeIterator()
        for sequence in sequences {
            let levels = sequence.compactMap { _ in expected.next() }
            count += 1
            if Self.levels(sequence, Self.directions[0]) != levels { wrong.append("\(sequence)") }
        }
        for line in lines.dropFirst(3) {
            let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            guard fields.count == 3 else {
                if order(of: fields[0]) != numbers(fields[1]) { wrong.append("order of \(fields[0])") }
                continue
            }
            let text = fields[0].map { Self.characters[Int($0 - UInt8(ascii: "a"))] }
            let direction = Self.directions[numbers(fields[1])[0]]
            let paragraph = BidiParagraph(text, direction: direction)
            let levels = paragraph.levels(inLine: 0..<text.count)
            count += 1
            let expected = fields[2].split(separator: UInt8(ascii: " "))
            let isRight = zip(text.indices, expected).allSatisfy { index, level in
                isRemoved(text[index])
                    ? level.elementsEqual("x".utf8) : numbers(level) == [Int(levels[index])]
            }
            if !isRight { wrong.append("\(text) \(direction)") }
        }
        #expect(count == 770_241)
        #expect(wrong.isEmpty, "\(wrong.count) wrong, \(wrong.prefix(5))")
    }

    @Test("characters have the levels and the order of BidiCharacterTest") func characters() throws {
        let lines = try ConformanceFile.lines("BidiCharacterTest")
        #expect(lines.count == 91_707)
        var wrong: [String] = []
        for line in lines {
            let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            let scalars = fields[0].split(separator: UInt8(ascii: " ")).compactMap {
                UInt32(Substring($0), radix: 16)
            }
            let direction: BidiParagraph.Direction =
                switch numbers(fields[1])[0] {
                case 0: .leftToRight
                case 1: .rightToLeft
                default: .natural(isRightToLeftOtherwise: false)
                }
            let text = scalars.flatMap(utf16)
            let paragraph = BidiParagraph(text, direction: direction)
            let levels = paragraph.levels(inLine: 0..<text.count)
            let expected = fields[3].split(separator: UInt8(ascii: " "))
            var offset = 0
            var isRight = Int(paragraph.baseLevel) == numbers(fields[2])[0] && expected.count == scalars.count
            for (scalar, level) in zip(scalars, expected) where isRight {
                isRight = level.elementsEqual("x".utf8) || numbers(level) == [Int(levels[offset])]
                offset += scalar > 0xFFFF ? 2 : 1
            }
            if isRight, text.count == scalars.count {
                let kept = zip(text.indices, expected).filter { !$1.elementsEqual("x".utf8) }.map(\.0)
                let order = paragraph.visualRuns(inLine: 0..<text.count).flatMap(\.offsets)
                isRight = order.filter(Set(kept).contains) == numbers(fields[4])
            }
            if !isRight { wrong.append(String(Substring(line))) }
        }
        #expect(wrong.isEmpty, "\(wrong.count) wrong, \(wrong.prefix(5))")
    }

    /// All of one to four classes that have a separator of paragraphs at the end only.
    private static func shortSequences() -> [[UInt16]] {
        var longest: [[UInt16]] = [[]]
        var result: [[UInt16]] = []
        for _ in 1...4 {
            longest = longest.filter { $0.last != 0x2029 }.flatMap { text in characters.map { text + [$0] } }
            result += longest
        }
        return result
    }

    /// One character each.
    private static func levels(_ text: [UInt16], _ direction: BidiParagraph.Direction) -> [UInt8] {
        let levels = BidiParagraph(text, direction: direction).levels(inLine: 0..<text.count)
        return zip(text, levels).map { isRemoved($0) ? UInt8(ascii: "x") : UInt8(ascii: "0") + $1 }
    }

    /// Of a line with these levels; what has none goes with what is before it, and is left out.
    private func order(of text: Substring.UTF8View) -> [Int] {
        let levels = text.split(separator: UInt8(ascii: " ")).map { numbers($0).first }
        guard !levels.isEmpty else { return [] }
        var last = UInt8(levels.compactMap(\.self).first ?? 0)
        let filled = levels.map { level in
            last = level.map(UInt8.init) ?? last
            return last
        }
        return BidiRun.visual(filled).flatMap(\.offsets).filter { levels[$0] != nil }
    }
}

private func isRemoved(_ unit: UInt16) -> Bool { unit == 0xAD || (0x202A...0x202E).contains(unit) }

/// Decimal numbers between spaces; none for what is no number.
private func numbers(_ text: Substring.UTF8View) -> [Int] {
    text.split(separator: UInt8(ascii: " ")).compactMap { Int(Substring($0)) }
}

extension BidiRun {
    /// From left to right as they are seen.
    fileprivate var offsets: [Int] { isRightToLeft ? range.reversed() : Array(range) }
}
