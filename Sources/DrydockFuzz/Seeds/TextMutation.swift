/// Changes to text that has tags, quotes and numbers, which leave most of it readable.
package enum TextMutation {
    private static let values = [
        "", "-1", "0", "1", "nan", "inf", "1e308", "-1e308", "1e-320", "99999999999999999999", "4294967296",
        "YES", "NO", "true",
        "../../x", "width", "leading", "centerY", "100%", "#fff", "url(#a)", "none", "0.0", "1:0",
        "\u{1F600}", "x-y-z", "UIView",
        "&amp;", "&#x10FFFF;", "%@", "$(X)", "\\u0000", "null", "[]", "{}",
    ]

    package static func change(_ bytes: inout [UInt8], _ random: inout Generator, others: [[UInt8]] = []) {
        for _ in 0..<random.pick([1, 1, 2, 3, 6]) { changeOnce(&bytes, &random, others) }
    }

    private static func changeOnce(_ bytes: inout [UInt8], _ random: inout Generator, _ others: [[UInt8]]) {
        guard !bytes.isEmpty else { return }
        let place = random.below(bytes.count)
        switch random.below(9) {
        case 0...3:
            guard let range = quoted(bytes, from: place) else { return }
            // A value of its own kind from elsewhere in the file keeps references alive.
            if random.flag(), let other = quoted(bytes, from: random.below(bytes.count)) {
                bytes.replaceSubrange(range, with: Array(bytes[other]))
            } else {
                bytes.replaceSubrange(range, with: random.pick(values).utf8)
            }
        case 4:
            guard let range = number(bytes, from: place) else { return }
            bytes.replaceSubrange(range, with: random.pick(values).utf8)
        case 5:
            guard let range = element(bytes, from: place) else { return }
            bytes.removeSubrange(range)
        case 6:
            guard let range = element(bytes, from: place), range.count < 20_000,
                let target = element(bytes, from: random.below(bytes.count))
            else { return }
            bytes.insert(contentsOf: Array(bytes[range]), at: target.lowerBound)
        case 7:
            guard let other = others.isEmpty ? nil : random.pick(others), !other.isEmpty,
                let range = element(other, from: random.below(other.count)), range.count < 20_000,
                let target = element(bytes, from: place)
            else { return }
            bytes.replaceSubrange(target, with: Array(other[range]))
        default: ByteMutation.change(&bytes, &random)
        }
    }

    /// What stands between the next two quotes.
    private static func quoted(_ bytes: [UInt8], from place: Int) -> Range<Int>? {
        guard let open = bytes[place...].firstIndex(of: 0x22), open + 1 < bytes.count,
            let close = bytes[(open + 1)...].firstIndex(of: 0x22)
        else { return nil }
        return open + 1..<close
    }

    private static func number(_ bytes: [UInt8], from place: Int) -> Range<Int>? {
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D }
        guard let start = bytes[place...].firstIndex(where: isDigit) else { return nil }
        return start..<(bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count)
    }

    /// The next element, with what is in it.
    private static func element(_ bytes: [UInt8], from place: Int) -> Range<Int>? {
        var index = place
        while let open = bytes[index...].firstIndex(of: 0x3C) {
            guard open + 1 < bytes.count else { return nil }
            if bytes[open + 1] != 0x2F, bytes[open + 1] != 0x21, bytes[open + 1] != 0x3F {
                return end(bytes, open).map { open..<$0 }
            }
            index = open + 1
        }
        return nil
    }

    private static func end(_ bytes: [UInt8], _ open: Int) -> Int? {
        var (depth, index) = (0, open)
        while let tag = bytes[index...].firstIndex(of: 0x3C), let close = bytes[tag...].firstIndex(of: 0x3E) {
            if tag + 1 < bytes.count, bytes[tag + 1] == 0x2F {
                depth -= 1
            } else if bytes[close - 1] != 0x2F {
                depth += 1
            }
            if depth <= 0 { return close + 1 }
            index = close
        }
        return nil
    }
}
