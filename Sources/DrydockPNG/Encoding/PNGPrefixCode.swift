/// A deflate prefix code: for every symbol its length in bits (0 = unused) and its bits, first bit lowest.
package struct PNGPrefixCode {
    package let lengths: [UInt8]
    package let codes: [UInt16]

    /// The best code for these frequencies whose lengths do not exceed `limit` (at most 15).
    ///
    /// At least two symbols get a code, used or not, since some decoders refuse an incomplete one.
    package init(frequencies: [UInt32], limit: Int) {
        lengths = Self.lengths(for: frequencies, limit: limit)
        codes = Self.canonicalCodes(for: lengths)
    }

    /// Package-merge (Larmore and Hirschberg, 1990): the symbols by rising frequency are the coins of every
    /// denomination 2⁻¹ … 2⁻ˡⁱᵐⁱᵗ; two coins or packages of one level make a package of the next; a symbol's length
    /// is the number of its coins among the cheapest 2n − 2 of the last level.
    private static func lengths(for frequencies: [UInt32], limit: Int) -> [UInt8] {
        precondition(frequencies.count <= 1 << limit, "More symbols than codes of \(limit) bits")
        var leaves: [UInt64] = []
        // Frequency and symbol in one number: sorts by frequency, then by symbol.
        for symbol in frequencies.indices where frequencies[symbol] > 0 {
            leaves.append(UInt64(frequencies[symbol]) << 16 | UInt64(symbol))
        }
        var unused = 0
        while leaves.count < 2 {
            if frequencies[unused] == 0 {
                leaves.append(1 << 16 | UInt64(unused))
            }
            unused += 1
        }
        leaves.sort()

        let count = leaves.count
        let needed = 2 * count - 2
        // Per level, from the finest: which of the cheapest items are leaves. More than 2n − 2 are never needed.
        let isLeaf = UnsafeMutablePointer<Bool>.allocate(capacity: limit * needed)
        let weights = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * needed)
        defer {
            isLeaf.deallocate()
            weights.deallocate()
        }
        leaves.withUnsafeBufferPointer { leaves in
            var before = weights
            var merged = weights + needed
            var itemCount = 0
            var level = 0
            while level < limit {
                let packageCount = itemCount / 2
                let kinds = isLeaf + level &* needed
                itemCount = min(needed, count &+ packageCount)
                var leaf = 0
                var package = 0
                var item = 0
                while item < itemCount {
                    let single = leaf < count ? leaves[leaf] &>> 16 : .max
                    let packed =
                        package < packageCount ? before[2 &* package] &+ before[2 &* package &+ 1] : .max
                    kinds[item] = single <= packed
                    if single <= packed {
                        merged[item] = single
                        leaf &+= 1
                    } else {
                        merged[item] = packed
                        package &+= 1
                    }
                    item &+= 1
                }
                swap(&before, &merged)
                level &+= 1
            }
        }

        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        var taken = needed
        for level in (0..<limit).reversed() {
            let kinds = UnsafeBufferPointer(start: isLeaf + level * needed, count: taken)
            let leafCount = kinds.count(where: { $0 })
            for leaf in leaves[..<leafCount] {
                lengths[Int(leaf & 0xFFFF)] += 1
            }
            taken = 2 * (taken - leafCount)
        }
        return lengths
    }

    /// Codes by length, then by symbol (RFC 1951, 3.2.2), bit-reversed as they go into the stream.
    private static func canonicalCodes(for lengths: [UInt8]) -> [UInt16] {
        var next = [UInt16](repeating: 0, count: 17)
        for length in lengths where length > 0 {
            next[Int(length) + 1] += 1
        }
        var code: UInt16 = 0
        for length in 1...16 {
            code = (code &+ next[length]) &<< 1
            next[length] = code
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            let value = next[Int(length)]
            next[Int(length)] &+= 1
            return reversed(value, count: Int(length))
        }
    }

    private static func reversed(_ value: UInt16, count: Int) -> UInt16 {
        var result: UInt16 = 0
        for bit in 0..<count where value >> bit & 1 == 1 {
            result |= 1 << (count - 1 - bit)
        }
        return result
    }
}
