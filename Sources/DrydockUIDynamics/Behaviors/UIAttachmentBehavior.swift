import DrydockDynamics
public import DrydockViews

/// Holds an item to a point or to another item: by a rod, or, with a frequency, by a spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
    public nonisolated enum AttachmentType: Int, Sendable {
        /// Two items.
        case items
        /// An item and a point.
        case anchor
    }

    public let attachedBehaviorType: AttachmentType
    /// One or two.
    open var items: [any UIDynamicItem] { participants.all }
    private let offsets: [UIOffset]
    private var point: CGPoint
    private var kind: Kind

    private enum Kind {
        case distance(CGFloat)
        case limit(CGFloat)
        /// The place where the items are joined, which stands in the coordinates of each since the animator has them.
        case joint(isFixed: Bool, Places?)
    }

    private struct Places {
        let first: Vector
        let second: Vector
        let turn: Rotation
    }

    /// Holds the item's middle.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// - Parameter offset: where the item is held, from its middle, in its own coordinates.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        attachedBehaviorType = .anchor
        offsets = [offset]
        self.point = point
        kind = .distance(UIAttachmentBehavior.distance(item.place(of: offset), point))
        super.init()
        participants = DynamicItems([item])
        check(point, "init(item:offsetFromCenter:attachedToAnchor:)")
    }

    /// Holds the items' middles.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    public init(
        item item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        attachedBehaviorType = .items
        offsets = [offset1, offset2]
        point = .zero
        kind = .distance(UIAttachmentBehavior.distance(item1.place(of: offset1), item2.place(of: offset2)))
        super.init()
        participants = DynamicItems([item1, item2])
    }

    private init(_ items: [any UIDynamicItem], _ offsets: [UIOffset], _ point: CGPoint, _ kind: Kind) {
        attachedBehaviorType = .items
        self.offsets = offsets
        self.point = point
        self.kind = kind
        super.init()
        participants = DynamicItems(items)
        check(point, "attachmentAnchor")
    }

    /// A rope: the items come no farther apart than they are, and as near as they like.
    open class func limitAttachment(
        with item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        let length = distance(item1.place(of: offset1), item2.place(of: offset2))
        return UIAttachmentBehavior([item1, item2], [offset1, offset2], .zero, .limit(length))
    }

    /// The items move and turn as one.
    open class func fixedAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], [.zero, .zero], point, .joint(isFixed: true, nil))
    }

    /// The items turn around a point that stays where it is in both.
    open class func pinAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], [.zero, .zero], point, .joint(isFixed: false, nil))
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    /// Where the item is held; of two items, (0, 0) or the place where they were joined.
    open var anchorPoint: CGPoint {
        get { point }
        set {
            check(newValue, "anchorPoint")
            point = newValue
            setNeedsConfiguration()
        }
    }

    /// Points from where one is held to where the other is; the distance at the start unless set. Of a limit, the largest.
    open var length: CGFloat {
        get {
            switch kind {
            case .distance(let length), .limit(let length): length
            case .joint: 0
            }
        }
        set {
            check(newValue, "length")
            let length = max(newValue, 0)
            switch kind {
            case .distance: kind = .distance(length)
            case .limit: kind = .limit(length)
            case .joint: break
            }
            setNeedsConfiguration()
        }
    }

    /// Of a spring: 0 for none, 1 for as much as ends the swinging.
    open var damping: CGFloat = 0 {
        didSet {
            check(damping, "damping")
            setNeedsConfiguration()
        }
    }

    /// Swings a second; 0 for a rod. No spring has more than 30.
    open var frequency: CGFloat = 0 {
        didSet {
            check(frequency, "frequency")
            setNeedsConfiguration()
        }
    }

    override func configure(_ simulation: DynamicSimulation) {
        let bodies = items.compactMap(simulation.body)
        guard bodies.count == items.count, let last = bodies.last else { return }
        let number = simulation.number(of: self)
        let isAnchored = attachedBehaviorType == .anchor
        let places = offsets.map { Vector($0.horizontal, $0.vertical) }
        func joint(_ part: Int, _ kind: Joint.Kind, _ pointA: Vector, _ pointB: Vector) -> Joint {
            Joint(
                id: 2 * number + part,
                kind,
                from: isAnchored ? World.ground : bodies[0],
                at: pointA,
                to: last,
                at: pointB,
                frequency: max(frequency, 0),
                dampingRatio: damping
            )
        }
        let start = isAnchored ? Vector(point.x, point.y) : places[0]
        switch kind {
        case .distance(let length):
            // A rod of no length has no direction: the two places are one.
            let isPoint = length < 0.5
            simulation.add(joint(0, isPoint ? .point : .distance(length), start, places[places.count - 1]))
        case .limit(let length):
            simulation.add(joint(0, .limit(length), start, places[places.count - 1]))
        case .joint(let isFixed, let known):
            let (first, second) = (simulation.world.bodies[bodies[0]], simulation.world.bodies[last])
            let anchor = Vector(point.x, point.y)
            let places =
                known
                ?? Places(
                    first: first.point(at: anchor),
                    second: second.point(at: anchor),
                    turn: second.rotation.since(first.rotation)
                )
            kind = .joint(isFixed: isFixed, places)
            simulation.add(joint(0, .point, places.first, places.second))
            if isFixed { simulation.add(joint(1, .angle(places.turn), .zero, .zero)) }
        }
    }
}

extension UIDynamicItem {
    /// Where a point beside the item's middle is.
    fileprivate func place(of offset: UIOffset) -> CGPoint {
        let turn = CGPoint(x: offset.horizontal, y: offset.vertical).applying(transform)
        return CGPoint(x: center.x + turn.x, y: center.y + turn.y)
    }
}
