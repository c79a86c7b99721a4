/// Working memory of the filler: cells of signed area for some rows of a shape, a bit for every four of them that says
/// whether to visit them, and which chain of edges was in each cell. All zero between uses. Used by one thread at a time.
final class CellBuffer {
    /// Cells at work at a time, unless one row alone has more.
    static let count = 1 << 15
    private static let capacity = count + Bitmap.maximumSide + 16

    /// A chain's number is never this.
    static let crossed = UInt16.max

    let cells: UnsafeMutablePointer<Int32>
    let owners: UnsafeMutablePointer<UInt16>
    let bits: UnsafeMutablePointer<UInt64>
    /// Whether a row has cells of several chains.
    let crossedRows: UnsafeMutablePointer<Bool>
    let resolver = PixelResolver()
    /// Memory to build edges in.
    private var spareEdges: (memory: UnsafeMutablePointer<EdgeList.Edge>, capacity: Int)?
    /// Memory for more is not kept.
    private static let spareEdgeLimit = 1 << 13

    init() {
        cells = .allocate(capacity: Self.capacity)
        owners = .allocate(capacity: Self.capacity)
        bits = .allocate(capacity: Self.capacity)
        crossedRows = .allocate(capacity: Self.capacity)
        cells.clear(count: Self.capacity)
        owners.clear(count: Self.capacity)
        bits.clear(count: Self.capacity)
        crossedRows.clear(count: Self.capacity)
    }

    deinit {
        cells.deallocate()
        owners.deallocate()
        bits.deallocate()
        crossedRows.deallocate()
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

    func hasCrossedRows(_ count: Int) -> Bool {
        for row in 0..<count where crossedRows[row] { return true }
        return false
    }

    /// Cells to a row of so many pixels: two more, for what edges at the right side spill, and room for whole fours.
    static func stride(width: Int) -> Int { (width + 2 + 3) & ~3 }

    static func words(stride: Int) -> Int { (stride + 255) >> 8 }
}
