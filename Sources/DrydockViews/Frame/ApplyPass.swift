import DrydockLayoutSolver

/// Pass 4 of a frame, `apply`: from the solution to frames, what contains others first.
///
/// - Due: for each engine that has been solved, or has `needsApply`.
/// - May ask for: layout of the views that it resizes, and of what contains those that it moves, by the pass `subviews` of the same
///   round; not for `constraints`, which `FrameLock` holds. Overridden setters may ask for everything, for the next round.
/// - Stops: where a setter changes the tree; after `FrameLimit.layoutRounds` for good, and the view is named.
extension LayoutEngine {
    /// Sets the frames that differ. Edges are rounded to pixels one by one, in the root's coordinates, so
    /// that neighbours that touch in the solution touch on the screen. Nodes whose solution is the last one,
    /// inside of what has not moved, are passed over.
    func applyFrames() {
        guard let scene = root.view?.windowStorage?.windowScene else { return setFrames() }
        scene.frameLock.close(in: .apply) { setFrames() }
    }

    private func setFrames() {
        applications += 1
        let grid = PixelGrid(scale: root.view?.pixelsPerPoint ?? 1)
        let isScaleNew = grid.scale != appliedScale
        appliedScale = grid.scale
        let before = framesChanged
        let isInWindow = root.view?.window != nil
        var lastParent = -1
        let structure = self.structure
        for index in LayoutEngine.move(&nodes, to: solver, grid, isScaleNew, applications) {
            let (node, parent) = (nodes[Int(index)].node, Int(nodes[Int(index)].parent))
            let isMoved = apply(Int(index), grid)
            if isMoved {
                framesChanged += 1
                if isInWindow { node?.mark(.display) }
            }
            // A setter of the user's has changed the tree: places are others, and all frames are looked at again.
            if self.structure != structure {
                forgetApplication()
                break
            }
            guard isMoved else { continue }
            // Most often that of the one before, which is marked.
            if parent >= 0, parent != lastParent { mark(parent) }
            lastParent = parent
        }
        for guide in contentGuides where nodes[Int(guide.node.index)].movedIn == applications {
            guide.owningView?.mark(.layout)
        }
        // A mask, or a view whose layer is in another by hand, is drawn by another tree.
        if framesChanged != before, !isInWindow { root.view?.markDisplayNeeded() }
    }

    private func forgetApplication() {
        for index in nodes.indices { nodes[index].edges = .none }
        needsApply = true
        root.view?.mark(.layout)
    }

    private func mark(_ index: Int) {
        guard let node = nodes[index].node else { return }
        node.mark(.layout)
    }

    /// Takes the solution over into the records, and tells which views to look at, what contains others first.
    ///
    /// - Parameter solver: borrowed for all nodes at once, as each borrowing copies it.
    private static func move(
        _ nodes: inout [NodeRecord],
        to solver: borrowing Solver,
        _ grid: PixelGrid,
        _ isScaleNew: Bool,
        _ application: Int
    ) -> [Int32] {
        var changed: [Int32] = []
        for index in nodes.indices where !nodes[index].isGone {
            let edges = NodeRecord.Edges(solver, nodes[index].x, nodes[index].y)
            let isNew = isScaleNew || edges != nodes[index].edges
            switch nodes[index].placement {
            case .known: continue
            case .autoresized:
                // Where it is, its mask tells; what it contains is looked at anew.
                guard isNew else { continue }
                nodes[index].movedIn = application
                changed.append(Int32(index))
            case .solved:
                if isNew {
                    nodes[index].edges = edges
                    let isView = nodes[index].isView
                    let frame = grid.frame(edges, isView ? nodes[index].insets : .zero)
                    if !frame.isSame(as: nodes[index].frame) {
                        nodes[index].frame = frame
                        nodes[index].movedIn = application
                    }
                    if isView { changed.append(Int32(index)) }
                } else if nodes[index].isView {
                    let parent = Int(nodes[index].parent)
                    let isLookedAt =
                        parent >= 0
                        ? nodes[parent].movedIn == application : nodes[index].isFrameOverwritten
                    if isLookedAt { changed.append(Int32(index)) }
                }
            }
        }
        return changed
    }

    /// Sets the frame of a view; false where it has that already.
    /// - Parameter restores: whether a view that the caller has placed elsewhere comes back although its solution is the last one.
    func apply(_ index: Int, _ grid: PixelGrid, restores: Bool = false) -> Bool {
        let parent = Int(nodes[index].parent)
        guard let view = nodes[index].node?.ownView else { return false }
        let outer = parent >= 0 ? nodes[parent].frame.origin : .zero
        if nodes[index].placement == .autoresized {
            // A view placed by frame in one placed by constraints: its mask has placed it already.
            nodes[index].frame = view.untransformedFrame.offsetBy(dx: outer.x, dy: outer.y)
            return false
        }
        let frame = nodes[index].frame
        var origin = view.frameOrigin
        if parent >= 0 {
            origin.x = grid.clean(frame.origin.x - outer.x)
            origin.y = grid.clean(frame.origin.y - outer.y)
        }
        let size = CGSize(width: grid.clean(frame.size.width), height: grid.clean(frame.size.height))
        if nodes[index].isFrameOverwritten {
            let isLast =
                parent >= 0 && displacedFrom[view.layoutNode.serial] == CGRect(origin: origin, size: size)
            if isLast, !restores { return false }
            nodes[index].isFrameOverwritten = false
            displacedFrom[view.layoutNode.serial] = nil
        }
        // As UIKit, which gives the view a centre and a size: an anchor point elsewhere moves the view.
        if parent >= 0, let anchor = view.extras?.anchorPoint {
            origin.x += (0.5 - anchor.x) * size.width
            origin.y += (0.5 - anchor.y) * size.height
        }
        return view.placeByConstraints(at: origin, size)
    }
}

extension CGRect {
    /// Not by `==`, which is a call into another library.
    fileprivate nonisolated func isSame(as other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
            && size.height == other.size.height
    }
}

extension NodeRecord.Edges {
    /// Where the solution has the edges of two spans.
    nonisolated init(_ solver: borrowing Solver, _ x: Span, _ y: Span) {
        left = solver.start(of: x)
        right = solver.end(of: x)
        top = solver.start(of: y)
        bottom = solver.end(of: y)
    }
}
