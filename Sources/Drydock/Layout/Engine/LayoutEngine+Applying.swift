import LayoutSolver

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
        let scale = root.view?.pixelsPerPoint ?? 1
        let isScaleNew = scale != appliedScale
        appliedScale = scale
        let nodes = nodes
        for index in nodes.indices {
            // Nodes that are only looked at get no name, which would count references.
            guard let spans = nodes[index].spans else { continue }
            let edges = LayoutNode.Edges(
                left: solver.start(of: spans.x),
                right: solver.end(of: spans.x),
                top: solver.start(of: spans.y),
                bottom: solver.end(of: spans.y)
            )
            if isScaleNew || edges != nodes[index].edges {
                applyNew(edges, to: nodes[index], scale)
            } else if nodes[index].isView {
                let state = unsafeDowncast(nodes[index], to: ViewLayoutState.self)
                if state.needsApplying(in: applications) { apply(state, scale) }
            }
        }
    }

    private func applyNew(_ edges: LayoutNode.Edges, to node: LayoutNode, _ scale: CGFloat) {
        let state = node.isView ? unsafeDowncast(node, to: ViewLayoutState.self) : nil
        if let state, state.placement != .solved {
            if state.placement == .autoresized { followFrame(of: state) }
            return
        }
        node.edges = edges
        let frame = rounded(edges, state?.alignmentInsets ?? .zero, scale)
        if !frame.isSame(as: node.absoluteFrame) {
            node.absoluteFrame = frame
            node.movedIn = applications
        }
        if let state { apply(state, scale) }
    }

    /// A view placed by frame in one placed by constraints: its mask has placed it already.
    private func followFrame(of state: ViewLayoutState) {
        guard let view = state.view else { return }
        let outer = state.parent?.absoluteFrame.origin ?? .zero
        let frame = view.frame.offsetBy(dx: outer.x, dy: outer.y)
        guard frame != state.absoluteFrame else { return }
        state.absoluteFrame = frame
        state.movedIn = applications
    }

    private func apply(_ state: ViewLayoutState, _ scale: CGFloat) {
        guard let view = state.view else { return }
        state.isFrameOverwritten = false
        let frame = state.absoluteFrame
        var origin = view.frameOrigin
        if let outer = state.parent?.absoluteFrame.origin {
            origin.x = clean(frame.origin.x - outer.x, scale)
            origin.y = clean(frame.origin.y - outer.y, scale)
        }
        let size = CGSize(width: clean(frame.size.width, scale), height: clean(frame.size.height, scale))
        guard view.place(at: origin, size, from: .layout) else { return }
        framesChanged += 1
        state.parent?.view?.mark(.layout)
    }

    private func rounded(_ edges: LayoutNode.Edges, _ insets: UIEdgeInsets, _ scale: CGFloat) -> CGRect {
        let left = pixel(CGFloat(edges.left.bounded) - insets.left, scale)
        let right = pixel(CGFloat(edges.right.bounded) + insets.right, scale)
        let top = pixel(CGFloat(edges.top.bounded) - insets.top, scale)
        let bottom = pixel(CGFloat(edges.bottom.bounded) + insets.bottom, scale)
        return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }

    private func pixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        (value * scale).nearestInteger / scale
    }

    /// Differences of pixel edges at three pixels a point carry rounding noise; whole pixels do not.
    private func clean(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        let snapped = pixel(value, scale)
        return abs(snapped - value) < 1e-6 ? snapped : value
    }
}

extension ViewLayoutState {
    /// Whether the frame has to be set though the solution is the last one.
    fileprivate func needsApplying(in application: Int) -> Bool {
        (isFrameOverwritten || parent?.movedIn == application) && placement == .solved
    }
}

extension CGRect {
    /// As `==`, which is a call into another library.
    fileprivate nonisolated func isSame(as other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y
            && size.width == other.size.width && size.height == other.size.height
    }
}

extension CGFloat {
    /// As `rounded()`, which is a call into the mathematics library where processors of any age are served.
    fileprivate nonisolated var nearestInteger: CGFloat {
        // Larger numbers are whole anyway.
        guard magnitude < 0x1p52 else { return self }
        let towardsZero = CGFloat(Int64(self))
        let rest = self - towardsZero
        if rest >= 0.5 { return towardsZero + 1 }
        return rest <= -0.5 ? towardsZero - 1 : towardsZero
    }
}

extension UIView {
    /// The scale of the window's screen; the main screen's for a tree without a window.
    package var pixelsPerPoint: CGFloat { (window?.screen ?? UIScreen.main).scale }
}
