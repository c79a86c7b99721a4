/// The layout of a tree: rounds of the passes `constraints` to `subviews`, until nothing waits for one.
extension UIView {
    /// Whether this view or anything in it waits for layout.
    package var needsLayoutPass: Bool {
        !layoutNode.flags.isDisjoint(with: .anyLayout)
    }

    /// Lays out the whole tree that this view is in: constraints are brought up to date from the inside out,
    /// solved, set as frames, and `layoutSubviews` is called from the outside in; again, while that asked
    /// for more. In an animation's block only what belongs to this view is animated.
    func layOutTree() {
        let root = self.root
        guard root.isWaitingForLayout else { return }
        assert(root.mayBeLaidOut)
        let node = root.layoutNode
        guard node.layoutNesting < FrameLimit.nestedLayouts.most else {
            FrameLimit.reportNestedLayouts(self)
            return
        }
        node.layoutNesting += 1
        defer { node.layoutNesting -= 1 }
        let animated = animatedPart
        var rounds = 0
        while root.isWaitingForLayout {
            // What an inner layout leaves over, the outermost one does.
            if rounds > 0, node.layoutNesting > 1 { return }
            guard rounds < FrameLimit.layoutRounds.most else {
                root.giveUpLayout()
                return
            }
            rounds += 1
            root.performWithTraits {
                root.updateMarkedConstraints(depth: 0)
                root.layOutConstraints()
                root.layOutMarkedSubviews(inside: nil, nil, animated: animated, depth: 0)
            }
        }
    }

    /// What `layoutIfNeeded` lays out on iOS: this view's tree, or that of the outermost view around it that waits for layout as
    /// do all between. The rest of the tree, which would wait for the next frame there, is not animated by the block that
    /// asks. Nil for all of it, and outside of such blocks.
    /// Source: Core Animation's documentation of `layoutIfNeeded`.
    private var animatedPart: UIView? {
        guard UIApplication.shared.animationRecorder.isRecording else { return nil }
        var part = self
        while let outer = part.superviewStorage, outer.layoutNode.flags.contains(.layout) { part = outer }
        return part.superviewStorage == nil ? nil : part
    }

    private var isWaitingForLayout: Bool {
        needsLayoutPass || layoutNode.engine?.isWaiting ?? false
    }

    /// The passes `engine`, `solve` and `apply`.
    func layOutConstraints() {
        let hasChanges = !layoutNode.flags.isDisjoint(with: [.engine, .engine.inDescendants])
        guard hasChanges || layoutNode.engine != nil else { return }
        let engine = engineOfRoot()
        engine.visitMarkedViews()
        engine.layOut()
    }

    /// The engine of the tree whose topmost view this is.
    func engineOfRoot() -> LayoutEngine {
        if let engine = layoutNode.engine {
            if engine.root === layoutNode { return engine }
            // The view that the old engine belonged to is gone.
            engine.dissolve()
        }
        let engine = LayoutEngine(root: knownNode, isLive: true)
        engine.add(layoutNode)
        return engine
    }

    /// Names the view that does not come to rest, and lets nothing in the tree wait any longer.
    private func giveUpLayout() {
        var culprit = self
        notifySubtree { if !$0.layoutNode.flags.isDisjoint(with: [.layout, .constraints]) { culprit = $0 } }
        FrameLimit.reportLayoutRounds(culprit)
        // The last changes still count: only what would ask again is not called.
        layOutConstraints()
        notifySubtree { $0.layoutNode.flags.subtract(.anyLayout) }
        layoutNode.engine?.stopWaiting()
    }
}
