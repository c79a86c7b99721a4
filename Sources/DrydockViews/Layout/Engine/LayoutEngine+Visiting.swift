import DrydockLayoutSolver

/// How the engine learns of changes: the views that have some are marked.
extension LayoutEngine {
    /// Walks the marked part of the tree and brings the rows in line with it.
    func visitMarkedViews() {
        guard let view = root.view else { return }
        isTreeRightToLeft = treeDirection == .rightToLeft
        let isNew = nodes.count == 1
        if isNew {
            let views = view.countSubtree(depth: 0)
            nodes.reserveCapacity(views)
            solver.pointee.reserve(spans: 2 * views, rows: 0)
        }
        var pending: [ViewLayoutState] = []
        visit(view, in: nil, &pending, depth: 0)
        if isNew {
            var rows = 2 * nodes.count
            for state in pending { rows += state.constraintCount }
            solver.pointee.reserve(spans: 0, rows: rows)
        }
        // Only now: had rows made views join, the order of constraints would decide which of two views gives
        // way where a layout is ambiguous.
        for state in pending { addPendingRows(of: state) }
    }

    private func visit(
        _ view: UIView,
        in parent: NodePointer?,
        _ pending: inout [ViewLayoutState],
        depth: Int
    ) {
        let flags = view.layoutFlags
        view.layoutFlags.subtract([.engine, .engine.inDescendants])
        let node = view.layoutRecord
        if flags.contains(.engine), let node {
            node.pointee.node.read {
                let state = unsafeDowncast($0, to: ViewLayoutState.self)
                visit(state, view, in: parent)
                if state.hasPendingConstraints { pending.append(state) }
            }
        }
        guard flags.contains(.engine.inDescendants), depth < UIView.maximumDepth else { return }
        // Kept, as a view may be asked for its size and change the tree.
        let subviews = view.subviewStorage
        for index in subviews.indices {
            Unmanaged.passUnretained(subviews[index]).read {
                if !$0.layoutFlags.isDisjoint(with: [.engine, .engine.inDescendants]) {
                    visit($0, in: node, &pending, depth: depth + 1)
                }
            }
        }
        extendLifetime(subviews)
    }

    private func visit(_ state: ViewLayoutState, _ view: UIView, in parent: NodePointer?) {
        // Views with a frame and no constraints of their own take part only when one mentions them.
        if !has(state.record), !state.translatesAutoresizingMask || state.constraintCount > 0 {
            joinWithGuides(state, view, in: parent)
        }
        if has(state.record) {
            if state.isFrameStale { frameDidChange(of: state) }
            if state.isIntrinsicSizeStale { intrinsicSizeDidChange(of: state) }
        }
        state.isFrameStale = false
    }
}

extension UIView {
    /// How many views there are from this one on.
    fileprivate func countSubtree(depth: Int) -> Int {
        var count = 1
        guard depth < UIView.maximumDepth else { return count }
        for index in subviewStorage.indices {
            let subview = Unmanaged.passUnretained(subviewStorage[index])
            count += subview.read { $0.countSubtree(depth: depth + 1) }
        }
        return count
    }
}
