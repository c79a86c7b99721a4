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

        // Per level, from the finest: which of the merged items are leaves.
        var isLeaf: [[Bool]] = []
        var weights: [UInt64] = []
        for _ in 0..<limit {
            var packages: [UInt64] = []
            var index = 0
            while index + 1 < weights.count {
                packages.append(weights[index] + weights[index + 1])
                index += 2
            }
            var merged: [UInt64] = []
            var kinds: [Bool] = []
            var leaf = 0
            var package = 0
            while leaf < leaves.count || package < packages.count {
                let takesLeaf =
                    package == packages.count
                    || leaf < leaves.count && leaves[leaf] >> 16 <= packages[package]
                if takesLeaf {
                    merged.append(leaves[leaf] >> 16)
                    leaf += 1
                } else {
                    merged.append(packages[package])
                    package += 1
                }
                kinds.append(takesLeaf)
            }
            weights = merged
            isLeaf.append(kinds)
        }

        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        var taken = 2 * leaves.count - 2
        for kinds in isLeaf.reversed() {
            let leafCount = kinds[..<taken].count(where: { $0 })
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
