import DrydockLayoutSolver

extension NSLayoutConstraint {
    /// - Parameter chosen: The holder, which contains all items; the nearest such view where nil.
    func activate(heldBy chosen: UIView? = nil) {
        guard record.pointee.holder == nil else { return }
        var holder = nearestHolder()
        if let chosen {
            precondition(
                holder.pointee.view?.takeUnretainedValue().isDescendant(of: chosen) ?? false,
                "\(self): \(chosen.debugName) does not contain all views of the constraint; activate it instead"
            )
            holder = chosen.layoutState.record
        }
        NSLayoutConstraint.activations += 1
        record.pointee.serial = NSLayoutConstraint.activations
        record.pointee.holder = holder
        _ = Unmanaged.passRetained(self)
        holder.append(record)
        let (first, second) = (record.pointee.first, record.pointee.second)
        first.mention(record)
        if let second, second != first { second.mention(record) }
        holder.pointee.view?.read { $0.mark([.engine, .layout]) }
    }

    private static var activations: Int64 = 0

    func deactivate() {
        guard let holder else { return }
        forgetRow()
        holder.view?.mark([.engine, .layout])
        leaveHolder()
    }

    /// The holder is going away, and with it the constraint's effect.
    func holderWillDie() {
        row = nil
        leaveHolder()
    }

    private func leaveHolder() {
        guard let holder = record.pointee.holder else { return }
        let (first, second) = (record.pointee.first, record.pointee.second)
        first.forgetMention(of: record)
        if let second, second != first { second.forgetMention(of: record) }
        holder.remove(record)
        record.pointee.holder = nil
        Unmanaged.passUnretained(self).release()
    }

    /// The view that holds the constraint; nil while inactive.
    var holder: ViewLayoutState? {
        guard let holder = record.pointee.holder else { return nil }
        return unsafeDowncast(holder.pointee.node.takeUnretainedValue(), to: ViewLayoutState.self)
    }

    /// The engine's row; nil while it has none.
    var row: RowID? {
        get { record.pointee.row }
        set { record.pointee.row = newValue }
    }

    /// Counts activations: which of two constraints was added later.
    var serial: Int64 { record.pointee.serial }

    /// Takes the row out of the engine; the constraint then counts as not yet added.
    func forgetRow() {
        guard let row else { return }
        firstNode.engine?.removeRow(row)
        self.row = nil
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
        if record.pointee.isDirectional { renewRow() }
    }

    /// Has the row made anew in the next layout.
    func renewRow() {
        guard let holder, row != nil else { return }
        forgetRow()
        // The youngest of the list, behind which nothing has a row.
        holder.record.remove(record)
        holder.record.append(record)
        holder.view?.mark([.engine, .layout])
    }

    /// The node of the nearest view that contains both items, possibly of one of them.
    /// Cost: constant for siblings and for a view in its superview, else the views' depth.
    private func nearestHolder() -> NodePointer {
        guard let first = record.pointee.first.pointee.view else { preconditionFailure(lacksView(firstNode)) }
        guard let second = record.pointee.second else { return first.node }
        guard let other = second.pointee.view else { preconditionFailure(lacksView(secondNode)) }
        let (above, aboveOther) = (first.superview, other.superview)
        if first.toOpaque() == other.toOpaque() || aboveOther == first.toOpaque() { return first.node }
        if above == other.toOpaque() { return other.node }
        if let above, above == aboveOther { return Unmanaged<UIView>.fromOpaque(above).node }
        let (view, otherView) = (first.takeUnretainedValue(), other.takeUnretainedValue())
        guard let ancestor = view.nearestAncestor(sharedWith: otherView) else {
            preconditionFailure(
                "\(self): \(firstNode.plainName) and \(secondNode?.plainName ?? "nothing") have no common ancestor; "
                    + "add both to the same view tree before activating the constraint"
            )
        }
        return ancestor.layoutState.record
    }

    private func lacksView(_ node: LayoutNode?) -> String {
        node?.guide == nil
            ? "\(self): a view that the constraint mentions no longer exists"
            : "\(self): \(node?.plainName ?? "a guide") belongs to no view; call addLayoutGuide before activating"
    }
}

extension Unmanaged<UIView> {
    fileprivate var superview: UnsafeMutableRawPointer? {
        takeUnretainedValue().superviewReference?.toOpaque()
    }

    fileprivate var node: NodePointer {
        takeUnretainedValue().layoutRecord ?? takeUnretainedValue().layoutState.record
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
