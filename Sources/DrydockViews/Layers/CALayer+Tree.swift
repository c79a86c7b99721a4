/// A sublayer that is not that of a subview.
struct LooseSublayer {
    let layer: CALayer
    /// How many subviews of the superlayer's view are behind it.
    var slot: Int
}

/// What lies in a layer: a sublayer, or a subview whose layer need not exist.
enum LayerChild {
    case loose(CALayer)
    case subview(UIView)

    var layer: CALayer {
        switch self {
        case .loose(let layer): layer
        case .subview(let view): view.layer
        }
    }

    fileprivate var zPosition: CGFloat {
        switch self {
        case .loose(let layer): layer.drawn.fields.zPosition
        case .subview(let view): view.zPosition
        }
    }
}

extension CALayer {
    final var debugName: String {
        name.map { "\(type(of: self)) \"\($0)\"" }
            ?? view.map { "\($0.debugName).layer" } ?? "\(type(of: self))"
    }

    /// Back to front, by their order.
    final var children: [LayerChild] {
        let subviews = view?.subviewStorage ?? []
        var result: [LayerChild] = []
        result.reserveCapacity(subviews.count + loose.count)
        var next = 0
        for entry in loose {
            while next < min(entry.slot, subviews.count) {
                result.append(.subview(subviews[next]))
                next += 1
            }
            result.append(.loose(entry.layer))
        }
        return result + subviews[next...].map { .subview($0) }
    }

    /// Back to front, as they are drawn. Stable: those of one z position keep their order.
    final var drawnChildren: [LayerChild] {
        let children = self.children
        let places = children.map(\.zPosition)
        guard let first = places.first, places.contains(where: { $0 != first }) else { return children }
        return children.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { children[$0] }
    }

    /// The layer that this one is drawn in: as a sublayer or as its mask.
    final var owner: CALayer? { superlayer ?? view?.extras?.maskedView?.layer }

    /// The view that this layer belongs to, or is in.
    final var hostView: UIView? {
        var layer: CALayer? = self
        while let current = layer {
            if let view = current.view { return view }
            layer = current.superlayerStorage ?? current.maskedLayer
        }
        return nil
    }

    /// The scene that shows this layer.
    final var scene: UIWindowScene? {
        guard let host = hostView else { return nil }
        if let scene = host.window?.windowScene { return scene }
        return host.root.extras?.maskedView?.layer.scene ?? host.root.layerStorage?.looseOwner?.scene
    }

    /// The layer that this one is in although its view has no superview.
    final var looseOwner: CALayer? { superlayerStorage ?? maskedLayer }

    // MARK: - Inserting and removing

