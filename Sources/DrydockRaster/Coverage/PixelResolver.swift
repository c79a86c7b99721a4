/// Finds what a fill rule really covers of pixels that edges of several chains pass: there areas of different windings meet,
/// which sums of signed areas do not tell apart.
///
/// 1. The parts of edges in such pixels are gathered, in a list for each pixel.
/// 2. A part that leaves the pixel at its left or right side goes on straight: what lies right of its line within the pixel
///    is then right of it whatever the path does beyond that side.
/// 3. What the pixel's sum has more than the areas right of those lines is a whole number of pixels: the winding left of
///    all of them.
/// 4. Two lines that pass the whole pixel leave three areas. Others are cut into slabs (see `SidesOfPixel`).
///
/// A pixel's coverage depends on the edges of its row alone, and not on what else is drawn.
final class PixelResolver: CrossingResolver {
    static var isNeeded: Bool { true }

    /// Pixels with more parts than this keep their sums: they would take time without bound.
    static let partLimit = 256

    /// An edge in a row: its ends, from the band's left side and the row's top, and how far it goes to the right in 1/256
    /// of a pixel further down, in 32.32.
    struct Part {
        let x0, y0, x1, y1: Int32
        let winding: Int
        let slope: Int
    }

    /// A member of a pixel's list.
    private struct Node {
        let part, next: Int32
    }

    /// A pixel's list.
    struct Head {
        var node: Int32
        var count: Int32

        static let empty = Head(node: -1, count: 0)
    }

    private let sides = SidesOfPixel(limit: PixelResolver.partLimit)
    @exclusivity(unchecked) private var parts = GrowingBuffer<Part>(capacity: 256)
    @exclusivity(unchecked) private var nodes = GrowingBuffer<Node>(capacity: 256)

    /// Gathers the parts of edges in a band's crossed pixels.
    ///
    /// - Parameters:
    ///   - dx: pixels, with `dy`, that the edges are moved by.
    ///   - rows: those from the first crossed one to the last.
    func prepare(_ list: Edges, dx: Int, dy: Int, rows: Range<Int>, _ accumulator: EdgeAccumulator) {
        parts.removeAll()
        nodes.removeAll()
        let band = accumulator.band
        let (left, top) = ((band.x &- dx) << 8, (band.y &- dy) << 8)
        let (first, last) = (rows.lowerBound, rows.upperBound &- 1)
        let (upper, lower) = (top &+ first << 8, top &+ (last &+ 1) << 8)
        let columns = accumulator.crossedColumns
        var edge = list.first
        let end = edge + list.count
        while edge < end {
            let (y0, y1) = (edge.pointee.y0.int, edge.pointee.y1.int)
            if y0 < lower, y1 > upper || y0 == y1 && y0 >= upper {
                let (x0, x1) = (edge.pointee.x0.int &- left, edge.pointee.x1.int &- left)
                let (low, high) = x0 < x1 ? (x0 &>> 8, x1 &>> 8) : (x1 &>> 8, x0 &>> 8)
                var row = max((y0 &- top) &>> 8, first)
                let end = min(max(y1 &- 1, y0) &- top, last &<< 8) &>> 8
                while row <= end {
                    if low <= columns[row].last.int, high >= columns[row].first.int {
                        add(edge, x0: x0, x1: x1, rows: row...end, top: top, accumulator)
                        break
                    }
                    row &+= 1
                }
            }
            edge += 1
        }
    }

    /// Adds an edge's parts in rows.
    ///
    /// - Parameters:
    ///   - x0: from the band's left side, as is `x1`.
    ///   - top: of the band.
    private func add(
        _ edge: UnsafePointer<EdgeList.Edge>,
        x0: Int,
        x1: Int,
        rows: ClosedRange<Int>,
        top: Int,
        _ accumulator: EdgeAccumulator
    ) {
        let (y0, y1) = (edge.pointee.y0.int &- top, edge.pointee.y1.int &- top)
        let slope = y0 == y1 ? 0 : EdgeAccumulator.Slope.of(x1 &- x0, y1 &- y0)
        let (owners, stride, heads) = (accumulator.owners, accumulator.stride, accumulator.crossedHeads)
        var row = rows.lowerBound
        while row <= rows.upperBound {
            let columns = accumulator.crossedColumns[row]
            let start = row &<< 8
            let (from, to) = (max(y0, start), min(y1, start &+ 256))
            let fromX = from == y0 ? x0 : x0 &+ (((from &- y0) &* slope &+ 0x8000_0000) &>> 32)
            let toX = to == y1 ? x1 : x0 &+ (((to &- y0) &* slope &+ 0x8000_0000) &>> 32)
            let (low, high) = fromX < toX ? (fromX, toX) : (toX, fromX)
            var column = max(low &>> 8, columns.first.int)
            let end = min((high &- 1) &>> 8, columns.last.int)
            var part = -1
            while column <= end {
                let place = row &* stride &+ column
                if owners[place] == CellBuffer.crossed, heads[place].count <= Self.partLimit {
                    if part < 0 {
                        part = parts.count
                        parts.append(
                            Part(
                                x0: Int32(truncatingIfNeeded: fromX),
                                y0: Int32(truncatingIfNeeded: from &- start),
                                x1: Int32(truncatingIfNeeded: toX),
                                y1: Int32(truncatingIfNeeded: to &- start),
                                winding: Int(edge.pointee.winding),
                                slope: slope
                            )
                        )
                    }
                    let node = nodes.count
                    nodes.append(Node(part: Int32(truncatingIfNeeded: part), next: heads[place].node))
                    heads[place].node = Int32(truncatingIfNeeded: node)
                    heads[place].count &+= 1
                }
                column &+= 1
            }
            row &+= 1
        }
    }

    @inline(never)
    func correct(_ levels: FourLevels, _ pixels: CrossedPixels, rule: FillRule) -> FourLevels {
        var levels = levels.packed
        var sum = pixels.sum.int
        for index in 0..<4 {
            sum &+= pixels.cells[index].int
            if pixels.owners[index] != CellBuffer.crossed { continue }
            let head = pixels.heads[index]
            if head.count > Self.partLimit { continue }
            let left = (pixels.column &+ index) &<< 8
            sides.removeAll()
            var node = head.node.int
            while node >= 0 {
                sides.add(parts.elements + nodes.elements[node].part.int, left: left)
                node = nodes.elements[node].next.int
            }
            guard let area = sides.area(sum: sum, rule: rule) else { continue }
            let level = UInt32(truncatingIfNeeded: (min(max(area, 0), 1 << 17) &* 255 &+ 1 << 16) >> 17)
            let shift = UInt32(truncatingIfNeeded: 8 &* index)
            levels = levels & ~(255 &<< shift) | level &<< shift
        }
        return FourLevels(levels)
    }
}
