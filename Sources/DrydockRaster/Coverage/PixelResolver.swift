/// Finds what a fill rule really covers of pixels that edges of several chains pass: there areas of different windings meet,
/// which sums of signed areas do not tell apart.
///
/// 1. The edges of rows with such pixels are gathered, cut at the rows' boundaries.
/// 2. Those left of a pixel only change the winding at its left side, those right of it do not count.
/// 3. The pixel is cut into slabs wherever one of its edges begins or ends or two of them cross, or the winding at its side
///    changes: in between the edges keep their order.
/// 4. Along a slab the winding is followed from edge to edge, and the areas to the right of those edges are added up at
///    which the rule's inside begins or ends.
///
/// A pixel's coverage depends on the edges of its row alone, and not on what else is drawn.
final class PixelResolver: CrossingResolver {
    static var isNeeded: Bool { true }

    /// An edge in a row, in a list of those of that row.
    private struct Node {
        let edge: Int32
        let next: Int32
        /// That of an edge in several rows, which is then computed once.
        let slope: Int
    }

    /// An edge's part in one row.
    struct Piece {
        /// Known from when the piece is active.
        var slope: Int
        /// The edge's upper end, from the row's top.
        let edgeX, edgeY: Int
        /// Where the part begins and ends, from the row's top.
        let y0, y1: Int32
        let x1: Int32
        let low, high: Int32
        let winding: Int32

        @inline(__always)
        func x(at y: Int) -> Int {
            y == y1.int ? x1.int : edgeX &+ (((y &- edgeY) &* slope &+ 0x8000_0000) >> 32)
        }
    }

    /// An edge between two heights.
    struct Span {
        let piece: Int32
        let winding: Int32
        var top, bottom: Int32
        /// By when it began: decides between equals.
        let rank: Int

        /// Whether another one comes first by its place at the top, and where that is one at the bottom.
        @inline(__always)
        func follows(_ other: Span) -> Bool {
            if top != other.top { return top > other.top }
            return bottom != other.bottom ? bottom > other.bottom : rank > other.rank
        }
    }

    /// Stands for a slope that is not known yet.
    static let unknown = Int.min
    /// Rows with more edges than this keep their sums: they would take time without bound.
    private static let pieceLimit = 256
    /// Pixels with more edges than this are computed on lines.
    static let exactLimit = 24

