import DrydockLayoutSolver

/// Pass 2 of a frame, `engine`: brings the solver's rows in line with views and constraints, from the outside in.
///
/// - Due: for each view with the bit `engine`.
/// - May ask for: the passes `solve` and `apply` of the same round. Views are asked for sizes and may mark what they like, for the next.
/// - Stops: after `FrameLimit.layoutRounds`; the view is named.
extension LayoutEngine {
    /// Walks the marked part of the tree and brings the rows in line with it.
    func visitMarkedViews() {
        guard let view = root.view else { return }
        isTreeRightToLeft = treeDirection == .rightToLeft
        let isNew = nodes.count == 1
        if isNew { reserve(nodes: 1 + count(in: view, depth: 0)) }
        var pending: [LayoutNode] = []
        visit(view, &pending, depth: 0)
        if isNew { reserve(constraintsOf: pending) }
        // Only now: had rows made views join, the order of constraints would decide which of two views gives
        // way where a layout is ambiguous.
        pending.forEachUncounted { addPendingRows(of: $0) }
    }

    func reserve(nodes count: Int) {
        nodes.reserveCapacity(count)
        solver.reserve(spans: 2 * count, rows: 0)
    }

    func reserve(constraintsOf holders: [LayoutNode]) {
        var count = 0
        for node in holders { count += node.held.count }
        rows.reserveCapacity(count)
        solver.reserve(spans: 0, rows: 2 * nodes.count + count)
    }

    /// How many views below are looked at, and those beside them.
    private func count(in view: UIView, depth: Int) -> Int {
        let flags = view.layoutNode.flags
        guard flags.contains(.engine.inDescendants), depth < UIView.maximumDepth else { return 0 }
        var count = view.subviewStorage.count
        view.subviewStorage.forEachUncounted { count += self.count(in: $0, depth: depth + 1) }
        return count
    }

    private func visit(_ view: UIView, _ pending: inout [LayoutNode], depth: Int) {
        let node = view.layoutNode
        let flags = node.flags
        node.flags.subtract([.engine, .engine.inDescendants])
        if flags.contains(.engine) {
            update(node, view)
            if node.held.hasPending { pending.append(node) }
        }
        guard flags.contains(.engine.inDescendants), depth < UIView.maximumDepth else { return }
        // A view may be asked for its size and change the tree: what is walked is the list of now.
        view.subviewStorage.forEachUncounted { subview in
            if subview.layoutNode.flags.isDisjoint(with: [.engine, .engine.inDescendants]) { return }
            visit(subview, &pending, depth: depth + 1)
        }
    }

    private func update(_ node: LayoutNode, _ view: UIView) {
        // Views with a frame and no constraints of their own take part only when one mentions them.
        if !has(node), !node.translatesAutoresizingMask || !node.held.isEmpty { addWithGuides(node, view) }
        if has(node) {
            if node.isFrameStale { frameDidChange(of: node) }
            if node.isIntrinsicSizeStale { intrinsicSizeDidChange(of: node, view) }
        }
        node.isFrameStale = false
    }
}
