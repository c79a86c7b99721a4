/// Which points a path's turns around them put inside.
package enum FillRule: Hashable, Sendable {
    case nonZero
    case evenOdd
}

/// The coverage of pixels by a path: exact areas of its edges in whole numbers, each pixel's rounded half up.
///
/// Each edge adds to the cell of every pixel it passes the area to its right, and to the next cell what the pixel leaves
/// of that; sums along a row are then windings weighted by area (the cells of FreeType's and AGG's rasterisers). The sums
/// do not depend on order, and where an edge meets a row or a column follows from the edge alone: any part of a mask
/// is the same computed by itself.
///
/// A pixel in which edges cross, or areas of windings of opposite signs meet, has the area of the sum, not of the rule.
package enum PathFiller {
    /// A pixel's area: 256 × 256, twice.
    private static let whole = 1 << 17
    /// Cells at work at a time.
    private static let cellLimit = 1 << 16

    /// The mask of a path inside of a clip and where its top left corner lies, or nil when there is nothing in it.
    ///
    /// Cost: the rows and columns that edges pass, and the area of the mask.
    package static func mask(of path: Path, rule: FillRule, in clip: PixelRect) -> (
        mask: CoverageMask, x: Int, y: Int
    )? {
        let edges = PathEdges(path)
        let box = edges.bounds.intersection(clip)
        if box.isEmpty { return nil }
        let mask = CoverageMask(width: box.width, height: box.height) { coverage in
            let stride = box.width + 2
            let rows = min(max(cellLimit / stride, 1), box.height)
            let cells = UnsafeMutablePointer<Int>.allocate(capacity: stride * rows)
            defer { cells.deallocate() }
            for top in Swift.stride(from: 0, to: box.height, by: rows) {
                let count = min(rows, box.height - top)
                cells.clear(count: stride * count)
                let band = PixelRect(x: box.x, y: box.y + top, width: box.width, height: count)
                for edge in edges.edges { add(edge, to: cells, stride: stride, band: band) }
                for row in 0..<count {
                    let output = coverage + (top + row) * box.width
                    sweep(cells + row * stride, count: box.width, rule: rule, into: output)
                }
            }
        }
        return (mask, box.x, box.y)
    }

    /// `value · factor / divisor` rounded to the nearest; not negative as long as no argument is.
    private static func share(_ value: Int, _ factor: Int, _ divisor: Int) -> Int {
        (2 * value * factor + divisor) / (2 * divisor)
    }

    private static func add(
        _ edge: PathEdges.Edge,
        to cells: UnsafeMutablePointer<Int>,
        stride: Int,
        band: PixelRect
    ) {
        let firstRow = max(edge.y0 >> 8, band.y)
        let lastRow = min((edge.y1 - 1) >> 8, band.maxY - 1)
        if firstRow > lastRow { return }
        let height = edge.y1 - edge.y0
        let width = abs(edge.x1 - edge.x0)
        let direction = edge.x1 < edge.x0 ? -1 : 1
        func x(at y: Int) -> Int { edge.x0 + direction * share(y - edge.y0, width, height) }
        var top = max(edge.y0, firstRow << 8)
        var from = x(at: top)
        for row in firstRow...lastRow {
            let bottom = min(edge.y1, (row + 1) << 8)
            let to = x(at: bottom)
            add(
                min(from, to),
                max(from, to),
                height: (bottom - top) * edge.winding,
                to: cells + (row - band.y) * stride,
                band: band
            )
            (top, from) = (bottom, to)
        }
    }

    /// Adds the part of an edge in one row, from `left` to `right`, to the row's cells.
    private static func add(
        _ left: Int,
        _ right: Int,
        height: Int,
        to cells: UnsafeMutablePointer<Int>,
        band: PixelRect
    ) {
        let (start, end) = (band.x << 8, band.maxX << 8)
        if left >= end { return }
        let sign = height < 0 ? -1 : 1
        let length = right - left
        var done = 0
        var x = left
        if x < start {
            // All that lies left of the mask counts at its edge.
            done = right <= start ? abs(height) : share(abs(height), start - left, length)
            cells[0] += 2 * 256 * done * sign
            if right <= start { return }
            x = start
        }
        repeat {
            let column = x >> 8
            let next = min(right, (column + 1) << 8)
            let reached = next == right ? abs(height) : share(abs(height), next - left, length)
            let offsets = (x - column << 8) + (next - column << 8)
            let cell = cells + (column - band.x)
            cell[0] += (reached - done) * sign * (512 - offsets)
            cell[1] += (reached - done) * sign * offsets
            (x, done) = (next, reached)
        } while x < right && x < end
    }

    private static func sweep(
        _ cells: UnsafePointer<Int>,
        count: Int,
        rule: FillRule,
        into coverage: UnsafeMutablePointer<UInt8>
    ) {
        var sum = 0
        for x in 0..<count {
            sum += cells[x]
            var area = abs(sum)
            switch rule {
            case .nonZero:
                area = min(area, whole)
            case .evenOdd:
                area &= 2 * whole - 1
                if area > whole { area = 2 * whole - area }
            }
            coverage[x] = UInt8(truncatingIfNeeded: (255 * area + whole / 2) >> 17)
        }
    }
}
