import DrydockLayoutSolver

/// Solving a subtree on its own for the size that its topmost view would like.
extension LayoutEngine {
    func fittingSize(
        _ target: CGSize,
        _ horizontalPriority: UILayoutPriority,
        _ verticalPriority: UILayoutPriority,
        of view: UIView
    ) -> CGSize {
        joinForFitting(root, view)
        guard let spans = root.spans else { return view.bounds.size }
        let insets = root.alignmentInsets
        _ = solver.pointee.addRow(Term(spans.x, .start), nil, nil, nil, .equal, constant: Double(insets.left))
        _ = solver.pointee.addRow(Term(spans.y, .start), nil, nil, nil, .equal, constant: Double(insets.top))
        _ = solver.pointee.addRow(
            Term(spans.x, .size),
            nil,
            nil,
            nil,
            .equal,
            constant: Double(max(target.width - insets.left - insets.right, 0)).bounded,
            strength: horizontalPriority.rawValue
        )
        _ = solver.pointee.addRow(
            Term(spans.y, .size),
            nil,
            nil,
            nil,
            .equal,
            constant: Double(max(target.height - insets.top - insets.bottom, 0)).bounded,
            strength: verticalPriority.rawValue
        )
        var states: [ViewLayoutState] = []
        view.notifySubtree { inner in
            guard let state = inner.layoutStateStorage else { return }
            if !state.translatesAutoresizingMask || state.constraintCount > 0 {
                joinWithGuides(state, inner, in: nil)
            }
            states.append(state)
        }
        for state in states { addPendingRows(of: state) }
        solveOnly()
        let scale = view.pixelsPerPoint
        let width = CGFloat(solver.pointee.size(of: spans.x).bounded) + insets.left + insets.right
        let height = CGFloat(solver.pointee.size(of: spans.y).bounded) + insets.top + insets.bottom
        return CGSize(width: (width * scale).rounded() / scale, height: (height * scale).rounded() / scale)
    }

    /// The topmost view takes part as one whose size is free, whatever places it at other times.
    private func joinForFitting(_ state: ViewLayoutState, _ view: UIView) {
        state.depth = 0
        state.alignmentInsets = view.checkedAlignmentRectInsets
        enlist(state, near: nil)
        state.placement = .solved
        addIntrinsicRows(of: state, view)
    }
}
