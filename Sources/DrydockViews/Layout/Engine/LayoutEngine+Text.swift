import DrydockLayoutSolver

/// Text whose height follows from its width.
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
        while lastSolutions < mostSolutions, wrapText() { solve() }
    }

    private func solve() {
        var report = solver.solve()
        var attempts = 0
        while !report.conflicts.isEmpty, attempts < 8, dropNewest(in: report.conflicts) {
            report = solver.solve()
            attempts += 1
        }
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
            let index = Int(index(of: node))
            guard index >= 0, let view = node.view else { continue }
            let width = grid.frame(.init(solver, nodes[index].x, nodes[index].y), nodes[index].insets).width
            let wanted = nodes[index].wrapped?.size ?? node.intrinsicSize
            guard wanted.width > width + 0.001, width > 0 else { continue }
            let size = view.intrinsicContentSize(fittingWidth: width)
            guard size.width.isFinite, size.height.isFinite, size != wanted else { continue }
            // The view may have changed the tree.
            let place = Int(self.index(of: node))
            guard place >= 0 else { continue }
            nodes[place].wrapped = .init(width: width, size: size)
            setIntrinsicRows(of: place, node, to: size)
            changed = true
        }
        if changed { updateBaselines() }
        return changed
    }
}

/// How often one layout solves at most for the sake of text.
private nonisolated let mostSolutions = 6
