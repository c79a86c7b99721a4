import LayoutSolver

/// What is said about constraints that cannot hold together.
extension LayoutEngine {
    func log(_ conflicts: [Conflict]) {
        for conflict in conflicts where saidConflicts.insert(conflict).inserted {
            Log.warnOnce(message(for: conflict))
        }
    }

    func message(for conflict: Conflict) -> String {
        let names = describe(Set(conflict.rows))
        var lines = ["These required constraints cannot hold together:"]
        for row in conflict.rows { lines.append("    \(names[row] ?? "a rule of the view tree")") }
        let dropped = names[conflict.dropped] ?? "the last of them"
        lines.append("Layout goes on without the one that was added last: \(dropped)")
        lines.append("Give one of them a priority below required, or remove it.")
        return lines.joined(separator: "\n")
    }

    /// What the rows stand for, as their authors would say. Cost: all constraints, as messages are rare.
    private func describe(_ rows: Set<RowID>) -> [RowID: String] {
        var names: [RowID: String] = [:]
        for node in nodes where node.engine === self {
            if let state = node as? ViewLayoutState {
                for constraint in state.constraints {
                    guard let row = constraint.row, rows.contains(row) else { continue }
                    names[row] = constraint.fullDescription
                }
                describeOwnRows(of: state, rows, &names)
            }
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
