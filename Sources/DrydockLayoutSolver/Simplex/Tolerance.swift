/// Every number below which something counts as nothing. The article "Algorithm" says what, and why.
enum Tolerance {
    static let error = 1e-7
    @inline(__always) static func slope(_ level: Int32) -> Double { level > Level.required ? 2e-13 : 1e-7 }
    static let multiplier = 1e-13
    static let rate = 2e-13
    static let pivot = 1e-9
    static let coefficient = 1e-9
    static let growth = 8192.0
    static let shift = (absolute: 2e-9, relative: 2e-12)
    static let rounding = 1e-3
}

/// A number in 0 ..< 1 for each row and round: numbers in an arithmetic progression would cancel in rows like
/// a − 2b + c, where exchanges can cycle and a dependence does not show (SplitMix64's finaliser).
func scatter(_ row: Int32, _ round: Int = 0) -> Double {
    var bits = UInt64(truncatingIfNeeded: Int(row) + 1 + round << 32) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / 9_007_199_254_740_992
}
