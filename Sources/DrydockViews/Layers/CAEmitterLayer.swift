/// A layer that sends out particles: confetti, snow, sparks.
///
/// What is seen at a moment depends on the clock alone, and not on the frames that were drawn: each particle's way is computed from its
/// number and the `seed`. As in Core Animation particles are sent out since the layer's time 0: set `beginTime` to
/// `CACurrentMediaTime()` to begin with none. At most 4,096 of a cell are drawn.
open class CAEmitterLayer: CALayer {
    override func prepare(_ state: inout LayerState) {
        if state.emitter == nil { state.emitter = EmitterState() }
        if animations.isEmpty { startClock() }
    }

    /// What is sent out; the layer has copies.
    open var emitterCells: [CAEmitterCell]? {
        get { emitter.sources.isEmpty ? nil : emitter.sources.map(\.cell) }
        set {
            let sources = newValue?.map { EmitterSource(cell: $0.copied(), stretches: []) } ?? []
            update(\.emitter, \.sources, to: sources, "emitterCells")
            scheduleDidChange()
        }
    }

    /// What the cells' birth rates are multiplied by; what has been sent out already stays.
    open var birthRate: Float = 1 {
        didSet { if birthRate != oldValue { scheduleDidChange() } }
    }

    /// The middle of where particles begin.
    open var emitterPosition: CGPoint {
        get { emitter.position }
        set {
            requireFinite(newValue, "emitterPosition")
            update(\.emitter, \.position, to: newValue, "emitterPosition")
            scheduleDidChange()
        }
    }

    /// Points; of a circle the width is the radius.
    open var emitterSize: CGSize {
        get { emitter.size }
        set { update(\.emitter, \.size, to: newValue, "emitterSize") }
    }

    open var emitterShape: CAEmitterLayerEmitterShape {
        get { emitter.shape }
        set { update(\.emitter, \.shape, to: newValue, "emitterShape") }
    }

    open var emitterMode: CAEmitterLayerEmitterMode {
        get { emitter.mode }
        set { update(\.emitter, \.mode, to: newValue, "emitterMode") }
    }

    open var renderMode: CAEmitterLayerRenderMode {
        get { emitter.renderMode }
        set { update(\.emitter, \.renderMode, to: newValue, "renderMode") }
    }

    /// What the cells' lifetimes are multiplied by; likewise for the others.
    open var lifetime: Float {
        get { emitter.lifetime }
        set { update(\.emitter, \.lifetime, to: newValue, "lifetime") }
    }

    open var velocity: Float {
        get { emitter.velocity }
        set { update(\.emitter, \.velocity, to: newValue, "velocity") }
    }

    open var scale: Float {
        get { emitter.scale }
        set { update(\.emitter, \.scale, to: newValue, "scale") }
    }

    open var spin: Float {
        get { emitter.spin }
        set { update(\.emitter, \.spin, to: newValue, "spin") }
    }

    /// What chance goes by.
    open var seed: UInt32 {
        get { emitter.seed }
        set { update(\.emitter, \.seed, to: newValue, "seed") }
    }

    /// Ends all animations; particles go on.
    open override func removeAllAnimations() {
        super.removeAllAnimations()
        startClock()
        scene?.animator.add(self)
    }

    /// What no transaction waits for and nobody finds by a key.
    private func startClock() {
        animations.append(LayerAnimation(key: nil, animation: EmitterClock(self), groups: []))
    }

    private var emitter: EmitterState { state.emitter ?? EmitterState() }

    /// The layer's time.
    private var now: Double { scene.map { clock($0.animator.time) } ?? 0 }

    /// What is sent out from now on is sent out at another rate or place.
    private func scheduleDidChange() {
        let (now, birthRate, place) = (now, Double(birthRate), emitter.position)
        guard var emitter = state.emitter else { return }
        for index in emitter.sources.indices {
            let rate = Double(emitter.sources[index].cell.birthRate) * birthRate
            emitter.sources[index].change(
                at: now,
                rate: rate,
                place: place,
                lifetime: Double(emitter.lifetime)
            )
        }
        state.emitter = emitter
        scene?.animator.updatePresentation()
    }

    /// Whether particles are to be seen now or later.
    fileprivate final var isSending: Bool {
        emitter.sources.contains { $0.isSending(at: now, lifetime: Double(emitter.lifetime)) }
    }

    /// `emitterCells.NAME.birthRate` and other numbers of a cell.
    override func setOther(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        let parts = keyPath.split(separator: ".")
        guard parts.count == 3, parts[0] == "emitterCells" else { return false }
        guard let number = (value as? NSNumber)?.doubleValue ?? value as? Double, number.isFinite,
            var emitter = state.emitter
        else { return true }
        for (index, source) in emitter.sources.enumerated()
        where source.cell.name.map({ $0 == parts[1] }) == true {
            let cell = source.cell.copied()
            cell.set(number, forKey: String(parts[2]))
            emitter.sources[index] = EmitterSource(cell: cell, stretches: source.stretches)
        }
        state.emitter = emitter
        scheduleDidChange()
        return true
    }
}

/// Has the particles move with the clock.
private final class EmitterClock: CAAnimation {
    private weak var emitter: CAEmitterLayer?

    convenience init(_ emitter: CAEmitterLayer) {
        self.init()
        self.emitter = emitter
        (duration, repeatCount, isRemovedOnCompletion) = (1, .infinity, false)
    }

    override var keepsMoving: Bool { emitter?.isSending ?? false }

    override func apply(to state: inout LayerState, at time: Double, begin: Double) {
        state.emitter?.time = time
    }
}

/// Where particles begin.
public nonisolated struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// As wide as the emitter's size.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// Where in a shape particles begin.
public nonisolated struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// On its edge.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Anywhere inside.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Likewise.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles lie on one another.
public nonisolated struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As `oldestFirst`.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest beneath.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest on top.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The colours add up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
