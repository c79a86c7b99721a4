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
            guard let spans = nodes[index].spans else { continue }
            let edges = LayoutNode.Edges(
                left: solver.start(of: spans.x),
                right: solver.end(of: spans.x),
                top: solver.start(of: spans.y),
                bottom: solver.end(of: spans.y)
            )
            Unmanaged.passUnretained(nodes[index]).read {
                if isScaleNew || edges != $0.edges {
                    applyNew(edges, to: $0, scale)
                } else if $0.isView {
                    applyAgain(unsafeDowncast($0, to: ViewLayoutState.self), scale)
                }
            }
        }
    }

    private func applyNew(_ edges: LayoutNode.Edges, to node: LayoutNode, _ scale: CGFloat) {
        guard node.isView else {
            node.edges = edges
            move(node, to: rounded(edges, .zero, scale))
            return
        }
        let state = unsafeDowncast(node, to: ViewLayoutState.self)
        guard state.placement == .solved else {
            if state.placement == .autoresized { followFrame(of: state) }
            return
        }
        state.edges = edges
        move(state, to: rounded(edges, state.alignmentInsets, scale))
        apply(state, scale)
    }

    /// Sets the frame though the solution is the last one, where it has to be.
    private func applyAgain(_ state: ViewLayoutState, _ scale: CGFloat) {
        guard state.placement == .solved else { return }
        let hasParentMoved = state.parentReference?.read { $0.movedIn == applications } ?? false
        if hasParentMoved || state.isFrameOverwritten { apply(state, scale) }
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

    private func apply(_ state: ViewLayoutState, _ scale: CGFloat) {
        guard let view = state.viewReference else { return }
        state.isFrameOverwritten = false
        let frame = state.absoluteFrame
        var origin = view.read { $0.frameOrigin }
        if let outer = state.parentReference?.read({ $0.absoluteFrame.origin }) {
            origin.x = clean(frame.origin.x - outer.x, scale)
            origin.y = clean(frame.origin.y - outer.y, scale)
        }
        let size = CGSize(width: clean(frame.size.width, scale), height: clean(frame.size.height, scale))
        guard view.read({ $0.place(at: origin, size, from: .layout) }) else { return }
        framesChanged += 1
        state.parentReference?.read { $0.viewReference?.read { $0.mark(.layout) } }
    }

    private func rounded(_ edges: LayoutNode.Edges, _ insets: UIEdgeInsets, _ scale: CGFloat) -> CGRect {
        let left = pixel(CGFloat(edges.left.bounded) - insets.left, scale)
        let right = pixel(CGFloat(edges.right.bounded) + insets.right, scale)
        let top = pixel(CGFloat(edges.top.bounded) - insets.top, scale)
        let bottom = pixel(CGFloat(edges.bottom.bounded) + insets.bottom, scale)
        return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }

    @inline(__always)
    private func pixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        (value * scale).nearestInteger / scale
    }

    /// Differences of pixel edges at three pixels a point carry rounding noise; whole pixels do not.
    @inline(__always)
    private func clean(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        let snapped = pixel(value, scale)
        return abs(snapped - value) < 1e-6 ? snapped : value
    }
}

extension CGFloat {
    /// Halves away from zero, as `rounded()`, which is a call where processors of any age are served.
    fileprivate nonisolated var nearestInteger: CGFloat {
        // A double of this size has no binary places, and halves become even.
        let even = (self + 0x1.8p52) - 0x1.8p52
        let rest = self - even
        if rest == 0.5, self > 0 { return even + 1 }
        if rest == -0.5, self < 0 { return even - 1 }
        return even
    }
}

extension UIView {
    /// The scale of the window's screen; the main screen's for a tree without a window.
    package var pixelsPerPoint: CGFloat { (window?.screen ?? UIScreen.main).scale }
}
