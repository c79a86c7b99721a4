extension EdgeAccumulator {
    /// An edge that is horizontal or only partly in the band.
    @inline(never)
    func addClipped<Tracker: CellTracker>(
        _ edge: UnsafePointer<EdgeList.Edge>,
        bottom: Int,
        right: Int,
        _ tracker: inout Tracker
    ) {
        let (x0, y0, x1, y1) = (
            edge.pointee.x0.int, edge.pointee.y0.int, edge.pointee.x1.int, edge.pointee.y1.int
        )
        let (low, high) = x0 < x1 ? (x0, x1) : (x1, x0)
        if y0 == y1 {
            if Tracker.isNeeded, high > left {
                mark(edge, low: max(low, left), high: min(high, right &- 1), &tracker)
            }
            return
        }
        var y = max(y0, top)
        let end = min(y1, bottom)
        var row = (y &- top) >> 8
        if x0 == x1 || high <= left {
            let isOut = x0 != x1 || x0 < left
            addVertical(edge, x: max(high, left), from: y, to: end, isOut: isOut, &tracker)
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
            addAcross(edge, part, right: right, &tracker)
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
    func touch(_ row: Int, _ first: Int, through last: Int) {
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
        isOut: Bool,
        _ tracker: inout some CellTracker
    ) {
        let column = (x &- left) >> 8
        let offsets = 2 &* ((x &- left) & 255)
        var (y, row) = (start, (start &- top) >> 8)
        while y < end {
            let next = min(top &+ (row &+ 1) << 8, end)
            let height = (next &- y) &* Int(edge.pointee.winding)
            spill(row, column, height &* (512 &- offsets), height &* offsets)
            if !isOut { tracker.pass(row &* stride &+ column) }
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
        right: Int,
        _ tracker: inout some CellTracker
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
            tracker.pass(row &* stride &+ column)
            (x, done) = (next, reached)
        } while x < to && x < right
    }

    /// A horizontal edge: what is around it has other windings above than below.
    @inline(never)
    private func mark(
        _ edge: UnsafePointer<EdgeList.Edge>,
        low: Int,
        high: Int,
        _ tracker: inout some CellTracker
    ) {
        let row = (edge.pointee.y0.int &- top) >> 8
        var column = (low &- left) >> 8
        repeat {
            touch(row, column)
            tracker.pass(row &* stride &+ column)
            column &+= 1
        } while column <= (high &- left) >> 8
    }
}
