import DrydockBuffers

/// Required rows that contradict each other.
extension Solver {
    /// Drops rows that cannot hold, until the structure changes or they can. O(pricing of the rows that do not hold).
    mutating func settleContradictions() {
        let required = problem.allRows.filter { problem.rows[$0].strongest == Level.required }
            .sorted { (problem.rows[$0].age, $0) < (problem.rows[$1].age, $1) }
        for (index, row) in required.reversed().enumerated() {
            problem.setLevels(of: row) { $0 == Level.required ? $0 + 1 + Int32(index) : $0 }
        }
        pricing.states.fill(pricing.states.count, .open)
        factors.frozenLevel = .max
        refactor()
        for row in required {
            let level = problem.rows[row].strongest
            guard charge(row, level) != 0, !giveWay(row) else { continue }
            factors.frozenLevel = level + 1
            descend(level, row)
            if charge(row, level) != 0, !giveWay(row) { drop(row, level) }
        }
        for row in required { problem.setLevels(of: row) { min($0, Level.required) } }
        factors.frozenLevel = Level.required
    }

    /// The row and what it rests on are a conflict: without one of them, moving along that makes the row hold.
    private mutating func drop(_ row: Int32, _ level: Int32) {
        factors.frozenLevel = .max
        if factors.updates.count > factors.closingCount { refactor() }
        computePrices(level, row)
        let members = [row] + pricing.price.indices.filter { abs(pricing.price[$0]) > Tolerance.slope(level) }
        let rows = members.filter { $0 < problem.writtenCount }
            .sorted { problem.rows[$0].age < problem.rows[$1].age }.map { RowID(index: $0) }
        let bounds = members.filter { $0 >= problem.writtenCount }.sorted()
            .map { Span(index: problem.addends[problem.rows[$0].first].variable / 2) }
        report.conflicts.append(Conflict(rows: rows, bounds: bounds))
        problem.setLevels(of: row) { min($0, Level.required) }
        dropped.append((problem.rows[row], pricing.error[row] > 0))
        problem.setLevels(of: row) { _ in Level.none }
    }

    /// Gives the dropped rows their levels back; a new basis has to be found.
    mutating func takeBackDropped() {
        guard !dropped.isEmpty else { return }
        for (conflict, record) in zip(report.conflicts, dropped) {
            problem.rows[conflict.dropped.index] = record.row
        }
        (dropped, report.conflicts, problem.structureChanged) = ([], [], true)
    }

    /// Whether the rows that were dropped still contradict the others: whether these hold without slack, while the
    /// error of the dropped one has the same sign.
    mutating func conflictsHold() -> Bool {
        zip(report.conflicts, dropped).allSatisfy { conflict, record in
            let error = problem.residual(conflict.dropped.index)
            return abs(error) > Tolerance.error && (error > 0) == record.isAbove
                && conflict.bounds.allSatisfy { abs(problem.values[2 * $0.index + 1]) <= Tolerance.error }
                && conflict.rows.allSatisfy {
                    $0 == conflict.dropped || abs(problem.residual($0.index)) <= Tolerance.error
                }
        }
    }
}
