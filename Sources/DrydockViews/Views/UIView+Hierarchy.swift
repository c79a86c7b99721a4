extension UIView {
    /// So many views, or layers, may lie in one another. What goes down a tree recursively must stay within a stack of 8 MB, of
    /// which drawing takes up to 16 KB for each level in debug builds.
    package nonisolated static let maximumDepth = 512

    /// Stops the program where more views lie in one another than can be laid out and drawn.
    func checkDepth(_ depth: Int) {
        require(
            depth < UIView.maximumDepth,
            """
            \(debugName) lies in \(depth) other views, the last of which are \(namesAround), and \
            \(UIView.maximumDepth - 1) are the most that can be laid out and drawn: use fewer containers.
            """
        )
    }

    private var namesAround: String {
        sequence(first: self) { $0.superviewStorage }.dropFirst().prefix(3).map(\.debugName).joined(
            separator: " in "
        )
    }

    func insert(_ view: UIView, below sibling: UIView) {
        insert(view, at: index(of: sibling, insertedBeside: view))
    }

    func insert(_ view: UIView, above sibling: UIView) {
        insert(view, at: index(of: sibling, insertedBeside: view).map { $0 + 1 })
    }

    func moveToFront(_ view: UIView) {
        move(view, to: subviewStorage.count - 1)
    }

    func moveToBack(_ view: UIView) {
        move(view, to: 0)
    }

    func swapSubviews(_ index1: Int, _ index2: Int) {
        precondition(
            subviewStorage.indices.contains(index1) && subviewStorage.indices.contains(index2),
            "\(debugName).exchangeSubview: \(index1) or \(index2) is not below \(subviewStorage.count)"
        )
        subviewStorage.swapAt(index1, index2)
        markDisplayNeeded()
    }

    /// Whether this view is `view` or somewhere inside of it.
    public func isDescendant(of view: UIView) -> Bool {
        layoutNode.isInside(view.layoutNode)
    }

    func firstView(tagged tag: Int) -> UIView? {
        var stack = [self]
        while let view = stack.popLast() {
            if view.tag == tag { return view }
            stack.append(contentsOf: view.subviewStorage.reversed())
        }
        return nil
    }

    /// The class, with the accessibility identifier where there is one: how messages name a view.
    package var debugName: String {
        let name = String(describing: type(of: self))
        return accessibilityIdentifier.map { "\(name) \"\($0)\"" } ?? name
    }

    // MARK: - Inserting and removing

    func insert(_ view: UIView, at index: Int?) {
        // Only a view that has subviews or a mask can contain this one.
        precondition(
            view !== self && (view.subviewStorage.isEmpty && view.extras?.mask == nil || !isDrawn(in: view)),
            "\(debugName).addSubview: \(view.debugName) contains this view; a view cannot be inside itself"
        )
        view.layerStorage?.leaveLooseSuperlayer(for: self)
        if view.layoutNode.aboveSerial == layoutNode.serial {
            move(view, to: index.map { min($0, subviewStorage.count - 1) } ?? subviewStorage.count - 1)
            return
        }
        precondition(
            index.map { $0 >= 0 } ?? true,
            "\(debugName).insertSubview: the index \(index ?? 0) is negative"
        )
        if view.windowStorage != nil, view.windowStorage !== windowStorage { view.endEditingBeforeLeaving() }
        // Read once: a window has weak references, which make each reading and comparing of it slow.
        let (window, oldWindow) = (windowStorage, view.windowStorage)
        let movesWindow = oldWindow !== window
        let oldTraits = oldWindow == nil ? view.takeTraitsOfLastWindow() : UIView.traitBase(in: oldWindow)
        view.willMove(toSuperview: self)
        if movesWindow { view.announceMove(to: window) }
        view.leaveSuperview()
        let place = min(index ?? .max, subviewStorage.count)
        // Nearly always the last, for which the general way takes twice as long.
        if place == subviewStorage.count {
            subviewStorage.append(view)
        } else {
            subviewStorage.insert(view, at: place)
        }
        layerStorage?.subviewWasInserted(at: place)
        view.superviewStorage = self
        if movesWindow { view.setWindowOfSubtree(window) }
        subviewsDidChange()
        view.markLayoutNeeded()
        hierarchyDidGain(view)
        window?.isDisplayNeeded = true
        view.superviewDidChange(to: self, oldTraits: oldTraits, traits: UIView.traitBase(in: window))
        didAddSubview(view)
        view.didMoveToSuperview()
        if movesWindow { view.confirmMove(to: window) }
        view.inheritTintColor(tintColorForSubviews)
    }

    func detach(newSuperview: UIView?) {
        endEditingBeforeLeaving()
        guard layoutNode.above != nil else { return }
        willMove(toSuperview: newSuperview)
        let leavesWindow = windowStorage != nil
        if leavesWindow {
            withExtras { $0.traitsOfLastWindow = traitBase }
            announceMove(to: nil)
        }
        leaveSuperview()
        forgetInheritedTintColor()
        if leavesWindow { setWindowOfSubtree(nil) }
        didMoveToSuperview()
        if leavesWindow { confirmMove(to: nil) }
    }

    private func leaveSuperview() {
        guard let old = superviewStorage else { return }
        old.willRemoveSubview(self)
        markDisplayNeeded()
        if let index = old.subviewStorage.firstIndex(where: { $0 === self }) {
            old.subviewStorage.remove(at: index)
            old.layerStorage?.subviewWasRemoved(at: index)
        }
        superviewStorage = nil
        hierarchyDidLose(self, from: old)
        old.subviewsDidChange()
    }

    /// A `layoutSubviews` that exchanges its subviews each time it is called has placed them itself, and would otherwise be called
    /// again without end.
    private func subviewsDidChange() {
        if !layoutNode.isLayingOutSubviews { markLayoutNeeded() }
    }

    private func move(_ view: UIView, to index: Int) {
        guard let old = subviewStorage.firstIndex(where: { $0 === view }), old != index else { return }
        subviewStorage.remove(at: old)
        layerStorage?.subviewWasRemoved(at: old)
        subviewStorage.insert(view, at: max(index, 0))
        layerStorage?.subviewWasInserted(at: max(index, 0))
        markDisplayNeeded()
    }

    private func index(of sibling: UIView, insertedBeside view: UIView) -> Int? {
        subviewStorage.lazy.filter { $0 !== view }.enumerated().first { $0.element === sibling }?.offset
    }

    // MARK: - Whole subtrees, without recursion

    /// Calls `body` for this view and everything in it, parents first.
    package func notifySubtree(_ body: (UIView) -> Void) {
        // Most have no subviews.
        guard !subviewStorage.isEmpty else { return body(self) }
        var stack = [self]
        while let view = stack.popLast() {
            body(view)
            stack.append(contentsOf: view.subviewStorage.reversed())
        }
    }

    /// Tells the views, and the controllers whose views they are, of the window they are about to be in.
    private func announceMove(to window: UIWindow?) {
        notifySubtree { view in
            view.willMove(toWindow: window)
            view.viewController?.viewWillMove(toWindow: window)
        }
    }

    private func confirmMove(to window: UIWindow?) {
        let rules = AppearanceRules.shared
        notifySubtree { view in
            if window != nil, !rules.rules.isEmpty { rules.apply(to: view) }
            view.didMoveToWindow()
            view.viewController?.viewDidMove(toWindow: window)
        }
    }

    private func setWindowOfSubtree(_ window: UIWindow?) {
        notifySubtree { view in
            view.windowStorage?.viewWillLeave(view)
            view.windowStorage = window
            if window != nil, let layer = view.layerStorage { LayerUpdates.treeDidChange(at: layer) }
        }
    }

    /// Nobody refers to the view any more: parts the rest of the tree from it.
    func die() {
        layoutNode.viewWillDie()
        if !subviewStorage.isEmpty { UIView.free(Orphans(takeSubviews())) }
        if let layerStorage { layerStorage.viewWillDie(layerStorage.values(of: self)) }
    }

    /// As `die()`, in two steps: what is returned does not refer to the view.
    func takeRemains() -> @MainActor () -> Void {
        let (node, layer) = (layoutNode, layerStorage)
        let values = layer?.values(of: self)
        let orphans = Orphans(takeSubviews())
        return {
            node.viewWillDie()
            UIView.free(orphans)
            if let layer, let values { layer.viewWillDie(values) }
        }
    }

    /// Takes a deep tree apart level by level: freeing it by recursion would overflow the stack.
    private static func free(_ orphans: Orphans<UIView>) {
        while var view = orphans.items.popLast() {
            if isKnownUniquelyReferenced(&view) {
                orphans.items.append(contentsOf: view.takeSubviews())
            } else {
                view.layoutNode.refer(to: view)
                view.forgetInheritedTintColor()
            }
        }
    }

    /// Parts from all subviews, without a word to anyone.
    private func takeSubviews() -> [UIView] {
        let subviews = subviewStorage
        for subview in subviews { subview.layoutNode.forgetSuperview() }
        subviewStorage = []
        return subviews
    }
}