    private let heads: UnsafeMutablePointer<Int32>
    private let counts: UnsafeMutablePointer<Int32>
    /// The row's pieces, sorted by their left ends.
    let rowPieces: UnsafeMutablePointer<Piece>
    /// Them in the order of edges, and what they are sorted by: the left end, above the place in that order.
    private let unsorted: UnsafeMutablePointer<Piece>
    private let order: UnsafeMutablePointer<Int>
    /// The pieces that begin left of the pixel's right side and end right of its left side.
    let active: UnsafeMutablePointer<Int32>
    /// They sorted by their upper ends: those above the pixel's number among the active ones.
    let starts: UnsafeMutablePointer<Int32>
    /// Those of them that a line of a pixel passes.
    let live: UnsafeMutablePointer<Int32>
    let spans: UnsafeMutablePointer<Span>
    /// By how much the winding at the pixel's left side changes at each height.
    let changes: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) private var nodes: UnsafeMutablePointer<Node>
    @exclusivity(unchecked) private var capacity = 256
    @exclusivity(unchecked) private var count = 0
    /// The edges, and the top of their band.
    @exclusivity(unchecked) private var list: EdgeList?
    @exclusivity(unchecked) private var top = 0
    /// The row whose pieces are in `rowPieces`, and how many they are.
    @exclusivity(unchecked) private var row = -1
    @exclusivity(unchecked) private var rowCount = 0
    /// The first piece right of the pixels so far.
    @exclusivity(unchecked) private var nextPiece = 0
    @exclusivity(unchecked) private(set) var activeCount = 0
    /// The winding at the pixel's left side at the row's top, and the heights where it changes.
    @exclusivity(unchecked) private(set) var topWinding: Int32 = 0
    @exclusivity(unchecked) private(set) var changed = RowHeights()

    init() {
        heads = .allocate(capacity: CellBuffer.count)
        counts = .allocate(capacity: CellBuffer.count)
        rowPieces = .allocate(capacity: Self.pieceLimit)
        unsorted = .allocate(capacity: Self.pieceLimit)
        order = .allocate(capacity: Self.pieceLimit)
        active = .allocate(capacity: Self.pieceLimit)
        starts = .allocate(capacity: Self.exactLimit)
        live = .allocate(capacity: Self.pieceLimit)
        spans = .allocate(capacity: Self.pieceLimit)
        changes = .allocate(capacity: 256)
        changes.clear(count: 256)
        nodes = .allocate(capacity: 256)
    }

    deinit {
        heads.deallocate()
        counts.deallocate()
        rowPieces.deallocate()
        unsorted.deallocate()
        order.deallocate()
        active.deallocate()
        starts.deallocate()
        live.deallocate()
        spans.deallocate()
        changes.deallocate()
        nodes.deallocate()
    }

    /// Gathers the edges of a band's crossed rows.
    func prepare(_ list: EdgeList, dy: Int, _ accumulator: EdgeAccumulator) {
        let band = accumulator.band
        let crossedRows = accumulator.crossedRows
        let (heads, counts) = (heads, counts)
        for row in 0..<band.height {
            heads[row] = -1
            counts[row] = 0
        }
        count = 0
        row = -1
        self.list = list
        top = (band.y &- dy) << 8
        let (top, bottom) = (top, (band.maxY &- dy) << 8)
        let edges = list.edges
        for index in 0..<list.count {
            let (y0, y1) = (edges[index].y0.int, edges[index].y1.int)
            if y0 >= bottom || y1 <= top || y0 == y1 { continue }
            var row = (max(y0, top) &- top) >> 8
            let last = (min(y1, bottom) &- 1 &- top) >> 8
            if row == last, y0 >= top, y1 <= bottom {
                if crossedRows[row] { add(index, row: row, slope: Self.unknown) }
                continue
            }
            var slope = Self.unknown
            while row <= last {
                if crossedRows[row] {
                    if slope == Self.unknown {
                        slope = EdgeAccumulator.Slope.of(edges[index].x1.int &- edges[index].x0.int, y1 &- y0)
                    }
                    add(index, row: row, slope: slope)
                }
                row &+= 1
            }
        }
    }

    /// Lets go of the edges.
    func finish() { list = nil }

    @inline(__always)
    private func add(_ edge: Int, row: Int, slope: Int) {
        counts[row] &+= 1
        if counts[row] > Self.pieceLimit { return }
        if count == capacity { grow() }
        nodes[count] = Node(edge: Int32(truncatingIfNeeded: edge), next: heads[row], slope: slope)
        heads[row] = Int32(truncatingIfNeeded: count)
        count &+= 1
    }

    @inline(never)
    private func grow() {
        let larger = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
        larger.update(from: nodes, count: count)
        nodes.deallocate()
        nodes = larger
        capacity *= 2
    }

    /// The part of an edge in a row.
    @inline(__always)
    private static func piece(_ edge: UnsafePointer<EdgeList.Edge>, _ slope: Int, top: Int) -> Piece {
        let (edgeX, edgeY) = (edge.pointee.x0.int, edge.pointee.y0.int &- top)
        let edgeEnd = edge.pointee.y1.int &- top
        func x(at y: Int) -> Int32 {
            Int32(truncatingIfNeeded: edgeX &+ (((y &- edgeY) &* slope &+ 0x8000_0000) >> 32))
        }
        let end = min(edgeEnd, 256)
        let x1 = end == edgeEnd ? edge.pointee.x1 : x(at: end)
        let x0 = edgeY >= 0 ? edge.pointee.x0 : x(at: 0)
        return Piece(
            slope: slope,
            edgeX: edgeX,
            edgeY: edgeY,
            y0: Int32(truncatingIfNeeded: max(edgeY, 0)),
            y1: Int32(truncatingIfNeeded: end),
            x1: x1,
            low: min(x0, x1),
            high: max(x0, x1),
            winding: Int32(edge.pointee.winding)
        )
    }

    /// Brings the row's pieces together; there are none when they would be too many.
    private func load(_ row: Int) {
        self.row = row
        rowCount = 0
        nextPiece = 0
        activeCount = 0
        topWinding = 0
        changes.clear(count: 256)
        changed = RowHeights()
        guard counts[row] <= Self.pieceLimit, let list else { return }
        let (nodes, unsorted, order, rowPieces) = (nodes, unsorted, order, rowPieces)
        let top = top &+ row << 8
        // The list has the last edge first.
        let count = counts[row].int
        var place = count
        var next = heads[row].int
        while next >= 0 {
            place &-= 1
            unsorted[place] = Self.piece(list.edges + nodes[next].edge.int, nodes[next].slope, top: top)
            next = nodes[next].next.int
        }
        // Each lies next to the one before, most of the time.
        var last = 0
        for index in 0..<count {
            let key = unsorted[index].low.int << 32 | index
            var place = last
            if index > 0, order[last] < key {
                repeat { place &+= 1 } while place < index && order[place] < key
            } else {
                while place > 0, order[place &- 1] > key { place &-= 1 }
            }
            if place < index { (order + place + 1).update(from: order + place, count: index &- place) }
            order[place] = key
            last = place
        }
        for index in 0..<count { rowPieces[index] = unsorted[order[index] & 0x7FFF_FFFF] }
        rowCount = count
    }

    @inline(never)
    func correct(_ levels: FourLevels, _ owners: UnsafePointer<UInt16>, row: Int, left: Int, rule: FillRule)
        -> FourLevels
    {
        if row != self.row { load(row) }
        if rowCount == 0 { return levels }
        var levels = levels.packed
        for index in 0..<4 where owners[index] == CellBuffer.crossed {
            let shift = UInt32(truncatingIfNeeded: 8 &* index)
            let level = level(left: left &+ 256 &* index, rule: rule)
            levels = levels & ~(255 &<< shift) | level &<< shift
        }
        return FourLevels(levels)
    }

    /// Brings the active pieces and the winding at the left side up to a pixel.
    func advance(to left: Int) {
        let (rowPieces, active) = (rowPieces, active)
        var kept = 0
        for index in 0..<activeCount {
            let piece = active[index]
            if rowPieces[piece.int].high.int > left {
                active[kept] = piece
                kept &+= 1
            } else {
                pass(rowPieces + piece.int)
            }
        }
        var next = nextPiece
        while next < rowCount, rowPieces[next].low.int < left &+ 256 {
            let piece = rowPieces + next
            if piece.pointee.high.int > left {
                if piece.pointee.slope == Self.unknown {
                    // All of the edge is in the row.
                    piece.pointee.slope = EdgeAccumulator.Slope.of(
                        piece.pointee.x1.int &- piece.pointee.edgeX,
                        piece.pointee.y1.int &- piece.pointee.edgeY
                    )
                }
                active[kept] = Int32(truncatingIfNeeded: next)
                kept &+= 1
            } else {
                pass(piece)
            }
            next &+= 1
        }
        nextPiece = next
        activeCount = kept
    }

    /// Counts a piece that lies left of the pixel. Where a chain goes on from one edge to the next, the changes cancel.
    @inline(__always)
    private func pass(_ piece: UnsafePointer<Piece>) {
        let winding = piece.pointee.winding
        if piece.pointee.y0 == 0 {
            topWinding &+= winding
        } else {
            change(piece.pointee.y0.int, by: winding)
        }
        if piece.pointee.y1 < 256 { change(piece.pointee.y1.int, by: 0 &- winding) }
    }

    @inline(__always)
    private func change(_ height: Int, by winding: Int32) {
        let before = changes[height]
        let after = before &+ winding
        changes[height] = after
        if (before == 0) != (after == 0) { changed.toggle(height) }
    }
}
