/// Edges that leave the band nowhere.
extension EdgeAccumulator {
    /// An edge that leaves the band nowhere and is not horizontal, by its place there.
    @inline(__always)
    func addInside(
        x0: Int,
        y0: Int,
        x1: Int,
        y1: Int,
        width: Int,
        winding: Int,
        _ rows: (some RowKind).Type,
        _ tracker: inout some CellTracker
    ) {
        // Of an upright edge, no matter what.
        let inverse = Slope.of(y1 &- y0, max(width, 1))
        var row = y0 &>> 8
        let last = (y1 &- 1) &>> 8
        var rowPlace = row &* stride
        var (x, y) = (x0, y0)
        // Edges in one row are most of small shapes'.
        if row < last {
            let slope = width == 0 ? 0 : Slope.of(x1 &- x0, y1 &- y0)
            // Where the edge meets the row's end, in 32.32 from its beginning, as `Slope` has it.
            var place = ((row &+ 1) &<< 8 &- y0) &* slope &+ 0x8000_0000
            let column = min(x0, x1) &>> 8
            if width == 0 || column == (max(x0, x1) &- 1) &>> 8 {
                let left = column &<< 8
                var cell = rowPlace &+ column
                repeat {
                    let to = x0 &+ (place &>> 32)
                    let next = (row &+ 1) &<< 8
                    putUpright(cells + cell, (next &- y) &* winding, offsets: x &+ to &- 2 &* left)
                    touch(row, column, through: column &+ 1, rows)
                    tracker.pass(cell)
                    (x, y) = (to, next)
                    place &+= slope &<< 8
                    row &+= 1
                    cell &+= stride
                } while row < last
                putUpright(cells + cell, (y1 &- y) &* winding, offsets: x &+ x1 &- 2 &* left)
                touch(row, column, through: column &+ 1, rows)
                tracker.pass(cell)
                return
            }
            repeat {
                let to = x0 &+ (place &>> 32)
                let next = (row &+ 1) &<< 8
                let height = next &- y
                put(
                    from: x,
                    to: to,
                    height: height,
                    row,
                    rowPlace,
                    inverse: inverse,
                    winding: winding,
                    rows,
                    &tracker
                )
                (x, y) = (to, next)
                place &+= slope &<< 8
                row &+= 1
                rowPlace &+= stride
            } while row < last
        }
        put(
            from: x,
            to: x1,
            height: y1 &- y,
            row,
            rowPlace,
            inverse: inverse,
            winding: winding,
            rows,
            &tracker
        )
    }

    /// - Parameter offsets: from the cell's left side, the sum of both ends'.
    @inline(__always)
    private func putUpright(_ cell: UnsafeMutablePointer<Int32>, _ height: Int, offsets: Int) {
        let rest = height &* offsets
        cell[0] &+= Int32(truncatingIfNeeded: height &* 512 &- rest)
        cell[1] &+= Int32(truncatingIfNeeded: rest)
    }

    /// What lies of an edge in a row; `inverse` is the height that a column takes, in 32.32.
    @inline(__always)
    private func put<Tracker: CellTracker>(
        from x: Int,
        to: Int,
        height: Int,
        _ row: Int,
        _ rowPlace: Int,
        inverse: Int,
        winding: Int,
        _ rows: (some RowKind).Type,
        _ tracker: inout Tracker
    ) {
        let (left, right) = x < to ? (x, to) : (to, x)
        let first = left &>> 8
        let end = max(right &- 1, left) &>> 8
        touch(row, first, through: end &+ 1, rows)
        let place = rowPlace &+ first
        let cell = cells + place
        let (from, until) = (left & 255, right &- first &<< 8)
        if end &- first > 1 {
            Self.putWide(cell, from: from, until: until, height: height, inverse: inverse, winding: winding)
            if Tracker.isNeeded {
                var column = first
                while column <= end {
                    tracker.pass(rowPlace &+ column)
                    column &+= 1
                }
            }
            return
        }
        tracker.pass(place, andNext: end != first)
        // One column or two alike: which of them it is next is hard to foretell. Of one, all is done in the first.
        let reached = min(((256 &- from) &* inverse &+ 0x8000_0000) &>> 32, height)
        let done = end == first ? height : reached
        let before = done &* winding
        let rest = before &* (from &+ min(until, 256))
        let after = (height &- done) &* winding
        let spilt = after &* (until &- 256)
        cell[0] &+= Int32(truncatingIfNeeded: before &* 512 &- rest)
        cell[1] &+= Int32(truncatingIfNeeded: rest &+ after &* 512 &- spilt)
        cell[2] &+= Int32(truncatingIfNeeded: spilt)
    }

    /// Three columns or more, from a place in the first.
    @inline(never)
    private static func putWide(
        _ first: UnsafeMutablePointer<Int32>,
        from: Int,
        until: Int,
        height: Int,
        inverse: Int,
        winding: Int
    ) {
        let end = (until &- 1) &>> 8
        var place = (256 &- from) &* inverse &+ 0x8000_0000
        var done = min(place &>> 32, height)
        var part = done &* winding
        var rest = part &* (from &+ 256)
        var cell = first
        cell[0] &+= Int32(truncatingIfNeeded: part &* 512 &- rest)
        cell += 1
        let last = first + end
        // All of the height may be reached before: the columns that follow have nothing of it.
        while cell < last, done < height {
            place &+= inverse &<< 8
            let reached = min(place &>> 32, height)
            part = (reached &- done) &* winding
            cell[0] &+= Int32(truncatingIfNeeded: rest &+ part &* 256)
            rest = part &* 256
            done = reached
            cell += 1
        }
        part = (height &- done) &* winding
        let spilt = part &* (until &- end &<< 8)
        cell[0] &+= Int32(truncatingIfNeeded: rest &+ part &* 512 &- spilt)
        cell[1] &+= Int32(truncatingIfNeeded: spilt)
    }
}
