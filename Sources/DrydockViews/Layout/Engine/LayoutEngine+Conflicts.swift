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

    /// The solver gives up the youngest row of a conflict, but rows come to it view by view, and anew when something changes.
    /// Where another constraint of a conflict was activated later, all constraints' rows take the order of activation, so
    /// that this order alone decides what is given up. Constraints of the system's making count as older than any of the user's.
    func orderRows(in conflicts: [Conflict]) -> Bool {
        let places = places(of: Set(conflicts.flatMap(\.rows)))
        let isOrdered = conflicts.allSatisfy { conflict in
            let members = conflict.rows.compactMap { places[$0] }
            guard let newest = members.max(by: { age(at: $0) < age(at: $1) }) else { return true }
            return rows[Int(newest)].id == conflict.dropped
        }
        if isOrdered { return false }
        let used = rows.indices.filter { !rows[$0].isFree }
        let oldestFirst = used.map { (age: age(at: Int32($0)), id: rows[$0].id) }.sorted { $0.age < $1.age }
        solver.makeYoungest(oldestFirst.map(\.id))
        return true
    }

    /// The places of the constraints' rows among these. Cost: all constraints of the tree.
    func places(of ids: Set<RowID>) -> [RowID: Int32] {
        var places: [RowID: Int32] = [:]
        for (place, row) in rows.enumerated() where !row.isFree && ids.contains(row.id) {
            places[row.id] = Int32(place)
        }
        return places
    }

    /// Whom a row's constraint is by, and when it was activated. A stack activates its own anew whenever it changes: those of
    /// inner stacks count as older, as they are when all stacks are new.
    func age(at place: Int32) -> RowAge {
        guard let constraint = constraint(at: place) else { return oldestAge }
        guard constraint.isSystemMade else { return (1, 0, 0, constraint.serial) }
        let holder = nodes[Int(rows[Int(place)].holder)]
        return (0, -holder.depth, holder.node?.serial ?? 0, constraint.serial)
    }
}

/// Comes before another where a row counts as older.
typealias RowAge = (group: Int, height: Int32, holder: Int64, activation: Int64)

/// That of rows without a constraint.
nonisolated let oldestAge: RowAge = (0, .min, 0, 0)

/// How many conflicts one layout describes: naming a constraint looks through its views' owners.
private nonisolated let longestReport = 8

/// How many lines of source one layout looks up: what was added last, and the oldest of what contradicts it.
private nonisolated let mostLookups = 16
