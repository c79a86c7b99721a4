/// Adds edges to the cells of a band of rows.
///
/// An edge adds to the cell of each pixel that it passes twice the area to its right within the pixel, in 1/256 × 1/256, and
/// to the next cell what the pixel leaves of that; sums along a row are then windings weighted by area (the cells of
/// FreeType's and AGG's rasterisers). Where an edge meets a row or a column follows from the edge alone, in closed form, so
/// that any part of a shape is the same by itself. Sums of whole numbers do not depend on order.
struct EdgeAccumulator {
    let band: PixelRect
    let stride: Int
    let words: Int
    let cells: UnsafeMutablePointer<Int32>
    let owners: UnsafeMutablePointer<UInt16>
    let bits: UnsafeMutablePointer<UInt64>
    let crossedColumns: UnsafeMutablePointer<CellBuffer.Columns>
    let crossedHeads: UnsafeMutablePointer<PixelResolver.Head>
    let tracksOwners: Bool
    let areNeighborsApart: Bool

    init(_ buffer: CellBuffer, band: PixelRect, _ list: Edges) {
        self.band = band
        stride = CellBuffer.stride(width: band.width)
        words = CellBuffer.words(stride: stride)
        cells = buffer.cells
        owners = buffer.owners
        bits = buffer.bits
        crossedColumns = buffer.crossedColumns
        crossedHeads = buffer.crossedHeads
        tracksOwners = list.mayCross
        areNeighborsApart = list.areNeighborsApart
    }

    /// Where an edge meets a height: x₀ plus the rounded product of the distance and a slope in 32.32.
    struct Slope {
        let x0, y0: Int
        let slope: Int

        @inline(__always)
        init(_ edge: EdgeList.Edge, dx: Int, dy: Int) {
            x0 = edge.x0.int
            y0 = edge.y0.int
            slope = Self.of(dx, dy)
        }

        @inline(__always)
        static func of(_ dx: Int, _ dy: Int) -> Int { Int(Double(dx) / Double(dy) * 4_294_967_296) }

        @inline(__always)
        func x(at y: Int) -> Int { x0 &+ (((y &- y0) &* slope &+ 0x8000_0000) >> 32) }
    }

    /// Adds the edges of a list, moved by whole pixels.
    func add(_ list: Edges, dx: Int, dy: Int) {
        // A loop for each: all of them in one function are too much for the compiler to keep in registers.
        switch (tracksOwners, words == 1) {
        case (true, true): addOwned(list, dx: dx, dy: dy, NarrowRows.self)
        case (true, false): addOwned(list, dx: dx, dy: dy, WideRows.self)
        case (false, true): addPlain(list, dx: dx, dy: dy, NarrowRows.self)
        case (false, false): addPlain(list, dx: dx, dy: dy, WideRows.self)
        }
    }

    /// An edge that leaves the band nowhere and is not horizontal, by its place there, and where the band is.
    private struct Line {
        let x0, y0, x1, y1, winding, left, top: Int
    }

    @inline(never)
    private func addOwned<Rows: RowKind>(_ list: Edges, dx: Int, dy: Int, _ rows: Rows.Type) {
        // A copy of one's own stays in registers, whatever is written to the cells.
        let here = self
        let (top, bottom) = ((band.y &- dy) << 8, (band.maxY &- dy) << 8)
        let (left, right) = ((band.x &- dx) << 8, (band.maxX &- dx) << 8)
        let isInside = band.contains(list.bounds.offsetBy(dx: dx, dy: dy))
        var edge = list.first
        let end = edge + list.count
        while edge < end {
            let (x0, y0, x1, y1) = (
                edge.pointee.x0.int, edge.pointee.y0.int, edge.pointee.x1.int, edge.pointee.y1.int
            )
            let (low, high) = x0 < x1 ? (x0, x1) : (x1, x0)
            if y0 < y1, isInside || y0 >= top && y1 <= bottom && low >= left && high < right {
                let line = Line(
                    x0: x0 &- left,
                    y0: y0 &- top,
                    x1: x1 &- left,
                    y1: y1 &- top,
                    winding: Int(edge.pointee.winding),
                    left: left,
                    top: top
                )
                if max(high &- 1, low) &- left < ((low &- left) | 255) &+ 1 {
                    here.addUpright(line, edge, rows)
                } else {
                    here.addSlanted(line, edge, rows)
                }
            } else if y0 < bottom && (y1 > top || y0 == y1 && y1 == top) && low < right {
                addClipped(edge, top: top, bottom: bottom, left: left, right: right)
            }
            edge += 1
        }
    }

