import DrydockBuffers

/// Solves layout: rows over the parts of spans, optimally level by level. The article "Algorithm" explains how, why there
/// is one solution, and why methods that only read are `mutating` here.
package struct Solver: ~Copyable {
    var problem: Problem
    var factors = Factors()
    var pricing = Pricing()
    /// Those of a round.
    var exchanges = Buffer<(entering: Int32, leaving: Int32)>()
    var report = SolveReport()
    /// For each conflict the row given up, as it was written, and the sign of its error.
    var dropped: [(row: Row, isAbove: Bool)] = []

    /// How many exchanges a solve may make below required; nil: 1000 and four for each row, far more than ever needed.
    package var exchangeLimit: Int?

    /// - Parameter keepsSizesNonNegative: whether every span that is not fixed has `size ≥ 0`, required.
    package init(keepsSizesNonNegative: Bool = true) {
        problem = Problem(keepsSizesNonNegative: keepsSizesNonNegative)
    }

    /// Makes room ahead, so that adding this many spans and rows allocates once, a few implicit rows included.
    package mutating func reserve(spans spanCount: Int, rows rowCount: Int) {
        let rowCount = rowCount + rowCount / 16 + 16
        problem.spans.reserve(spanCount)
        problem.values.reserve(2 * spanCount)
        problem.order.reserve(spanCount)
        problem.rows.reserve(rowCount)
        problem.constants.reserve(rowCount)
        problem.addends.reserve(4 * rowCount)
    }

    /// Brings all values up to date, with the least work: nothing, evaluation, or a new factorisation.
    @discardableResult
    package mutating func solve() -> SolveReport {
        (report.factorisations, report.evaluations, report.exchanges, report.priced) = (0, 0, 0, false)
        report.descents = 0
        guard problem.structureChanged || problem.valuesChanged else { return report }
        if problem.structureChanged { rebuild() } else { update() }
        (problem.structureChanged, problem.valuesChanged) = (false, false)
        return report
    }

    /// Chooses a basis from scratch: every equation and intrinsic size is a candidate.
    private mutating func rebuild() {
        takeBackDropped()
        problem.discardImplicitRows()
        problem.forgetRemovedSpans()
        factors.standing.fill(problem.rows.count, .satisfied)
        for row in problem.allRows where problem.rows[row].weakest != Level.none {
            factors.standing[row] = .basic
        }
        factor()
        evaluate()
        optimise()
    }

    mutating func factor() {
        report.factorisations += 1
        factors.order(&problem)
    }

    mutating func evaluate() { factors.evaluate(problem.values.base, problem.constants.base) }

    /// New constants and given values in an unchanged structure: mostly an evaluation and a comparison of signs. O(terms).
    private mutating func update() {
        report.evaluations += 1
        evaluate()
        if holds(), conflictsHold() { return }
        if report.conflicts.isEmpty { optimise() } else { rebuild() }
    }

    /// Whether the sign of every error is the one that the basis is optimal for. An error that became zero is fine; that
    /// of a required row never is.
    private mutating func holds() -> Bool {
        for row in problem.allRows where factors.standing[row].isOutside {
            let (standing, error) = (factors.standing[row], problem.residual(row))
            if abs(error) <= Tolerance.error { continue }
            let level = problem.cost(row, error)
            let expected = level == Level.none ? .satisfied : Standing.charged(error)
            guard standing == expected, level != Level.required else { return false }
        }
        return !problem.hasNegativeSizes
    }
}

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

/// A number in 0 ..< 1 for each row and round, which follows no progression (SplitMix64's finaliser).
func scatter(_ row: Int32, _ round: Int = 0) -> Double {
    var bits = UInt64(truncatingIfNeeded: Int(row) + 1 + round << 32) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / 9_007_199_254_740_992
}
