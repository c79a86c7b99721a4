/// Views that constraints place, and that the caller has placed elsewhere.
extension LayoutEngine {
    /// Notes that the caller has set the geometry of a view that constraints place: it stays until the superview is laid out, or until the
    /// solution has another frame for the view.
    /// - Parameter byItself: whether an overridden setter has taken another value than the solution's, which it would only do again.
    func viewWasDisplaced(_ node: LayoutNode, byItself: Bool = false) {
        let index = Int(index(of: node))
        // A root that a callback has just added to another view has no place in it yet.
        guard index >= 0, nodes[index].parent >= 0, let above = node.above else { return }
        if !byItself { above.hasDisplacedSubviews = true }
        // What was not placed yet is placed as soon as there is a solution.
        guard !nodes[index].isFrameOverwritten, !nodes[index].edges.left.isNaN else { return }
        nodes[index].isFrameOverwritten = true
        let grid = PixelGrid(scale: appliedScale)
        let (frame, outer) = (nodes[index].frame, nodes[Int(nodes[index].parent)].frame.origin)
        displacedFrom[node.serial] = CGRect(
            x: grid.clean(frame.origin.x - outer.x),
            y: grid.clean(frame.origin.y - outer.y),
            width: grid.clean(frame.size.width),
            height: grid.clean(frame.size.height)
        )
    }

    /// Gives the subviews of a view the frames of the solution again, which the caller has set since.
    func restoreFrames(of subviews: [UIView]) {
        let grid = PixelGrid(scale: appliedScale)
        for subview in subviews {
            let index = Int(index(of: subview.layoutNode))
            guard index >= 0, nodes[index].placement == .solved, nodes[index].isFrameOverwritten else {
                continue
            }
            guard apply(index, grid, restores: true) else { continue }
            framesChanged += 1
            subview.markDisplayNeeded()
            // Views in it that masks place have moved along.
            if !subview.subviewStorage.isEmpty { needsApply = true }
        }
    }
}
