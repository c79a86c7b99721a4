import LayoutSolver

/// How the engine learns of changes: the views that have some are marked.
extension LayoutEngine {
    /// Walks the marked part of the tree and brings the rows in line with it.
    func visitMarkedViews() {
        guard let view = root.view else { return }
        isTreeRightToLeft = treeDirection == .rightToLeft
        if nodes.count == 1 { reserve(for: view) }
        var visited: [ViewLayoutState] = []
        var stack = [view]
        while let view = stack.popLast() {
            let flags = view.layoutFlags
            view.layoutFlags.subtract([.engine, LayoutFlags.engine.inDescendants])
            if flags.contains(.engine), let state = view.layoutStateStorage {
                visit(state)
                visited.append(state)
            }
            guard flags.contains(.engine.inDescendants) else { continue }
            for subview in view.subviewStorage.reversed()
            where !subview.layoutFlags.isDisjoint(with: [.engine, .engine.inDescendants]) {
                stack.append(subview)
            }
        }
        // Only now: had rows made views join, the order of constraints would decide which of two views gives
        // way where a layout is ambiguous.
        for state in visited where state.hasPendingConstraints { addPendingRows(of: state) }
    }

    /// Makes room for a tree that is about to join as a whole.
    private func reserve(for view: UIView) {
        var views = 0
        var rows = 0
        view.notifySubtree { view in
            views += 1
            rows += (view.layoutStateStorage?.constraintCount ?? 0) + 2
        }
        nodes.reserveCapacity(views)
        solver.pointee.reserve(spans: 2 * views, rows: rows)
    }

    private func visit(_ state: ViewLayoutState) {
        if state.engine !== self {
            // Views with a frame and no constraints of their own take part only when one mentions them.
            if !state.translatesAutoresizingMask || state.constraintCount > 0 { joinWithGuides(state) }
        }
        if state.engine === self {
            if state.isFrameStale { frameDidChange(of: state) }
            if state.isIntrinsicSizeStale { intrinsicSizeDidChange(of: state) }
        }
        state.isFrameStale = false
    }
}
