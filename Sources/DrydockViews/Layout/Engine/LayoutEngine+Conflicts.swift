import DrydockLayoutSolver

/// What is said about constraints that cannot hold together.
extension LayoutEngine {
    func log(_ conflicts: [Conflict]) {
        let constraints = constraints(of: Set(conflicts.flatMap(\.rows)))
        for conflict in conflicts {
            // Rows are used again once they are removed, and serials never.
            let members = conflict.rows.map { constraints[$0]?.serial ?? -1 }
            guard saidConflicts.insert(members.sorted()).inserted else { continue }
            let message = message(for: conflict)
            guard !conflictMessages.contains(message) else { continue }
            conflictMessages.append(message)
            Log.warnOnce(message)
        }
    }

    /// The solver gives up the youngest row of a conflict, but rows come to it view by view. Where another
    /// constraint of the conflict was activated later, its row is made the youngest.
    func dropNewest(in conflicts: [Conflict]) -> Bool {
        let constraints = constraints(of: Set(conflicts.flatMap(\.rows)))
        var changed = false
        for conflict in conflicts {
            let newest = conflict.rows.compactMap { constraints[$0] }.max { $0.serial < $1.serial }
            guard let newest, let holder = newest.holder, let row = newest.row, row != conflict.dropped else {
                continue
            }
            newest.forgetRow()
            addRow(newest.record, isRightToLeft(holder))
            changed = true
        }
        return changed
    }

    /// The constraints that rows stand for. Cost: all constraints of the tree.
    private func constraints(of rows: Set<RowID>) -> [RowID: NSLayoutConstraint] {
        var found: [RowID: NSLayoutConstraint] = [:]
        for case let state as ViewLayoutState in nodes where state.engine === self {
            for constraint in state.constraints {
                if let row = constraint.row, rows.contains(row) { found[row] = constraint }
            }
        }
        return found
    }

    func message(for conflict: Conflict) -> String {
        let names = describe(Set(conflict.rows))
        var members: [String] = []
        let constraints = constraints(of: Set(conflict.rows))
        let oldestFirst = conflict.rows.sorted {
            (constraints[$0]?.serial ?? 0) < (constraints[$1]?.serial ?? 0)
        }
        for row in oldestFirst { members.append("    \(names[row] ?? "a rule of the view tree")") }
        for bound in conflict.bounds {
            members.append("    \(name(of: bound)) >= 0 (sizes are not negative)")
        }
        if members.count > longestList {
            let rest = members.count - longestList
            members[longestList...] = ["    and \(rest) more"]
        }
        let dropped = names[conflict.dropped] ?? "the last of them"
        let lines =
            ["These required constraints cannot hold together:"] + members + [
                "Layout goes on without the one that was added last: \(dropped)",
                "Give one of them a priority below required, or remove it.",
            ]
        return lines.joined(separator: "\n")
    }

    private func name(of bound: Span) -> String {
        for node in nodes where node.engine === self {
            if node.spans?.x == bound { return "\(node.fullName).width" }
            if node.spans?.y == bound { return "\(node.fullName).height" }
        }
        return "a size"
    }

    /// What the rows stand for, as their authors would say. Cost: all constraints, as messages are rare.
    private func describe(_ rows: Set<RowID>) -> [RowID: String] {
        var names: [RowID: String] = [:]
        for (row, constraint) in constraints(of: rows) { names[row] = constraint.fullDescription }
        for node in nodes where node.engine === self {
            if let state = node as? ViewLayoutState { describeOwnRows(of: state, rows, &names) }
            guard let guide = node.guide, let own = guide.insetRows else { continue }
            for (row, edge) in [
                (own.left, "left"), (own.right, "right"), (own.top, "top"), (own.bottom, "bottom"),
            ]
            where rows.contains(row) {
                names[row] = "\(node.fullName).\(edge) (inset of its view)"
            }
        }
        return names
    }

    private func describeOwnRows(
        of state: ViewLayoutState,
        _ rows: Set<RowID>,
        _ names: inout [RowID: String]
    ) {
        for (own, axis) in [(state.horizontalRows, "width"), (state.verticalRows, "height")] {
            let isAutoresized = state.placement == .autoresized
            if let row = own.first, rows.contains(row) {
                let size = axis == "width" ? state.intrinsicSize.width : state.intrinsicSize.height
                names[row] =
                    isAutoresized
                    ? "\(state.fullName).\(axis == "width" ? "left" : "top") (frame and autoresizing mask)"
                    : "\(state.fullName).\(axis) == \(size.short) (intrinsic content size)"
            }
            if let row = own.second, rows.contains(row) {
                names[row] = "\(state.fullName).\(axis) (frame and autoresizing mask)"
            }
        }
    }
}

/// How many constraints a message names: a chain of a thousand views would fill screens.
private nonisolated let longestList = 50
