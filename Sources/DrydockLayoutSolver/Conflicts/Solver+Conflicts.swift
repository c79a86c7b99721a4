/// Required rows that contradict each other.
///
/// A row is given up if it contradicts older rows that are kept, and no other. So rows are admitted by age, and one
/// that cannot hold is dropped: it costs nothing until the structure changes, or until it could hold.
extension Solver {
    /// O(pricing of the rows that do not hold).
    mutating func settleContradictions() {
        var required = (0..<Int32(problem.rows.count)).filter {
            max(problem.rows[$0].up, problem.rows[$0].down) == Level.required
        }
        required.sort { (problem.rows[$0].age, $0) < (problem.rows[$1].age, $1) }
        for (index, row) in required.enumerated() {
            let level = Level.required + Int32(required.count - index)
            problem.setLevels(of: row) { $0 == Level.required ? level : $0 }
        }
        pricing.states.fill(pricing.states.count, .open)
        factors.frozenLevel = .max
        refactor()
        for row in required {
            let level = max(problem.rows[row].up, problem.rows[row].down)
            guard charge(row, level) != 0, !giveWay(row) else { continue }
            factors.frozenLevel = level + 1
            descend(level, row)
            if charge(row, level) != 0, !giveWay(row) { drop(row, level) }
        }
        for row in required {
            problem.setLevels(of: row) { min($0, Level.required) }
        }
        factors.frozenLevel = Level.required
    }

    /// The row and what it rests on are a conflict, and none of them is superfluous, since basic rows are
    /// independent: without one, moving along it makes the row hold.
    private mutating func drop(_ row: Int32, _ level: Int32) {
        factors.frozenLevel = .max
        if factors.updates.count > factors.closingCount { refactor() }
        computePrices(level, row)
        var members = [row]
        for index in 0..<pricing.priced.count {
            let member = pricing.priced[index]
            if abs(pricing.price[member]) > Tolerance.slope(.max) { members.append(member) }
        }
        let written = members.filter { $0 < problem.writtenCount }
            .sorted { problem.rows[$0].age < problem.rows[$1].age }
        let bounds = members.filter { $0 >= problem.writtenCount }.sorted()
        report.conflicts.append(
            Conflict(
                rows: written.map { RowID(index: $0) },
                dropped: RowID(index: row),
                bounds: bounds.map { Span(index: problem.addends[problem.rows[$0].first].variable / 2) }
            )
        )
        let record = problem.rows[row]
        dropped.append(
            DroppedRow(
                row: row,
                up: min(record.up, Level.required),
                down: min(record.down, Level.required),
                isAbove: pricing.error[row] > 0
            )
        )
        (problem.rows.base[Int(row)].up, problem.rows.base[Int(row)].down) = (Level.none, Level.none)
    }

    /// Gives the dropped rows their levels back; a new basis has to be found.
    mutating func takeBackDropped() {
        guard !dropped.isEmpty else { return }
        for record in dropped {
            problem.rows.base[Int(record.row)].up = record.up
            problem.rows.base[Int(record.row)].down = record.down
        }
        dropped = []
        report.conflicts = []
        problem.structureChanged = true
    }

    /// Whether the rows that were dropped still contradict the others: whether these hold without slack, while the
    /// error of the dropped one has the same sign.
    mutating func conflictsHold() -> Bool {
        for (conflict, record) in zip(report.conflicts, dropped) {
            let error = problem.residual(Int(record.row))
            guard abs(error) > Tolerance.error, (error > 0) == record.isAbove else { return false }
            for member in conflict.rows where member.index != record.row {
                guard abs(problem.residual(Int(member.index))) <= Tolerance.error else { return false }
            }
            for span in conflict.bounds {
                guard abs(problem.values[2 * span.index + 1]) <= Tolerance.error else { return false }
            }
        }
        return true
    }
}

/// A row given up, with the levels that it was written with, and the sign of its error.
struct DroppedRow {
    var row: Int32
    var up: Int32
    var down: Int32
    var isAbove: Bool
}
