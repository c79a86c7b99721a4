import DrydockLayoutSolver

/// Solving a subtree on its own for the size that its topmost view would like.
extension LayoutEngine {
    /// The size of the engine's topmost view, whatever places it at other times, when it should be as close to the
    /// target as the constraints let it. For an engine that is not live.
    func fittingSize(
        _ target: CGSize,
        _ horizontalPriority: UILayoutPriority,
        _ verticalPriority: UILayoutPriority
    ) -> CGSize {
        guard let view = root.view else { return .zero }
        var inner: [UIView] = []
        view.notifySubtree { inner.append($0) }
        reserve(nodes: inner.count)
        guard add(root) >= 0 else { return view.bounds.size }
        let (x, y, insets) = (nodes[0].x, nodes[0].y, nodes[0].insets)
        _ = addRow(Term(x, .start), nil, insets.left)
        _ = addRow(Term(y, .start), nil, insets.top)
        let width = max(target.width - insets.left - insets.right, 0)
        _ = addRow(Term(x, .size), nil, width, horizontalPriority.rawValue)
        let height = max(target.height - insets.top - insets.bottom, 0)
        _ = addRow(Term(y, .size), nil, height, verticalPriority.rawValue)
        for view in inner {
            let node = view.layoutNode
            if !node.translatesAutoresizingMask || !node.held.isEmpty { addWithGuides(node, view) }
        }
        reserve(constraintsOf: inner.map(\.layoutNode))
        for view in inner {
            let (node, isRightToLeft) = (view.layoutNode, isRightToLeft(view))
            for constraint in node.held.all { addRow(constraint, of: node, isRightToLeft) }
        }
        solveWithText()
        let scale = view.pixelsPerPoint
        let size = CGSize(
            width: CGFloat(solver.size(of: x).bounded) + insets.left + insets.right,
            height: CGFloat(solver.size(of: y).bounded) + insets.top + insets.bottom
        )
        return CGSize(
            width: (size.width * scale).rounded() / scale,
            height: (size.height * scale).rounded() / scale
        )
    }
}
