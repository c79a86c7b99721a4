/// The layers of a scene that wait for something.
final class LayerUpdates {
    private struct Weak {
        weak var layer: CALayer?
    }

    private var waitingForLayout: [Weak] = []
    private var new: [Weak] = []
    /// How many times all has been drawn.
    private var displays = 0
    private var isDisplaying = false

    /// Layouts that one frame makes at most of layers that ask for more.
    private static let maximumRounds = 16

    var isEmpty: Bool { waitingForLayout.isEmpty }

    fileprivate func addWaitingForLayout(_ layer: CALayer) {
        waitingForLayout.append(Weak(layer: layer))
    }

    /// Lays out what waits for it, in the order in which it was asked for.
    /// - Returns: whether there was anything.
    func layOut() -> Bool {
        if waitingForLayout.isEmpty { return false }
        for _ in 0..<Self.maximumRounds {
            for layer in takeWaitingForLayout() { layer.layOutIfWaiting() }
        }
        giveUp(takeWaitingForLayout())
        return true
    }

    private func takeWaitingForLayout() -> [CALayer] {
        let layers = waitingForLayout.compactMap(\.layer)
        waitingForLayout = []
        return layers
    }

    /// Layers that ask for layout whenever they are laid out wait no longer, and may ask again later.
    private func giveUp(_ layers: [CALayer]) {
        for layer in layers where layer.isWaitingForLayout {
            layer.isWaitingForLayout = false
            Log.warnOnce(
                "\(layer.debugName) still needs layout after \(Self.maximumRounds) passes: it asks for layout each time it is "
                    + "laid out. Its layoutSublayers must not call setNeedsLayout."
            )
        }
    }

    /// The turn is over: what is new has been seen.
    func commit() {
        for case let layer? in new.map(\.layer) { layer.isCommitted = true }
        new = []
    }

    /// Draws what layers show. The turn that a layer came in with is over for it only then.
    func display(_ body: () -> Void) {
        isDisplaying = true
        body()
        isDisplaying = false
        displays += 1
    }

    /// Whether what a layer shows is being drawn for the first time since it came.
    func isFirstDisplay(of layer: CALayer) -> Bool { isDisplaying && layer.firstDisplay == displays }

    /// The number of the next time that all will be drawn.
    fileprivate var nextDisplay: Int { isDisplaying ? displays + 1 : displays }

    /// Layers came into a tree or left it.
    static func treeDidChange(at layer: CALayer) {
        let scene = layer.scene
        guard scene != nil || layer.isCommitted else { return }
        var layers = [layer]
        var hasTimed = false
        while let next = layers.popLast() {
            next.isCommitted = false
            if let scene {
                next.firstDisplay = scene.layerUpdates.nextDisplay
                scene.layerUpdates.new.append(Weak(layer: next))
                if next.isWaitingForLayout { scene.layerUpdates.addWaitingForLayout(next) }
                if next.isTimed {
                    scene.animator.add(next)
                    hasTimed = true
                }
            }
            layers += next.loose.map(\.layer)
            if let mask = next.maskStorage { layers.append(mask) }
        }
        if hasTimed { scene?.animator.updatePresentation() }
    }
}

extension CALayer {
    final func askForLayout() {
        if let view { return view.setNeedsLayout() }
        guard !isWaitingForLayout else { return }
        isWaitingForLayout = true
        scene?.layerUpdates.addWaitingForLayout(self)
    }

    /// Lays out this layer and those in it, if they wait for it.
    final func layOutTree() {
        if let view { return view.layoutIfNeeded() }
        var layers = [self]
        while let layer = layers.popLast() {
            layer.layOutIfWaiting()
            layers += layer.loose.map(\.layer)
            if let mask = layer.maskStorage { layers.append(mask) }
        }
    }

    fileprivate final func layOutIfWaiting() {
        guard isWaitingForLayout else { return }
        isWaitingForLayout = false
        layoutSublayers()
    }

    final func askForDisplay() {
        if let view { return view.setNeedsDisplay() }
        needsPicture = true
        markDisplayNeeded()
    }

    /// Calls `display()` if the layer waits for it.
    final func displayIfWaiting() {
        guard view == nil, needsPicture else { return }
        needsPicture = false
        displayContent()
    }

    /// Calls `display()`, and shows at once what that sets as the contents.
    final func displayContent() {
        let contents = state.contents
        display()
        if state.contents != contents { shownValues?.fields.contents = state.contents }
    }

    /// Has the window drawn anew.
    final func markDisplayNeeded() {
        hostView?.markDisplayNeeded()
    }

    /// As below, of what layers of one class have.
    final func update<Part: Equatable, Value: Equatable>(
        _ part: WritableKeyPath<LayerState, Part?>,
        _ path: WritableKeyPath<Part, Value>,
        to value: Value,
        _ key: String
    ) {
        guard var changed = state[keyPath: part] else { return }
        changed[keyPath: path] = value
        update(part, to: changed, key)
    }

    /// Sets a value of the model, with the action that belongs to it.
    final func update<Value: Equatable>(
        _ path: WritableKeyPath<LayerState, Value>,
        to value: Value,
        _ key: String
    ) {
        guard state[keyPath: path] != value else { return }
        let action = actionForChange(of: key)
        let transition = action as? CATransition
        transition?.begin(in: self)
        state[keyPath: path] = value
        markDisplayNeeded()
        action?.run(forKey: key, object: self, arguments: nil)
        transition?.before = nil
    }
}
