/// The shape masks used of late, at most `costLimit` bytes of them.
struct ShapeCache {
    private static let costLimit = 1 << 20

    private struct Entry {
        let mask: ShapeMask
        var lastUse: Int
    }

    private var entries: [ShapeKey: Entry] = [:]
    private var cost = 0
    private var clock = 0

    /// Masks that had to be computed since the cache was made.
    private(set) var misses = 0
    private(set) var hits = 0

    /// The mask of a shape, or of its border. Cost of a miss: the area of the shape's corners.
    mutating func mask(for shape: RoundedRect, borderWidth: SubpixelLength?) -> ShapeMask {
        let key = ShapeKey(shape, borderWidth: borderWidth)
        clock += 1
        if let index = entries.index(forKey: key) {
            entries.values[index].lastUse = clock
            hits += 1
            return entries.values[index].mask
        }
        misses += 1
        let mask = ShapeMask(key)
        entries[key] = Entry(mask: mask, lastUse: clock)
        cost += mask.cost
        while cost > Self.costLimit, entries.count > 1 { evictOldest() }
        return mask
    }

    private mutating func evictOldest() {
        guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
        cost -= oldest.value.mask.cost
        entries[oldest.key] = nil
    }
}