    final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        let siblings = children.lazy.map(\.layer).filter { $0 !== layer }
        let index = sibling.flatMap { sibling in
            siblings.enumerated().first { $0.element === sibling }?.offset
        }
        insert(layer, at: index.map { $0 + offset })
    }

    final func insert(_ layer: CALayer, at index: Int?) {
        require(
            layer !== self && !isInside(layer),
            "\(debugName).addSublayer: \(layer.debugName) contains this layer; a layer cannot be inside itself"
        )
        if let view, let subview = layer.view, subview.superviewStorage === view {
            return view.place(subview, amongLayersAt: index)
        }
        // Here, and not only when the tree is drawn: by then every layer added to the innermost one has walked up all of it.
        layer.checkDepth(depth + 1)
        var moves = 0
        // A view's callbacks may put its layer somewhere else.
        while layer.looseOwner != nil || layer.view?.superviewStorage != nil {
            layer.leaveSuperlayer()
            moves += 1
            require(
                moves <= 16,
                "\(debugName).addSublayer: callbacks of \(layer.debugName) move it each time that it leaves its superlayer"
            )
        }
        require(
            !isInside(layer),
            """
            \(debugName).addSublayer: \(layer.debugName) contains this layer since a callback of its move has put it there; a \
            layer cannot be inside itself
            """
        )
        let siblings = children
        let index = min(index ?? .max, siblings.count)
        let looseIndex = siblings[..<index].count { if case .loose = $0 { true } else { false } }
        loose.insert(LooseSublayer(layer: layer, slot: index - looseIndex), at: looseIndex)
        layer.superlayerStorage = self
        layer.enterTree()
        sublayersDidChange()
    }

    /// As with subviews, a `layoutSubviews` that exchanges sublayers has placed them itself.
    private func sublayersDidChange() {
        if view?.layoutNode.isLayingOutSubviews != true { setNeedsLayout() }
    }

    final func setSublayers(_ layers: [CALayer]) {
        for child in children where !layers.contains(where: { $0 === child.layer }) {
            child.layer.removeFromSuperlayer()
        }
        for layer in layers { addSublayer(layer) }
    }

    final func leaveSuperlayer() {
        if let masked = maskedLayer { return masked.setMask(nil) }
        if let superlayer = superlayerStorage {
            markDisplayNeeded()
            let scene = self.scene
            superlayer.loose.removeAll { $0.layer === self }
            superlayerStorage = nil
            superlayer.sublayersDidChange()
            leaveTree(of: scene)
        } else if let view, view.superviewStorage != nil {
            view.removeFromSuperview()
        }
    }

    /// The view is about to be a subview.
    final func leaveLooseSuperlayer(for superview: UIView) {
        guard looseOwner != nil else { return }
        leaveSuperlayer()
    }

    final func setMask(_ mask: CALayer?) {
        guard mask !== self.mask else { return }
        require(
            mask.map { $0 !== self && !isInside($0) } ?? true,
            "\(debugName).mask: \(mask?.debugName ?? "") contains this layer; a layer cannot mask itself"
        )
        view?.setMask(nil)
        if let old = maskStorage {
            let scene = self.scene
            maskStorage = nil
            old.maskedLayer = nil
            old.leaveTree(of: scene)
        }
        mask?.leaveSuperlayer()
        mask?.maskedLayer = self
        maskStorage = mask
        mask?.enterTree()
        markDisplayNeeded()
    }

    /// Of what is shown: what is shown of the model's mask.
    final var presentedMask: CALayer? { modelStorage?.mask?.presentation() }

    /// How many layers and views this layer lies in, as far as the limit.
    private var depth: Int {
        var depth = 0
        var layer: CALayer? = self
        while let current = layer, depth < UIView.maximumDepth {
            if let view = current.view {
                var outer = view.superviewStorage
                while let superview = outer, depth < UIView.maximumDepth {
                    depth += 1
                    outer = superview.superviewStorage
                }
                return depth
            }
            layer = current.looseOwner
            if layer != nil { depth += 1 }
        }
        return depth
    }

    private func isInside(_ other: CALayer) -> Bool {
        guard !other.loose.isEmpty || other.view != nil || other.maskStorage != nil else { return false }
        var layer: CALayer? = self
        while let current = layer {
            if current === other { return true }
            layer = current.owner
        }
        return false
    }

    private func enterTree() {
        markDisplayNeeded()
        LayerUpdates.treeDidChange(at: self)
    }

    private func leaveTree(of scene: UIWindowScene?) {
        scene?.animator.dropLayers()
        LayerUpdates.treeDidChange(at: self)
    }

    /// Takes a deep tree apart level by level: freeing it by recursion would overflow the stack.
    final func freeSublayers() {
        if hasOwnLayers { takeSublayersToFree()() }
    }

    /// As `freeSublayers()`, in two steps.
    final func takeSublayersToFree() -> @MainActor () -> Void {
        let orphans = Orphans(takeSublayers())
        return {
            while var layer = orphans.items.popLast() {
                if isKnownUniquelyReferenced(&layer) { orphans.items += layer.takeSublayers() }
            }
        }
    }

    /// Whether there are layers that are no view's.
    final var hasOwnLayers: Bool { !loose.isEmpty || maskStorage != nil }

    private func takeSublayers() -> [CALayer] {
        guard hasOwnLayers else { return [] }
        let layers = loose.map(\.layer) + (maskStorage.map { [$0] } ?? [])
        loose = []
        maskStorage = nil
        return layers
    }

    // MARK: - Subviews

    /// A subview came to an index.
    /// - Parameter isBelowLayers: whether it stands right above the subview before it, below the layers between that and the next
    ///   subview; otherwise it stands above these.
    final func subviewWasInserted(at index: Int, isBelowLayers: Bool = false) {
        let first = isBelowLayers ? index : index + 1
        for position in loose.indices where loose[position].slot >= first { loose[position].slot += 1 }
    }

    final func subviewWasRemoved(at index: Int) {
        for position in loose.indices where loose[position].slot > index { loose[position].slot -= 1 }
    }

    /// The view is going: its layer keeps what the view had.
    final func viewWillDie(_ values: LayerState) {
        state = values
        for position in loose.indices { loose[position].slot = 0 }
    }
}

extension UIView {
    /// The layer of the view's `layerClass`, made when it is first asked for.
    func makeLayer() -> CALayer {
        let type: AnyClass = type(of: self).layerClass
        guard let layerType = type as? CALayer.Type else {
            preconditionFailure("\(debugName).layerClass: \(type) is no CALayer")
        }
        let layer = layerType.make(())
        layer.state.contentsScale = contentScaleFactor
        layer.view = self
        layerStorage = layer
        return layer
    }

    fileprivate var zPosition: CGFloat { layerStorage?.drawn.fields.zPosition ?? 0 }

    /// Whether subviews are all that lies in the view, in their order.
    var hasPlainSubviews: Bool {
        if let layerStorage, !layerStorage.loose.isEmpty { return false }
        return !subviewStorage.contains { $0.layerStorage != nil && $0.zPosition != 0 }
    }

    /// Moves a subview to where its layer has an index among all sublayers; to the front for nil.
    fileprivate func place(_ subview: UIView, amongLayersAt index: Int?) {
        guard let layerStorage, let index else { return bringSubviewToFront(subview) }
        let others = layerStorage.children.filter { $0.layer !== subview.layer }
        let before = others.prefix(index)
        let slot = before.count { if case .subview = $0 { true } else { false } }
        insert(subview, at: .index(slot))
        // Layers in the same gap between subviews are behind it or not, as the index says.
        let looseBefore = before.count - slot
        for position in layerStorage.loose.indices {
            if position >= looseBefore, layerStorage.loose[position].slot == slot {
                layerStorage.loose[position].slot = slot + 1
            } else if position < looseBefore, layerStorage.loose[position].slot == slot + 1 {
                layerStorage.loose[position].slot = slot
            }
        }
    }
}
