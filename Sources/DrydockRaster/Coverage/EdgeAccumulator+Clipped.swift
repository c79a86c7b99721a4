extension EdgeAccumulator {
    /// An edge that is horizontal or only partly in the band.
    @inline(never)
    func addClipped(
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
    func own(_ edge: UnsafePointer<EdgeList.Edge>, row: Int, column: Int, top: Int, left: Int) {
        let place = row &* stride &+ column
        let owner = owners[place]
        let chain = edge.pointee.chain
        // Nobody's or the chain's own: which of them it is next is hard to foretell, that it is one of them is not.
        if UInt32(owner) &* UInt32(owner ^ chain) == 0 {
            owners[place] = chain
            return
        }
        meet(edge.pointee, owner: owner, row: row, column: column, top: top, left: left)
    }

    @inline(never)
    private func meet(_ edge: EdgeList.Edge, owner: UInt16, row: Int, column: Int, top: Int, left: Int) {
        if owner == CellBuffer.crossed { return }
        let place = row &* stride &+ column
        if areNeighborsApart {
            if let both = StrokeRibbons.owner(owner, joinedBy: edge.chain) {
                owners[place] = both
            } else {
                cross(place, row: row, column: column)
            }
            return
        }
        func holds(_ point: (x: Int32, y: Int32)) -> Bool {
            let x = point.x.int &- left &- column << 8
            let y = point.y.int &- (top &+ row << 8)
            return x >= 0 && x <= 256 && y >= 0 && y <= 256
        }
        if edge.begins, owner == (edge.chain == 1 ? .max &- 1 : edge.chain &- 1), holds(edge.start) {
            owners[place] = edge.chain
        } else if !(edge.closes && owner == edge.first && holds(edge.end)) {
            cross(place, row: row, column: column)
        }
    }

    /// Notes that several chains meet in a cell.
    private func cross(_ place: Int, row: Int, column: Int) {
        owners[place] = CellBuffer.crossed
        crossedHeads[place] = .empty
        crossedColumns[row].insert(Int32(truncatingIfNeeded: column))
    }
}
