/// Notices when exchanges lead back to an earlier basis, as only rounding can bring about where each of them is a
/// step forward. Brent's search for cycles, on hashes of the basis. O(1) for each exchange.
struct CycleWatch {
    private var basis: UInt64 = 0
    private var earlier = UInt64.max
    private var round = 0

    mutating func note(_ entering: Int32, _ leaving: Int32) {
        basis ^= CycleWatch.scatter(entering) ^ CycleWatch.scatter(leaving)
    }

    /// Ends a round of exchanges: whether the basis is one of those before.
    mutating func hasReturned() -> Bool {
        if basis == earlier { return true }
        round += 1
        if round & (round - 1) == 0 { earlier = basis }
        return false
    }

    /// Bits that no simple relation binds to those of other rows (SplitMix64's finaliser).
    static func scatter(_ row: Int32) -> UInt64 {
        var bits = UInt64(truncatingIfNeeded: row + 1) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
