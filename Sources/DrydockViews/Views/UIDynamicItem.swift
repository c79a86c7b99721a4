/// What a dynamic item collides with.
public nonisolated enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// Its bounds.
    case rectangle
    /// The ellipse in its bounds.
    case ellipse
    /// Its `collisionBoundingPath`.
    case path
}

/// What a dynamic animator moves: a view, the attributes of a collection view's element, or an object of your own.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// In points of the animator's reference system. The animator sets it with each step.
    var center: CGPoint { get set }
    /// Only the size counts. A side of less than a point counts as one.
    var bounds: CGRect { get }
    /// Turned by the animator.
    var transform: CGAffineTransform { get set }
    /// What the item collides with; its rectangle unless it says otherwise.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex outline around the item's middle, which is (0, 0). Of an outline that is not convex, the hull counts.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
