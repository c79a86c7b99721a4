/// Working memory of the filler: cells of signed area for some rows of a shape, a bit for every four of them that says
/// whether to visit them, and which chains of edges are in each cell. All but the latter is zero between uses. Used by one
/// thread at a time.
final class CellBuffer {
    /// Cells at work at a time, unless one row alone has more.
    static let count = 1 << 15
    static let capacity = count + Bitmap.maximumSide + 16
    /// A row has at least four cells to a word of bits.
    private static let wordCapacity = capacity / 4

    let cells: UnsafeMutablePointer<Int32>
    let owners: UnsafeMutablePointer<CellOwner>
    let bits: UnsafeMutablePointer<UInt64>
    /// As `bits`, of fours with cells of several chains.
    let crossedBits: UnsafeMutablePointer<UInt64>
    let visits: UnsafeMutablePointer<CellVisits>
    let resolver = PixelResolver()
    /// Memory to build edges in.
    private var spareEdges: (memory: UnsafeMutablePointer<EdgeList.Edge>, capacity: Int)?
    /// Memory for more is not kept.
    private static let spareEdgeLimit = 1 << 13

    init() {
        cells = .allocate(capacity: Self.capacity)
        owners = .allocate(capacity: Self.capacity)
        bits = .allocate(capacity: Self.wordCapacity)
        crossedBits = .allocate(capacity: Self.wordCapacity)
        visits = .allocate(capacity: 1)
        cells.clear(count: Self.capacity)
        owners.initialize(repeating: CellOwner(), count: Self.capacity)
        bits.clear(count: Self.wordCapacity)
        crossedBits.clear(count: Self.wordCapacity)
        visits.initialize(to: CellVisits())
    }

    deinit {
        cells.deallocate()
        owners.deallocate()
        bits.deallocate()
        crossedBits.deallocate()
        visits.pointee.deallocate()
        visits.deallocate()
        spareEdges?.memory.deallocate()
    }

    /// Memory for edges, nobody else's until it is taken back.
    func lendEdges() -> (UnsafeMutablePointer<EdgeList.Edge>, Int) {
        if let (memory, capacity) = spareEdges {
            spareEdges = nil
            return (memory, capacity)
        }
        return (.allocate(capacity: 256), 256)
    }

    func takeBackEdges(_ memory: UnsafeMutablePointer<EdgeList.Edge>, _ capacity: Int) {
        if spareEdges == nil, capacity <= Self.spareEdgeLimit {
            spareEdges = (memory, capacity)
        } else {
            memory.deallocate()
        }
    }

    /// Cells to a row of so many pixels: two more, for what edges at the right side spill, and room for whole fours.
    static func stride(width: Int) -> Int { (width + 2 + 3) & ~3 }

    static func words(stride: Int) -> Int { (stride + 255) >> 8 }
}
