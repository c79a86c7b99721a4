extension UIView {
    /// Passes that one `layoutIfNeeded` makes at most; views that ask for layout while they are laid out can
    /// ask forever.
    nonisolated static let maximumLayoutPasses = 16
    /// Layouts of one tree that may be under way within one another: `layoutSubviews` may ask for layout at
    /// once, but not without end.
    nonisolated static let maximumLayoutNesting = 4

    /// Whether this view or anything in it waits for layout.
    package var needsLayoutPass: Bool {
        !layoutFlags.isEmpty
    }

    /// Lays out the whole tree that this view is in: constraints are brought up to date from the inside out,
    /// solved, set as frames, and `layoutSubviews` is called from the outside in; again, while that asked
    /// for more.
    func layOutTree() {
        let root = self.root
        guard root.isWaitingForLayout else { return }
        let state = root.layoutState
        guard state.layoutNesting < UIView.maximumLayoutNesting else { return }
        state.layoutNesting += 1
        defer { state.layoutNesting -= 1 }
        var passes = 0
        while root.isWaitingForLayout {
            // What an inner layout leaves over, the outermost one does.
            if passes > 0, state.layoutNesting > 1 { return }
            guard passes < UIView.maximumLayoutPasses else {
                root.giveUpLayout()
                return
            }
            passes += 1
            root.performWithTraits {
                root.updateMarkedConstraints(depth: 0)
                root.layOutConstraints()
                root.layOutMarkedSubviews(inside: nil, .zero, depth: 0)
            }
        }
    }

    private var isWaitingForLayout: Bool {
        needsLayoutPass || layoutStateStorage?.engine?.isWaiting ?? false
    }

    /// Brings the engine up to date with the tree, and the frames with the engine.
    func layOutConstraints() {
        let hasNews = !layoutFlags.isDisjoint(with: [.engine, .engine.inDescendants])
        guard hasNews || layoutStateStorage?.engine != nil else { return }
        let engine = engineOfRoot()
        engine.visitMarkedViews()
        engine.layOut()
    }

    /// The engine of the tree whose topmost view this is.
    func engineOfRoot() -> LayoutEngine {
        let state = layoutState
        if let engine = state.engine {
            if engine.root === state { return engine }
            // The view that the old engine belonged to is gone.
            engine.dissolve()
            state.engine = nil
        }
        let engine = LayoutEngine(root: state)
        _ = engine.join(state)
        return engine
    }

    private func layOutMarkedSubviews(inside superview: UIView?, _ outer: UIEdgeInsets, depth: Int) {
        let wanted: LayoutFlags = [.layout, .layout.inDescendants]
        guard !layoutFlags.isDisjoint(with: wanted) else { return }
        guard depth < UIView.maximumDepth else {
            layoutFlags.subtract(wanted)
            return
        }
        let controller = viewController
        let hasSafeArea = superview == nil || outer != .zero || controller != nil
        let insets = hasSafeArea ? safeAreaInsets(inside: superview, outer, controller) : .zero
        if layoutFlags.contains(.layout) {
            layoutFlags.subtract(.layout)
            if noteSafeArea(insets) {
                for subview in subviewStorage { subview.mark(.layout) }
            }
            layoutStateStorage?.isLayingOutSubviews = true
            if traitChain != nil {
                performWithTraits { layOutSubviews(of: controller) }
            } else {
                layOutSubviews(of: controller)
            }
            layoutStateStorage?.isLayingOutSubviews = false
        }
        guard layoutFlags.contains(.layout.inDescendants) else { return }
        layoutFlags.subtract(.layout.inDescendants)
        let subviews = subviewStorage
        for index in subviews.indices where !subviews[index].layoutFlags.isDisjoint(with: wanted) {
            Unmanaged.passUnretained(subviews[index]).read {
                $0.layOutMarkedSubviews(inside: self, insets, depth: depth + 1)
            }
        }
        extendLifetime(subviews)
    }

    private func layOutSubviews(of controller: UIViewController?) {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    private func giveUpLayout() {
        var culprit = self
        notifySubtree { if !$0.layoutFlags.isDisjoint(with: [.layout, .constraints]) { culprit = $0 } }
        let habit =
            culprit.layoutFlags.contains(.constraints)
            ? "asks for updateConstraints each time it is called. It must not call setNeedsUpdateConstraints there."
            : "asks for layout each time it is laid out. Its layoutSubviews must not change what it depends on."
        Log.warnOnce(
            "\(culprit.debugName) still needs layout after \(UIView.maximumLayoutPasses) passes: it \(habit)"
        )
        // The last changes still count: only what would ask again is not called.
        layOutConstraints()
        notifySubtree { $0.layoutFlags = [] }
        layoutStateStorage?.engine?.stopWaiting()
    }

    // MARK: - What the view tree tells

    func markLayoutNeeded() {
        mark(.layout)
    }

    func hierarchyDidGain(_ view: UIView) {
        // A tree that was laid out on its own now belongs to a larger one.
        if let state = view.layoutStateStorage, let engine = state.engine { engine.dissolve() }
        view.markAncestors(view.layoutFlags.forAncestors)
    }

    func hierarchyDidLose(_ view: UIView, from superview: UIView) {
        var lost: [NSLayoutConstraint] = []
        view.notifySubtree { inner in
            guard let state = inner.layoutStateStorage else { return }
            lost.append(contentsOf: state.constraintsHeldOutside(of: view))
            for guide in state.allGuides {
                lost.append(contentsOf: guide.node.constraintsHeldOutside(of: view))
            }
        }
        for constraint in lost { constraint.deactivate() }
        if let engine = superview.layoutStateStorage?.engine { engine.leave(view) }
    }

    func hiddenDidChange() {
        (superviewStorage as? UIStackView)?.arrangementDidChange()
    }

    /// The writing direction of this view changed: leading and trailing change sides.
    func layoutDirectionDidChange() {
        if let state = layoutStateStorage {
            for constraint in state.constraints { constraint.directionDidChange() }
            state.engine?.directionDidChange(of: state)
        }
        mark([.engine, .layout])
        setNeedsDisplay()
    }
}

extension LayoutNode {
    fileprivate func constraintsHeldOutside(of view: UIView) -> [NSLayoutConstraint] {
        mentions.compactMap { constraint in
            guard let holder = constraint.holder, holder !== self else { return nil }
            return holder.view?.isDescendant(of: view) ?? false ? nil : constraint
        }
    }
}
