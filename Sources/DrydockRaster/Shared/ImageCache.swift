/// Scaled images used of late, at most `costLimit` bytes of them.
struct ImageCache {
    private static let costLimit = 4 << 20

    private struct Key: Hashable {
        let bitmap: ObjectIdentifier
        let source: PixelRect
        let size: PixelSize
    }

    private struct Entry {
        /// Keeps the key's identity taken.
        let original: Bitmap
        let scaled: Bitmap
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private var cost = 0
    private var clock = 0

    /// Bitmaps scaled since the cache was made.
    private(set) var misses = 0
    private(set) var hits = 0

    /// The source part of a bitmap at the destination's size.
    ///
    /// - Parameter visible: the part of the destination that will be drawn. Images too large for the cache are
    ///   scaled for that part only, each time.
    mutating func image(
        _ bitmap: Bitmap,
        source: PixelRect,
        destination: PixelRect,
        visible: PixelRect
    ) -> PlacedImage {
        precondition(
            bitmap.bounds.contains(source),
            "the source \(source) of an image lies outside of its \(bitmap.width) × \(bitmap.height) pixels"
        )
        if source.size == destination.size {
            return PlacedImage(
                bitmap: bitmap,
                rect: destination,
                origin: source.y * bitmap.width + source.x
            )
        }
        let part: PixelRect
        if destination.area * 4 <= Self.costLimit,
            Bitmap.isValid(width: destination.width, height: destination.height)
        {
            let key = Key(bitmap: ObjectIdentifier(bitmap), source: source, size: destination.size)
            clock += 1
            if let index = entries.index(forKey: key) {
                entries.values[index].lastUse = clock
                hits += 1
                return PlacedImage(bitmap: entries.values[index].scaled, rect: destination, origin: 0)
            }
            let scaled = scale(bitmap, source: source, size: destination.size, part: destination.size.bounds)
            entries[key] = Entry(original: bitmap, scaled: scaled, lastUse: clock)
            cost += scaled.area * 4
            while cost > Self.costLimit, entries.count > 1 { evictOldest() }
            return PlacedImage(bitmap: scaled, rect: destination, origin: 0)
        }
        part = visible.offsetBy(dx: -destination.x, dy: -destination.y)
        let scaled = scale(bitmap, source: source, size: destination.size, part: part)
        return PlacedImage(bitmap: scaled, rect: visible, origin: 0)
    }

    private mutating func scale(_ bitmap: Bitmap, source: PixelRect, size: PixelSize, part: PixelRect)
        -> Bitmap
    {
        misses += 1
        let scaled = Bitmap(width: part.width, height: part.height)
        Scaler.scale(bitmap, source: source, size: size, part: part, into: scaled.pixels)
        return scaled
    }

    private mutating func evictOldest() {
        guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
        cost -= oldest.value.scaled.area * 4
        entries[oldest.key] = nil
    }
}
