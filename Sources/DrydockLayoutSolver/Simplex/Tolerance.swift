/// Every number below which something counts as nothing. The article "Algorithm" says why these.
enum Tolerance {
    /// Points. An error up to this is none.
    static let error = 1e-7
    /// Sum of charges per unit of an edge. A reduced cost up to this is level. Where a single required row counts
    /// nothing is added up, and what did not cancel matters.
    @inline(__always) static func slope(_ level: Int32) -> Double { level == Level.required ? 2e-13 : 1e-7 }
    /// Share of a row in a functional, or rate of a variable along an edge: smaller ones have cancelled.
    static let multiplier = 1e-13
    /// Rate of a row's error along an edge: rows that move more slowly do not.
    static let rate = 2e-13
    /// Share of the largest term of a row below which its terms have cancelled, so that it closes no guess.
    static let pivot = 1e-9
    /// Coefficient of a row as written: smaller ones have cancelled.
    static let coefficient = 1e-9
    /// Points. What a row that closes a guess may be off before the values in its block are corrected.
    static let residual = 1e-12
    /// Points, and share of the largest value: how far apart pricing holds rows that meet in one point.
    static let shift = (absolute: 2e-9, relative: 2e-12)
    /// Share of a shift that rounding may make of zero.
    static let rounding = 1e-3
}
