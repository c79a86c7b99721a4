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
    let crossedRows: UnsafeMutablePointer<Bool>
    let tracksOwners: Bool

    init(_ buffer: CellBuffer, band: PixelRect, tracksOwners: Bool) {
        self.band = band
        stride = CellBuffer.stride(width: band.width)
        words = CellBuffer.words(stride: stride)
        cells = buffer.cells
        owners = buffer.owners
        bits = buffer.bits
        crossedRows = buffer.crossedRows
        self.tracksOwners = tracksOwners
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
    func add(_ list: EdgeList, dx: Int, dy: Int) {
        if tracksOwners {
            addAll(list, dx: dx, dy: dy, tracksOwners: true)
        } else {
            addAll(list, dx: dx, dy: dy, tracksOwners: false)
        }
    }

    /// - Parameter tracksOwners: a constant, for which the loop is made.
    @inline(__always)
    private func addAll(_ list: EdgeList, dx: Int, dy: Int, tracksOwners: Bool) {
        // A copy of one's own stays in registers, whatever is written to the cells.
        let here = self
        let (top, bottom) = ((band.y &- dy) << 8, (band.maxY &- dy) << 8)
        let (left, right) = ((band.x &- dx) << 8, (band.maxX &- dx) << 8)
        let isInside = band.contains(list.bounds.offsetBy(dx: dx, dy: dy))
        var edge = list.edges
        let end = edge + list.count
        while edge < end {
            let (x0, y0, x1, y1) = (
                edge.pointee.x0.int, edge.pointee.y0.int, edge.pointee.x1.int, edge.pointee.y1.int
            )
            let (low, high) = x0 < x1 ? (x0, x1) : (x1, x0)
            if y0 < y1, isInside || y0 >= top && y1 <= bottom && low >= left && high < right {
                let isUpright = (high &- (high > low ? 1 : 0)) &>> 8 == low &>> 8
                let line = Line(
                    x0: x0 &- left,
                    y0: y0 &- top,
                    x1: x1 &- left,
                    y1: y1 &- top,
                    winding: Int(edge.pointee.winding),
                    left: left,
                    top: top
                )
                if isUpright {
                    here.addUpright(line, edge, tracksOwners)
                } else {
                    here.addSlanted(line, edge, tracksOwners)
                }
            } else if y0 < bottom && (y1 > top || y0 == y1 && y1 == top) && low < right {
                addClipped(edge, top: top, bottom: bottom, left: left, right: right)
            }
            edge += 1
        }
    }

    /// An edge that leaves the band nowhere and is not horizontal, by its place there, and where the band is.
    private struct Line {
        let x0, y0, x1, y1, winding, left, top: Int
    }

    /// An edge in one column of cells.
    @inline(__always)
    private func addUpright(_ line: Line, _ edge: UnsafePointer<EdgeList.Edge>, _ tracksOwners: Bool) {
        let column = min(line.x0, line.x1) &>> 8
        let start = column &<< 8
        var row = line.y0 &>> 8
        let last = (line.y1 &- 1) &>> 8
        var (x, y) = (line.x0 &- start, line.y0)
        let slope = row == last || line.x0 == line.x1 ? 0 : Slope.of(line.x1 &- line.x0, line.y1 &- line.y0)
        while true {
            let next = row == last ? line.y1 : (row &+ 1) &<< 8
            let to =
                (row == last
                    ? line.x1 : line.x0 &+ (((next &- line.y0) &* slope &+ 0x8000_0000) &>> 32)) &- start
            let height = (next &- y) &* line.winding
            let offsets = x &+ to
            spill(row, column, height &* (512 &- offsets), height &* offsets)
            if tracksOwners { own(edge, row: row, column: column, top: line.top, left: line.left) }
            if row == last { return }
            (x, y) = (to, next)
            row &+= 1
        }
    }

    @inline(__always)
    private func addSlanted(_ line: Line, _ edge: UnsafePointer<EdgeList.Edge>, _ tracksOwners: Bool) {
        let (dx, dy) = (line.x1 &- line.x0, line.y1 &- line.y0)
        let winding = line.winding
        var row = line.y0 &>> 8
        let last = (line.y1 &- 1) &>> 8
        let slope = row == last ? 0 : Slope.of(dx, dy)
        let inverse = Slope.of(dy, dx < 0 ? 0 &- dx : dx)
        var (x, y) = (line.x0, line.y0)
        while true {
            let next = row == last ? line.y1 : (row &+ 1) &<< 8
            let to =
                row == last ? line.x1 : line.x0 &+ (((next &- line.y0) &* slope &+ 0x8000_0000) &>> 32)
            let (from, until) = x < to ? (x, to) : (to, x)
            let height = next &- y
            let first = from &>> 8
            let end = (until &- (until > from ? 1 : 0)) &>> 8
            var (column, start, begin) = (first, first &<< 8, from)
            var (done, carry) = (0, 0)
            let place = row &* stride
            while column < end {
                let border = start &+ 256
                let reached = min(((border &- from) &* inverse &+ 0x8000_0000) &>> 32, height)
                let part = (reached &- done) &* winding
                let offsets = begin &- start &+ 256
                cells[place &+ column] &+= Int32(truncatingIfNeeded: carry &+ part &* (512 &- offsets))
                carry = part &* offsets
                if tracksOwners { own(edge, row: row, column: column, top: line.top, left: line.left) }
                (begin, start, done) = (border, border, reached)
                column &+= 1
            }
            let part = (height &- done) &* winding
            let offsets = begin &+ until &- 2 &* start
            let cell = cells + (place &+ column)
            cell[0] &+= Int32(truncatingIfNeeded: carry &+ part &* (512 &- offsets))
            cell[1] &+= Int32(truncatingIfNeeded: part &* offsets)
            if tracksOwners { own(edge, row: row, column: column, top: line.top, left: line.left) }
            touch(row, first, through: column &+ 1)
            if row == last { return }
            (x, y) = (to, next)
            row &+= 1
        }
    }

    /// An edge that is horizontal or only partly in the band.
    @inline(never)
    private func addClipped(
        _ edge: UnsafePointer<EdgeList.Edge>,
        top: Int,
        bottom: Int,
        left: Int,
        right: Int
    ) {
        let (x0, y0, x1, y1) = (
            edge.pointee.x0.int, edge.pointee.y0.int, edge.pointee.x1.int, edge.pointee.y1.int
        )
        let (low, high) = x0 < x1 ? (x0, x1) : (x1, x0)
        if y0 == y1 {
            if tracksOwners, high > left {
                mark(edge, top: top, low: max(low, left), high: min(high, right &- 1), left: left)
            }
            return
        }
        var y = max(y0, top)
        let end = min(y1, bottom)
        var row = (y &- top) >> 8
        if x0 == x1 || high <= left {
            let isOut = x0 != x1 || x0 < left
            addVertical(edge, x: max(high, left), from: y, to: end, top: top, left: left, isOut: isOut)
            return
        }
        let (dx, dy) = (x1 &- x0, y1 &- y0)
        let slope = Slope(edge.pointee, dx: dx, dy: dy)
        var inverse = 0
        if (low ^ (high &- 1)) >> 8 != 0 {
            inverse = Slope.of(dy, abs(dx))
        }
        var x = y == y0 ? x0 : slope.x(at: y)
        while y < end {
            let next = min(top &+ (row &+ 1) << 8, end)
            let to = next == y1 ? x1 : slope.x(at: next)
            let (from, until) = x < to ? (x, to) : (to, x)
            let part = Part(row: row, from: from, to: until, height: next &- y, inverse: inverse)
            addAcross(edge, part, top: top, left: left, right: right)
            (x, y) = (to, next)
            row &+= 1
        }
    }

    @inline(__always)
    private func spill(_ row: Int, _ column: Int, _ value: Int, _ rest: Int) {
        let cell = cells + (row &* stride &+ column)
        cell[0] &+= Int32(truncatingIfNeeded: value)
        cell[1] &+= Int32(truncatingIfNeeded: rest)
        touch(row, column, through: column &+ 1)
    }

    @inline(__always)
    private func touch(_ row: Int, _ column: Int) {
        bits[row &* words &+ column >> 8] |= 1 &<< UInt64(truncatingIfNeeded: (column >> 2) & 63)
    }

    /// Touches the cells from one column to another.
    @inline(__always)
    private func touch(_ row: Int, _ first: Int, through last: Int) {
        let (low, high) = (first >> 2, last >> 2)
        let above = UInt64.max &<< UInt64(truncatingIfNeeded: low)
        let below = UInt64.max &>> UInt64(truncatingIfNeeded: ~high)
        let word = bits + (row &* words &+ low >> 6)
        if low >> 6 == high >> 6 {
            word[0] |= above & below
            return
        }
        word[0] |= above
        var index = 1
        while index < high >> 6 &- low >> 6 {
            word[index] = .max
            index &+= 1
        }
        word[index] |= below
    }

    /// - Parameter isOut: whether the edge lies left of the band, where it counts at the band's edge and meets no pixel.
    @inline(never)
    private func addVertical(
        _ edge: UnsafePointer<EdgeList.Edge>,
        x: Int,
        from start: Int,
        to end: Int,
        top: Int,
        left: Int,
        isOut: Bool
    ) {
        let column = (x &- left) >> 8
        let offsets = 2 &* ((x &- left) & 255)
        var (y, row) = (start, (start &- top) >> 8)
        while y < end {
            let next = min(top &+ (row &+ 1) << 8, end)
            let height = (next &- y) &* Int(edge.pointee.winding)
            spill(row, column, height &* (512 &- offsets), height &* offsets)
            if tracksOwners && !isOut { own(edge, row: row, column: column, top: top, left: left) }
            y = next
            row &+= 1
        }
    }

    /// What lies of an edge in one row, from left to right; `inverse` is the height that a column takes, in 32.32.
    private struct Part {
        let row, from, to, height, inverse: Int
    }

    /// Adds the part of an edge in one row that passes several columns, or the band's sides.
    @inline(never)
    private func addAcross(
        _ edge: UnsafePointer<EdgeList.Edge>,
        _ piece: Part,
        top: Int,
        left: Int,
        right: Int
    ) {
        let (row, from, to) = (piece.row, piece.from, piece.to)
        let (height, inverse) = (piece.height, piece.inverse)
        if from >= right { return }
        let winding = Int(edge.pointee.winding)
        var done = 0
        var x = from
        if x < left {
            done = to <= left ? height : min(((left &- from) &* inverse &+ 0x8000_0000) >> 32, height)
            spill(row, 0, 512 &* done &* winding, 0)
            if to <= left { return }
            x = left
        }
        repeat {
            let column = (x &- left) >> 8
            let start = left &+ column << 8
            let next = min(to, start &+ 256)
            let reached = next == to ? height : min(((next &- from) &* inverse &+ 0x8000_0000) >> 32, height)
            let offsets = x &+ next &- 2 &* start
            let part = (reached &- done) &* winding
            spill(row, column, part &* (512 &- offsets), part &* offsets)
            if tracksOwners { own(edge, row: row, column: column, top: top, left: left) }
            (x, done) = (next, reached)
        } while x < to && x < right
    }

    /// A horizontal edge: what is around it has other windings above than below.
    @inline(never)
    private func mark(_ edge: UnsafePointer<EdgeList.Edge>, top: Int, low: Int, high: Int, left: Int) {
        let row = (edge.pointee.y0.int &- top) >> 8
        var column = (low &- left) >> 8
        repeat {
            touch(row, column)
            own(edge, row: row, column: column, top: top, left: left)
            column &+= 1
        } while column <= (high &- left) >> 8
    }

    /// Notes that an edge is in a cell. Where it and the chain that it joins meet, they are one.
    @inline(__always)
    private func own(_ edge: UnsafePointer<EdgeList.Edge>, row: Int, column: Int, top: Int, left: Int) {
        let place = row &* stride &+ column
        let owner = owners[place]
        if owner == edge.pointee.chain { return }
        if owner == 0 {
            owners[place] = edge.pointee.chain
            return
        }
        meet(edge.pointee, owner: owner, row: row, column: column, top: top, left: left)
    }

    @inline(never)
    private func meet(_ edge: EdgeList.Edge, owner: UInt16, row: Int, column: Int, top: Int, left: Int) {
        if owner == CellBuffer.crossed { return }
        let place = row &* stride &+ column
        func holds(_ point: (x: Int32, y: Int32)) -> Bool {
            let x = point.x.int &- left &- column << 8
            let y = point.y.int &- (top &+ row << 8)
            return x >= 0 && x <= 256 && y >= 0 && y <= 256
        }
        if edge.begins, owner == (edge.chain == 1 ? .max &- 1 : edge.chain &- 1), holds(edge.start) {
            owners[place] = edge.chain
        } else if !(edge.closes && owner == edge.first && holds(edge.end)) {
            owners[place] = CellBuffer.crossed
            crossedRows[row] = true
        }
    }
}

extension Int32 {
    @inline(__always) var int: Int { Int(self) }
}
