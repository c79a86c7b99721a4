import DrydockDynamics
public import DrydockViews

/// Lets items collide with each other and with boundaries: those of one behaviour only, so that two behaviours make two worlds.
open class UICollisionBehavior: UIDynamicBehavior {
    /// What the items collide with.
    public nonisolated struct Mode: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let items = Mode(rawValue: 1 << 0)
        public static let boundaries = Mode(rawValue: 1 << 1)
        public static let everything = Mode(rawValue: .max)
    }

    private var boundaries: [Boundary] = []
    private var referenceInsets: UIEdgeInsets?

    private struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath

        func has(_ other: any NSCopying) -> Bool {
            if let object = identifier as? NSObject { return object.isEqual(other) }
            return (identifier as AnyObject) === (other as AnyObject)
        }
    }

    public init(items: [any UIDynamicItem]) {
        super.init()
        participants = DynamicItems(items)
    }

    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { participants.all }

    open func addItem(_ item: any UIDynamicItem) { include(item) }

    open func removeItem(_ item: any UIDynamicItem) { exclude(item) }

    open var collisionMode = Mode.everything {
        didSet { setNeedsConfiguration() }
    }

    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: - Boundaries

    /// Whether the edges of the reference view's bounds, or of a layout's content, stop the items.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            guard newValue != translatesReferenceBoundsIntoBoundary else { return }
            referenceInsets = newValue ? .zero : nil
            setNeedsConfiguration()
        }
    }

    /// As `translatesReferenceBoundsIntoBoundary`, so much inside the bounds.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        setNeedsConfiguration()
    }

    /// Adds the path's line, in place of a boundary with an equal identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        boundaries.removeAll { $0.has(identifier) }
        let path = UIBezierPath(cgPath: bezierPath.cgPath)
        boundaries.append(Boundary(identifier: identifier, path: path))
        setNeedsConfiguration()
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { $0.has(identifier) }.map { UIBezierPath(cgPath: $0.path.cgPath) }
    }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { $0.has(identifier) }
        setNeedsConfiguration()
    }

    /// Nil without any.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    open func removeAllBoundaries() {
        boundaries = []
        setNeedsConfiguration()
    }

    // MARK: - In an animator

    override func configure(_ simulation: DynamicSimulation) {
        let number = simulation.number(of: self)
        for item in items {
            simulation.change(item) {
                if collisionMode.contains(.items) { $0.itemGroups.append(number) }
                if collisionMode.contains(.boundaries) { $0.boundaryGroups.append(number) }
            }
        }
        var outlines: [[CGPoint]] = [referenceOutline]
        indices = [nil]
        for (index, boundary) in boundaries.enumerated() {
            let lines = boundary.path.polylines(tolerance: 0.5)
            outlines += lines
            indices += lines.map { _ in index }
        }
        if simulation.setBoundaries(outlines, of: self) { touched = [:] }
        let present = Set(items.map { ObjectIdentifier($0) })
        touched = touched.filter { present.contains($0.key.item) }
    }

    /// Which boundary an outline is of; nil for the reference bounds.
    private var indices: [Int?] = []

    private var referenceOutline: [CGPoint] {
        guard let referenceInsets, let bounds = dynamicAnimator?.referenceBounds else { return [] }
        let box = bounds.inset(by: referenceInsets)
        guard !box.isNull, box.isFinite else { return [] }
        return UIBezierPath(rect: box).polylines(tolerance: 0.5).first ?? []
    }

    /// How many lines of a boundary an item touches.
    private var touched: [BoundaryTouch: Int] = [:]

    private struct BoundaryTouch: Hashable {
        let item: ObjectIdentifier
        let boundary: Int?
    }

    override func report(_ contact: DynamicSimulation.ItemContact) {
        guard collisionMode.contains(.items), participants.contains(contact.first),
            participants.contains(contact.second)
        else { return }
        if contact.isBeginning {
            collisionDelegate?.collisionBehavior(
                self,
                beganContactFor: contact.first,
                with: contact.second,
                at: contact.place
            )
        } else {
            collisionDelegate?.collisionBehavior(self, endedContactFor: contact.first, with: contact.second)
        }
    }

    /// An outline has several lines: what lies in a corner of it has begun to touch it once.
    override func report(_ contact: DynamicSimulation.BoundaryContact) {
        guard indices.indices.contains(contact.index) else { return }
        let index = indices[contact.index]
        let touch = BoundaryTouch(item: ObjectIdentifier(contact.item), boundary: index)
        let before = touched[touch] ?? 0
        let now = max(before + (contact.isBeginning ? 1 : -1), 0)
        touched[touch] = now == 0 ? nil : now
        let identifier = index.flatMap { boundaries.indices.contains($0) ? boundaries[$0].identifier : nil }
        if before == 0, now == 1 {
            collisionDelegate?.collisionBehavior(
                self,
                beganContactFor: contact.item,
                withBoundaryIdentifier: identifier,
                at: contact.place
            )
        } else if before == 1, now == 0 {
            collisionDelegate?.collisionBehavior(
                self,
                endedContactFor: contact.item,
                withBoundaryIdentifier: identifier
            )
        }
    }
}

/// Is told what touches. All methods are optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    )
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    )
    /// - Parameter identifier: nil for the reference bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    )
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    )
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
