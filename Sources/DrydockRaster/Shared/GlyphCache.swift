/// The masks of upright glyphs used of late, for all threads: by outline, scale and quarter of a pixel each way. And where
/// those of whole runs lie, so that one that is drawn again costs one look-up.
final class GlyphCache: @unchecked Sendable {
    // Unchecked: the table is guarded by the lock.

    struct Key: Equatable {
        let outline: Path
        /// The scale along x and y.
        let a, d: Double
        /// Quarters of a pixel to the right, and four times those down.
        let quarter: Int
        let hash: UInt64

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

    /// A glyph of a run, to be looked up.
    struct Probe {
        /// Which of the run's.
        let glyph: Int
        /// Where its mask lies, in whole pixels.
        let x, y: Int32
        fileprivate let quarter: Int
        fileprivate let hash: UInt64

        /// - Parameters:
        ///   - x: quarters of a pixel, as is `y`.
        ///   - scale: by `Key.scaleHash(_:_:)`.
        @inline(__always)
        init(_ outline: Path, _ glyph: Int, x: Int, y: Int, scale: UInt64) {
            self.glyph = glyph
            self.x = Int32(truncatingIfNeeded: x >> 2)
            self.y = Int32(truncatingIfNeeded: y >> 2)
            quarter = x & 3 | (y & 3) << 2
            hash = Path.mix(outline.key ^ scale, UInt64(truncatingIfNeeded: quarter))
        }
    }

    /// A run, the same object, under a matrix.
    struct RunKey: Hashable {
        private let run: OutlineRun
        private let transform: Affine

        /// - Parameter transform: with a translation of 0 ..< 1.
        init(_ run: OutlineRun, _ transform: Affine) {
            self.run = run
            self.transform = transform
        }

        static func == (left: RunKey, right: RunKey) -> Bool {
            left.run === right.run && left.transform == right.transform
        }

        func hash(into hasher: inout Hasher) {
            let object = UInt64(UInt(bitPattern: ObjectIdentifier(run)))
            let scale = Key.scaleHash(transform.a, transform.d)
            hasher.combine(Path.mix(object ^ scale, Key.scaleHash(transform.tx, transform.ty)))
        }
    }

    private struct Entry {
        let key: Key
        let mask: SparseMask
        var lastUse: Int
    }

    /// Of what is kept, this part may be where runs' glyphs lie.
    private static let layoutPart = 8

    private let costLimit: Int
    private let lock = Lock(spins: true)
    // Unchecked: all of it is guarded by the lock.
    @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []
    /// Numbers of entries, from 1 on, each at the first free place from that of its hash on; 0 where there is none.
    @exclusivity(unchecked) private var slots = ContiguousArray<Int32>(repeating: 0, count: 256)
    @exclusivity(unchecked) private var cost = 0
    @exclusivity(unchecked) private var clock = 0
    private let layoutLock = Lock(spins: true)
    private var layouts: RecencyCache<RunKey, GlyphLayout>

    /// - Parameter costLimit: the most bytes kept; with zero nothing is.
    init(costLimit: Int) {
        self.costLimit = costLimit
        layouts = RecencyCache(costLimit: costLimit / Self.layoutPart)
    }

    /// Where the glyphs of a run lie that was drawn of late.
    func layout(for key: RunKey) -> GlyphLayout? { layoutLock.withLock { layouts.value(for: key) } }

    func insert(_ layout: GlyphLayout, for key: RunKey) {
        let cost = layout.cost
        if cost > costLimit / Self.layoutPart / 4 { return }
        layoutLock.withLock { layouts.insert(layout, cost: cost, for: key) }
    }

    /// Calls `body` with the masks of a run's glyphs, in their order; returns how many were made. Cost: that of a comparison or
    /// two each, and of making what is not kept.
    ///
    /// The lock is taken once where all are kept: threads that look up their own runs do not wait for each other at every
    /// glyph.
    @inline(__always)
    func forEachMask(
        of run: OutlineRun,
        _ probes: ContiguousArray<Probe>,
        a: Double,
        d: Double,
        buffer: CellBuffer,
        _ body: (_ index: Int, SparseMask) -> Void
    ) -> Int {
        var (next, made) = (0, 0)
        while next < probes.count {
            lock.withLock {
                while next < probes.count, let mask = find(probes[next], run, a: a, d: d) {
                    body(next, mask)
                    next += 1
                }
            }
            if next == probes.count { break }
            let probe = probes[next]
            let key = Key(
                outline: run.glyphs[probe.glyph].outline,
                a: a,
                d: d,
                quarter: probe.quarter,
                hash: probe.hash
            )
            let mask = key.makeMask(buffer: buffer)
            if costLimit > 0 { lock.withLock { insert(mask, for: key) } }
            body(next, mask)
            made += 1
            next += 1
        }
        return made
    }

    /// Forgets all masks.
    func removeAll() {
        lock.withLock {
            entries.removeAll(keepingCapacity: true)
            cost = 0
            rebuild()
        }
        layoutLock.withLock { layouts.removeAll() }
    }

    private func slot(of key: Key) -> Int {
        var slot = Int(truncatingIfNeeded: key.hash) & (slots.count &- 1)
        while slots[slot] != 0, entries[Int(slots[slot]) &- 1].key != key {
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        return slot
    }

    @inline(__always)
    private func find(_ probe: Probe, _ run: OutlineRun, a: Double, d: Double) -> SparseMask? {
        var slot = Int(truncatingIfNeeded: probe.hash) & (slots.count &- 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) &- 1
            if entries[number].key.hash == probe.hash, entries[number].key.quarter == probe.quarter,
                entries[number].key.a == a, entries[number].key.d == d,
                entries[number].key.outline == run.glyphs[probe.glyph].outline
            {
                clock &+= 1
                entries[number].lastUse = clock
                return entries[number].mask
            }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        return nil
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
