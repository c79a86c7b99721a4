/// Pass 6 of a frame, `layers`: lays out layers that are no view's, in the order in which that was asked for.
///
/// - Due: for each layer with `isWaitingForLayout`.
/// - May ask for: nothing by itself, which `FrameLock` holds. `layoutSublayers` may ask for everything; layout of layers comes in the next
///   round, the rest in the next turn.
/// - Stops: after `FrameLimit.layerRounds`; the layer is named.
extension UIWindowScene {
    /// - Returns: whether there was anything to lay out.
    func layOutLayers() -> Bool {
        var isAnyLaidOut = false
        frameLock.close(in: .layers) { isAnyLaidOut = layerUpdates.layOut() }
        return isAnyLaidOut
    }
}

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

    var isEmpty: Bool { waitingForLayout.isEmpty }

    fileprivate func addWaitingForLayout(_ layer: CALayer) {
        waitingForLayout.append(Weak(layer: layer))
    }

    /// Lays out what waits for it, in the order in which it was asked for.
    /// - Returns: whether there was anything.
    func layOut() -> Bool {
        if waitingForLayout.isEmpty { return false }
        for _ in 0..<FrameLimit.layerRounds.most {
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
            FrameLimit.reportLayerRounds(layer)
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
        let lock = FrameLock.beginAppCall(of: hostView)
        layoutSublayers()
        lock?.end()
    }
}
