import DrydockLayoutSolver

/// How views and guides come to take part.
extension LayoutEngine {
    /// Makes the node take part, after the views above it.
    ///
    /// - Returns: its place; −1 when it is not in this tree, or deeper than views are laid out.
    @discardableResult
    func add(_ node: LayoutNode) -> Int32 {
        let index = index(of: node)
        if index >= 0 { return index }
        guard node.isView else {
            guard let owner = node.above, add(owner) >= 0 else { return -1 }
            return addGuide(node)
        }
        // Without recursion: the tree may be deep.
        var path = [node]
        while let last = path.last, last !== root {
            guard let above = last.above else { return -1 }
            if has(above) { break }
            path.append(above)
        }
        while let next = path.popLast() {
            guard let view = next.view, addView(next, view) >= 0 else { return -1 }
        }
        return self.index(of: node)
    }

    /// Makes the view take part with its guides, so that their order is the tree's and not the constraints'.
    func addWithGuides(_ node: LayoutNode, _ view: UIView) {
        var isReady = false
        if node !== root, let above = node.above { isReady = has(above) }
        guard isReady ? addView(node, view) >= 0 : add(node) >= 0 else { return }
        if node.guides.isEmpty { return }
        for guide in node.guides { add(guide.node) }
    }

    /// The views above take part already.
    private func addView(_ node: LayoutNode, _ view: UIView) -> Int32 {
        let insets = view.checkedAlignmentRectInsets
        let isKnown = node.translatesAutoresizingMask && (isLive || node !== root)
        if !isKnown { learnIntrinsicSize(of: node, view) }
        // The view has been asked, and may have done anything.
        let present = index(of: node)
        if present >= 0 { return present }
        var parent: Int32 = -1
        if node !== root {
            guard let above = node.above else { return -1 }
            parent = index(of: above)
            guard parent >= 0, nodes[Int(parent)].depth < UIView.maximumDepth - 1 else { return -1 }
        }
        let index = Int(enlist(node, in: parent, insets, isRightToLeft: isRightToLeft(view)))
        if isLive { node.isIntrinsicSizeStale = false }
        if !isKnown {
            addIntrinsicRows(of: index, node, view)
            if parent < 0 { addRootRows(of: index, view) }
        } else if parent < 0 || nodes[Int(parent)].placement == .known {
            nodes[index].placement = .known
            fix(index, view)
        } else {
            nodes[index].placement = .autoresized
            addAutoresizingRows(of: index, view)
        }
        return Int32(index)
    }

    func enlist(
        _ node: LayoutNode,
        in parent: Int32,
        _ insets: UIEdgeInsets = .zero,
        isRightToLeft: Bool = false
    ) -> Int32 {
        let outer = parent >= 0 ? (nodes[Int(parent)].x, nodes[Int(parent)].y) : nil
        let isAtEnd = parent >= 0 && nodes[Int(parent)].isRightToLeft
        let depth = parent >= 0 ? nodes[Int(parent)].depth + 1 : 0
        let x = solver.addSpan(near: outer?.0, atEnd: isAtEnd, rank: 2 * node.serial)
        let y = solver.addSpan(near: outer?.1, rank: 2 * node.serial + 1)
        let index = Int32(nodes.count)
        nodes.append(
            NodeRecord(
                node: node,
                parent: parent,
                depth: depth,
                isView: node.isView,
                isRightToLeft: isRightToLeft,
                x: x,
                y: y,
                insets: insets
            )
        )
        structure += 1
        if isLive {
            node.engine = self
            node.index = index
        } else {
            indices[node.serial] = index
        }
        needsSolve = true
        return index
    }

    /// A topmost view that sizes itself: it stays at the origin and keeps its size unless anything demands more.
    private func addRootRows(of index: Int, _ view: UIView) {
        // One that is asked for its size has rows for that instead.
        guard isLive else { return }
        let (x, y, insets) = (nodes[index].x, nodes[index].y, nodes[index].insets)
        let size = view.boundsStorage.size
        rootRows = [
            addRow(Term(x, .start), nil, insets.left),
            addRow(Term(y, .start), nil, insets.top),
            addRow(Term(x, .size), nil, size.width - insets.left - insets.right, keepingStrength),
            addRow(Term(y, .size), nil, size.height - insets.top - insets.bottom, keepingStrength),
        ]
    }

    /// A row of the engine's own: `first + second == constant`.
    func addRow(_ first: Term, _ second: Term?, _ constant: CGFloat, _ strength: Float = 1000) -> RowID {
        solver.addRow(
            first,
            second,
            nil,
            nil,
            .equal,
            constant: Double(constant).bounded,
            strength: strength
        )
    }

    // MARK: - Known frames

    func fix(_ index: Int, _ view: UIView) {
        let parent = Int(nodes[index].parent)
        let outer = parent >= 0 ? nodes[parent].frame.origin : nil
        let frame = CGRect(
            x: Double(outer.map { $0.x + view.frameOrigin.x } ?? 0).bounded,
            y: Double(outer.map { $0.y + view.frameOrigin.y } ?? 0).bounded,
            width: Double(view.boundsStorage.width).bounded,
            height: Double(view.boundsStorage.height).bounded
        )
        nodes[index].frame = frame
        nodes[index].movedIn = applications + 1
        let insets = nodes[index].insets
        solver.fix(
            nodes[index].x,
            start: Double(frame.minX + insets.left),
            size: Double(frame.width - insets.left - insets.right)
        )
        solver.fix(
            nodes[index].y,
            start: Double(frame.minY + insets.top),
            size: Double(frame.height - insets.top - insets.bottom)
        )
        needsSolve = true
    }

    /// The view's frame was set: what is known from it changes, in it and in known views below it.
    func frameDidChange(of node: LayoutNode) {
        let index = Int(index(of: node))
        guard index >= 0, let view = node.view else { return }
        switch nodes[index].placement {
        case .known:
            fix(index, view)
            // What contains others comes before them.
            for inner in nodes.indices.dropFirst(index + 1) where nodes[inner].placement == .known {
                let parent = Int(nodes[inner].parent)
                guard parent >= index, nodes[parent].movedIn == applications + 1,
                    let view = nodes[inner].node?.ownView
                else { continue }
                fix(inner, view)
            }
        case .autoresized:
            removeOwnRows(of: index)
            addAutoresizingRows(of: index, view)
        case .solved:
            // The topmost view: others keep what they are given until their superviews are laid out.
            nodes[index].isFrameOverwritten = true
            needsApply = true
        }
    }
}

/// Weaker than any priority that a user would choose.
private nonisolated let keepingStrength: Float = 0.001
