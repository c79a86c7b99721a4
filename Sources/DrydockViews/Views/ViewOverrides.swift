/// Which of the members that UIKit calls at moments of its own choosing a view's class overrides.
///
/// Auto Layout sets `bounds` and `center`, autoresizing masks set `frame`, and each layer asks its delegate to lay out, draw and choose
/// actions. Calling all of these for every view would cost each of a thousand views a layer and several calls that do nothing. A
/// class is looked at once; then each view of it knows.
nonisolated struct ViewOverrides: OptionSet, Sendable {
    let rawValue: UInt8

    /// Whether the class has been looked at.
    static let isKnown = ViewOverrides(rawValue: 1)
    static let frame = ViewOverrides(rawValue: 2)
    static let bounds = ViewOverrides(rawValue: 4)
    static let center = ViewOverrides(rawValue: 8)
    /// `layoutSublayers(of:)`, or a class of layers that are not plain.
    static let layerLayout = ViewOverrides(rawValue: 16)
    /// `action(for:forKey:)`, or `action(forKey:)` of the class of layers.
    static let actions = ViewOverrides(rawValue: 32)

    /// Everything is called where it is not known what is overridden.
    static let all = ViewOverrides(rawValue: .max)
}

extension UIView {
    /// Whether the view's class overrides `bounds` or `center`.
    package final var overridesPlacing: Bool { !overrides.isDisjoint(with: [.bounds, .center]) }

    /// What the view's class overrides. Cost: one look-up for each view.
    final var overrides: ViewOverrides {
        let known = layoutNode.overrides
        if known.contains(.isKnown) { return known }
        let found = OverriddenMembers.shared.overrides(of: type(of: self))
        layoutNode.overrides = found
        return found
    }
}

/// Finds out what classes override.
///
/// A class has a table of its methods, in which an inherited method has the address that the superclass's table has at that place.
/// Where a member stands in the table is found by comparing `UIView`'s with those of the classes below that override nothing else, so that
/// nothing depends on the order of members. Swift's runtime fixes where a table begins and ends. If what is found is not as
/// expected, all members count as overridden, which is slower and as right.
@MainActor
private final class OverriddenMembers {
    static let shared = OverriddenMembers()

    private let views = MemberPlaces(
        UIView.self,
        overridingNothing: NoOverride.self,
        [
            (.frame, FrameOverride.self), (.bounds, BoundsOverride.self), (.center, CenterOverride.self),
            (.layerLayout, LayerLayoutOverride.self), (.actions, ActionsOverride.self),
        ]
    )
    private let layers = MemberPlaces(
        CALayer.self,
        overridingNothing: NoLayerOverride.self,
        [(.actions, LayerActionsOverride.self)]
    )
    private var known: [ObjectIdentifier: ViewOverrides] = [:]
    /// Views of one class often come one after another.
    private var last: (type: ObjectIdentifier, overrides: ViewOverrides)?

    func overrides(of type: UIView.Type) -> ViewOverrides {
        let id = ObjectIdentifier(type)
        if let last, last.type == id { return last.overrides }
        let overrides = known[id] ?? find(type)
        known[id] = overrides
        last = (id, overrides)
        return overrides
    }

    private func find(_ type: UIView.Type) -> ViewOverrides {
        var found = views.overrides(of: type)
        let layerClass: AnyClass = type.layerClass
        if layerClass != CALayer.self {
            found.insert(.layerLayout)
            if layerClass is CALayer.Type { found.formUnion(layers.overrides(of: layerClass)) }
        }
        return found
    }
}

/// Where members of a class stand in its table of methods, and in those of its subclasses.
private struct MemberPlaces {
    private let base: MethodTable
    private let places: [(member: ViewOverrides, places: [Int])]

    init(_ type: AnyClass, overridingNothing plain: AnyClass, _ members: [(ViewOverrides, AnyClass)]) {
        let base = MethodTable(type)
        let inherited = Set(base.differences(from: MethodTable(plain)))
        self.base = base
        places = members.map { member, type in
            (member, base.differences(from: MethodTable(type)).filter { !inherited.contains($0) })
        }
    }

    func overrides(of type: AnyClass) -> ViewOverrides {
        // An accessor has at most a getter, a setter and a way to change the value in place.
        guard places.allSatisfy({ 1...3 ~= $0.places.count }) else { return .all }
        let table = MethodTable(type)
        var found = ViewOverrides.isKnown
        for (member, places) in places where places.contains(where: { table[$0] != base[$0] }) {
            found.insert(member)
        }
        return found
    }
}

/// The words of a class's metadata, among which its methods are.
private struct MethodTable {
    private let start: UnsafePointer<UInt>
    private let count: Int

    init(_ type: AnyClass) {
        // On Linux: the kind, the superclass, flags, sizes of instances, sizes of the class, the descriptor and the destroyer.
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = metadata.load(fromByteOffset: 4 * MemoryLayout<UInt>.size, as: UInt32.self)
        let before = metadata.load(fromByteOffset: 4 * MemoryLayout<UInt>.size + 4, as: UInt32.self)
        start = metadata.assumingMemoryBound(to: UInt.self)
        count = (Int(size) - Int(before)) / MemoryLayout<UInt>.stride
    }

    subscript(place: Int) -> UInt { start[place] }

    /// The places, as far as this table goes, where the table of a subclass has other words.
    func differences(from subclass: MethodTable) -> [Int] {
        guard (8..<65_536).contains(count), subclass.count >= count else { return [] }
        return (7..<count).filter { self[$0] != subclass[$0] }
    }
}

// Of the following classes there are never instances. Their overrides do nothing that an optimiser could take for the superclass's.

private func isNeverCalled() -> Never { fatalError("no view is of this class") }

private final class NoOverride: UIView {}

private final class FrameOverride: UIView {
    override var frame: CGRect {
        get { isNeverCalled() }
        set { isNeverCalled() }
    }
}

private final class BoundsOverride: UIView {
    override var bounds: CGRect {
        get { isNeverCalled() }
        set { isNeverCalled() }
    }
}

private final class CenterOverride: UIView {
    override var center: CGPoint {
        get { isNeverCalled() }
        set { isNeverCalled() }
    }
}

private final class LayerLayoutOverride: UIView {
    override func layoutSublayers(of layer: CALayer) { isNeverCalled() }
}

private final class ActionsOverride: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { isNeverCalled() }
}

private final class NoLayerOverride: CALayer {}

private final class LayerActionsOverride: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { isNeverCalled() }
}
