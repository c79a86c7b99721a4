import DrydockLayoutSolver

/// How views and guides come to take part, and stop to.
extension LayoutEngine {
    /// Makes the node take part, after the views above it. False when it is not in this tree, or deeper than
    /// views are laid out.
    func join(_ node: LayoutNode) -> Bool {
        if has(node.record) { return true }
        guard let view = node.view else { return false }
        if let guide = node.guide {
            guard join(view.layoutState) else { return false }
            joinGuide(node, guide, of: view.layoutState)
            return true
        }
        let state = unsafeDowncast(node, to: ViewLayoutState.self)
        guard state !== root else { return joinView(state, view, in: nil) }
        guard let parent = view.superviewStorage?.layoutState else { return false }
        guard has(parent.record) || joinAncestors(from: parent) else { return false }
        return joinView(state, view, in: parent)
    }

    /// Whether the node takes part.
    func has(_ node: NodePointer) -> Bool {
        node.pointee.engine?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
    }

    /// Makes the view and those above it take part. Without recursion: the tree may be deep.
    private func joinAncestors(from state: ViewLayoutState) -> Bool {
        var path: [ViewLayoutState] = []
        var next = state
        while next.engine !== self {
            path.append(next)
            if next === root { break }
            guard let above = next.view?.superviewStorage else { return false }
            next = above.layoutState
        }
        while let state = path.popLast() {
            guard let view = state.view else { return false }
            let parent = state === root ? nil : view.superviewStorage?.layoutState
            guard joinView(state, view, in: parent) else { return false }
        }
        return true
    }

    /// Makes the view take part with its guides, so that their order is the tree's and not the constraints'.
    ///
    /// - Parameter parent: The superview's, where it is at hand.
    func joinWithGuides(_ state: ViewLayoutState, _ view: UIView, in parent: NodePointer?) {
        if let parent, has(parent) {
            let isIn = parent.pointee.node.read {
                joinView(state, view, in: unsafeDowncast($0, to: ViewLayoutState.self))
            }
            guard isIn else { return }
        } else {
            guard join(state) else { return }
        }
        guard !state.guides.isEmpty else { return }
        for guide in state.guides { _ = join(guide.node) }
    }

    private func joinView(_ state: ViewLayoutState, _ view: UIView, in parent: ViewLayoutState?) -> Bool {
        state.parent = parent
        state.depth = (parent?.depth ?? -1) + 1
        guard state.depth < UIView.maximumDepth else { return false }
        state.alignmentInsets = view.checkedAlignmentRectInsets
        enlist(state, near: parent)
        place(state, view, in: parent)
        return true
    }

    func enlist(_ node: LayoutNode, near parent: LayoutNode?) {
        let outer = parent?.spans
        node.spans = LayoutNode.Spans(
            x: solver.pointee.addSpan(
                near: outer?.x,
                atEnd: isRightToLeft(parent ?? node),
                rank: 2 * node.serial
            ),
            y: solver.pointee.addSpan(near: outer?.y, rank: 2 * node.serial + 1)
        )
        node.engine = self
        node.edges = .none
        node.index = nodes.count
        nodes.append(node)
        needsSolve = true
    }

    private func place(_ state: ViewLayoutState, _ view: UIView, in parent: ViewLayoutState?) {
        state.isIntrinsicSizeStale = false
        guard state.translatesAutoresizingMask else {
            state.placement = .solved
            addIntrinsicRows(of: state, view)
            if parent == nil { addRootRows(of: state, view) }
            return
        }
        guard let parent, parent.placement != .known else {
            state.placement = .known
            fix(state, view, in: parent)
            return
        }
        state.placement = .autoresized
        addAutoresizingRows(of: state, view, in: parent)
    }

    /// A topmost view that sizes itself: it stays at the origin and keeps its size unless anything says more.
    private func addRootRows(of state: ViewLayoutState, _ view: UIView) {
        guard let spans = state.spans else { return }
        let insets = state.alignmentInsets
        rootRows = [
            solver.pointee.addRow(
                Term(spans.x, .start),
                nil,
                nil,
                nil,
                .equal,
                constant: Double(insets.left).bounded
            ),
            solver.pointee.addRow(
                Term(spans.y, .start),
                nil,
                nil,
                nil,
                .equal,
                constant: Double(insets.top).bounded
            ),
            solver.pointee.addRow(
                Term(spans.x, .size),
                nil,
                nil,
                nil,
                .equal,
                constant: Double(view.bounds.width - insets.left - insets.right).bounded,
                strength: keepingStrength
            ),
            solver.pointee.addRow(
                Term(spans.y, .size),
                nil,
                nil,
                nil,
                .equal,
                constant: Double(view.bounds.height - insets.top - insets.bottom).bounded,
                strength: keepingStrength
            ),
        ]
    }

