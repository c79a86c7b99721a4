import DrydockDynamics
public import DrydockViews

/// Pushes items, all the time or once. A magnitude of 1 gives 100 by 100 points of density 1 100 points / second², or, once,
/// 100 points / second.
open class UIPushBehavior: UIDynamicBehavior {
    public nonisolated enum Mode: Int, Sendable {
        case continuous
        case instantaneous
    }

    public let mode: Mode
    private var force = DynamicForce(angle: 0, magnitude: 0)
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        participants = DynamicItems(items)
    }

    open var items: [any UIDynamicItem] { participants.all }

    open func addItem(_ item: any UIDynamicItem) { include(item) }

    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        exclude(item)
    }

    /// Where the item is pushed, from its middle, in its own coordinates.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Does nothing for an item that is not one of the behaviour's.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        check(CGPoint(x: o.horizontal, y: o.vertical), "setTargetOffsetFromCenter(_:for:)")
        guard participants.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = o
        setNeedsConfiguration()
    }

    /// Whether items are pushed. A push that is given once turns it off; turned on again, it pushes again.
    open var active = true {
        didSet { if active, active != oldValue { setNeedsConfiguration() } }
    }

    /// Radians from the x axis to the way of the push.
    open var angle: CGFloat {
        get { force.angle }
        set { set(DynamicForce(angle: newValue, magnitude: magnitude), "angle") }
    }

    /// 0 unless set.
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { set(DynamicForce(angle: angle, magnitude: newValue), "magnitude") }
    }

    /// No push unless set.
    open var pushDirection: CGVector {
        get { force.direction }
        set { set(DynamicForce(newValue), "pushDirection") }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        set(DynamicForce(angle: angle, magnitude: magnitude), "setAngle(_:magnitude:)")
    }

    private func set(_ force: DynamicForce, _ name: StaticString) {
        check(force.angle, name)
        check(force.magnitude, name)
        self.force = force
        setNeedsConfiguration()
    }

    override func exert(in simulation: DynamicSimulation) {
        guard active else { return }
        let push = 100 * Vector(force.direction.dx, force.direction.dy)
        for item in items {
            guard let body = simulation.body(of: item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            let place = simulation.world.bodies[body].place(of: Vector(offset.horizontal, offset.vertical))
            switch mode {
            case .continuous: simulation.world.push(body, push, at: place)
            case .instantaneous: simulation.world.strike(body, push, at: place)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
