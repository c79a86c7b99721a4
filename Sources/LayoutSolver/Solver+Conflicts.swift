/// Required rows that contradict each other.
extension Solver {
    /// A required row whose every blocker is required: together they are a conflict, and none of them is
    /// superfluous, since basic rows are independent: without one, moving along it settles the row.
    ///
    /// - Returns: Whether the basis changed because a basic row was dropped.
    mutating func reportConflict(_ row: Int32) -> Bool {
        var members = [row]
        for index in 0..<multiplier.count { members.append(multiplierRow[index]) }
        let written = members.filter { !flags[$0].contains(.implicit) }.sorted { age[$0] < age[$1] }
        let bounds = members.filter { flags[$0].contains(.implicit) }.map { rows[$0].v0 / 4 }.sorted()
        hasDropped = true
        forgetPieces()
        guard let youngest = written.last else {
            flags.base[Int(row)].insert(.dropped)
            return false
        }
        report.conflicts.append(
            Conflict(
                rows: written.map { RowID(index: $0) },
                dropped: RowID(index: youngest),
                bounds: bounds.map { Span(index: $0) }
            )
        )
        flags.base[Int(youngest)].insert(.dropped)
        guard youngest != row else { return false }
        flags.base[Int(youngest)].remove(.basic)
        flags.base[Int(row)].insert(.basic)
        return true
    }

    /// Which conflict of several is met first depends on the path taken. Taking all suspects out and offering them
    /// again, oldest first, gives up exactly those that contradict older rows: what the system alone decides. A
    /// conflict that shows a new suspect starts this over.
    mutating func settleConflicts() {
        var suspects: [Int32] = []
        for _ in 0..<16 {
            let found = report.conflicts.flatMap { $0.rows.map(\.index) }
            let all = Set(suspects + found).sorted { age[$0] < age[$1] }
            guard all.count > suspects.count else { return }
            suspects = all
            report.conflicts.removeAll()
            for row in suspects {
                flags.base[Int(row)].insert(.dropped)
                flags.base[Int(row)].remove(.basic)
            }
            factor(keepingBasis: true)
            optimise()
            for row in suspects {
                flags.base[Int(row)].remove(.dropped)
                optimise()
            }
        }
    }
}
