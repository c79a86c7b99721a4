import LayoutSolver

/// From the solution to frames.
extension LayoutEngine {
    /// Sets the frames that differ. Edges are rounded to pixels one by one, in the root's coordinates, so
    /// that neighbours that touch in the solution touch on the screen.
    func applyFrames() {
        if departed > 0 { compact() }
        let scale = root.view?.pixelsPerPoint ?? 1
        for node in nodes {
            if let state = node as? ViewLayoutState {
                apply(state, scale)
            } else {
                node.absoluteFrame = roundedFrame(of: node, .zero, scale)
            }
        }
    }

    private func apply(_ state: ViewLayoutState, _ scale: CGFloat) {
        guard let view = state.view else { return }
        guard state !== root else {
            if state.placement == .solved { applyRoot(state, view, scale) }
            return
        }
        let outer = view.superviewStorage?.layoutStateStorage?.absoluteFrame.origin ?? .zero
        guard state.placement == .solved else {
            state.absoluteFrame = view.frame.offsetBy(dx: outer.x, dy: outer.y)
            return
        }
        let frame = roundedFrame(of: state, state.alignmentInsets, scale)
        state.absoluteFrame = frame
        let local = CGRect(
            x: clean(frame.minX - outer.x, scale),
            y: clean(frame.minY - outer.y, scale),
            width: clean(frame.width, scale),
            height: clean(frame.height, scale)
        )
        guard local.origin != view.frameOrigin || local.size != view.boundsStorage.size else { return }
        framesChanged += 1
        view.setFrame(local, from: .layout)
        view.superviewStorage?.mark(.layout)
    }

    private func applyRoot(_ state: ViewLayoutState, _ view: UIView, _ scale: CGFloat) {
        let frame = roundedFrame(of: state, state.alignmentInsets, scale)
        state.absoluteFrame = frame
        let size = CGSize(width: clean(frame.width, scale), height: clean(frame.height, scale))
        guard size != view.boundsStorage.size else { return }
        framesChanged += 1
        view.setFrame(CGRect(origin: view.frameOrigin, size: size), from: .layout)
    }

    private func roundedFrame(of node: LayoutNode, _ insets: UIEdgeInsets, _ scale: CGFloat) -> CGRect {
        guard let spans = node.spans else { return .zero }
        let left = pixel(CGFloat(solver.start(of: spans.x)) - insets.left, scale)
        let right = pixel(CGFloat(solver.end(of: spans.x)) + insets.right, scale)
        let top = pixel(CGFloat(solver.start(of: spans.y)) - insets.top, scale)
        let bottom = pixel(CGFloat(solver.end(of: spans.y)) + insets.bottom, scale)
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

extension UIView {
    /// The scale of the window's screen; the main screen's for a tree without a window.
    package var pixelsPerPoint: CGFloat { (window?.screen ?? UIScreen.main).scale }
}
