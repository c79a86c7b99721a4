import DrydockCPrefetch

/// An edge between two heights of the pixel, in 1/256 of it; it may lie beyond the pixel's sides.
struct SideOfPixel {
    let top, bottom: Int
    /// At the top and the bottom.
    let x0, x1: Int
    let slope: Int
    let winding: Int
    /// Twice the area right of it.
    let right: Int

    /// A line that passes the pixel.
    @inline(__always)
    private init(top: Int, bottom: Int, x0: Int, x1: Int, slope: Int, winding: Int) {
        (self.top, self.bottom, self.x0, self.x1) = (top, bottom, x0, x1)
        (self.slope, self.winding) = (slope, winding)
        let (low, high) = (min(x0, x1), max(x0, x1))
        // From where it enters at the left to where it leaves at the right; an upright line's width counts as one.
        let (from, to) = (max(low, 0), min(high, 256))
        let height = bottom &- top
        let before = 512 &* height &* (from &- low)
        let within = height &* max(to &- from, 1) &* (512 &- from &- to)
        right = Self.quotient(before &+ within, max(high &- low, 1))
    }

    /// What an edge is in the pixel that begins at a place; nil when it leaves nothing of it.
    ///
    /// Where its ends lie is hard to foretell: nothing branches on it.
    @inline(__always)
    init?(_ edge: UnsafePointer<EdgeList.Edge>, left: Int, top rowTop: Int) {
        let (x0, x1) = (edge.pointee.x0.int &- left, edge.pointee.x1.int &- left)
        let (y0, y1) = (edge.pointee.y0.int &- rowTop, edge.pointee.y1.int &- rowTop)
        let slope = EdgeAccumulator.Slope.of(x1 &- x0, max(y1 &- y0, 1))
        if y0 == y1 || UInt(bitPattern: slope) &+ (Self.flat &- 1) >= 2 &* Self.flat &- 1 {
            self.init(flat: edge, left: left, top: rowTop, slope: y0 == y1 ? 0 : slope)
            return
        }
        // Within the row, where edges that begin above it or end below it are cut: all bits or none.
        let (isAbove, isBelow) = (y0 &>> 63, (256 &- y1) &>> 63)
        let above = (((y0 ^ isAbove) &- isAbove) &* slope &+ 0x8000_0000) &>> 32
        let below = ((256 &- y1) &* slope &+ 0x8000_0000) &>> 32
        let atBottom = x0 &+ (((256 &- y0) &* slope &+ 0x8000_0000) &>> 32)
        let start = x0 &+ above & isAbove
        let end = x1 &+ (atBottom &- x1) & isBelow
        // At the pixel's sides it leaves nothing.
        if (max(start, end) &- 1) | (255 &- min(start, end)) < 0 { return nil }
        // Where it ends beyond them it goes on straight.
        let (startsOut, endsOut) = ((0 &- y0) &>> 63 & Self.out(x0), (y1 &- 256) &>> 63 & Self.out(x1))
        let last = min(y1, 256)
        self.init(
            top: max(y0, 0) & ~startsOut,
            bottom: last &+ (256 &- last) & endsOut,
            x0: start &- above & startsOut,
            x1: end &+ below & endsOut,
            slope: slope,
            winding: Int(edge.pointee.winding)
        )
    }

    /// Slopes, in 32.32, from which on an edge's height within a pixel is none.
    private static let flat: UInt = 1 << 44

    /// All bits when a place is at one of the pixel's sides or beyond, else none.
    @inline(__always)
    private static func out(_ x: Int) -> Int { ((x &- 1) | (255 &- x)) &>> 63 }

    /// An edge so flat that its height within the pixel is none: it only changes the winding at the left side.
    @inline(never)
    private init?(flat edge: UnsafePointer<EdgeList.Edge>, left: Int, top rowTop: Int, slope: Int) {
        var (x0, x1) = (edge.pointee.x0.int &- left, edge.pointee.x1.int &- left)
        var (top, bottom) = (edge.pointee.y0.int &- rowTop, edge.pointee.y1.int &- rowTop)
        if bottom > 256 {
            x1 = x0 &+ (((256 &- top) &* slope &+ 0x8000_0000) &>> 32)
            bottom = 256
        }
        if top < 0 {
            x0 &+= ((0 &- top) &* slope &+ 0x8000_0000) &>> 32
            top = 0
        }
        if max(x0, x1) <= 0 || min(x0, x1) >= 256 || (x0 <= 0) == (x1 <= 0) { return nil }
        let height = top &+ (bottom &- top) &* (0 &- x0) / (x1 &- x0)
        (top, bottom) = x0 <= 0 ? (0, height) : (height, 256)
        if top == bottom { return nil }
        (self.top, self.bottom, self.x0, self.x1) = (top, bottom, -1, -1)
        (self.slope, winding, right) = (0, Int(edge.pointee.winding), 512 &* (bottom &- top))
    }

    @inline(__always)
    var isWhole: Bool { top == 0 && bottom == 256 }

    @inline(__always)
    func x(at y: Int) -> Int {
        let between = x0 &+ (((y &- top) &* slope &+ 0x8000_0000) &>> 32)
        return y == bottom ? x1 : y == top ? x0 : between
    }

    /// Twice the area right of it between two heights.
    @inline(__always)
    func right(from start: Int, to end: Int) -> Int {
        if start == top, end == bottom { return right }
        return Self.areaRight(of: x(at: start), x(at: end), height: end &- start)
    }

    /// Twice the area right of an edge in the pixel.
    @inline(__always)
    static func areaRight(of top: Int, _ bottom: Int, height: Int) -> Int {
        let (low, high) = (min(top, bottom), max(top, bottom))
        if low >= 0, high <= 256 { return height &* (512 &- low &- high) }
        if low >= 256 { return 0 }
        if high <= 0 { return 512 &* height }
        // From where the edge enters at the left to where it leaves at the right.
        let (from, to) = (max(low, 0), min(high, 256))
        let length = high &- low
        let before = from &- low
        let within = height &* (to &- from) &* (512 &- from &- to)
        return quotient(512 &* height &* before &+ within, length)
    }

    /// As integers' is, but faster: exact where one has less than 53 bits, the other and the quotient together no more.
    @inline(__always)
    static func quotient(_ dividend: Int, _ divisor: Int) -> Int {
        Int(truncated(Double(dividend) / Double(divisor)))
    }
}
