/// Who is named when a pass reaches its limit. Each message comes once.
extension FrameLimit {
    /// A view still asks for layout, or for `updateConstraints`.
    static func reportLayoutRounds(_ view: UIView) {
        let habit =
            view.layoutNode.flags.contains(.constraints)
            ? "asks for updateConstraints each time it is called. It must not call setNeedsUpdateConstraints there."
            : "asks for layout each time it is laid out. Its layoutSubviews must not change what it depends on."
        Log.warnOnce(
            "\(view.debugName) still needs layout after \(FrameLimit.layoutRounds.most) passes: it \(habit)"
        )
    }

    /// A layer still asks for layout.
    static func reportLayerRounds(_ layer: CALayer) {
        Log.warnOnce(
            "\(layer.debugName) still needs layout after \(FrameLimit.layerRounds.most) passes: it asks for layout each time it is "
                + "laid out. Its layoutSublayers must not call setNeedsLayout."
        )
    }

    /// Text is still narrower than it was measured for.
    static func reportSolutions(_ view: UIView) {
        Log.warnOnce(
            "\(view.debugName) is narrower than its text was measured for, after \(FrameLimit.solutions.most) solutions of its layout: "
                + "its height may be too small. Its width must not depend on its height."
        )
    }

    /// Work still asks for more work.
    static func reportTurns(of scene: UIWindowScene) {
        guard let owner = scene.workAfterLayout.nextOwner else { return }
        Log.warnOnce(
            "\(owner) still comes after \(FrameLimit.turns.most) turns of one frame, as each asks for the next: the rest waits for the next "
                + "frame. What is to go on for long belongs to a timer or a display link."
        )
    }
}
