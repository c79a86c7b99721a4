import DrydockLayoutSolver

/// The rows that the engine itself adds: intrinsic sizes, autoresizing masks, system guides.
extension LayoutEngine {
    // MARK: - Intrinsic sizes

    func addIntrinsicRows(of state: ViewLayoutState, _ view: UIView) {
        state.isIntrinsicSizeStale = false
        state.wrappingWidth = nil
        if !state.knowsIntrinsicSize {
            state.intrinsicSize = view.checkedIntrinsicContentSize
            state.knowsIntrinsicSize = true
        }
        setIntrinsicRows(of: state, to: state.intrinsicSize)
        let wraps = view.wrapsContent
        guard wraps || !wrapping.isEmpty else { return }
        let isListed = wrapping.contains { $0 === state }
        if wraps, !isListed { wrapping.append(state) }
        if !wraps, isListed { wrapping.removeAll { $0 === state } }
    }

    /// Brings the rows in line with the size, the priorities, and the writing of none for an axis without.
    func setIntrinsicRows(of state: ViewLayoutState, to size: CGSize) {
        guard let spans = state.spans else { return }
        let insets = state.alignmentInsets
        state.horizontalRows.first = intrinsicRow(
            state.horizontalRows.first,
            spans.x,
            size.width < 0 ? nil : Double(size.width - insets.left - insets.right),
            state.hugging.horizontal,
            state.compression.horizontal
        )
        state.verticalRows.first = intrinsicRow(
            state.verticalRows.first,
            spans.y,
            size.height < 0 ? nil : Double(size.height - insets.top - insets.bottom),
            state.hugging.vertical,
            state.compression.vertical
        )
    }

    /// The row for the wanted size, which may be the one that there is; nil for an axis without a wish.
    private func intrinsicRow(
        _ row: RowID?,
        _ span: Span,
        _ wanted: Double?,
        _ hugging: UILayoutPriority,
        _ compression: UILayoutPriority
    ) -> RowID? {
        guard let wanted else {
            if let row { removeRow(row) }
            return nil
        }
        let value = max(wanted, 0).bounded
        needsSolve = true
        // A priority of 0 is legal here and means no wish; the solver's levels begin above 0.
        let hugs = max(hugging.rawValue, weakestStrength)
        let resists = max(compression.rawValue, weakestStrength)
        guard let row else {
            return solver.pointee.addIntrinsicSize(span, value: value, hugging: hugs, compression: resists)
        }
        solver.pointee.setConstant(row, value)
        solver.pointee.setStrength(row, hugging: hugs, compression: resists)
        return row
    }

    /// The view's content, its priorities or its baselines may have changed.
    func intrinsicSizeDidChange(of state: ViewLayoutState) {
        guard state.engine === self, let view = state.view else { return }
        if state.placement == .solved {
            addIntrinsicRows(of: state, view)
        } else {
            state.isIntrinsicSizeStale = false
        }
        // Its baselines are looked at then.
        needsSolve = true
    }

    // MARK: - Autoresizing masks

