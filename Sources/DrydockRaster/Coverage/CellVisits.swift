import DrydockCPrefetch

/// Which edges pass which cells of a band, in their order; then each cell's list of them.
///
/// Edges only append to it: what is asked of each visit is done for all of them in a loop of its own, which has its values in
/// registers.
struct CellVisits {
    struct Visit: BitwiseCopyable {
        private let halves: (edge: UInt32, link: UInt32)

        @inline(__always)
        init(edge: Int, link: Int) {
            halves = (UInt32(truncatingIfNeeded: edge), UInt32(truncatingIfNeeded: link))
        }

        /// The edge's number in its list.
        @inline(__always) var edge: Int { Int(halves.edge) }
        /// The cell, counted from the band's first; once lists are made, the visit before in the same cell, or 0.
        @inline(__always) var link: Int { Int(halves.link) }
    }

    /// Cells with more visits are not looked at.
    static let limit = 256
    /// So many visits are kept whatever cells they are of.
    private static let freeCount = 1 << 16
    /// How far ahead of a visit its cell's owner is asked for.
    private static let lead = 12

    /// Begin at 1.
    private(set) var visits: UnsafeMutablePointer<Visit>
    /// Visits of cells that another chain was in before.
    private var met: UnsafeMutablePointer<Visit>
    private(set) var count = 1
    private(set) var capacity = 1024
    /// Visits before have no more than the limit in any cell.
    private var checked = 1
    /// The band's number, from 1.
    private(set) var band: UInt16 = 0

    init() {
        visits = .allocate(capacity: capacity + Self.lead)
        visits.initialize(repeating: Visit(edge: 0, link: 0), count: capacity + Self.lead)
        met = .allocate(capacity: capacity)
    }

    func deallocate() {
        visits.deallocate()
        met.deallocate()
    }

    /// Begins a band.
    mutating func begin(_ owners: UnsafeMutablePointer<CellOwner>) {
        (count, checked) = (1, 1)
        if band == .max {
            owners.update(repeating: CellOwner(), count: CellBuffer.capacity)
            band = 0
        }
        band += 1
    }

    /// Makes room for as many more, and one.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if count &+ more >= capacity { grow(more) }
    }

    /// One or two visits, for which there must be room: which of them it is next is hard to foretell.
    @inline(__always)
    mutating func append(edge: Int, place: Int, andNext: Bool) {
        visits[count] = Visit(edge: edge, link: place)
        visits[count &+ 1] = Visit(edge: edge, link: place &+ 1)
        count &+= andNext ? 2 : 1
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        if count > Self.freeCount, count > 2 * checked { dropExcess() }
        if count + more < capacity { return }
        let larger = max(capacity * 2, count + more + 1)
        let all = UnsafeMutablePointer<Visit>.allocate(capacity: larger + Self.lead)
        all.initialize(repeating: Visit(edge: 0, link: 0), count: larger + Self.lead)
        all.update(from: visits, count: count)
        deallocate()
        (visits, met, capacity) = (all, .allocate(capacity: larger), larger)
    }

    /// Drops what cells have beyond one more than the limit, so that memory does not grow without end.
    private mutating func dropExcess() {
        let counts = UnsafeMutablePointer<UInt16>.allocate(capacity: CellBuffer.capacity)
        counts.clear(count: CellBuffer.capacity)
        defer { counts.deallocate() }
        var (kept, index) = (1, 1)
        while index < count {
            let cell = visits[index].link
            if counts[cell] <= Self.limit {
                counts[cell] &+= 1
                visits[kept] = visits[index]
                kept &+= 1
            }
            index &+= 1
        }
        (count, checked) = (kept, kept)
    }

    /// Makes each cell's list, and finds cells of several chains.
    ///
    /// Which cells are whose is hard to foretell, so that the first loop does not branch on it: what needs a closer look is
    /// collected. The visits of a cell's first chain are not among that, but all of them come before those of others, or in
    /// strokes their order does not matter.
    ///
    /// - Returns: whether there are such cells.
    @inline(never)
    func findCrossings(_ edges: UnsafePointer<EdgeList.Edge>, _ accumulator: EdgeAccumulator) -> Bool {
        let (visits, count, met, band, owners) = (visits, count, met, band, accumulator.owners)
        var others = 0
        var index = 1
        while index < count {
            prefetch(forWriting: owners + visits[index &+ Self.lead].link)
            let visit = visits[index]
            let chain = CellOwner.Chain(edges[visit.edge].chain, band: band)
            let owner = owners[visit.link]
            let takes = owner.takes(chain)
            owners[visit.link] = CellOwner(takes ? chain : owner.chain, last: index)
            visits[index] = Visit(edge: visit.edge, link: owner.isNobodys(chain) ? 0 : owner.last)
            met[others] = visit
            others &+= takes ? 0 : 1
            index &+= 1
        }
        let several = CellOwner.Chain(CellOwner.Chain.several, band: band)
        var isCrossed = false
        index = 0
        while index < others {
            let (place, edge) = (met[index].link, edges + met[index].edge)
            let owner = owners[place]
            if !owner.isOwned(by: several), !owner.takes(CellOwner.Chain(edge.pointee.chain, band: band)) {
                let number = accumulator.owner(of: place, owner.chain.number, joinedBy: edge)
                owners[place] = CellOwner(CellOwner.Chain(number, band: band), last: owner.last)
                if number == CellOwner.Chain.several { isCrossed = true }
            }
            index &+= 1
        }
        return isCrossed
    }
}
