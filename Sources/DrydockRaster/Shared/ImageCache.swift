/// Scaled images used of late, for all threads.
final class ImageCache: @unchecked Sendable {
    // Unchecked: the entries are guarded by the lock, and the pixels of images in it do not change.

    private struct Key: Hashable {
        let bitmap: ObjectIdentifier
        let source: PixelRect
        let size: PixelSize
    }

    private struct Entry {
        /// Gone with its last owner: another bitmap may have its identity by then.
        weak var original: Bitmap?
        let scaled: Bitmap
    }

    private let costLimit: Int
    private let lock = Lock()
    private var entries: RecencyCache<Key, Entry>

    /// - Parameter costLimit: the most bytes kept. Larger than a quarter of it no image is kept.
    init(costLimit: Int) {
        self.costLimit = costLimit
        entries = RecencyCache(costLimit: costLimit)
    }

    /// Whether images of a size are worth being kept whole.
    func holds(_ size: PixelSize) -> Bool {
        size.width * size.height <= costLimit / 16 && Bitmap.isValid(width: size.width, height: size.height)
    }

    /// The source part of a bitmap scaled to a size that the cache holds, and whether it was there.
    func image(_ bitmap: Bitmap, source: PixelRect, size: PixelSize) -> (scaled: Bitmap, isHit: Bool) {
        let key = Key(bitmap: ObjectIdentifier(bitmap), source: source, size: size)
        let found = lock.withLock { entries.value(for: key) }
        if let found, found.original === bitmap { return (found.scaled, true) }
        let scaled = Bitmap(width: size.width, height: size.height)
        Scaler.scale(bitmap, source: source, size: size, part: size.bounds, into: scaled.pixels)
        lock.withLock {
            entries.insert(Entry(original: bitmap, scaled: scaled), cost: scaled.area * 4, for: key)
        }
        return (scaled, false)
    }
}
