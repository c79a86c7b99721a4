/// Places of a text, one bit for each offset from 0 to its length in UTF-16.
package struct BoundaryMap: Hashable, Sendable {
    /// The length of the text in UTF-16.
    package let count: Int
    private var bits: [UInt64]

    init(count: Int) {
        self.count = count
        bits = Array(repeating: 0, count: count / 64 + 1)
    }

    mutating func insert(_ offset: Int) { bits[offset / 64] |= 1 &<< UInt64(offset % 64) }

    /// False outside of the text.
    package func contains(_ offset: Int) -> Bool {
        offset >= 0 && offset <= count && bits[offset / 64] & 1 &<< UInt64(offset % 64) != 0
    }

    /// The nearest place behind an offset, nil behind the last. 64 offsets are passed at once.
    package func next(after offset: Int) -> Int? {
        let first = max(offset, -1) + 1
        guard first <= count else { return nil }
        var word = first / 64
        var rest = bits[word] & UInt64.max &<< UInt64(first % 64)
        while rest == 0 {
            word += 1
            guard word < bits.count else { return nil }
            rest = bits[word]
        }
        return word * 64 + rest.trailingZeroBitCount
    }

    /// The nearest place before an offset, nil before the first. 64 offsets are passed at once.
    package func previous(before offset: Int) -> Int? {
        let last = min(offset, count + 1) - 1
        guard last >= 0 else { return nil }
        var word = last / 64
        var rest = bits[word] & UInt64.max &>> UInt64(63 - last % 64)
        while rest == 0 {
            word -= 1
            guard word >= 0 else { return nil }
            rest = bits[word]
        }
        return word * 64 + 63 - rest.leadingZeroBitCount
    }

    /// The offset itself where it is a place, else the nearest one before it.
    package func place(notAfter offset: Int) -> Int { previous(before: offset + 1) ?? 0 }

    /// How many places there are.
    private var placeCount: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// Whether every offset is a place.
    package var isFull: Bool { placeCount == count + 1 }

    /// In ascending order.
    package var offsets: [Int] {
        var result: [Int] = []
        result.reserveCapacity(placeCount)
        for (index, word) in bits.enumerated() {
            var rest = word
            while rest != 0 {
                result.append(index * 64 + rest.trailingZeroBitCount)
                rest &= rest &- 1
            }
        }
        return result
    }
}
