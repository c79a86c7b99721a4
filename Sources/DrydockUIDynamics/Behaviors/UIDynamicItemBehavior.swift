import DrydockDynamics
public import DrydockViews

/// What items are like, and how fast they are. Of several behaviours that set the same for an item, the one that was added last counts.
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// What has been set: the rest is left to other behaviours.
    private var settings = Settings()
    /// Velocities for items that no animator has a body of yet.
    private var waiting: [ObjectIdentifier: (linear: Vector, angular: Double)] = [:]

    private struct Settings {
        var elasticity: CGFloat?
        var friction: CGFloat?
        var density: CGFloat?
        var resistance: CGFloat?
        var angularResistance: CGFloat?
        var isAnchored: Bool?
        var allowsRotation: Bool?
    }

    public init(items: [any UIDynamicItem]) {
        super.init()
        participants = DynamicItems(items)
    }

    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { participants.all }

    open func addItem(_ item: any UIDynamicItem) { include(item) }

    open func removeItem(_ item: any UIDynamicItem) {
        waiting[ObjectIdentifier(item)] = nil
        exclude(item)
    }

    /// The part of the speed that a collision leaves, from 0 to 1; 0 unless set. Of two items, the larger counts.
    open var elasticity: CGFloat {
        get { settings.elasticity ?? 0 }
        set { set(newValue, \.elasticity, "elasticity") }
    }

    /// The part of the pressure that holds back what slides; 0 unless set. Of two items, the geometric mean counts.
    open var friction: CGFloat {
        get { settings.friction ?? 0 }
        set { set(newValue, \.friction, "friction") }
    }

    /// Mass of 100 by 100 points; 1 unless set.
    open var density: CGFloat {
        get { settings.density ?? 1 }
        set { set(newValue, \.density, "density") }
    }

    /// At which rate a second speed is lost; 0 unless set. After t seconds e^(-resistance · t) of it is left.
    open var resistance: CGFloat {
        get { settings.resistance ?? 0 }
        set { set(newValue, \.resistance, "resistance") }
    }

    /// As `resistance`, for turning.
    open var angularResistance: CGFloat {
        get { settings.angularResistance ?? 0 }
        set { set(newValue, \.angularResistance, "angularResistance") }
    }

    /// Whether the items stay where they are, for others to collide with.
    open var isAnchored: Bool {
        get { settings.isAnchored ?? false }
        set {
            settings.isAnchored = newValue
            setNeedsConfiguration()
        }
    }

    /// True unless set.
    open var allowsRotation: Bool {
        get { settings.allowsRotation ?? true }
        set {
            settings.allowsRotation = newValue
            setNeedsConfiguration()
        }
    }

    private func set(
        _ value: CGFloat,
        _ property: WritableKeyPath<Settings, CGFloat?>,
        _ name: StaticString
    ) {
        require(!value.isNaN, "\(type(of: self)).\(name): \(value) is no number")
        settings[keyPath: property] = max(value, 0)
        setNeedsConfiguration()
    }

    // MARK: - Velocities

    /// Adds to an item's velocity, in points a second; once the behaviour is in an animator.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        check(velocity, "addLinearVelocity(_:for:)")
        add((Vector(velocity.x, velocity.y), 0), to: item)
    }

    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = velocity(of: item).linear
        return CGPoint(x: velocity.x, y: velocity.y)
    }

    /// Adds to an item's angular velocity, in radians a second; once the behaviour is in an animator.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        check(velocity, "addAngularVelocity(_:for:)")
        add((.zero, velocity), to: item)
    }

    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { velocity(of: item).angular }

    private func add(_ velocity: (linear: Vector, angular: Double), to item: any UIDynamicItem) {
        guard participants.contains(item) else { return }
        let old = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        waiting[ObjectIdentifier(item)] = (old.linear + velocity.linear, old.angular + velocity.angular)
        setNeedsConfiguration()
    }

    private func velocity(of item: any UIDynamicItem) -> (linear: Vector, angular: Double) {
        let body = dynamicAnimator?.simulation.state(of: item)
        let waits = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        return ((body?.velocity ?? .zero) + waits.linear, (body?.angularVelocity ?? 0) + waits.angular)
    }

    override func configure(_ simulation: DynamicSimulation) {
        for item in items {
            let velocity = waiting.removeValue(forKey: ObjectIdentifier(item))
            simulation.change(item) { body in
                if let elasticity = settings.elasticity { body.material.elasticity = elasticity }
                if let friction = settings.friction { body.material.friction = friction }
                if let density = settings.density { body.material.density = density }
                if let resistance = settings.resistance { body.material.resistance = resistance }
                if let resistance = settings.angularResistance {
                    body.material.angularResistance = resistance
                }
                if let isAnchored = settings.isAnchored { body.material.isAnchored = isAnchored }
                if let allowsRotation = settings.allowsRotation {
                    body.material.allowsRotation = allowsRotation
                }
                body.velocity += velocity?.linear ?? .zero
                body.angularVelocity += velocity?.angular ?? 0
            }
        }
    }
}
