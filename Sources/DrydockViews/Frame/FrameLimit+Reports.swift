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

    /// A view is laid out again within its own layout.
    static func reportNestedLayouts(_ view: UIView) {
        Log.warnOnce(
            "\(view.debugName).layoutIfNeeded is called within layouts of its own tree, \(FrameLimit.nestedLayouts.most) within one another: "
                + "it returns, and the outermost one lays the view out. What layoutSubviews calls must not call layoutIfNeeded again."
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

    /// A view still asks for display or layout when it has been drawn.
    static func reportDisplays(of scene: UIWindowScene) {
        var culprit: UIView?
        var habit = ""
        for case let window? in scene.shownWindows.map(\.window) {
            window.notifySubtree { view in
                let flags = view.layoutNode.flags
                guard !flags.isDisjoint(with: [.display, .layout, .constraints]) else { return }
                culprit = view
                habit =
                    flags.contains(.display)
                    ? "display. What draws it must not call setNeedsDisplay or change what it shows"
                    : "layout. What draws must not change that"
            }
        }
        guard let culprit else { return }
        Log.warnOnce(
            "\(culprit.debugName) is drawn in every frame: each time that is done, \(FrameLimit.displays.most) times in one frame, something "
                + "asks for its \(habit): what is to move belongs to a display link or an animation."
        )
    }

    /// A table's rows still turn out to be of other heights.
    package static func reportTableRounds(_ table: UIView) {
        Log.warnOnce(
            "\(table.debugName) still looks for the rows to show after \(FrameLimit.tableRounds.most) rounds of one layout: the heights of "
                + "its rows, or a contentOffset that its data source or delegate sets, bring others into view each time. They must depend "
                + "on the row alone."
        )
    }

    /// A collection view's layout object still has to prepare.
    package static func reportCollectionRounds(_ view: UIView, layout: Any) {
        Log.warnOnce(
            "\(view.debugName) still has its layout prepare after \(FrameLimit.collectionRounds.most) times in one layout: "
                + "\(type(of: layout)) is invalidated each time it has prepared. Its prepare() and collectionViewContentSize must not "
                + "invalidate it."
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
