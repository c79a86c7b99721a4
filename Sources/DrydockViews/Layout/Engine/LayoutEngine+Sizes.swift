import DrydockLayoutSolver

/// The rows that the engine itself adds: intrinsic sizes, autoresizing masks, system guides.
extension LayoutEngine {
    // MARK: - Intrinsic sizes

    /// Asks the view for its size, unless the last answer still holds.
    func learnIntrinsicSize(of node: LayoutNode, _ view: UIView) {
        guard !node.knowsIntrinsicSize else { return }
        node.intrinsicSize = view.checkedIntrinsicContentSize
        node.knowsIntrinsicSize = true
    }

    func addIntrinsicRows(of index: Int, _ node: LayoutNode, _ view: UIView) {
        if node.intrinsicSize.width >= 0 || node.intrinsicSize.height >= 0 || nodes[index].rows.isAny {
            nodes[index].wrapped = nil
            setIntrinsicRows(of: index, node, to: node.intrinsicSize)
        }
        let wraps = view.wrapsContent
        guard wraps || !wrapping.isEmpty else { return }
        let isListed = wrapping.contains { $0 === node }
        if wraps, !isListed { wrapping.append(node) }
        if !wraps, isListed { wrapping.removeAll { $0 === node } }
    }

    /// Brings the rows in line with the size, the priorities, and the writing of none for an axis without.
    func setIntrinsicRows(of index: Int, _ node: LayoutNode, to size: CGSize) {
        // An intrinsic size is that of the alignment rectangle, as the spans are.
        nodes[index].rows.left = intrinsicRow(
            nodes[index].rows.left,
            nodes[index].x,
            size.width < 0 ? nil : Double(size.width),
            node.hugging.horizontal,
            node.compression.horizontal
        )
        nodes[index].rows.top = intrinsicRow(
            nodes[index].rows.top,
            nodes[index].y,
            size.height < 0 ? nil : Double(size.height),
            node.hugging.vertical,
            node.compression.vertical
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
            return solver.addRow(
                Term(span, .size),
                nil,
                nil,
                nil,
                .equal,
                constant: value,
                strength: hugs,
                compression: resists
            )
        }
        solver.setConstant(row, value)
        solver.setStrength(row, hugging: hugs, compression: resists)
        return row
    }

    /// The view's content, its priorities or its baselines may have changed.
    func intrinsicSizeDidChange(of node: LayoutNode, _ view: UIView) {
        let placement = nodes[Int(index(of: node))].placement
        node.isIntrinsicSizeStale = false
        if placement == .solved {
            learnIntrinsicSize(of: node, view)
            let index = Int(index(of: node))
            if index >= 0 { addIntrinsicRows(of: index, node, view) }
        }
        // Its baselines are looked at then.
        needsSolve = true
    }

    // MARK: - Autoresizing masks

    /// Each flexible part of an axis (the margin before, the size, the margin after) takes a share of a change
    /// of the superview's size in proportion to its present length.
    func addAutoresizingRows(of index: Int, _ view: UIView) {
        let parent = Int(nodes[index].parent)
        guard parent >= 0, let superview = view.superviewStorage else { return }
        let mask = view.autoresizingMask
        let insets = nodes[index].insets
        let outerInsets = nodes[parent].insets
        let horizontal = autoresizingRows(
            nodes[index].x,
            nodes[parent].x,
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
        let vertical = autoresizingRows(
            nodes[index].y,
            nodes[parent].y,
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
        nodes[index].rows = NodeRecord.OwnRows(
            left: horizontal.start,
            right: horizontal.size,
            top: vertical.start,
            bottom: vertical.size
        )
        needsSolve = true
    }

    private func autoresizingRows(
        _ span: Span,
        _ outer: Span,
        _ shares: AutoresizingShares,
        _ insets: (CGFloat, CGFloat),
        _ outerInsets: (CGFloat, CGFloat)
    ) -> (start: RowID, size: RowID) {
        // In alignment coordinates: frame start = span start − inset, frame size = span size + both insets.
        let growth = shares.total - outerInsets.0 - outerInsets.1
        let start = shares.start - shares.startShare * growth - outerInsets.0 + insets.0
        let size = shares.size - shares.sizeShare * growth - insets.0 - insets.1
        return (
            start: solver.addRow(
                Term(span, .start),
                Term(outer, .start, -1),
                Term(outer, .size, -Double(shares.startShare)),
                nil,
                .equal,
                constant: Double(start).bounded
            ),
            size: solver.addRow(
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

    /// The owner takes part already.
    func addGuide(_ node: LayoutNode) -> Int32 {
        guard let guide = node.guide, let owner = node.above else { return -1 }
        let insets = guide.insets
        let parent = index(of: owner)
        let place = enlist(node, in: parent)
        if guide.kind == .content { addContentRows(of: Int(place), in: Int(parent), guide) }
        guard let insets else { return place }
        let (index, outer) = (Int(place), Int(parent))
        // Insets count from the frame, spans are alignment rectangles.
        let own = nodes[outer].insets
        nodes[index].insets = insets
        let (x, y, outerX, outerY) = (nodes[index].x, nodes[index].y, nodes[outer].x, nodes[outer].y)
        nodes[index].rows = NodeRecord.OwnRows(
            left: addRow(Term(x, .start), Term(outerX, .start, -1), insets.left - own.left),
            right: addRow(Term(x, .end), Term(outerX, .end, -1), own.right - insets.right, yieldingStrength),
            top: addRow(
                Term(y, .start),
                Term(outerY, guide.kind == .keyboard ? .end : .start, -1),
                guide.topDistance(insets, own)
            ),
            bottom: addRow(
                Term(y, .end),
                Term(outerY, .end, -1),
                own.bottom - insets.bottom,
                yieldingStrength
            )
        )
        systemGuides.append(guide)
        return place
    }

    /// Brings the guides' rows in line with the safe areas and margins of now. Guides that no constraint mentions
    /// any more leave: as they cannot be smaller than nothing, they keep their views from being so.
    func updateSystemGuides() {
        for guide in systemGuides {
            let index = Int(index(of: guide.node))
            if index < 0 || nodes[index].mentions == 0 { remove(guide) }
        }
        for guide in systemGuides {
            guard let insets = guide.insets else { continue }
            let index = Int(index(of: guide.node))
            guard index >= 0, insets != nodes[index].insets else { continue }
            nodes[index].insets = insets
            let own = nodes[Int(nodes[index].parent)].insets
            let distances = [
                insets.left - own.left, own.right - insets.right, guide.topDistance(insets, own),
                own.bottom - insets.bottom,
            ]
            for (row, distance) in zip(nodes[index].rows.all, distances) {
                solver.setConstant(row, Double(distance).bounded)
            }
            needsSolve = true
        }
    }
}

extension UILayoutGuide {
    /// From the view's edge that the guide's top keeps its distance from.
    fileprivate func topDistance(_ insets: UIEdgeInsets, _ own: UIEdgeInsets) -> CGFloat {
        kind == .keyboard ? own.bottom - insets.top : insets.top - own.top
    }
}

private nonisolated let weakestStrength: Float = 0.0005
/// Just below required: insets that are larger than the view are no contradiction.
private nonisolated let yieldingStrength: Float = 999.99