    /// Each flexible part of an axis (the margin before, the size, the margin after) takes a share of a change
    /// of the superview's size in proportion to its present length.
    func addAutoresizingRows(of state: ViewLayoutState, _ view: UIView, in parent: ViewLayoutState) {
        guard let spans = state.spans, let outer = parent.spans, let superview = parent.view else { return }
        let mask = state.autoresizingMask
        let insets = state.alignmentInsets
        let outerInsets = parent.alignmentInsets
        state.horizontalRows = autoresizingRows(
            spans.x,
            outer.x,
            AutoresizingShares(
                start: view.frameOrigin.x,
                size: view.boundsStorage.width,
                total: superview.boundsStorage.width,
                flexes: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                )
            ),
            (insets.left, insets.right),
            (outerInsets.left, outerInsets.right)
        )
        state.verticalRows = autoresizingRows(
            spans.y,
            outer.y,
            AutoresizingShares(
                start: view.frameOrigin.y,
                size: view.boundsStorage.height,
                total: superview.boundsStorage.height,
                flexes: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                )
            ),
            (insets.top, insets.bottom),
            (outerInsets.top, outerInsets.bottom)
        )
        needsSolve = true
    }

    private func autoresizingRows(
        _ span: Span,
        _ outer: Span,
        _ shares: AutoresizingShares,
        _ insets: (CGFloat, CGFloat),
        _ outerInsets: (CGFloat, CGFloat)
    ) -> ViewLayoutState.Rows {
        // In alignment coordinates: frame start = span start − inset, frame size = span size + both insets.
        let growth = shares.total - outerInsets.0 - outerInsets.1
        let start = shares.start - shares.startShare * growth - outerInsets.0 + insets.0
        let size = shares.size - shares.sizeShare * growth - insets.0 - insets.1
        return ViewLayoutState.Rows(
            first: solver.pointee.addRow(
                Term(span, .start),
                Term(outer, .start, -1),
                Term(outer, .size, -Double(shares.startShare)),
                nil,
                .equal,
                constant: Double(start).bounded
            ),
            second: solver.pointee.addRow(
                Term(span, .size),
                Term(outer, .size, -Double(shares.sizeShare)),
                nil,
                nil,
                .equal,
                constant: Double(size).bounded,
                // A superview may shrink by more than a flexible size can follow.
                strength: shares.sizeShare > 0 ? yieldingStrength : 1000
            )
        )
    }

    // MARK: - System guides

    func joinGuide(_ node: LayoutNode, _ guide: UILayoutGuide, of owner: ViewLayoutState) {
        enlist(node, near: owner)
        guard let outer = owner.spans, let spans = node.spans, let insets = guide.insets else { return }
        // Insets count from the frame, spans are alignment rectangles.
        let own = owner.alignmentInsets
        guide.insetRows = InsetRows(
            insets: insets,
            left: insetRow(spans.x, outer.x, .start, insets.left - own.left, 1000),
            right: insetRow(spans.x, outer.x, .end, own.right - insets.right, yieldingStrength),
            top: insetRow(spans.y, outer.y, .start, insets.top - own.top, 1000),
            bottom: insetRow(spans.y, outer.y, .end, own.bottom - insets.bottom, yieldingStrength)
        )
        systemGuides.append(guide)
    }

    private func insetRow(
        _ span: Span,
        _ outer: Span,
        _ part: Part,
        _ distance: CGFloat,
        _ strength: Float
    ) -> RowID {
        solver.pointee.addRow(
            Term(span, part),
            Term(outer, part, -1),
            nil,
            nil,
            .equal,
            constant: Double(distance).bounded,
            strength: strength
        )
    }

    /// Brings the guides' rows in line with the safe areas and margins of now. Guides that no constraint mentions
    /// any more leave: as they cannot be smaller than nothing, they keep their views from being so.
    func updateSystemGuides() {
        for guide in systemGuides where !guide.node.isMentioned { leave(guide) }
        for guide in systemGuides {
            guard let rows = guide.insetRows, let insets = guide.insets, insets != rows.insets,
                let own = guide.owningView?.layoutStateStorage?.alignmentInsets
            else { continue }
            guide.insetRows?.insets = insets
            solver.pointee.setConstant(rows.left, Double(insets.left - own.left).bounded)
            solver.pointee.setConstant(rows.right, Double(own.right - insets.right).bounded)
            solver.pointee.setConstant(rows.top, Double(insets.top - own.top).bounded)
            solver.pointee.setConstant(rows.bottom, Double(own.bottom - insets.bottom).bounded)
            needsSolve = true
        }
    }

    func removeInsetRows(of guide: UILayoutGuide) {
        guard let rows = guide.insetRows else { return }
        guide.insetRows = nil
        for row in [rows.left, rows.right, rows.top, rows.bottom] { solver.pointee.removeRow(row) }
    }
}

private nonisolated let weakestStrength: Float = 0.0005
/// Just below required: insets that are larger than the view are no contradiction.
private nonisolated let yieldingStrength: Float = 999.99
