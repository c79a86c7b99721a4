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
    /// Where a row has cells of several chains.
    let crossedColumns: UnsafeMutablePointer<Columns>
    /// The lists of what is in cells of several chains; those of others have no meaning.
    let crossedHeads: UnsafeMutablePointer<PixelResolver.Head>
    let resolver = PixelResolver()
    /// Memory to build edges in.
    private var spareEdges: (memory: UnsafeMutablePointer<EdgeList.Edge>, capacity: Int)?
    /// Memory for more is not kept.
    private static let spareEdgeLimit = 1 << 13

    /// Columns of a row, from the first to the last; none when the last is less.
    struct Columns {
        var first, last: Int32

        static let none = Columns(first: .max, last: -1)

        @inline(__always)
        mutating func insert(_ column: Int32) {
            first = min(first, column)
            last = max(last, column)
        }
    }

    init() {
        cells = .allocate(capacity: Self.capacity)
        owners = .allocate(capacity: Self.capacity)
        bits = .allocate(capacity: Self.capacity)
        crossedColumns = .allocate(capacity: Self.capacity)
        crossedHeads = .allocate(capacity: Self.capacity)
        cells.clear(count: Self.capacity)
        owners.clear(count: Self.capacity)
        bits.clear(count: Self.capacity)
        crossedColumns.initialize(repeating: .none, count: Self.capacity)
    }

    deinit {
        cells.deallocate()
        owners.deallocate()
        bits.deallocate()
        crossedColumns.deallocate()
        crossedHeads.deallocate()
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

    /// Of so many rows, those from the first to the last that have cells of several chains.
    func crossedRows(of count: Int) -> Range<Int> {
        var (first, end) = (0, count)
        while first < end, crossedColumns[first].last < 0 { first &+= 1 }
        while end > first, crossedColumns[end &- 1].last < 0 { end &-= 1 }
        return first..<end
    }

    /// Cells to a row of so many pixels: two more, for what edges at the right side spill, and room for whole fours.
    static func stride(width: Int) -> Int { (width + 2 + 3) & ~3 }

    static func words(stride: Int) -> Int { (stride + 255) >> 8 }
}
