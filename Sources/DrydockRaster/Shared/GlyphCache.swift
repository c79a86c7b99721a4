/// The masks of upright glyphs used of late, for all threads: by outline, scale and quarter of a pixel each way.
final class GlyphCache: @unchecked Sendable {
    // Unchecked: the table is guarded by the lock.

    struct Key: Equatable {
        let outline: Path
        /// The scale along x and y.
        let a, d: Double
        /// Quarters of a pixel to the right, and four times those down.
        let quarter: Int
        let hash: UInt64

        /// - Parameter scale: by `scaleHash(_:_:)`.
        @inline(__always)
        init(_ outline: Path, a: Double, d: Double, scale: UInt64, quarter: Int) {
            self.outline = outline
            self.a = a
            self.d = d
            self.quarter = quarter
            hash = Path.mix(outline.key ^ scale, UInt64(truncatingIfNeeded: quarter))
        }

        static func scaleHash(_ a: Double, _ d: Double) -> UInt64 { Path.mix(a.bitPattern, d.bitPattern) }

        @inline(__always)
        static func == (left: Key, right: Key) -> Bool {
            left.hash == right.hash && left.quarter == right.quarter && left.a == right.a && left.d == right.d
                && left.outline == right.outline
        }

        func makeMask(buffer: CellBuffer) -> SparseMask {
            let place = Affine(a: a, d: d, tx: Double(quarter & 3) / 4, ty: Double(quarter >> 2) / 4)
            let edges = EdgeList(outline, place, .nonZero, buffer: buffer)
            return SparseMask(edges, rule: .nonZero, in: edges.bounds, isWhole: true, buffer: buffer)
        }
    }

    private struct Entry {
        let key: Key
        let mask: SparseMask
        var lastUse: Int
    }

    private let costLimit: Int
    private let lock = Lock()
    private var entries: ContiguousArray<Entry> = []
    /// Numbers of entries, from 1 on, each at the first free place from that of its hash on; 0 where there is none.
    private var slots = ContiguousArray<Int32>(repeating: 0, count: 256)
    private var cost = 0
    private var clock = 0

    /// - Parameter costLimit: the most bytes kept; with zero nothing is.
    init(costLimit: Int) {
        self.costLimit = costLimit
    }

    /// Cost: that of a comparison or two; when the mask is not kept, of making it.
    func mask(for key: Key, buffer: CellBuffer) -> (SparseMask, isHit: Bool) {
        if let found = lock.withLock({ find(key) }) { return (found, true) }
        let mask = key.makeMask(buffer: buffer)
        if costLimit > 0 { lock.withLock { insert(mask, for: key) } }
        return (mask, false)
    }

    /// Forgets all masks.
    func removeAll() {
        lock.withLock {
            entries.removeAll(keepingCapacity: true)
            cost = 0
            rebuild()
        }
    }

    private func slot(of key: Key) -> Int {
        var slot = Int(truncatingIfNeeded: key.hash) & (slots.count &- 1)
        while slots[slot] != 0, entries[Int(slots[slot]) &- 1].key != key {
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        return slot
    }

    private func find(_ key: Key) -> SparseMask? {
        let number = Int(slots[slot(of: key)]) &- 1
        if number < 0 { return nil }
        clock &+= 1
        entries[number].lastUse = clock
        return entries[number].mask
    }

    private func insert(_ mask: SparseMask, for key: Key) {
        let slot = slot(of: key)
        // Another thread may have been faster.
        if slots[slot] != 0 { return }
        clock &+= 1
        entries.append(Entry(key: key, mask: mask, lastUse: clock))
        slots[slot] = Int32(entries.count)
        cost += mask.cost
        if cost > costLimit { evict() } else if entries.count * 2 > slots.count { rebuild() }
    }

    /// Removes the oldest until a quarter of the bound is free; the latest stays.
    private func evict() {
        entries.sort { $0.lastUse > $1.lastUse }
        var count = 0
        cost = 0
        while count < entries.count, count == 0 || cost + entries[count].mask.cost <= costLimit / 4 * 3 {
            cost += entries[count].mask.cost
            count += 1
        }
        entries.removeSubrange(count...)
        rebuild()
    }

    private func rebuild() {
        var size = 256
        while size < entries.count * 4 { size *= 2 }
        slots = ContiguousArray(repeating: 0, count: size)
        for index in entries.indices {
            slots[slot(of: entries[index].key)] = Int32(index + 1)
        }
    }
}
