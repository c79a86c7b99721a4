import DrydockDynamics
public import DrydockViews

/// Pulls an item to a point, upright, with a spring: three swings a second.
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
        participants = DynamicItems([item])
        check(point, "init(item:snapTo:)")
    }

    /// Where the item's middle is to be.
    open var snapPoint: CGPoint {
        didSet {
            check(snapPoint, "snapPoint")
            setNeedsConfiguration()
        }
    }

    /// From 0 for the most swinging to 1 for the least.
    open var damping: CGFloat = 0.5 {
        didSet {
            check(damping, "damping")
            setNeedsConfiguration()
        }
    }

    override func configure(_ simulation: DynamicSimulation) {
        guard let body = simulation.body(of: item) else { return }
        let number = simulation.number(of: self)
        let ratio = 0.15 + 0.85 * min(max(damping, 0), 1)
        for (part, kind) in [Joint.Kind.point, .angle(.identity)].enumerated() {
            simulation.add(
                Joint(
                    id: 2 * number + part,
                    kind,
                    from: World.ground,
                    at: Vector(snapPoint.x, snapPoint.y),
                    to: body,
                    frequency: 3,
                    dampingRatio: ratio
                )
            )
        }
    }
}
