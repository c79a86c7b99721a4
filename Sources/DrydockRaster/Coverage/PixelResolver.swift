/// Finds what a fill rule really covers of pixels that edges of several chains pass: there areas of different windings meet,
/// which sums of signed areas do not tell apart.
///
/// 1. What edges have in such a pixel's row is found by the list that the pixel has of them.
/// 2. A part that leaves the pixel at its left or right side goes on straight: what lies right of its line within the pixel
///    is then right of it whatever the path does beyond that side.
/// 3. What the pixel's sum has more than the areas right of those lines is a whole number of pixels: the winding left of
///    all of them.
/// 4. Two lines that pass the whole pixel leave three areas. Others are cut into slabs (see `SidesOfPixel`).
///
/// A pixel's coverage depends on the edges of its row alone, and not on what else is drawn.
final class PixelResolver: CrossingResolver {
    static var isNeeded: Bool { true }

    private let sides = SidesOfPixel(limit: CellVisits.limit)
    @exclusivity(unchecked) private var edges: UnsafePointer<EdgeList.Edge>?
    @exclusivity(unchecked) private var visits: UnsafePointer<CellVisits.Visit>?
    /// Where the band begins, in the coordinates of the edges.
    @exclusivity(unchecked) private var left = 0
    @exclusivity(unchecked) private var top = 0
    @exclusivity(unchecked) private var several = CellOwner.Chain(0, band: 0)

    /// Begins a band.
    func begin(_ list: Edges, _ accumulator: EdgeAccumulator) {
        edges = list.first
        visits = UnsafePointer(accumulator.visits.pointee.visits)
        several = CellOwner.Chain(CellOwner.Chain.several, band: accumulator.visits.pointee.band)
        (left, top) = (accumulator.left, accumulator.top)
    }

    @inline(never)
    func correct(_ levels: FourLevels, _ pixels: CrossedPixels, rule: FillRule) -> FourLevels {
        guard let edges, let visits else { return levels }
        var levels = levels.packed
        let cells = pixels.cells
        var sum = (pixels.sum &- cells[0] &- cells[1] &- cells[2] &- cells[3]).int
        let top = top &+ pixels.row &<< 8
        for index in 0..<4 {
            sum &+= cells[index].int
            let owner = pixels.owners[index]
            if !owner.isOwned(by: several) { continue }
            let left = left &+ (pixels.column &+ index) &<< 8
            guard sides.take(edges, visits, first: owner.last, left: left, top: top),
                let area = sides.area(sum: sum, rule: rule)
            else { continue }
            let level = UInt32(truncatingIfNeeded: (min(max(area, 0), 1 << 17) &* 255 &+ 1 << 16) >> 17)
            let shift = UInt32(truncatingIfNeeded: 8 &* index)
            levels = levels & ~(255 &<< shift) | level &<< shift
        }
        return FourLevels(levels)
    }
}
