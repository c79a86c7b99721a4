import DrydockDynamics
public import DrydockViews

/// Pulls items one way: by 1,000 points / second² for a magnitude of 1.
open class UIGravityBehavior: UIDynamicBehavior {
    private var force = DynamicForce(angle: .pi / 2, magnitude: 1)

    public init(items: [any UIDynamicItem]) {
        super.init()
        participants = DynamicItems(items)
    }

    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { participants.all }

    open func addItem(_ item: any UIDynamicItem) { include(item) }

    open func removeItem(_ item: any UIDynamicItem) { exclude(item) }

    /// (0, 1), which is down, unless set.
    open var gravityDirection: CGVector {
        get { force.direction }
        set { set(DynamicForce(newValue), "gravityDirection") }
    }

    /// Radians from the x axis to the way of the pull.
    open var angle: CGFloat {
        get { force.angle }
        set { set(DynamicForce(angle: newValue, magnitude: magnitude), "angle") }
    }

    /// In 1,000 points / second².
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { set(DynamicForce(angle: angle, magnitude: newValue), "magnitude") }
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
        for item in items {
            simulation.change(item) {
                $0.acceleration += 1_000 * Vector(force.direction.dx, force.direction.dy)
            }
        }
    }
}

/// A force as a vector, and as an angle and a length, which may be negative: each says the same.
struct DynamicForce {
    let direction: CGVector
    let angle: CGFloat
    let magnitude: CGFloat

    init(angle: CGFloat, magnitude: CGFloat) {
        self.angle = angle
        self.magnitude = magnitude
        let way = Trigonometry.sineAndCosine(angle)
        direction = CGVector(dx: way.cosine * magnitude, dy: way.sine * magnitude)
    }

    init(_ direction: CGVector) {
        self.direction = direction
        angle = Trigonometry.angle(x: direction.dx, y: direction.dy)
        magnitude = (direction.dx * direction.dx + direction.dy * direction.dy).squareRoot()
    }
}
