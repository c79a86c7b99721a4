/// New constants and given values in an unchanged structure.
///
/// Whether a basis is optimal depends on the signs of the errors outside it, not on constants. So after a resize or a
/// new constant, an evaluation and a comparison of signs are mostly all. O(terms).
extension Solver {
    mutating func update() {
        report.evaluations += 1
        evaluate()
        if holds(), conflictsHold() { return }
        if report.conflicts.isEmpty { optimise() } else { rebuild() }
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
