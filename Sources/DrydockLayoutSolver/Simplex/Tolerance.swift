/// Every number below which something counts as nothing. The article "Algorithm" says why these.
enum Tolerance {
    /// Points. An error up to this is none.
    static let error = 1e-7
    /// Sum of charges per unit of an edge. A reduced cost up to this is level. Where a single required row counts
    /// nothing is added up, and what did not cancel matters.
    @inline(__always) static func slope(_ level: Int32) -> Double { level > Level.required ? 2e-13 : 1e-7 }
    /// Share of a row in a functional, or rate of a variable along an edge: smaller ones have cancelled.
    static let multiplier = 1e-13
    /// Rate of a row's error along an edge: rows that move more slowly do not.
    static let rate = 2e-13
    /// Share of the largest term of a row below which its terms have cancelled, so that it closes no guess.
    static let pivot = 1e-9
    /// Coefficient of a row as written: smaller ones have cancelled.
    static let coefficient = 1e-9
    /// Rate at which a variable may follow guesses: what rounding makes of them grows as much.
    static let growth = 8192.0
    /// Points, and share of the largest value: how far apart pricing holds rows that meet in one point.
    static let shift = (absolute: 2e-9, relative: 2e-12)
    /// Share of a shift that rounding may make of zero.
    static let rounding = 1e-3
}

/// A number in 0 ..< 1 for each index: numbers in an arithmetic progression would cancel in rows like a − 2b + c, where
/// exchanges can cycle and a dependence does not show (SplitMix64's finaliser).
func scatter(_ index: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: index + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / 9_007_199_254_740_992
}
