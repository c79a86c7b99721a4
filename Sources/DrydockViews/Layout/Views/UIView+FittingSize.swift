extension UIView {
    /// The smallest size that a target can be; as `CGSize.zero`.
    public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// As large as the constraints let the view become.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// Solves this view's subtree on its own, with the view's size wanted to be the target.
    /// Cost: a fresh layout of the subtree. No frame changes.
    func fittingSize(
        _ target: CGSize,
        _ horizontalPriority: UILayoutPriority,
        _ verticalPriority: UILayoutPriority
    ) -> CGSize {
        precondition(
            target.width.isFinite && target.height.isFinite,
            "\(debugName).systemLayoutSizeFitting: \(target) is not finite"
        )
        precondition(
            horizontalPriority.isLegal && verticalPriority.isLegal,
            "\(debugName).systemLayoutSizeFitting: a fitting priority is not in 0 < p ≤ 1000"
        )
        updateConstraintsIfNeeded()
        let suspended = SuspendedLayout(of: self)
        defer { suspended.resume() }
        let engine = LayoutEngine(root: layoutState)
        return engine.fittingSize(target, horizontalPriority, verticalPriority, of: self)
    }
}

/// The places that a subtree's nodes have in their engine, put aside while another engine has them.
private struct SuspendedLayout {
    private var nodes: [SuspendedNode] = []
    private var constraints: [SuspendedConstraint] = []

    init(of view: UIView) {
        view.notifySubtree { view in
            guard let state = view.layoutStateStorage else { return }
            for node in [state] + state.allGuides.map(\.node) { nodes.append(SuspendedNode(node)) }
            for constraint in state.constraints { constraints.append(SuspendedConstraint(constraint)) }
        }
    }

    func resume() {
        for node in nodes { node.resume() }
        for constraint in constraints { constraint.constraint.row = constraint.row }
    }
}

import DrydockLayoutSolver

private struct SuspendedConstraint {
    let constraint: NSLayoutConstraint
    let row: RowID?

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
        row = constraint.row
        constraint.row = nil
    }
}

private struct SuspendedNode {
    let node: LayoutNode
    let engine: LayoutEngine?
    let spans: LayoutNode.Spans?
    let index: Int
    let absoluteFrame: CGRect
    let insetRows: InsetRows?
    let view: SuspendedView?

    init(_ node: LayoutNode) {
        self.node = node
        engine = node.engine
        spans = node.spans
        index = node.index
        absoluteFrame = node.absoluteFrame
        insetRows = node.guide?.insetRows
        view = (node as? ViewLayoutState).map(SuspendedView.init)
        node.engine = nil
        node.spans = nil
        node.guide?.insetRows = nil
    }

    func resume() {
        node.engine = engine
        node.spans = spans
        node.index = index
        node.absoluteFrame = absoluteFrame
        node.guide?.insetRows = insetRows
        view?.resume()
    }
}

private struct SuspendedView {
    let state: ViewLayoutState
    let firstPending: ConstraintPointer?
    let placement: ViewLayoutState.Placement
    let depth: Int
    let horizontalRows: ViewLayoutState.Rows
    let verticalRows: ViewLayoutState.Rows
    let wrappingWidth: CGFloat?
    let isIntrinsicSizeStale: Bool

    init(_ state: ViewLayoutState) {
        self.state = state
        firstPending = state.record.pointee.firstPending
        placement = state.placement
        depth = state.depth
        horizontalRows = state.horizontalRows
        verticalRows = state.verticalRows
        wrappingWidth = state.wrappingWidth
        isIntrinsicSizeStale = state.isIntrinsicSizeStale
        state.record.pointee.firstPending = state.record.pointee.firstHeld
        state.horizontalRows = .init()
        state.verticalRows = .init()
    }

    func resume() {
        state.record.pointee.firstPending = firstPending
        state.placement = placement
        state.depth = depth
        state.horizontalRows = horizontalRows
        state.verticalRows = verticalRows
        state.wrappingWidth = wrappingWidth
        state.isIntrinsicSizeStale = isIntrinsicSizeStale
    }
}
