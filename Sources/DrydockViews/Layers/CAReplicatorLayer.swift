import DrydockRaster

/// A layer that draws its sublayers several times, each time further on: at another place, in another colour, at another time.
/// Touches find the first ones alone.
open class CAReplicatorLayer: CALayer {
    override func prepare(_ state: inout LayerState) {
        if state.replicator == nil { state.replicator = ReplicatorState() }
    }

    /// How many there are, the sublayers themselves among them; up to 10,000 are drawn.
    open var instanceCount: Int {
        get { replicator.count }
        set { update(\.replicator, \.count, to: newValue, "instanceCount") }
    }

    /// Seconds by which the animations of each one are behind those of the one before.
    open var instanceDelay: CFTimeInterval {
        get { CFTimeInterval(replicator.delay) }
        set { update(\.replicator, \.delay, to: CGFloat(newValue), "instanceDelay") }
    }

    /// What each one is mapped by from the place of the one before, around the layer's anchor point.
    open var instanceTransform: CATransform3D {
        get { replicator.transform }
        set {
            require(newValue.isFinite, "\(debugName).instanceTransform: \(newValue) is not finite")
            update(\.replicator, \.transform, to: newValue, "instanceTransform")
        }
    }

    /// What the colours of the first one are multiplied by.
    open var instanceColor: CGColor? {
        get { state.replicator?.color }
        set { update(\.replicator, \.color, to: newValue, "instanceColor") }
    }

    /// What is added to the red of `instanceColor` from one to the next; likewise for the others.
    open var instanceRedOffset: Float {
        get { replicator.redOffset }
        set { update(\.replicator, \.redOffset, to: newValue, "instanceRedOffset") }
    }

    open var instanceGreenOffset: Float {
        get { replicator.greenOffset }
        set { update(\.replicator, \.greenOffset, to: newValue, "instanceGreenOffset") }
    }

    open var instanceBlueOffset: Float {
        get { replicator.blueOffset }
        set { update(\.replicator, \.blueOffset, to: newValue, "instanceBlueOffset") }
    }

    open var instanceAlphaOffset: Float {
        get { replicator.alphaOffset }
        set { update(\.replicator, \.alphaOffset, to: newValue, "instanceAlphaOffset") }
    }

    private var replicator: ReplicatorState { state.replicator ?? ReplicatorState() }

    override func appendInstances(
        to builder: inout DisplayListBuilder,
        bounds: CGRect,
        _ body: (inout DisplayListBuilder) -> Void
    ) {
        guard let replicator = drawn.fields.replicator else { return body(&builder) }
        let anchor = view?.anchor ?? drawn.fields.anchorPoint
        let (x, y) = ((anchor.x - 0.5) * bounds.width, (anchor.y - 0.5) * bounds.height)
        let step = replicator.transform.around((x, y, 0), to: (x, y, 0))
        var place = CATransform3DIdentity
        for index in 0..<min(max(replicator.count, 0), 10_000) {
            if index > 0 { place = place.concatenating(step) }
            let color = replicator.color(of: index)
            guard color.alpha > 0, place.isFinite else { continue }
            builder.group(opacity: UInt8((color.alpha * 255).rounded())) { builder in
                builder.place(bounds, seenBy: place) { builder, frame in
                    builder.enter(frame: frame, boundsOrigin: bounds.origin) { builder in
                        builder.multiplied(by: color) { builder in
                            shifted(by: Double(index) * Double(replicator.delay)) { body(&builder) }
                        }
                    }
                }
            }
        }
    }

    /// Has the layers within show what their animations showed some time before.
    private func shifted(by delay: Double, _ body: () -> Void) {
        guard delay != 0, delay.isFinite, let animator = scene?.animator else { return body() }
        var shown: [(layer: CALayer, values: LayerValues?)] = []
        for case let layer? in animator.layers.map(\.layer) where layer.view == nil && layer.isWithin(self) {
            shown.append((layer, layer.shownValues))
            layer.shownValues = LayerValues(animator.shownState(of: layer, nil, delayed: delay))
        }
        body()
        for (layer, values) in shown { layer.shownValues = values }
    }
}

extension CALayer {
    fileprivate final func isWithin(_ other: CALayer) -> Bool {
        var layer = superlayer
        while let current = layer {
            if current === other { return true }
            layer = current.superlayer
        }
        return false
    }
}

extension DisplayListBuilder {
    /// What `body` draws, its channels multiplied by a colour's.
    mutating func multiplied(
        by color: ReplicatorState.Color,
        _ body: (inout DisplayListBuilder) -> Void
    ) {
        guard color.red < 1 || color.green < 1 || color.blue < 1 else { return body(&self) }
        var inner = self
        let start = inner.list.commands.count
        body(&inner)
        let part = DisplayList(Array(inner.list.commands[start...]))
        let box = part.bounds(from: 0)
        let paint = UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1).premultiplied
        append(.pushLayer(LayerStyle(isIsolated: true), bounds: box))
        append(part)
        append(.pushLayer(LayerStyle(blendMode: .multiply), bounds: box))
        append(.fill(RoundedRect(box), paint))
        append(.pop)
        // The colour lies where the part does.
        append(.pushLayer(LayerStyle(blendMode: .destinationIn), bounds: box))
        append(part)
        append(.pop)
        append(.pop)
    }
}

/// What a replicator draws its sublayers by.
nonisolated struct ReplicatorState: Equatable {
    var count = 1
    /// Seconds.
    var delay: CGFloat = 0
    var transform = CATransform3DIdentity
    var color: CGColor? = CGColor(gray: 1, alpha: 1)
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0

    struct Color {
        let red, green, blue, alpha: CGFloat
    }

    /// What an instance is multiplied by. No colour is white.
    func color(of index: Int) -> Color {
        let parts = color?.channels ?? [1, 1, 1, 1]
        func part(_ channel: Int, _ offset: Float) -> CGFloat {
            let value = parts[channel] + CGFloat(offset) * CGFloat(index)
            return value > 0 ? min(value, 1) : 0
        }
        return Color(
            red: part(0, redOffset),
            green: part(1, greenOffset),
            blue: part(2, blueOffset),
            alpha: part(3, alphaOffset)
        )
    }
}
