import DrydockCPrefetch

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
    let owners: UnsafeMutablePointer<CellOwner>
    let visits: UnsafeMutablePointer<CellVisits>
    let bits: UnsafeMutablePointer<UInt64>
    let crossedBits: UnsafeMutablePointer<UInt64>
    let areNeighborsApart: Bool
    /// Where the band begins, in the coordinates of the edges.
    let left, top: Int

    /// - Parameters:
    ///   - dx: pixels, with `dy`, that edges are moved by.
    init(_ buffer: CellBuffer, band: PixelRect, _ list: Edges, dx: Int, dy: Int) {
        self.band = band
        stride = CellBuffer.stride(width: band.width)
        words = CellBuffer.words(stride: stride)
        cells = buffer.cells
        owners = buffer.owners
        visits = buffer.visits
        bits = buffer.bits
        crossedBits = buffer.crossedBits
        areNeighborsApart = list.areNeighborsApart
        (left, top) = ((band.x &- dx) &<< 8, (band.y &- dy) &<< 8)
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
        static func of(_ dx: Int, _ dy: Int) -> Int {
            Int(truncated(Double(dx) / Double(dy) * 4_294_967_296))
        }

        @inline(__always)
        func x(at y: Int) -> Int { x0 &+ (((y &- y0) &* slope &+ 0x8000_0000) >> 32) }
    }

    /// Adds the edges of a list, and returns whether several chains are in a pixel.
    func add(_ list: Edges) -> Bool {
        // A loop for each: all of them in one function are too much for the compiler to keep in registers.
        switch (list.mayCross, words == 1) {
        case (true, true): add(list, NarrowRows.self, VisitTracker.self)
        case (true, false): add(list, WideRows.self, VisitTracker.self)
        case (false, true): add(list, NarrowRows.self, NoTracker.self)
        case (false, false): add(list, WideRows.self, NoTracker.self)
        }
        return list.mayCross && visits.pointee.findCrossings(list.first, self)
    }

    @inline(never)
    private func add<Rows: RowKind, Tracker: CellTracker>(
        _ list: Edges,
        _ rows: Rows.Type,
        _: Tracker.Type
    ) {
        // A copy of one's own stays in registers, whatever is written to the cells.
        let here = self
        var tracker = Tracker(self)
        let (top, left) = (top, left)
        let (bottom, right): (Int, Int) = (top &+ band.height &<< 8, left &+ band.width &<< 8)
        let (dx, dy): (Int, Int) = (band.x &- left &>> 8, band.y &- top &>> 8)
        let isInside = band.contains(list.bounds.offsetBy(dx: dx, dy: dy))
        // An edge passes fewer cells.
        let most = stride &+ band.height
        var number = 0
        while number < list.count {
            let edge = list.first + number
            let (x0, y0, x1, y1) = (
                edge.pointee.x0.int, edge.pointee.y0.int, edge.pointee.x1.int, edge.pointee.y1.int
            )
            let (low, high) = x0 < x1 ? (x0, x1) : (x1, x0)
            if y0 < y1, isInside || y0 >= top && y1 <= bottom && low >= left && high < right {
                tracker.begin(number, most: most)
                here.addInside(
                    x0: x0 &- left,
                    y0: y0 &- top,
                    x1: x1 &- left,
                    y1: y1 &- top,
                    width: high &- low,
                    winding: Int(edge.pointee.winding),
                    rows,
                    &tracker
                )
            } else if Tracker.isNeeded || y0 < y1, y0 < bottom, y1 > top || y0 == y1 && y1 == top, low < right
            {
                var clipped = tracker
                clipped.begin(number, most: most)
                addClipped(edge, bottom: bottom, right: right, &clipped)
                tracker = clipped
            }
            number &+= 1
        }
        tracker.finish(here)
    }

    /// The owner of a cell where an edge meets another chain. Where the edge and the chain that it joins meet, they are one.
    @inline(never)
    func owner(of place: Int, _ chain: UInt16, joinedBy edge: UnsafePointer<EdgeList.Edge>) -> UInt16 {
        let number = edge.pointee.chain
        if areNeighborsApart {
            if let both = StrokeRibbons.owner(chain, joinedBy: number) { return both }
        } else {
            if edge.pointee.begins, chain == (number == 1 ? .max &- 1 : number &- 1),
                holds(edge.pointee.start, place)
            {
                return number
            }
            if edge.pointee.closes, chain == edge.pointee.first, holds(edge.pointee.end, place) {
                return chain
            }
        }
        cross(place)
        return CellOwner.Chain.several
    }

    /// Notes that several chains meet in a cell.
    private func cross(_ place: Int) {
        // Half as wide numbers are divided in half of the time.
        let row = Int(UInt32(truncatingIfNeeded: place) / UInt32(truncatingIfNeeded: stride))
        let column = place &- row &* stride
        crossedBits[row &* words &+ column &>> 8] |=
            1 &<< UInt64(truncatingIfNeeded: (column &>> 2) & 63)
    }

    /// Whether a point of an edge lies in a cell or on its sides.
    private func holds(_ point: (x: Int32, y: Int32), _ place: Int) -> Bool {
        let x = point.x.int &- left &- (place % stride) &<< 8
        let y = point.y.int &- top &- (place / stride) &<< 8
        return x >= 0 && x <= 256 && y >= 0 && y <= 256
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
