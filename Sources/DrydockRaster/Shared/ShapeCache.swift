/// The shape masks used of late, for all threads.
final class ShapeCache: @unchecked Sendable {
    // Unchecked: the masks are guarded by the lock.

    private let lock = Lock()
    private var masks: RecencyCache<ShapeKey, ShapeMask>

    /// - Parameter costLimit: the most bytes kept.
    init(costLimit: Int) {
        masks = RecencyCache(costLimit: costLimit)
    }

    /// The mask of a key, and whether it was there. Cost of a miss: the sides of the shape's corners.
    func mask(for key: ShapeKey) -> (mask: ShapeMask, isHit: Bool) {
        if let mask = lock.withLock({ masks.value(for: key) }) { return (mask, true) }
        let mask = ShapeMask(key)
        lock.withLock { masks.insert(mask, cost: mask.cost, for: key) }
        return (mask, false)
    }
}
