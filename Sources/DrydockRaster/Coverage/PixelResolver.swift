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
final class PixelResolver {
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
        var top, bottom: Int
    }

    /// Rows with more edges than this keep their sums: they would take time without bound.
    private static let pieceLimit = 256
    /// Pixels with more edges than this are computed on lines.
    private static let exactLimit = 24

    private let heads: UnsafeMutablePointer<Int32>
    private let counts: UnsafeMutablePointer<Int32>
    private let rowPieces: UnsafeMutablePointer<Piece>
    private let active: UnsafeMutablePointer<Int32>
    private let spans: UnsafeMutablePointer<Span>
    /// By how much the winding at the pixel's left side changes at each height; all zero between uses.
    private let changes: UnsafeMutablePointer<Int32>
    /// The heights at which it does, and by how much.
    private let heights: UnsafeMutablePointer<Int32>
    private let steps: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) private var pieces: UnsafeMutablePointer<Piece>
    @exclusivity(unchecked) private var capacity = 256
    @exclusivity(unchecked) private var count = 0
    /// The row whose pieces are in `rowPieces`, and how many they are.
    @exclusivity(unchecked) private var row = -1
    @exclusivity(unchecked) private var rowCount = 0

    init() {
        heads = .allocate(capacity: CellBuffer.count)
        counts = .allocate(capacity: CellBuffer.count)
        rowPieces = .allocate(capacity: Self.pieceLimit)
        active = .allocate(capacity: Self.pieceLimit)
        spans = .allocate(capacity: Self.pieceLimit)
        changes = .allocate(capacity: 257)
        changes.clear(count: 257)
        heights = .allocate(capacity: 2 * Self.pieceLimit)
        steps = .allocate(capacity: 2 * Self.pieceLimit)
        pieces = .allocate(capacity: 256)
    }

    deinit {
        heads.deallocate()
        counts.deallocate()
        rowPieces.deallocate()
        active.deallocate()
        spans.deallocate()
        changes.deallocate()
        heights.deallocate()
        steps.deallocate()
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

    /// Brings the row's pieces together; false when they are too many.
    private func load(_ row: Int) -> Bool {
        self.row = row
        rowCount = 0
        if counts[row] > Self.pieceLimit { return false }
        var next = heads[row].int
        while next >= 0 {
            rowPieces[rowCount] = pieces[next]
            next = pieces[next].next.int
            rowCount &+= 1
        }
        return true
    }

    /// The coverages of four pixels, those that several chains are in made anew.
    ///
    /// - Parameter left: of the first pixel, in 1/256 of a pixel of the edges' space.
    @inline(never)
    func correct(_ levels: UInt32, _ owners: UnsafePointer<UInt16>, row: Int, left: Int, rule: FillRule)
        -> UInt32
    {
        if row != self.row, !load(row) { return levels }
        if rowCount == 0 { return levels }
        var levels = levels
        for index in 0..<4 where owners[index] == CellBuffer.crossed {
            let shift = UInt32(truncatingIfNeeded: 8 &* index)
            let level = level(left: left &+ 256 &* index, rule: rule)
            levels = levels & ~(255 &<< shift) | level &<< shift
        }
        return levels
    }

    private func level(left: Int, rule: FillRule) -> UInt32 {
        let (rowPieces, active, changes, heights) = (rowPieces, active, changes, heights)
        var winding: Int32 = 0
        var (activeCount, heightCount) = (0, 0)
        for index in 0..<rowCount {
            if rowPieces[index].low.int >= left &+ 256 { continue }
            if rowPieces[index].high.int > left {
                active[activeCount] = Int32(truncatingIfNeeded: index)
                activeCount &+= 1
                continue
            }
            let piece = rowPieces[index]
            if piece.y0 == 0 {
                winding &+= piece.winding
            } else {
                changes[piece.y0.int] &+= piece.winding
                heights[heightCount] = piece.y0
                heightCount &+= 1
            }
            if piece.y1 < 256 {
                changes[piece.y1.int] &-= piece.winding
                heights[heightCount] = piece.y1
                heightCount &+= 1
            }
        }
        // Where a chain goes on from one edge to the next, the changes cancel.
        var kept = 0
        for index in 0..<heightCount {
            let height = heights[index].int
            if changes[height] == 0 { continue }
            heights[kept] = heights[index]
            steps[kept] = changes[height]
            changes[height] = 0
            kept &+= 1
        }
        heightCount = kept
        if activeCount > Self.exactLimit {
            return sampled(activeCount, heightCount, winding, left: left, rule: rule)
        }
        var area = 0
        var top = 0
        while top < 256 {
            var bottom = 256
            for index in 0..<heightCount {
                let height = heights[index].int
                if height == top { winding &+= steps[index] }
                if height > top { bottom = min(bottom, height) }
            }
            for index in 0..<activeCount {
                let (y0, y1) = (rowPieces[active[index].int].y0.int, rowPieces[active[index].int].y1.int)
                if y0 > top { bottom = min(bottom, y0) } else if y1 > top { bottom = min(bottom, y1) }
            }
            let found = collect(activeCount, top: top, bottom: bottom)
            if found > 1 { bottom = cut(top: top, bottom: bottom, count: found) }
            area &+= areaInside(found, height: bottom &- top, winding, left: left, rule: rule)
            top = bottom
        }
        return UInt32(truncatingIfNeeded: (min(max(area, 0), 1 << 17) &* 255 &+ 1 << 16) >> 17)
    }

    /// The coverage on 16 lines, for pixels with so many edges that slabs would take too long.
    private func sampled(_ activeCount: Int, _ heightCount: Int, _ winding: Int32, left: Int, rule: FillRule)
        -> UInt32
    {
        var area = 0
        for line in 0..<16 {
            let y = line &* 16 &+ 8
            var start = winding
            for index in 0..<heightCount where heights[index].int <= y { start &+= steps[index] }
            let found = collect(activeCount, top: y, bottom: y)
            area &+= areaInside(found, height: 16, start, left: left, rule: rule)
        }
        return UInt32(truncatingIfNeeded: (min(max(area, 0), 1 << 17) &* 255 &+ 1 << 16) >> 17)
    }

    /// Sorts the pieces that are between two heights by their places at the first.
    @inline(__always)
    private func collect(_ activeCount: Int, top: Int, bottom: Int) -> Int {
        let (rowPieces, active, spans) = (rowPieces, active, spans)
        var found = 0
        for index in 0..<activeCount {
            let piece = rowPieces[active[index].int]
            if piece.y0.int > top || piece.y1.int <= top { continue }
            let span = Span(
                piece: active[index],
                winding: piece.winding,
                top: piece.x(at: top),
                bottom: piece.x(at: bottom)
            )
            var place = found
            while place > 0, Self.isAfter(spans[place &- 1], span) {
                spans[place] = spans[place &- 1]
                place &-= 1
            }
            spans[place] = span
            found &+= 1
        }
        return found
    }

    @inline(__always)
    private static func isAfter(_ a: Span, _ b: Span) -> Bool {
        a.top > b.top || a.top == b.top && a.bottom > b.bottom
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
            let above = spans[index].top &- spans[index &- 1].top
            let below = spans[index &- 1].bottom &- spans[index].bottom
            first = min(first, max(top &+ (bottom &- top) &* above / (above &+ below), top &+ 1))
        }
        if isSorted { return bottom }
        for index in 0..<count { spans[index].bottom = rowPieces[spans[index].piece.int].x(at: first) }
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
                of: spans[index].top &- left,
                spans[index].bottom &- left,
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
