extension UIView {
    /// Whether `updateConstraints` will be called before the next layout.
    public func needsUpdateConstraints() -> Bool { layoutFlags.contains(.constraints) }

    /// Has `updateConstraints` called before the next layout.
    public func setNeedsUpdateConstraints() {
        mark(.constraints)
    }

    /// Calls `updateConstraints` where it is due in this view and below it, the innermost views first.
    public func updateConstraintsIfNeeded() {
        updateMarkedConstraints(depth: 0)
    }

    func updateMarkedConstraints(depth: Int) {
        guard !layoutFlags.isDisjoint(with: [.constraints, .constraints.inDescendants]) else { return }
        if layoutFlags.contains(.constraints.inDescendants), depth < UIView.maximumDepth {
            for subview in subviewStorage { subview.updateMarkedConstraints(depth: depth + 1) }
        }
        let isWanted = layoutFlags.contains(.constraints)
        layoutFlags.subtract([.constraints, .constraints.inDescendants])
        if isWanted { updateConstraints() }
    }
}
