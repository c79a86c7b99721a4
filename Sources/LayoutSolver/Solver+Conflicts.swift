/// Required rows that contradict each other.
extension Solver {
    /// A required row whose every blocker is required: together they are a conflict, and none of them is
    /// superfluous, since basic rows are independent: without one, moving along it settles the row.
    ///
    /// - Returns: Whether the basis changed because a basic row was dropped.
    mutating func reportConflict(_ row: Int32) -> Bool {
        var members = [row]
        for index in 0..<multipliers.count { members.append(multipliers[index].row) }
        let written = members.filter { $0 < writtenCount }.sorted { rows[$0].age < rows[$1].age }
        let bounds = members.filter { $0 >= writtenCount }.sorted()
        let youngest = written.last ?? row
        let wasBasic = basis.standing[youngest].isBasic
        if wasBasic { basis.standing[row] = .basic }
        basis.standing[youngest] = .dropped
        report.conflicts.append(
            Conflict(
                rows: written.map { RowID(index: $0) },
                dropped: RowID(index: youngest),
                bounds: bounds.map { Span(index: addends[rows[$0].first].variable / 2) }
            )
        )
        return wasBasic
    }

    /// Which conflict of several is met first depends on the path taken. Taking all suspects out and offering them
    /// again, oldest first, gives up exactly those that contradict older rows: what the system alone decides. A
    /// conflict that shows a new suspect starts this over. Where every dropped row contradicts rows that are kept,
    /// which then are older, this is known to be the outcome already.
    mutating func settleConflicts() {
        let dropped = Set(report.conflicts.map(\.dropped))
        let isSettled = report.conflicts.allSatisfy { conflict in
            conflict.rows.allSatisfy { $0 == conflict.dropped || !dropped.contains($0) }
        }
        if isSettled { return }
        var suspects: [Int32] = []
        for _ in 0..<16 {
            let found = report.conflicts.flatMap { $0.rows.map(\.index) }
            let all = Set(suspects + found).sorted { rows[$0].age < rows[$1].age }
            guard all.count > suspects.count else { return }
            suspects = all
            report.conflicts.removeAll()
            for row in suspects { basis.standing[row] = .dropped }
            factor()
            evaluate(values.base, constants.base)
            settleRequired()
            for row in suspects {
                basis.standing[row] = .satisfied
                settleRequired()
            }
            optimise()
        }
    }
}
