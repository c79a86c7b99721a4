import DrydockLayoutSolver

extension NSLayoutConstraint {
    /// - Parameter chosen: The holder, which contains all items; the nearest such view where nil.
    package func activate(heldBy chosen: UIView? = nil) {
        guard !isHeld else { return }
        if let chosen {
            hold(in: checkedHolder(chosen))
            setHolder(.other, chosen.layoutNode)
            return
        }
        let holding = nearestHolding
        switch holding {
        case .first: hold(in: firstNode)
        case .second: hold(in: otherNode)
        case .other, .none:
            let holder = distantHolder()
            hold(in: holder)
            return setHolder(.other, holder)
        }
        setHolder(holding)
    }

    @inline(__always)
    private func hold(in holder: LayoutNode) {
        NSLayoutConstraint.activations += 1
        serial = NSLayoutConstraint.activations
        slot = holder.held.append(self)
        holder.constraintsDidChange()
    }

    @inline(never)
    private func checkedHolder(_ chosen: UIView) -> LayoutNode {
        require(
            nearestHolder.isInside(chosen.layoutNode),
            "\(self): \(chosen.debugName) does not contain all views of the constraint; activate it instead"
        )
        return chosen.knownNode
    }

    private static var activations: Int64 = 0

    func deactivate() {
        guard let holder else { return }
        forgetRow()
        holder.constraintsDidChange()
        leaveHolder()
    }

    /// The holder, which lists the constraint no more, is going away, and with it the constraint's effect.
    func holderDied() {
        row = -1
        setHolder(.none)
    }

    private func leaveHolder() {
        guard let holder else { return }
        holder.held.remove(at: slot)
        setHolder(.none)
    }

    /// The holder lists the constraint elsewhere now.
    func move(to slot: Int32) {
        self.slot = slot
        if row >= 0 { firstNode.engine?.rows[Int(row)].slot = slot }
    }

    /// Takes the row out of the engine; the constraint then counts as not yet added.
    func forgetRow() {
        guard row >= 0 else { return }
        firstNode.engine?.removeRow(at: row)
        row = -1
    }

    func constantDidChange() {
        guard let holder else { return }
        if row >= 0 { firstNode.engine?.updateConstant(of: self, at: row) }
        if !holder.isLayingOutSubviews { holder.mark(.layout) }
    }

    func priorityDidChange() {
        guard let holder else { return }
        if row >= 0, let engine = firstNode.engine { engine.setStrength(engine.rows[Int(row)].id, priority) }
        if !holder.isLayingOutSubviews { holder.mark(.layout) }
    }

    /// Leading and trailing changed sides.
    func directionDidChange() {
        if isDirectional { renewRow() }
    }

    /// Has the row made anew in the next layout.
    func renewRow() {
        guard let holder, row >= 0 else { return }
        forgetRow()
        // The youngest of the list, behind which nothing has a row.
        holder.held.remove(at: slot)
        slot = holder.held.append(self)
        holder.constraintsDidChange()
    }

    /// Whether one of the items is the node or below it.
    func mentions(inside node: LayoutNode) -> Bool {
        firstNode.isInside(node) || secondNode?.isInside(node) ?? false
            || distances?.starts.contains { $0.node.isInside(node) } ?? false
    }

    /// Whether the node is one of the items.
    func mentions(_ node: LayoutNode) -> Bool {
        firstNode === node || otherNode === node || distances?.starts.contains { $0.node === node } ?? false
    }

    /// Which of the items contains the other.
    private var nearestHolding: Holding {
        guard distances == nil, firstNode.isView, !firstNode.isOrphan else { return .other }
        guard hasSecondNode else { return .first }
        guard otherNode.isView, !otherNode.isOrphan else { return .other }
        if otherNode.aboveSerial == firstNode.serial { return .first }
        return firstNode.aboveSerial == otherNode.serial ? .second : .other
    }

    /// The node of the nearest view that contains both items, possibly of one of them.
    private var nearestHolder: LayoutNode {
        switch nearestHolding {
        case .first: firstNode
        case .second: otherNode
        case .other, .none: distantHolder()
        }
    }

    /// Cost: constant for siblings, else the views' depth.
    private func distantHolder() -> LayoutNode {
        if distances == nil, let second = secondNode, firstNode.isView, second.isView, !firstNode.isOrphan,
            !second.isOrphan,
            second.aboveSerial == firstNode.aboveSerial, let above = firstNode.above
        {
            return above
        }
        return ancestorOfItems()
    }

    @inline(never)
    private func ancestorOfItems() -> LayoutNode {
        guard var ancestor = firstNode.container, !ancestor.isOrphan else { fatalError(lacksView(firstNode)) }
        for node in [secondNode].compactMap(\.self) + (distances?.starts.map(\.node) ?? []) {
            guard let container = node.container, !container.isOrphan else { fatalError(lacksView(node)) }
            guard let shared = ancestor.nearestAncestor(sharedWith: container) else {
                fatalError(
                    "\(self): \(firstNode.plainName) and \(node.plainName) have no common ancestor; "
                        + "add both to the same view tree before activating the constraint"
                )
            }
            ancestor = shared
        }
        return ancestor
    }

    private func lacksView(_ node: LayoutNode) -> String {
        node.isView
            ? "\(self): a view that the constraint mentions no longer exists"
            : "\(self): \(node.plainName) belongs to no view; call addLayoutGuide before activating"
    }
}

extension LayoutNode {
    /// A constraint that is held here came, went or is to be added anew. While the view is being laid out, the engine asks for another
    /// layout, where frames changed by it: a view that replaces a constraint by an equal one each time would never rest otherwise.
    fileprivate func constraintsDidChange() {
        mark(isLayingOutSubviews ? .engine : [.engine, .layout])
    }

    /// The deepest node that both are in, they themselves included. Cost: the depth.
    fileprivate func nearestAncestor(sharedWith other: LayoutNode) -> LayoutNode? {
        var first: LayoutNode? = self
        var second: LayoutNode? = other
        var difference = depthInTree - other.depthInTree
        while difference > 0 {
            first = first?.above
            difference -= 1
        }
        while difference < 0 {
            second = second?.above
            difference += 1
        }
        while let one = first, let two = second {
            if one === two { return one }
            first = one.above
            second = two.above
        }
        return nil
    }

    private var depthInTree: Int {
        var depth = 0
        var next = above
        while let node = next {
            depth += 1
            next = node.above
        }
        return depth
    }
}
