extension UIView {
    /// So many views, or layers, may lie in one another.
    package nonisolated static var maximumDepth: Int { FrameLimit.depth.most }

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
        insert(view, at: .below(sibling))
    }

    func insert(_ view: UIView, above sibling: UIView) {
        insert(view, at: .above(sibling))
    }

    func moveToFront(_ view: UIView) {
        move(view, to: subviewStorage.count - 1)
    }

    func moveToBack(_ view: UIView) {
        move(view, to: 0, isBelowLayers: true)
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

    /// Where among the subviews a view comes to stand. A sibling's place is looked up at the last moment, as callbacks may move it.
    enum SubviewPlace {
        case front
        case index(Int)
        case below(UIView)
        case above(UIView)

        /// Whether the view stands right above another, and below the layers that are above that.
        var isBelowLayers: Bool { if case .above = self { true } else { false } }
    }

    func insert(_ view: UIView, at place: SubviewPlace) {
        require(
            !view.contains(self),
            "\(debugName).addSubview: \(view.debugName) contains this view; a view cannot be inside itself"
        )
        view.layerStorage?.leaveLooseSuperlayer(for: self)
        if view.layoutNode.aboveSerial == layoutNode.serial {
            let index = min(index(of: place, for: view), subviewStorage.count - 1)
            move(view, to: index, isBelowLayers: place.isBelowLayers)
            return
        }
        if case .index(let index) = place {
            precondition(index >= 0, "\(debugName).insertSubview: the index \(index) is negative")
        }
        view.beginMove(into: self)
        defer { view.endMove() }
        if view.windowStorage != nil, view.windowStorage !== windowStorage { view.endEditingBeforeLeaving() }
        // Read once: a window has weak references, which make each reading and comparing of it slow.
        var (window, oldWindow) = (windowStorage, view.windowStorage)
        var movesWindow = oldWindow !== window
        let changes = UIView.hierarchyChanges
        view.willMove(toSuperview: self)
        if movesWindow { view.announceMove(to: window) }
        let departures = view.leaveSuperview()
        if UIView.hierarchyChanges != changes + departures {
            checkAfterCallbacks(of: view)
            (window, oldWindow) = (windowStorage, view.windowStorage)
            movesWindow = oldWindow !== window
        }
        let index = index(of: place, for: view)
        // Nearly always the last, for which the general way takes twice as long.
        if index == subviewStorage.count {
            subviewStorage.append(view)
        } else {
            subviewStorage.insert(view, at: index)
        }
        layerStorage?.subviewWasInserted(at: index, isBelowLayers: place.isBelowLayers)
        view.superviewStorage = self
        UIView.hierarchyChanges += 1
        let inserted = UIView.hierarchyChanges
        let isOutdated = movesWindow && view.setWindowOfSubtree(window)
        subviewsDidChange()
        view.markLayoutNeeded()
        hierarchyDidGain(view)
        markDisplayNeeded()
        // In no window nothing is inherited but overrides.
        if isOutdated || view.traitChain !== traitChain { view.traitsMayHaveChanged(isWhole: isOutdated) }
        didAddSubview(view)
        view.didMoveToSuperview()
        // A callback may have taken the view to another window, and then it has been told of that one.
        if movesWindow, UIView.hierarchyChanges == inserted || view.windowStorage === window {
            view.confirmMove(to: window)
        }
        guard view.layoutNode.aboveSerial == layoutNode.serial else { return }
        view.inheritTintColor(tintColorForSubviews)
    }

    /// Callbacks of a view that is about to be inserted have changed the hierarchy.
    private func checkAfterCallbacks(of view: UIView) {
        require(
            !view.contains(self),
            """
            \(debugName).addSubview: \(view.debugName) contains this view since one of its callbacks before the move, such as \
            willMove(toSuperview:), has added it there; a view cannot be inside itself
            """
        )
        view.layerStorage?.leaveLooseSuperlayer(for: self)
    }

    /// Whether a view is this one or in it. Cost: its depth, and nothing for a view in which nothing is.
    private func contains(_ other: UIView) -> Bool {
        if other === self { return true }
        if subviewStorage.isEmpty, extras?.mask == nil, layerStorage?.loose.isEmpty ?? true { return false }
        return other.isDrawn(in: self)
    }

    private func index(of place: SubviewPlace, for view: UIView) -> Int {
        let count = subviewStorage.count
        return switch place {
        case .front: count
        case .index(let index): min(index, count)
        case .below(let sibling): index(of: sibling, insertedBeside: view) ?? count
        case .above(let sibling): index(of: sibling, insertedBeside: view).map { $0 + 1 } ?? count
        }
    }

    /// The view begins to move, into a superview or out of all.
    fileprivate func beginMove(into superview: UIView?) {
        layoutNode.moves += 1
        require(
            layoutNode.moves <= FrameLimit.nestedMoves.most,
            """
            \(debugName) is moved again, \(superview.map { "into \($0.debugName)" } ?? "out of its superview"), by callbacks of its \
            own move, \(FrameLimit.nestedMoves.most) times within one another: willMove(toSuperview:), willRemoveSubview(_:) and the \
            like must not move it each time they are called
            """
        )
    }

    fileprivate func endMove() { layoutNode.moves -= 1 }

    /// Grows whenever a view enters a superview or leaves it.
    fileprivate static var hierarchyChanges = 0

    func detach() {
        endEditingBeforeLeaving()
        guard layoutNode.above != nil else { return }
        beginMove(into: nil)
        defer { endMove() }
        willMove(toSuperview: nil)
        var leavesWindow = windowStorage != nil
        if leavesWindow { announceMove(to: nil) }
        _ = leaveSuperview()
        forgetInheritedTintColor()
        // Callbacks may have taken the view out, or into another window.
        leavesWindow = windowStorage != nil
        if leavesWindow {
            setWindowOfSubtree(nil)
            confirmMove(to: nil)
        }
        didMoveToSuperview()
    }

    /// - Returns: how many superviews the view itself has left: none or one.
    private func leaveSuperview() -> Int {
        // What is told may move the view itself, which then leaves where that has taken it.
        var moves = 0
        while let old = superviewStorage {
            old.willRemoveSubview(self)
            if superviewStorage === old {
                leave(old)
                return 1
            }
            moves += 1
            require(
                moves <= FrameLimit.nestedMoves.most,
                "\(debugName) is moved by willRemoveSubview(_:) of each superview that it leaves, \(old.debugName) the last: it must not move the view each time it is called"
            )
        }
        return 0
    }

    private func leave(_ old: UIView) {
        UIView.hierarchyChanges += 1
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

    private func move(_ view: UIView, to index: Int, isBelowLayers: Bool = false) {
        guard let old = subviewStorage.firstIndex(where: { $0 === view }),
            old != index || layerStorage?.loose.isEmpty == false
        else { return }
        subviewStorage.remove(at: old)
        layerStorage?.subviewWasRemoved(at: old)
        subviewStorage.insert(view, at: max(index, 0))
        layerStorage?.subviewWasInserted(at: max(index, 0), isBelowLayers: isBelowLayers)
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

    /// - Returns: whether a view was last told of other traits than those of the window's scene.
    @discardableResult
    private func setWindowOfSubtree(_ window: UIWindow?) -> Bool {
        let traits = window?.windowScene?.traitCollection
        var isOutdated = false
        notifySubtree { view in
            view.windowStorage?.viewWillLeave(view)
            view.windowStorage = window
            if let traits, view.sceneTraits !== traits { isOutdated = true }
            if window != nil, let layer = view.layerStorage { LayerUpdates.treeDidChange(at: layer) }
        }
        return isOutdated
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
