import DrydockDynamics
import DrydockViews

/// The bodies of an animator's items, and who they are.
final class DynamicSimulation {
    var world = World()
    weak var referenceView: UIView?

    private struct Entry {
        let item: any UIDynamicItem
        let body: Int
        /// The item's transform when it was read, and how much of that was a turn.
        var transform: CGAffineTransform
        var start: Rotation
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// In the order in which they came.
    private(set) var items: [any UIDynamicItem] = []
    private var itemsOfBodies: [Int: any UIDynamicItem] = [:]

    private struct Boundary: Equatable {
        let index: Int
        let start: Vector
        let end: Vector
    }

    /// Of each behaviour that has any.
    private var boundaries: [ObjectIdentifier: [Boundary]] = [:]
    private var boundaryBodies: [ObjectIdentifier: [Int]] = [:]
    private var boundariesOfBodies: [Int: (owner: ObjectIdentifier, index: Int)] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// The behaviours that had their say last.
    private var owners: [ObjectIdentifier] = []
    private var joints: [Joint] = []

    struct ItemContact {
        let first: any UIDynamicItem
        let second: any UIDynamicItem
        let place: CGPoint
        let isBeginning: Bool
    }

    struct BoundaryContact {
        let item: any UIDynamicItem
        /// Which of the behaviour's.
        let index: Int
        let place: CGPoint
        let isBeginning: Bool
    }

    // MARK: - Items

    /// Has bodies for these items alone, and asks the behaviours what they are like.
    func synchronize(with behaviors: [UIDynamicBehavior]) {
        let all = DynamicItems(behaviors.flatMap(\.participants.all)).all
        let kept = Set(all.map { ObjectIdentifier($0) })
        // In the items' order, and not the table's, which is another one each time the program runs: bodies get the numbers that are free.
        for item in items where !kept.contains(ObjectIdentifier(item)) {
            guard let entry = entries.removeValue(forKey: ObjectIdentifier(item)) else { continue }
            world.removeBody(entry.body)
            itemsOfBodies[entry.body] = nil
        }
        items = all
        for item in all where entries[ObjectIdentifier(item)] == nil { insert(item) }
        for item in all {
            change(item) {
                $0.material = Body.Material()
                $0.itemGroups = []
                $0.boundaryGroups = []
            }
        }
        let owners = behaviors.map { ObjectIdentifier($0) }
        let present = Set(owners)
        for owner in self.owners where !present.contains(owner) {
            setBoundaries([], of: owner)
            numbers[owner] = nil
        }
        self.owners = owners
        joints = []
        for behavior in behaviors { behavior.configure(self) }
        world.setJoints(joints)
        world.wake()
    }

    private func insert(_ item: any UIDynamicItem) {
        let (transform, start) = DynamicSimulation.turn(of: item)
        let body = world.addBody(DynamicSimulation.shape(of: item), at: place(of: item), start)
        entries[ObjectIdentifier(item)] = Entry(item: item, body: body, transform: transform, start: start)
        itemsOfBodies[body] = item
    }

    func body(of item: any UIDynamicItem) -> Int? { entries[ObjectIdentifier(item)]?.body }

    func state(of item: any UIDynamicItem) -> Body? { body(of: item).map { world.bodies[$0] } }

    func change(_ item: any UIDynamicItem, _ change: (inout Body) -> Void) {
        guard let body = body(of: item) else { return }
        world.change(body, change)
    }

    /// Reads an item's place, turn and size again; it keeps its velocity.
    func read(_ item: any UIDynamicItem) {
        guard let entry = entries[ObjectIdentifier(item)] else { return }
        let (transform, start) = DynamicSimulation.turn(of: item)
        entries[ObjectIdentifier(item)]?.transform = transform
        entries[ObjectIdentifier(item)]?.start = start
        world.change(entry.body) { $0.shape = DynamicSimulation.shape(of: item) }
        world.move(entry.body, to: place(of: item), start)
    }

    /// Puts the items where their bodies are.
    func write() {
        for item in items {
            guard let entry = entries[ObjectIdentifier(item)] else { continue }
            let body = world.bodies[entry.body]
            let turn = body.rotation.since(entry.start)
            let (c, s) = (turn.cosine, turn.sine)
            // What rounding alone has turned stays upright: no pixel would show it, but all would be drawn as if it were.
            let isTurned = abs(s) > 1e-9 || c < 0
            let rotation = CGAffineTransform(a: c, b: s, c: 0 - s, d: c, tx: 0, ty: 0)
            let place = body.place(of: .zero)
            let transform = isTurned ? entry.transform.concatenating(rotation) : entry.transform
            set(item, CGPoint(x: place.x, y: place.y), transform)
        }
    }