    /// An edge in one column of cells.
    @inline(__always)
    private func addUpright(
        _ line: Line,
        _ edge: UnsafePointer<EdgeList.Edge>,
        _ rows: (some RowKind).Type
    ) {
        let column = min(line.x0, line.x1) &>> 8
        var row = line.y0 &>> 8
        let last = (line.y1 &- 1) &>> 8
        var cell = cells + (row &* stride &+ column)
        if row == last {
            put((line.y1 &- line.y0) &* line.winding, line.x0 &+ line.x1 &- column &<< 9, into: cell)
            touch(row, column, rows)
            own(edge, row: row, column: column, top: line.top, left: line.left)
            return
        }
        let start = column &<< 8
        var (x, y) = (line.x0 &- start, line.y0)
        let slope = line.x0 == line.x1 ? 0 : Slope.of(line.x1 &- line.x0, line.y1 &- line.y0)
        while true {
            let next = row == last ? line.y1 : (row &+ 1) &<< 8
            let to =
                (row == last
                    ? line.x1 : line.x0 &+ (((next &- line.y0) &* slope &+ 0x8000_0000) &>> 32)) &- start
            put((next &- y) &* line.winding, x &+ to, into: cell)
            touch(row, column, rows)
            own(edge, row: row, column: column, top: line.top, left: line.left)
            if row == last { return }
            (x, y) = (to, next)
            row &+= 1
            cell += stride
        }
    }

    /// An edge in several columns.
    @inline(__always)
    private func addSlanted(
        _ line: Line,
        _ edge: UnsafePointer<EdgeList.Edge>,
        _ rows: (some RowKind).Type
    ) {
        let (dx, dy) = (line.x1 &- line.x0, line.y1 &- line.y0)
        let winding = line.winding
        var row = line.y0 &>> 8
        let last = (line.y1 &- 1) &>> 8
        let slope = row == last ? 0 : Slope.of(dx, dy)
        let inverse = Slope.of(dy, dx < 0 ? 0 &- dx : dx)
        var (x, y) = (line.x0, line.y0)
        var cellRow = cells + row &* stride
        while true {
            let next = row == last ? line.y1 : (row &+ 1) &<< 8
            let to =
                row == last ? line.x1 : line.x0 &+ (((next &- line.y0) &* slope &+ 0x8000_0000) &>> 32)
            let (from, until) = x < to ? (x, to) : (to, x)
            let height = next &- y
            let first = from &>> 8
            let end = max(until &- 1, from) &>> 8
            own(edge, row: row, column: first, top: line.top, left: line.left)
            if first == end {
                put(height &* winding, from &+ until &- first &<< 9, into: cellRow + first)
                touch(row, first, rows)
            } else {
                var border = (first &+ 1) &<< 8
                var done = min(((border &- from) &* inverse &+ 0x8000_0000) &>> 32, height)
                var part = done &* winding
                var rest = part &* (from &- border &+ 512)
                var cell = cellRow + first
                cell[0] &+= Int32(truncatingIfNeeded: part &* 512 &- rest)
                var column = first &+ 1
                cell += 1
                while column < end {
                    border &+= 256
                    let reached = min(((border &- from) &* inverse &+ 0x8000_0000) &>> 32, height)
                    part = (reached &- done) &* winding
                    cell[0] &+= Int32(truncatingIfNeeded: rest &+ part &* 256)
                    rest = part &* 256
                    own(edge, row: row, column: column, top: line.top, left: line.left)
                    done = reached
                    column &+= 1
                    cell += 1
                }
                part = (height &- done) &* winding
                let spilt = part &* (until &- end &<< 8)
                cell[0] &+= Int32(truncatingIfNeeded: rest &+ part &* 512 &- spilt)
                cell[1] &+= Int32(truncatingIfNeeded: spilt)
                own(edge, row: row, column: end, top: line.top, left: line.left)
                touch(row, first, through: end &+ 1, rows)
            }
            if row == last { return }
            (x, y) = (to, next)
            row &+= 1
            cellRow += stride
        }
    }

    /// - Parameters:
    ///   - height: with the edge's sign.
    ///   - offsets: from the cell's left side, the sum of both ends'.
    @inline(__always)
    private func put(_ height: Int, _ offsets: Int, into cell: UnsafeMutablePointer<Int32>) {
        let rest = height &* offsets
        cell[0] &+= Int32(truncatingIfNeeded: height &* 512 &- rest)
        cell[1] &+= Int32(truncatingIfNeeded: rest)
    }

    /// Touches a cell and the next.
    @inline(__always)
    private func touch(_ row: Int, _ column: Int, _ rows: (some RowKind).Type) {
        let next = column &+ 1
        let (bit, nextBit) = (
            1 &<< UInt64(truncatingIfNeeded: column &>> 2), 1 &<< UInt64(truncatingIfNeeded: next &>> 2)
        )
        if rows.isNarrow {
            bits[row] |= bit | nextBit
        } else {
            let word = bits + row &* words
            word[column &>> 8] |= bit
            word[next &>> 8] |= nextBit
        }
    }

    /// Touches the cells from one column to another.
    @inline(__always)
    func touch(_ row: Int, _ first: Int, through last: Int, _ rows: (some RowKind).Type) {
        if rows.isNarrow {
            let above = UInt64.max &<< UInt64(truncatingIfNeeded: first &>> 2)
            bits[row] |= above & (UInt64.max &>> UInt64(truncatingIfNeeded: ~(last &>> 2)))
        } else {
            touch(row, first, through: last)
        }
    }
}

extension Int32 {
    @inline(__always) var int: Int { Int(self) }
}

/// What a loop over edges is made for.
protocol RowKind {
    /// Whether one word holds a row's bits.
    static var isNarrow: Bool { get }
}

enum NarrowRows: RowKind {
    static var isNarrow: Bool { true }
}

enum WideRows: RowKind {
    static var isNarrow: Bool { false }
}
