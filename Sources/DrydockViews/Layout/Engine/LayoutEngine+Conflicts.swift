import DrydockLayoutSolver

/// What is reported about constraints that cannot hold together.
extension LayoutEngine {
    /// Logs the conflicts that were not logged before; of many in one layout the first few.
    func log(_ conflicts: [Conflict]) {
        let report = ConflictReport(of: conflicts, in: self)
        let fresh = conflicts.filter { reported.insert(report.serials(of: $0)) }
        guard !fresh.isEmpty else { return }
        var messages = ConstraintSource.withLookups(atMost: mostLookups) {
            report.messages(for: fresh, atMost: longestReport)
        }
        let rest = fresh.count - longestReport
        if rest > 0 {
            messages.append("There are \(rest) more conflicts in the layout of \(root.plainName).")
        }
        for message in messages where reported.append(message) { Log.warnOnce(message) }
    }

    /// The solver gives up the youngest row of a conflict, but rows come to it view by view. Where another constraint of
    /// the conflict was activated later, its row is made the youngest. Constraints of the system's making count as
    /// older than any of the user's.
    func dropNewest(in conflicts: [Conflict]) -> Bool {
        let places = places(of: Set(conflicts.flatMap(\.rows)))
        var changed = false
        for conflict in conflicts {
            let members = conflict.rows.compactMap { places[$0] }
            let newest = members.max { age(at: $0) < age(at: $1) }
            guard let newest, rows[Int(newest)].id != conflict.dropped,
                let holder = constraint(at: newest)?.holder
            else { continue }
            renewRow(at: newest, isRightToLeft(holder.view))
            changed = true
        }
        return changed
    }

    /// The places of the constraints' rows among these. Cost: all constraints of the tree.
    func places(of ids: Set<RowID>) -> [RowID: Int32] {
        var places: [RowID: Int32] = [:]
        for (place, row) in rows.enumerated() where !row.isFree && ids.contains(row.id) {
            places[row.id] = Int32(place)
        }
        return places
    }

    /// Whom a row's constraint is by, and when it was activated.
    func age(at place: Int32) -> (Int, Int64) {
        guard let constraint = constraint(at: place) else { return (0, 0) }
        return (constraint.isSystemMade ? 0 : 1, constraint.serial)
    }
}

/// How many conflicts one layout describes: naming a constraint looks through its views' owners.
private nonisolated let longestReport = 8

/// How many lines of source one layout looks up: what was added last, and the oldest of what contradicts it.
private nonisolated let mostLookups = 16
