/// Required rows that contradict each other.
///
/// A row is given up if it contradicts older rows that are kept, and no other. So rows are admitted by age, and one
/// that cannot hold is dropped: it costs nothing until the structure changes, or until it could hold.
extension Solver {
    /// O(pricing of the rows that do not hold).
    mutating func settleContradictions() {
        pricing.admittedAge = -1
        for row in Int32(problem.writtenCount)..<Int32(problem.rows.count) where !problem.rows[row].isStay {
            _ = admit(row)
        }
        let required = (0..<Int32(problem.writtenCount)).filter {
            max(problem.rows[$0].up, problem.rows[$0].down) == Level.required
        }.sorted { problem.rows[$0].age < problem.rows[$1].age }
        for row in required {
            pricing.admittedAge = problem.rows[row].age
            if !admit(row) { drop(row) }
        }
        pricing.admittedAge = .max
    }

    /// The row and what it rests on are a conflict, and none of them is superfluous, since basic rows are
    /// independent: without one, moving along it makes the row hold.
    private mutating func drop(_ row: Int32) {
        var members = [row]
        for index in 0..<pricing.priced.count {
            let member = pricing.priced[index]
            if abs(pricing.price[member]) > Tolerance.slope(Level.required) { members.append(member) }
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
            DroppedRow(row: row, up: record.up, down: record.down, isAbove: pricing.error[row] > 0)
        )
        (problem.rows.base[Int(row)].up, problem.rows.base[Int(row)].down) = (Level.none, Level.none)
        // What was optimal before knew the row's levels.
        (spareIsValid, certificate.count) = (false, 0)
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
