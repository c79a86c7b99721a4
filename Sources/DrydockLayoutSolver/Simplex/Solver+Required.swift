/// Making required rows hold, whatever that costs.
extension Solver {
    /// Those that do not hold count as a level below the others until they all hold.
    mutating func settleRequired() {
        var relaxed: [(row: Int32, original: Row)] = []
        for row in 0..<Int32(problem.rows.count) where charge(row, Level.required) != 0 {
            relaxed.append((row, problem.rows[row]))
            let record = problem.rows.base + Int(row)
            if record.pointee.up == Level.required { record.pointee.up = Level.relaxed }
            if record.pointee.down == Level.required { record.pointee.down = Level.relaxed }
        }
        guard !relaxed.isEmpty else { return }
        pricing.chargedIsKnown = false
        descend(Level.relaxed, nil)
        var isContradictory = false
        for (row, original) in relaxed {
            problem.rows[row] = original
            if charge(row, Level.required) != 0, !giveWay(row) { isContradictory = true }
        }
        if isContradictory { settleContradictions() }
        pricing.states.fill(pricing.states.count, .open)
        pricing.chargedIsKnown = false
    }

    /// Shifts a required row that is off by no more than the shifts of others.
    mutating func giveWay(_ row: Int32) -> Bool {
        guard abs(pricing.error[row]) <= Tolerance.error else { return false }
        pricing.shifted.base[Int(row)] += pricing.error[row]
        pricing.error[row] = 0
        if problem.rows[row].weakest != Level.required { shift(row) }
        return true
    }
}
