extension NSLayoutConstraint {
    func activate() {
        guard holder == nil else { return }
        let view = commonAncestor()
        let holder = view.layoutState
        self.holder = holder
        NSLayoutConstraint.activations += 1
        serial = NSLayoutConstraint.activations
        holderIndex = holder.hold(self)
        firstIndex = firstNode.mention(self)
        if let secondNode, secondNode !== firstNode { secondIndex = secondNode.mention(self) }
        view.mark([.engine, .layout])
    }

    private static var activations: Int64 = 0

    func deactivate() {
        guard let holder else { return }
        withExtendedLifetime(self) {
            forgetRow()
            holder.view?.mark([.engine, .layout])
            forgetMentions()
            holder.release(at: holderIndex)
            self.holder = nil
        }
    }

    /// Takes the row out of the engine; the constraint then counts as not yet added.
    func forgetRow() {
        guard let row else { return }
        firstNode.engine?.removeRow(row)
        self.row = nil
    }

    /// The holder is going away, and with it the constraint's effect.
    func holderWillDie() {
        forgetMentions()
        row = nil
        holder = nil
    }

    func constantDidChange() {
        guard let holder else { return }
        if row != nil { firstNode.engine?.updateConstant(of: self) }
        holder.view?.mark(.layout)
    }

    func priorityDidChange() {
        guard let holder else { return }
        if let row { firstNode.engine?.setStrength(row, priority) }
        holder.view?.mark(.layout)
    }

    /// Leading and trailing changed sides.
    func directionDidChange() {
        if firstAttribute.isDirectional || secondAttribute.isDirectional { renewRow() }
    }

    /// Has the row made anew in the next layout.
    func renewRow() {
        guard let holder, row != nil else { return }
        forgetRow()
        holder.firstPending = min(holder.firstPending, Int(holderIndex))
        holder.view?.mark([.engine, .layout])
    }

    private func forgetMentions() {
        firstNode.forgetMention(at: firstIndex)
        if let secondNode, secondNode !== firstNode { secondNode.forgetMention(at: secondIndex) }
        firstIndex = -1
        secondIndex = -1
    }

    /// The nearest view that contains both items, possibly one of them.
    /// Cost: constant for siblings and for a view in its superview, else the views' depth.
    private func commonAncestor() -> UIView {
        guard let first = firstNode.view else { preconditionFailure(lacksView(firstNode)) }
        guard let secondNode else { return first }
        guard let second = secondNode.view else { preconditionFailure(lacksView(secondNode)) }
        if first === second { return first }
        let above = first.superviewStorage
        if above === second { return second }
        let aboveSecond = second.superviewStorage
        if let above, above === aboveSecond { return above }
        if aboveSecond === first { return first }
        guard let ancestor = first.nearestAncestor(sharedWith: second) else {
            preconditionFailure(
                "\(self): \(firstNode.plainName) and \(secondNode.plainName) have no common ancestor; "
                    + "add both to the same view tree before activating the constraint"
            )
        }
        return ancestor
    }

    private func lacksView(_ node: LayoutNode) -> String {
        node.guide == nil
            ? "\(self): a view that the constraint mentions no longer exists"
            : "\(self): \(node.plainName) belongs to no view; call addLayoutGuide before activating"
    }
}

extension UIView {
    /// The deepest view that both views are in, the views themselves included. Cost: the views' depth.
    func nearestAncestor(sharedWith other: UIView) -> UIView? {
        var first: UIView? = self
        var second: UIView? = other
        var difference = depthInTree - other.depthInTree
        while difference > 0 {
            first = first?.superviewStorage
            difference -= 1
        }
        while difference < 0 {
            second = second?.superviewStorage
            difference += 1
        }
        while let one = first, let two = second {
            if one === two { return one }
            first = one.superviewStorage
            second = two.superviewStorage
        }
        return nil
    }

    private var depthInTree: Int {
        var depth = 0
        var view = superviewStorage
        while let above = view {
            depth += 1
            view = above.superviewStorage
        }
        return depth
    }
}