    private func set(_ item: any UIDynamicItem, _ place: CGPoint, _ transform: CGAffineTransform) {
        let center = superview(of: item).map { $0.convert(place, from: referenceView) } ?? place
        if item.center != center { item.center = center }
        if item.transform != transform { item.transform = transform }
    }

    private func place(of item: any UIDynamicItem) -> Vector {
        let center = superview(of: item).map { $0.convert(item.center, to: referenceView) } ?? item.center
        require(center.x.isFinite && center.y.isFinite, "\(type(of: item)).center: \(center) is not finite")
        return Vector(center.x, center.y)
    }

    /// Of a view that is deeper in the reference view than its subviews.
    private func superview(of item: any UIDynamicItem) -> UIView? {
        guard let referenceView, let superview = (item as? UIView)?.superview, superview !== referenceView,
            superview.isDescendant(of: referenceView)
        else { return nil }
        return superview
    }

    private static func turn(of item: any UIDynamicItem) -> (CGAffineTransform, Rotation) {
        let transform = item.transform
        return (transform, Rotation(cosine: transform.a, sine: transform.b))
    }

    private static func shape(of item: any UIDynamicItem) -> Shape {
        let size = item.bounds.size
        let box = Shape.box(width: size.width, height: size.height)
        switch item.collisionBoundsType {
        case .rectangle: return box
        case .ellipse where size.width == size.height: return .circle(radius: size.width / 2)
        case .ellipse:
            // As many sides as make no bend that is felt.
            let corners = (0..<32).map { index in
                let way = Trigonometry.sineAndCosine(Double(index) * .pi / 16)
                return Vector(way.cosine * size.width / 2, way.sine * size.height / 2)
            }
            return .polygon(corners) ?? box
        case .path:
            let points = item.collisionBoundingPath.polylines(tolerance: 0.5).flatMap { $0 }
            return .polygon(points.map { Vector($0.x, $0.y) }) ?? box
        }
    }

    // MARK: - Joints and boundaries

    /// A number of a behaviour's own, for as long as it stays.
    func number(of behavior: UIDynamicBehavior) -> Int {
        let identifier = ObjectIdentifier(behavior)
        if let number = numbers[identifier] { return number }
        lastNumber += 1
        numbers[identifier] = lastNumber
        return lastNumber
    }

    private var lastNumber = 0

    func add(_ joint: Joint) { joints.append(joint) }

    /// Replaces a behaviour's boundaries; those that stay the same are not touched.
    /// - Parameter outlines: lines from point to point.
    /// - Returns: whether any are others.
    func setBoundaries(_ outlines: [[CGPoint]], of behavior: UIDynamicBehavior) -> Bool {
        let lines = outlines.enumerated().flatMap { index, points in
            zip(points, points.dropFirst()).map {
                Boundary(index: index, start: Vector($0.x, $0.y), end: Vector($1.x, $1.y))
            }
        }
        let owner = ObjectIdentifier(behavior)
        guard boundaries[owner] ?? [] != lines else { return false }
        setBoundaries(lines, of: owner)
        boundaryBodies[owner] = lines.compactMap { line in
            Shape.line(from: line.start, to: line.end).map { shape in
                let body = world.addBoundary(shape, group: number(of: behavior))
                boundariesOfBodies[body] = (owner, line.index)
                return body
            }
        }
        return true
    }

    private func setBoundaries(_ lines: [Boundary], of owner: ObjectIdentifier) {
        for body in boundaryBodies[owner] ?? [] {
            world.removeBody(body)
            boundariesOfBodies[body] = nil
        }
        boundaryBodies[owner] = nil
        boundaries[owner] = lines.isEmpty ? nil : lines
    }

    // MARK: - Steps

    /// One step: the behaviours' forces, then motion, and what met in it.
    func step(_ behaviors: [UIDynamicBehavior]) {
        for behavior in behaviors { behavior.exert(in: self) }
        world.advance()
        write()
        for event in world.events { report(event, to: behaviors) }
    }

    private func report(_ event: World.ContactEvent, to behaviors: [UIDynamicBehavior]) {
        let place = CGPoint(x: event.place.x, y: event.place.y)
        if let first = itemsOfBodies[event.a], let second = itemsOfBodies[event.b] {
            let contact = ItemContact(
                first: first,
                second: second,
                place: place,
                isBeginning: event.isBeginning
            )
            for behavior in behaviors { behavior.report(contact) }
        }
        for (body, other) in [(event.a, event.b), (event.b, event.a)] {
            guard let item = itemsOfBodies[body], let boundary = boundariesOfBodies[other] else { continue }
            let contact = BoundaryContact(
                item: item,
                index: boundary.index,
                place: place,
                isBeginning: event.isBeginning
            )
            behaviors.first { ObjectIdentifier($0) == boundary.owner }?.report(contact)
        }
    }
}
