/// Solves layout: rows over the parts of spans, optimally level by level.
///
/// From the strongest level to the weakest, the sum of |error| charged at that level is minimal without making a
/// stronger level worse. Last come the stays, each a level of its own: they make the solution unique, and thereby
/// independent of the order in which rows were added and of the history of edits.
///
/// - `Problem`: spans, rows, levels and values.
/// - `Factors`: a basis in triangular order; evaluation, BTRAN, FTRAN and the product form of the inverse.
/// - Simplex: rounds of strict comparison (`Solver+Exchange`), then exact pricing (`Solver+Pricing`).
/// - Conflicts: required rows that contradict each other, ambiguity, invariants.
///
/// The article "Algorithm" explains them, with the costs.
///
/// Methods that only read are `mutating` too, unless inlined: a borrowing call from a mutating method copies the whole
/// struct, which takes longer than what most of them do.
package struct Solver: ~Copyable {
    var problem: Problem
    var factors = Factors()
    var pricing = Pricing()
    /// Those of a round.
    var exchanges = Buffer<(entering: Int32, leaving: Int32)>()
    var report = SolveReport()
    /// Whether the basis was found by exact pricing, which strict comparison would only lead away from.
    var needsPricing = false
    /// For each conflict the row given up, as it was written, and the sign of its error.
    var dropped: [(row: Row, isAbove: Bool)] = []

    /// How many exchanges a solve may make for the sake of levels that are not required; nil: 1000 and four for each
    /// row, several times what any known system takes. Where they do not suffice, required rows hold nevertheless.
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
        guard problem.structureChanged || problem.valuesChanged else { return report }
        if problem.structureChanged { rebuild() } else { update() }
        (problem.structureChanged, problem.valuesChanged) = (false, false)
        assert(invariantsHold(exactly: isWellScaled))
        return report
    }

    /// Chooses a basis from scratch: every equation and intrinsic size is a candidate.
    private mutating func rebuild() {
        takeBackDropped()
        needsPricing = false
        problem.discardImplicitRows()
        problem.orderSpans()
        factors.standing.fill(problem.rows.count, .satisfied)
        for row in 0..<problem.rows.count where problem.rows[row].weakest != Level.none {
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

    /// New constants and given values in an unchanged structure. Whether a basis is optimal depends on the signs of the
    /// errors outside it, not on constants: an evaluation and a comparison of signs are mostly all. O(terms).
    private mutating func update() {
        report.evaluations += 1
        evaluate()
        if holds(), conflictsHold() { return }
        if !report.conflicts.isEmpty {
            rebuild()
        } else if needsPricing {
            priceExactly()
        } else {
            optimise()
        }
    }

    private mutating func holds() -> Bool {
        for row in 0..<problem.rows.count where !holds(row) { return false }
        guard problem.keepsSizesNonNegative else { return true }
        for index in 0..<problem.order.count
        where problem.values[2 * problem.order[index] + 1] < -Tolerance.error { return false }
        return true
    }

    /// Whether the sign of a row's error is the one that the basis is optimal for. An error that became zero is fine.
    ///
    /// Pricing may have leaned on a required row that was merely redundant; one that is violated never holds.
    @inline(__always) private func holds(_ row: Int) -> Bool {
        let standing = factors.standing.base[row]
        guard standing.isOutside else { return true }
        let error = problem.residual(row)
        if abs(error) <= Tolerance.error { return true }
        let level = problem.cost(Int32(row), error)
        return level == Level.none
            ? standing == .satisfied
            : level != Level.required && standing == (error > 0 ? Standing.above : .below)
    }
}
