import DrydockLayoutSolver

/// From the solution to frames.
extension LayoutEngine {
    /// Sets the frames that differ. Edges are rounded to pixels one by one, in the root's coordinates, so
    /// that neighbours that touch in the solution touch on the screen. Nodes whose solution is the last one,
    /// inside of what has not moved, are passed over.
    func applyFrames() {
        if departed > 0 { compact() }
        applications += 1
        let before = framesChanged
        applyFrames(of: solver.pointee)
        if framesChanged != before { root.view?.setNeedsDisplay() }
    }

    /// - Parameter solver: borrowed for all nodes at once, as each borrowing from behind the pointer copies it.
    private func applyFrames(of solver: borrowing Solver) {
        let grid = PixelGrid(scale: root.view?.pixelsPerPoint ?? 1)
        let isScaleNew = grid.scale != appliedScale
        appliedScale = grid.scale
        let nodes = nodes
        for index in nodes.indices {
            guard let spans = nodes[index].spans else { continue }
            let edges = LayoutNode.Edges(
                left: solver.start(of: spans.x),
                right: solver.end(of: spans.x),
                top: solver.start(of: spans.y),
                bottom: solver.end(of: spans.y)
            )
            Unmanaged.passUnretained(nodes[index]).read {
                if isScaleNew || edges != $0.edges {
                    applyNew(edges, to: $0, grid)
                } else if $0.isView {
                    applyAgain(unsafeDowncast($0, to: ViewLayoutState.self), grid)
                }
            }
        }
    }

    private func applyNew(_ edges: LayoutNode.Edges, to node: LayoutNode, _ grid: PixelGrid) {
        guard node.isView else {
            node.edges = edges
            move(node, to: grid.frame(edges, .zero))
            return
        }
        let state = unsafeDowncast(node, to: ViewLayoutState.self)
        guard state.placement == .solved else {
            if state.placement == .autoresized { followFrame(of: state) }
            return
        }
        state.edges = edges
        move(state, to: grid.frame(edges, state.alignmentInsets))
        apply(state, grid)
    }

    /// Sets the frame though the solution is the last one, where it has to be.
    private func applyAgain(_ state: ViewLayoutState, _ grid: PixelGrid) {
        guard state.placement == .solved else { return }
        let hasParentMoved = state.parentReference?.read { $0.movedIn == applications } ?? false
        if hasParentMoved || state.isFrameOverwritten { apply(state, grid) }
    }

    /// A view placed by frame in one placed by constraints: its mask has placed it already.
    private func followFrame(of state: ViewLayoutState) {
        guard let view = state.view else { return }
        let outer = state.parent?.absoluteFrame.origin ?? .zero
        move(state, to: view.frame.offsetBy(dx: outer.x, dy: outer.y))
    }

    private func move(_ node: LayoutNode, to frame: CGRect) {
        let last = node.absoluteFrame
        // Not by `==`, which is a call into another library.
        if frame.origin.x == last.origin.x, frame.origin.y == last.origin.y,
            frame.size.width == last.size.width, frame.size.height == last.size.height
        {
            return
        }
        node.absoluteFrame = frame
        node.movedIn = applications
    }

    private func apply(_ state: ViewLayoutState, _ grid: PixelGrid) {
        guard let view = state.viewReference else { return }
        state.isFrameOverwritten = false
        let frame = state.absoluteFrame
        var origin = view.read { $0.frameOrigin }
        if let outer = state.parentReference?.read({ $0.absoluteFrame.origin }) {
            origin.x = grid.clean(frame.origin.x - outer.x)
            origin.y = grid.clean(frame.origin.y - outer.y)
        }
        let size = CGSize(width: grid.clean(frame.size.width), height: grid.clean(frame.size.height))
        guard view.read({ $0.place(at: origin, size, from: .layout) }) else { return }
        framesChanged += 1
        state.parentReference?.read { $0.viewReference?.read { $0.mark(.layout) } }
    }
}

extension UIView {
    /// The scale of the window's screen; the main screen's for a tree without a window.
    package var pixelsPerPoint: CGFloat { (window?.screen ?? UIScreen.main).scale }
}
