import LayoutSolver

/// How the engine learns of changes: the views that have some are marked.
extension LayoutEngine {
    /// Walks the marked part of the tree and brings the rows in line with it.
    func visitMarkedViews() {
        guard let view = root.view else { return }
        var stack = [view]
        while let view = stack.popLast() {
            let flags = view.layoutFlags
            view.layoutFlags.subtract([.engine, LayoutFlags.engine.inDescendants])
            if flags.contains(.engine), let state = view.layoutStateStorage { visit(state) }
            guard flags.contains(.engine.inDescendants) else { continue }
            for subview in view.subviewStorage.reversed()
            where !subview.layoutFlags.isDisjoint(with: [.engine, .engine.inDescendants]) {
                stack.append(subview)
            }
        }
    }

    private func visit(_ state: ViewLayoutState) {
        if state.engine !== self {
            // Views with a frame and no constraints of their own take part only when one mentions them.
            if !state.translatesAutoresizingMask || !state.constraints.isEmpty { _ = join(state) }
        }
        if state.engine === self {
            if state.isFrameStale { frameDidChange(of: state) }
            if state.isIntrinsicSizeStale { intrinsicSizeDidChange(of: state) }
        }
        state.isFrameStale = false
        if state.firstPending < state.constraints.count { addPendingRows(of: state) }
    }
}
