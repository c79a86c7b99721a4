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

    /// An edge's part in one row.
    private struct Piece {
        let slope: Int
        /// The edge's upper end, from the row's top.
        let edgeX, edgeY: Int
        /// Where the part begins and ends, from the row's top.
        let y0, y1: Int32
        let x1: Int32
        let low, high: Int32
        let winding: Int32
        let next: Int32

        @inline(__always)
        func x(at y: Int) -> Int {
            y == y1.int ? x1.int : edgeX &+ (((y &- edgeY) &* slope &+ 0x8000_0000) >> 32)
        }
    }

    /// An edge between two heights.
    private struct Span {
        let piece: Int32
        let winding: Int32
        var top, bottom: Int32

        /// The order at the top, and where that is one at the bottom.
        @inline(__always)
        var key: Int { top.int << 32 &+ bottom.int }
    }

    /// Rows with more edges than this keep their sums: they would take time without bound.
    private static let pieceLimit = 256
    /// Pixels with more edges than this are computed on lines.
    private static let exactLimit = 24

    private let heads: UnsafeMutablePointer<Int32>
    private let counts: UnsafeMutablePointer<Int32>
    /// The row's pieces, sorted by their left ends.
    private let rowPieces: UnsafeMutablePointer<Piece>
    /// What they are sorted by: the left end, above the number of the piece.
    private let order: UnsafeMutablePointer<Int>
    /// The pieces that begin left of the pixel's right side and end right of its left side.
    private let active: UnsafeMutablePointer<Int32>
    /// They sorted by their upper ends: those above the pixel's number among the active ones.
    private let starts: UnsafeMutablePointer<Int32>
    /// Those of them that have begun and not ended.
    private let live: UnsafeMutablePointer<Int32>
    private let spans: UnsafeMutablePointer<Span>
    /// By how much the winding at the pixel's left side changes at each height.
    private let changes: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) private var pieces: UnsafeMutablePointer<Piece>
    @exclusivity(unchecked) private var capacity = 256
    @exclusivity(unchecked) private var count = 0
    /// The row whose pieces are in `rowPieces`, and how many they are.
    @exclusivity(unchecked) private var row = -1
    @exclusivity(unchecked) private var rowCount = 0
    /// The first piece right of the pixels so far.
    @exclusivity(unchecked) private var nextPiece = 0
    @exclusivity(unchecked) private var activeCount = 0
    /// The winding at the pixel's left side at the row's top, and the heights where it changes.
    @exclusivity(unchecked) private var topWinding: Int32 = 0
    @exclusivity(unchecked) private var changed = RowHeights()

    init() {
        heads = .allocate(capacity: CellBuffer.count)
        counts = .allocate(capacity: CellBuffer.count)
        rowPieces = .allocate(capacity: Self.pieceLimit)
        order = .allocate(capacity: Self.pieceLimit)
        active = .allocate(capacity: Self.pieceLimit)
        starts = .allocate(capacity: Self.exactLimit)
        live = .allocate(capacity: Self.pieceLimit)
        spans = .allocate(capacity: Self.pieceLimit)
        changes = .allocate(capacity: 256)
        changes.clear(count: 256)
        pieces = .allocate(capacity: 256)
    }

    deinit {
        heads.deallocate()
        counts.deallocate()
        rowPieces.deallocate()
        order.deallocate()
        active.deallocate()
        starts.deallocate()
        live.deallocate()
        spans.deallocate()
        changes.deallocate()
        pieces.deallocate()
    }

    /// Gathers the edges of a band's crossed rows.
    func prepare(_ list: EdgeList, dy: Int, _ accumulator: EdgeAccumulator) {
        let band = accumulator.band
        let crossedRows = accumulator.crossedRows
        for row in 0..<band.height {
            heads[row] = -1
            counts[row] = 0
        }
        count = 0
        row = -1
        let (top, bottom) = ((band.y &- dy) << 8, (band.maxY &- dy) << 8)
        for index in 0..<list.count {
            let edge = list.edges[index]
            let (y0, y1) = (edge.y0.int, edge.y1.int)
            if y0 >= bottom || y1 <= top || y0 == y1 { continue }
            var row = (max(y0, top) &- top) >> 8
            let last = (min(y1, bottom) &- 1 &- top) >> 8
            var slope: EdgeAccumulator.Slope?
            while row <= last {
                if crossedRows[row] {
                    let known =
                        slope ?? EdgeAccumulator.Slope(edge, dx: edge.x1.int &- edge.x0.int, dy: y1 &- y0)
                    slope = known
                    add(edge, known, row: row, top: top &+ row << 8)
                }
                row &+= 1
            }
        }
    }

    @inline(__always)
    private func add(_ edge: EdgeList.Edge, _ slope: EdgeAccumulator.Slope, row: Int, top: Int) {
        counts[row] &+= 1
        if counts[row] > Self.pieceLimit { return }
        if count == capacity { grow() }
        let end = min(edge.y1.int, top &+ 256)
        let x1 = end == edge.y1.int ? edge.x1 : Int32(truncatingIfNeeded: slope.x(at: end))
        let x0 = edge.y0.int >= top ? edge.x0 : Int32(truncatingIfNeeded: slope.x(at: top))
        pieces[count] = Piece(
            slope: slope.slope,
            edgeX: edge.x0.int,
            edgeY: edge.y0.int &- top,
            y0: Int32(truncatingIfNeeded: max(edge.y0.int &- top, 0)),
            y1: Int32(truncatingIfNeeded: end &- top),
            x1: x1,
            low: min(x0, x1),
            high: max(x0, x1),
            winding: Int32(edge.winding),
            next: heads[row]
        )
        heads[row] = Int32(truncatingIfNeeded: count)
        count &+= 1
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Piece>.allocate(capacity: capacity * 2)
        larger.update(from: pieces, count: count)
        pieces.deallocate()
        pieces = larger
        capacity *= 2
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
        if counts[row] > Self.pieceLimit { return }
        let (pieces, order, rowPieces) = (pieces, order, rowPieces)
        var found = 0
        var next = heads[row].int
        while next >= 0 {
            let key = pieces[next].low.int << 32 | next
            var place = found
            while place > 0, order[place &- 1] > key {
                order[place] = order[place &- 1]
                place &-= 1
            }
            order[place] = key
            found &+= 1
            next = pieces[next].next.int
        }
        for index in 0..<found { rowPieces[index] = pieces[order[index] & 0x7FFF_FFFF] }
        rowCount = found
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
    private func advance(to left: Int) {
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
            if rowPieces[next].high.int > left {
                active[kept] = Int32(truncatingIfNeeded: next)
                kept &+= 1
            } else {
                pass(rowPieces + next)
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

    private func level(left: Int, rule: FillRule) -> UInt32 {
        advance(to: left)
        let (activeCount, changed) = (activeCount, changed)
        if activeCount > Self.exactLimit { return sampled(left: left, rule: rule) }
        let (rowPieces, active, starts, live) = (rowPieces, active, starts, live)
        var heights = changed
        for index in 0..<activeCount {
            let piece = rowPieces + active[index].int
            let (y0, y1) = (piece.pointee.y0, piece.pointee.y1)
            if y0 > 0 { heights.insert(y0.int) }
            if y1 < 256 { heights.insert(y1.int) }
            let start = y0 << 8 | Int32(truncatingIfNeeded: index)
            var place = index
            while place > 0, starts[place &- 1] > start {
                starts[place] = starts[place &- 1]
                place &-= 1
            }
            starts[place] = start
        }
        var (started, liveCount) = (0, 0)
        var winding = topWinding
        var area = 0
        var top = 0
        while top < 256 {
            if changed.contains(top) { winding &+= changes[top] }
            var bottom = heights.next(after: top)
            while started < activeCount, starts[started] >> 8 <= top {
                live[liveCount] = active[starts[started].int & 255]
                liveCount &+= 1
                started &+= 1
            }
            let found = collect(&liveCount, top: top, bottom: bottom)
            if found > 1 { bottom = cut(top: top, bottom: bottom, count: found) }
            area &+= areaInside(found, height: bottom &- top, winding, left: left, rule: rule)
            top = bottom
        }
        return UInt32(truncatingIfNeeded: (min(max(area, 0), 1 << 17) &* 255 &+ 1 << 16) >> 17)
    }

    /// The coverage on 16 lines, for pixels with so many edges that slabs would take too long.
    private func sampled(left: Int, rule: FillRule) -> UInt32 {
        var area = 0
        for line in 0..<16 {
            let y = line &* 16 &+ 8
            var start = topWinding
            for height in 1...y { start &+= changes[height] }
            var liveCount = 0
            for index in 0..<activeCount where rowPieces[active[index].int].y0 <= y {
                live[liveCount] = active[index]
                liveCount &+= 1
            }
            let found = collect(&liveCount, top: y, bottom: y)
            area &+= areaInside(found, height: 16, start, left: left, rule: rule)
        }
        return UInt32(truncatingIfNeeded: (min(max(area, 0), 1 << 17) &* 255 &+ 1 << 16) >> 17)
    }

    /// Sorts the live pieces by their places at a height, and drops those that have ended there.
    @inline(__always)
    private func collect(_ liveCount: inout Int, top: Int, bottom: Int) -> Int {
        let (rowPieces, live, spans) = (rowPieces, live, spans)
        var found = 0
        for index in 0..<liveCount {
            let number = live[index]
            let piece = rowPieces + number.int
            if piece.pointee.y1.int <= top { continue }
            live[found] = number
            let span = Span(
                piece: number,
                winding: piece.pointee.winding,
                top: Int32(truncatingIfNeeded: piece.pointee.x(at: top)),
                bottom: Int32(truncatingIfNeeded: piece.pointee.x(at: bottom))
            )
            var place = found
            let key = span.key
            while place > 0, spans[place &- 1].key > key {
                spans[place] = spans[place &- 1]
                place &-= 1
            }
            spans[place] = span
            found &+= 1
        }
        liveCount = found
        return found
    }

    /// The first height, at least one further down, at which neighbours have crossed; the spans are then in their order
    /// at the middle and end there.
    @inline(__always)
    private func cut(top: Int, bottom: Int, count: Int) -> Int {
        let spans = spans
        var first = bottom
        var isSorted = true
        for index in 1..<count where spans[index &- 1].bottom > spans[index].bottom {
            isSorted = false
            let above = spans[index].top.int &- spans[index &- 1].top.int
            let below = spans[index &- 1].bottom.int &- spans[index].bottom.int
            first = min(first, max(top &+ (bottom &- top) &* above / (above &+ below), top &+ 1))
        }
        if isSorted { return bottom }
        for index in 0..<count {
            spans[index].bottom = Int32(truncatingIfNeeded: rowPieces[spans[index].piece.int].x(at: first))
        }
        for index in 1..<count {
            let span = spans[index]
            var place = index
            while place > 0, spans[place &- 1].top &+ spans[place &- 1].bottom > span.top &+ span.bottom {
                spans[place] = spans[place &- 1]
                place &-= 1
            }
            spans[place] = span
        }
        return first
    }

    /// Twice the area of the pixel's inside between two heights.
    @inline(__always)
    private func areaInside(_ count: Int, height: Int, _ start: Int32, left: Int, rule: FillRule) -> Int {
        let mask: Int32 = rule == .nonZero ? -1 : 1
        var winding = start
        var area = winding & mask != 0 ? 512 &* height : 0
        for index in 0..<count {
            let wasInside = winding & mask != 0
            winding &+= spans[index].winding
            if (winding & mask != 0) == wasInside { continue }
            let part = Self.areaRight(
                of: spans[index].top.int &- left,
                spans[index].bottom.int &- left,
                height: height
            )
            area = wasInside ? area &- part : area &+ part
        }
        return area
    }

    /// Twice the area right of an edge in a pixel.
    @inline(__always)
    private static func areaRight(of top: Int, _ bottom: Int, height: Int) -> Int {
        let (low, high) = (min(top, bottom), max(top, bottom))
        if low >= 0, high <= 256 { return height &* (512 &- low &- high) }
        if low >= 256 { return 0 }
        if high <= 0 { return 512 &* height }
        // From where the edge enters at the left to where it leaves at the right.
        let (from, to) = (max(low, 0), min(high, 256))
        let length = high &- low
        let before = from &- low
        let within = height &* (to &- from) &* (512 &- from &- to)
        return (512 &* height &* before &+ within) / length
    }
}
