import LayoutSolver

/// From the solution to frames.
extension LayoutEngine {
    /// Sets the frames that differ. Edges are rounded to pixels one by one, in the root's coordinates, so
    /// that neighbours that touch in the solution touch on the screen. Nodes whose solution is the last one,
    /// inside of what has not moved, are passed over.
    func applyFrames() {
        if departed > 0 { compact() }
        applications += 1
        let scale = root.view?.pixelsPerPoint ?? 1
        let isScaleNew = scale != appliedScale
        appliedScale = scale
        for node in nodes {
            guard let spans = node.spans else { continue }
            let state = node.isView ? unsafeDowncast(node, to: ViewLayoutState.self) : nil
            if let state {
                if state.placement == .known { continue }
                if state.placement == .autoresized {
                    followFrame(of: state)
                    continue
                }
            }
            let edges = LayoutNode.Edges(
                left: solver.pointee.start(of: spans.x),
                right: solver.pointee.end(of: spans.x),
                top: solver.pointee.start(of: spans.y),
                bottom: solver.pointee.end(of: spans.y)
            )
            let isNew = isScaleNew || edges != node.edges
            guard isNew || (state?.needsApplying(in: applications) ?? false) else { continue }
            if isNew {
                node.edges = edges
                let frame = rounded(edges, state?.alignmentInsets ?? .zero, scale)
                if frame != node.absoluteFrame {
                    node.absoluteFrame = frame
                    node.movedIn = applications
                }
            }
            if let state { apply(state, scale) }
        }
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
        let outer = state.parent?.absoluteFrame.origin
        let local = CGRect(
            x: outer.map { clean(frame.minX - $0.x, scale) } ?? view.frameOrigin.x,
            y: outer.map { clean(frame.minY - $0.y, scale) } ?? view.frameOrigin.y,
            width: clean(frame.width, scale),
            height: clean(frame.height, scale)
        )
        guard local.origin != view.frameOrigin || local.size != view.boundsStorage.size else { return }
        framesChanged += 1
        view.setFrame(local, from: .layout)
        state.parent?.view?.mark(.layout)
    }

    private func rounded(_ edges: LayoutNode.Edges, _ insets: UIEdgeInsets, _ scale: CGFloat) -> CGRect {
        let left = pixel(CGFloat(edges.left) - insets.left, scale)
        let right = pixel(CGFloat(edges.right) + insets.right, scale)
        let top = pixel(CGFloat(edges.top) - insets.top, scale)
        let bottom = pixel(CGFloat(edges.bottom) + insets.bottom, scale)
        return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }

    private func pixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        (value * scale).rounded() / scale
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
        isFrameOverwritten || parent?.movedIn == application
    }
}

extension UIView {
    /// The scale of the window's screen; the main screen's for a tree without a window.
    package var pixelsPerPoint: CGFloat { (window?.screen ?? UIScreen.main).scale }
}
