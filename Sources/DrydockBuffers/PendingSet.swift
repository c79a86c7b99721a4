/// A set of numbers, a bit each, that is emptied from one end: cheap while few and near each other.
@frozen
public struct PendingSet: ~Copyable {
    @usableFromInline var words = Buffer<UInt64>()
    /// All bits are in these words and between them.
    @usableFromInline var lowest = Int.max
    @usableFromInline var highest = -1

    @inlinable public init() {}

    /// Makes room for numbers below `limit`.
    @inlinable
    public mutating func extend(below limit: Int) { words.extend(limit / 64 + 1, 0) }

    @inlinable @inline(__always)
    public mutating func insert(_ number: Int32) {
        let word = Int(number) >> 6
        words[word] |= 1 << UInt64(number & 63)
        if word > highest { highest = word }
        if word < lowest { lowest = word }
    }

    /// Removes the least number.
    @inlinable @inline(__always)
    public mutating func popFirst() -> Int? {
        while lowest <= highest {
            let bits = words[lowest]
            if bits != 0 {
                words[lowest] = bits & (bits - 1)
                return lowest << 6 + bits.trailingZeroBitCount
            }
            lowest += 1
        }
        (lowest, highest) = (.max, -1)
        return nil
    }

    /// Removes the greatest number.
    @inlinable @inline(__always)
    public mutating func popLast() -> Int? {
        while highest >= lowest {
            let bits = words[highest]
            if bits != 0 {
                let bit = 63 - bits.leadingZeroBitCount
                words[highest] = bits & ~(1 << UInt64(bit))
                return highest << 6 + bit
            }
            highest -= 1
        }
        (lowest, highest) = (.max, -1)
        return nil
    }
}