    // MARK: - Known frames

    func fix(_ state: ViewLayoutState, _ view: UIView, in parent: ViewLayoutState?) {
        guard let spans = state.spans else { return }
        let origin = parent?.absoluteFrame.origin
        let frame = CGRect(
            x: Double(origin.map { $0.x + view.frameOrigin.x } ?? 0).bounded,
            y: Double(origin.map { $0.y + view.frameOrigin.y } ?? 0).bounded,
            width: Double(view.boundsStorage.width).bounded,
            height: Double(view.boundsStorage.height).bounded
        )
        state.absoluteFrame = frame
        state.movedIn = applications + 1
        let insets = state.alignmentInsets
        solver.pointee.fix(
            spans.x,
            start: Double(frame.minX + insets.left),
            size: Double(frame.width - insets.left - insets.right)
        )
        solver.pointee.fix(
            spans.y,
            start: Double(frame.minY + insets.top),
            size: Double(frame.height - insets.top - insets.bottom)
        )
        needsSolve = true
    }

    /// The view's frame was set: what is known from it changes, in it and in known views below it.
    func frameDidChange(of state: ViewLayoutState) {
        var stack = [state]
        while let state = stack.popLast() {
            guard state.engine === self, let view = state.view else { continue }
            let parent = state === root ? nil : view.superviewStorage?.layoutState
            switch state.placement {
            case .known:
                fix(state, view, in: parent)
                let subviews = view.subviewStorage
                for index in subviews.indices
                where subviews[index].layoutStateStorage?.placement == .known {
                    stack.append(subviews[index].layoutState)
                }
            case .autoresized:
                guard let parent else { continue }
                removeOwnRows(of: state)
                addAutoresizingRows(of: state, view, in: parent)
            case .solved:
                state.isFrameOverwritten = true
                needsApply = true
            }
        }
    }

    // MARK: - Leaving

    /// Takes out what this subtree put in. Its constraints must by then hold nothing outside of it.
    func leave(_ view: UIView) {
        var states: [ViewLayoutState] = []
        view.notifySubtree { view in
            if let state = view.layoutStateStorage, state.engine === self { states.append(state) }
        }
        for state in states {
            for constraint in state.constraints { constraint.forgetRow() }
            removeOwnRows(of: state)
            for guide in state.allGuides { removeInsetRows(of: guide) }
        }
        for state in states {
            for guide in state.allGuides { delist(guide.node) }
            delist(state)
            state.markForJoining()
        }
        wrapping.removeAll { $0.engine !== self }
        systemGuides.removeAll { $0.node.engine !== self }
        needsSolve = true
    }

    /// Ends the engine: every view is as if it had never taken part.
    func dissolve() {
        for node in nodes where node.engine === self {
            node.engine = nil
            node.spans = nil
            node.index = -1
            node.guide?.insetRows = nil
            guard let state = node as? ViewLayoutState else { continue }
            for constraint in state.constraints { constraint.row = nil }
            state.horizontalRows = .init()
            state.verticalRows = .init()
            state.markForJoining()
        }
        nodes = []
        wrapping = []
        systemGuides = []
        exercises = [:]
    }

    func leave(_ guide: UILayoutGuide) {
        removeInsetRows(of: guide)
        delist(guide.node)
        systemGuides.removeAll { $0 === guide }
        needsSolve = true
    }

    private func delist(_ node: LayoutNode) {
        guard node.engine === self, let spans = node.spans else { return }
        solver.pointee.removeSpan(spans.x)
        solver.pointee.removeSpan(spans.y)
        node.engine = nil
        node.spans = nil
        departed += 1
        if departed > nodes.count / 2 { compact() }
    }

    /// Drops the nodes that left from the list, in order.
    func compact() {
        var count = 0
        for index in nodes.indices {
            let node = nodes[index]
            guard node.engine === self, node.index == index else { continue }
            node.index = count
            nodes[count] = node
            count += 1
        }
        nodes.removeLast(nodes.count - count)
        departed = 0
    }

    func removeOwnRows(of state: ViewLayoutState) {
        _ = stopExercising(state)
        for row in [
            state.horizontalRows.first, state.horizontalRows.second, state.verticalRows.first,
            state.verticalRows.second,
        ] {
            if let row { solver.pointee.removeRow(row) }
        }
        state.horizontalRows = .init()
        state.verticalRows = .init()
        if state === root {
            for row in rootRows { solver.pointee.removeRow(row) }
            rootRows = []
        }
        needsSolve = true
    }
}

/// Weaker than any priority that a user would choose.
private nonisolated let keepingStrength: Float = 0.001
