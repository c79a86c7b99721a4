extension UIView {
    /// Passes that one `layoutIfNeeded` makes at most; views that ask for layout while they are laid out can
    /// ask forever.
    nonisolated static let maximumLayoutPasses = 16
    /// Layouts of one tree that may be under way within one another: `layoutSubviews` may ask for layout at
    /// once, but not without end.
    nonisolated static let maximumLayoutNesting = 4

    /// Whether this view or anything in it waits for layout.
    package var needsLayoutPass: Bool {
        !layoutNode.flags.isEmpty
    }

    /// Lays out the whole tree that this view is in: constraints are brought up to date from the inside out,
    /// solved, set as frames, and `layoutSubviews` is called from the outside in; again, while that asked
    /// for more. In an animation's block only what belongs to this view is animated.
    func layOutTree() {
        let root = self.root
        guard root.isWaitingForLayout else { return }
        let node = root.layoutNode
        guard node.layoutNesting < UIView.maximumLayoutNesting else { return }
        node.layoutNesting += 1
        defer { node.layoutNesting -= 1 }
        let animated = animatedPart
        var passes = 0
        while root.isWaitingForLayout {
            // What an inner layout leaves over, the outermost one does.
            if passes > 0, node.layoutNesting > 1 { return }
            guard passes < UIView.maximumLayoutPasses else {
                root.giveUpLayout()
                return
            }
            passes += 1
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

    /// Brings the engine up to date with the tree, and the frames with the engine.
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

    /// - Parameters:
    ///   - outer: The superview's safe area; nil for none.
    ///   - animated: All but this part of the tree is left out of the animation's block that is being run; nil for no such part.
    private func layOutMarkedSubviews(
        inside superview: UIView?,
        _ outer: UIEdgeInsets?,
        animated: UIView?,
        depth: Int
    ) {
        if let animated, animated !== self, !animated.isDescendant(of: self) {
            return UIApplication.shared.animationRecorder.runOutsideOfBlocks {
                layOutMarkedSubviews(inside: superview, outer, animated: nil, depth: depth)
            }
        }
        let animated = animated === self ? nil : animated
        let wanted: LayoutFlags = [.layout, .layout.inDescendants]
        let node = layoutNode
        guard !node.flags.isDisjoint(with: wanted) else { return }
        checkDepth(depth)
        let controller = viewController
        var insets: UIEdgeInsets?
        if superview == nil || outer != nil || controller != nil {
            insets = safeAreaInsets(inside: superview, outer ?? .zero, controller)
            if insets == .zero { insets = nil }
        }
        if node.flags.contains(.layout) {
            node.flags.subtract(.layout)
            if insets != nil || node.insets != nil, noteSafeArea(insets ?? .zero) {
                for subview in subviewStorage { subview.mark(.layout) }
            }
            let wasLayingOutSubviews = node.isLayingOutSubviews
            node.isLayingOutSubviews = true
            if animated != nil {
                UIApplication.shared.animationRecorder.runOutsideOfBlocks {
                    performWithTraits { layOutSubviews(of: controller) }
                }
            } else if traitChain != nil || tintColorForSubviews != nil {
                performWithTraits { layOutSubviews(of: controller) }
            } else {
                layOutSubviews(of: controller)
            }
            node.isLayingOutSubviews = wasLayingOutSubviews
            if let insets { markMovedSafeAreas(inside: insets) }
        }
        guard node.flags.contains(.layout.inDescendants) else { return }
        node.flags.subtract(.layout.inDescendants)
        subviewStorage.forEachUncounted { subview in
            if subview.layoutNode.flags.isDisjoint(with: wanted) { return }
            subview.layOutMarkedSubviews(inside: self, insets, animated: animated, depth: depth + 1)
        }
    }

    /// A subview that has moved in the view's safe area has another one, of which it is to be told.
    private func markMovedSafeAreas(inside insets: UIEdgeInsets) {
        subviewStorage.forEachUncounted { subview in
            let node = subview.layoutNode
            guard !node.flags.contains(.layout) else { return }
            let new = subview.safeAreaInsets(inside: self, insets, subview.viewController)
            if new != node.insets?.reportedSafeArea ?? .zero { node.mark(.layout) }
        }
    }

    private func layOutSubviews(of controller: UIViewController?) {
        controller?.tellIsAppearing()
        controller?.layOutContentUnavailable()
        controller?.viewWillLayoutSubviews()
        if layoutNode.hasDisplacedSubviews { restoreSubviews() }
        if let layerStorage {
            layerStorage.layoutSublayers()
        } else if overrides.contains(.layerLayout) {
            layer.layoutSublayers()
        } else {
            layoutSubviews()
        }
        controller?.viewDidLayoutSubviews()
    }

    /// Sets the subviews that the caller has moved back to where constraints place them.
    private func restoreSubviews() {
        layoutNode.hasDisplacedSubviews = false
        layoutNode.engine?.restoreFrames(of: subviewStorage)
    }

    private func giveUpLayout() {
        var culprit = self
        notifySubtree { if !$0.layoutNode.flags.isDisjoint(with: [.layout, .constraints]) { culprit = $0 } }
        let habit =
            culprit.layoutNode.flags.contains(.constraints)
            ? "asks for updateConstraints each time it is called. It must not call setNeedsUpdateConstraints there."
            : "asks for layout each time it is laid out. Its layoutSubviews must not change what it depends on."
        Log.warnOnce(
            "\(culprit.debugName) still needs layout after \(UIView.maximumLayoutPasses) passes: it \(habit)"
        )
        // The last changes still count: only what would ask again is not called.
        layOutConstraints()
        notifySubtree { $0.layoutNode.flags = [] }
        layoutNode.engine?.stopWaiting()
    }

    // MARK: - What the view tree tells

    func markLayoutNeeded() {
        mark(.layout)
    }

    func hierarchyDidGain(_ view: UIView) {
        // A tree that was laid out on its own now belongs to a larger one.
        view.layoutNode.engine?.dissolve()
        view.layoutNode.markAncestors(view.layoutNode.flags.forAncestors)
    }

    func hierarchyDidLose(_ view: UIView, from superview: UIView) {
        let engine = superview.layoutNode.engine
        var lost = engine?.constraints(into: view) ?? []
        var next: LayoutNode? = superview.layoutNode
        while let node = next {
            lost += node.held.pending.filter { $0.row < 0 && $0.mentions(inside: view.layoutNode) }
            next = node.above
        }
        for constraint in lost { constraint.deactivate() }
        engine?.remove(view)
    }

    func hiddenDidChange() {
        superviewStorage?.subviewHiddenDidChange()
    }

    /// The writing direction of this view changed: leading and trailing change sides.
    func layoutDirectionDidChange() {
        for constraint in constraints { constraint.directionDidChange() }
        layoutNode.engine?.directionDidChange(of: layoutNode)
        mark([.engine, .layout])
        markDisplayNeeded()
    }
}
