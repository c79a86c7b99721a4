import DrydockLayoutSolver

/// Pass 3 of a frame, `solve`: finds where everything is. The height of text follows from its width.
///
/// - Due: for each engine with `needsSolve`.
/// - May ask for: nothing but itself; views are asked for sizes and may mark what they like, for the next round.
/// - Stops: after `FrameLimit.solutions`, and the text that is still too narrow is named.
extension LayoutEngine {
    /// Solves with text unwrapped, then with what came out narrower wrapped to its width. Wrapped text wants another
    /// width, and so may leave other text less of it, which is then measured again: each time narrower than before, and
    /// no more often than a round of layout can afford.
    func solveWithText() {
        let hadWrapped = restoreNaturalSizes()
        updateBaselines()
        solve()
        guard wrapText() || hadWrapped else { return }
        solve()
        while lastSolutions < FrameLimit.solutions.most, wrapText() { solve() }
        if lastSolutions >= FrameLimit.solutions.most { reportNarrowText() }
    }

    private func solve() {
        var report = solver.solve()
        if !report.conflicts.isEmpty, orderRows(in: report.conflicts) { report = solver.solve() }
        lastSolutions += 1
        if !report.conflicts.isEmpty, isLive { log(report.conflicts) }
        assert(!report.conflicts.isEmpty || requiredConstraintsHold)
    }

    /// Text is measured unwrapped first, so that a layout does not depend on the one before it.
    private func restoreNaturalSizes() -> Bool {
        var changed = false
        for node in wrapping {
            let index = Int(index(of: node))
            guard index >= 0, nodes[index].wrapped != nil else { continue }
            nodes[index].wrapped = nil
            setIntrinsicRows(of: index, node, to: node.intrinsicSize)
            changed = true
        }
        return changed
    }

    /// Gives the views that came out narrower than their content wants the size of the content wrapped. What counts is
    /// the width of the frame, in whole pixels, as the text is drawn in that.
    private func wrapText() -> Bool {
        let grid = PixelGrid(scale: root.view?.pixelsPerPoint ?? 1)
        var changed = false
        for node in wrapping {
            guard let wrapped = measured(node, grid) else { continue }
            // The view may have changed the tree.
            let place = Int(index(of: node))
            guard place >= 0 else { continue }
            nodes[place].wrapped = wrapped
            setIntrinsicRows(of: place, node, to: wrapped.size)
            changed = true
        }
        if changed { updateBaselines() }
        return changed
    }

    /// How a view's text wraps in the width that the solution gives it; nil where that is enough for how it was measured.
    private func measured(_ node: LayoutNode, _ grid: PixelGrid) -> NodeRecord.Wrapped? {
        let index = Int(index(of: node))
        guard index >= 0, let view = node.view else { return nil }
        let width = grid.frame(.init(solver, nodes[index].x, nodes[index].y), nodes[index].insets).width
        let wanted = nodes[index].wrapped?.size ?? node.intrinsicSize
        guard wanted.width > width + 0.001, width > 0 else { return nil }
        let size = view.intrinsicContentSize(fittingWidth: width)
        guard size.width.isFinite, size.height.isFinite, size != wanted else { return nil }
        return NodeRecord.Wrapped(width: width, size: size)
    }

    /// Names the first view whose text would have to be measured again.
    private func reportNarrowText() {
        guard isLive else { return }
        let grid = PixelGrid(scale: root.view?.pixelsPerPoint ?? 1)
        for node in wrapping where measured(node, grid) != nil {
            if let view = node.view { FrameLimit.reportSolutions(view) }
            return
        }
    }
}
