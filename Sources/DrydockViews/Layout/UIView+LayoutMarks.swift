/// What changes of the view tree mean for its layout.
extension UIView {
    func markLayoutNeeded() {
        mark(.layout)
    }

    func hierarchyDidGain(_ view: UIView) {
        // A tree that was laid out on its own now belongs to a larger one.
        view.layoutNode.engine?.dissolve()
        view.layoutNode.markAncestors(view.layoutNode.flags.forAncestors)
    }

    func hierarchyDidLose(_ view: UIView, from superview: UIView) {
        let engine = superview.layoutNode.engine
        var lost = engine?.constraints(into: view) ?? []
        var next: LayoutNode? = superview.layoutNode
        while let node = next {
            lost += node.held.pending.filter { $0.row < 0 && $0.mentions(inside: view.layoutNode) }
            next = node.above
        }
        for constraint in lost { constraint.deactivate() }
        engine?.remove(view)
    }

    func hiddenDidChange() {
        superviewStorage?.subviewHiddenDidChange()
    }

    /// The writing direction of this view changed: leading and trailing change sides.
    func layoutDirectionDidChange() {
        for constraint in constraints { constraint.directionDidChange() }
        layoutNode.engine?.directionDidChange(of: layoutNode)
        mark([.engine, .layout])
        markDisplayNeeded()
    }
}
