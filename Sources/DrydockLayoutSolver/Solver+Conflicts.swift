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
        exchanged.append(row)
        exchanged.append(youngest)
        report.conflicts.append(
            Conflict(
                rows: written.map { RowID(index: $0) },
                dropped: RowID(index: youngest),
                bounds: bounds.map { Span(index: addends[rows[$0].first].variable / 2) }
            )
        )
        return wasBasic
    }

    /// Which conflict of several is met first depends on the path taken, but what is given up must not: a row that
    /// contradicts older rows that are kept, and no other. So as long as a conflict names another row that was given
    /// up, the row that it gave up is taken back, the oldest first. Either that settles it, or a younger row is
    /// found to contradict it.
    mutating func settleConflicts() {
        var isChanged = false
        var roundsLeft = 1000
        while roundsLeft > 0, let index = oldestUnfounded() {
            roundsLeft -= 1
            isChanged = true
            basis.standing[report.conflicts.remove(at: index).dropped.index] = .satisfied
            settleRequired()
        }
        if isChanged { optimise() }
    }

    /// Of the conflicts that name what another one gave up, the one that gave up the oldest row.
    private mutating func oldestUnfounded() -> Int? {
        let standing = basis.standing.base
        return report.conflicts.indices.filter { index in
            let conflict = report.conflicts[index]
            return conflict.rows.contains { $0 != conflict.dropped && standing[Int($0.index)] == .dropped }
        }.min { age(ofDropped: $0) < age(ofDropped: $1) }
    }

    private func age(ofDropped index: Int) -> Int64 { rows[report.conflicts[index].dropped.index].age }
}
