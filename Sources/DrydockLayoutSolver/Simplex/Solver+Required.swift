/// Making required rows hold, whatever that costs.
extension Solver {
    /// One row after the other, equations first; those that hold stay so.
    mutating func settleRequired() {
        pricing.admittedAge = .max
        if !allAreAdmitted() { settleContradictions() }
    }

    private mutating func allAreAdmitted() -> Bool {
        for isEquation in [true, false] {
            for row in 0..<Int32(problem.rows.count)
            where (problem.rows[row].weakest == Level.required) == isEquation {
                guard admit(row) else { return false }
            }
        }
        return true
    }

    /// Makes a required row hold without regard to weaker levels; false when required rows that are admitted
    /// already contradict it: `pricing.priced` then lists these.
    mutating func admit(_ row: Int32) -> Bool {
        guard factors.tape.standing[row].isOutside else { return true }
        let error = pricing.error[row]
        if abs(error) <= Tolerance.error {
            if problem.rows[row].weakest == Level.required {
                enterEquation(row)
            } else if problem.cost(row, error) == Level.required {
                // The shifts of others violate it: it gives way as much.
                pricing.shifted.base[Int(row)] += error
                pricing.error[row] = 0
                shift(row)
            }
            return true
        }
        guard problem.cost(row, error) == Level.required else { return true }
        descend(Level.required, row)
        if factors.tape.standing[row].isBasic { return true }
        // What is left may be no more than the shifts of others.
        return abs(pricing.error[row]) <= Tolerance.error && admit(row)
    }

    /// Required equations belong into the basis, where they can be neither an obstacle nor charged for. One that
    /// rests on others alone is redundant and never moves.
    private mutating func enterEquation(_ row: Int32) {
        if pricing.admittedAge == .max, factors.weakestSupport(of: row, problem) == Level.required { return }
        factors.seed(row, 1, problem)
        factors.btran(&problem)
        var leaving = (row: Int32(-1), level: Level.required, share: 0.0)
        for index in 0..<factors.multipliers.count {
            let multiplier = factors.multipliers[index]
            guard abs(multiplier.share) > Tolerance.slope(0) else { continue }
            var level = problem.rows[multiplier.row].weakest
            if level == Level.required, !isAdmitted(multiplier.row) { level -= 1 }
            if level < leaving.level || level == leaving.level && abs(multiplier.share) > leaving.share {
                leaving = (multiplier.row, level, abs(multiplier.share))
            }
        }
        guard leaving.row >= 0, leaving.level < Level.required else { return }
        factors.update(entering: row, leaving: leaving.row)
        pricing.shifted.base[Int(row)] += pricing.error[row]
        pricing.error[row] = 0
        pricing.error[leaving.row] = 0
        shift(leaving.row)
        pricing.chargedIsKnown = false
        report.exchanges += 1
        if factors.needsOrdering(problem) { refactor() }
    }
}
