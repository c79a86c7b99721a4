/// Finds the coverage of pixels by edges, band by band.
enum CoverageFiller {
    /// Hands the coverage of a part of a shape to a sink: rows from top to bottom, empty ones left out.
    ///
    /// - Parameters:
    ///   - dx: pixels, with `dy`, that the edges are moved by.
    ///   - area: lies in the moved edges' bounds; at most as wide as a bitmap.
    @inline(__always)
    static func fill(
        _ list: EdgeList,
        dx: Int,
        dy: Int,
        rule: FillRule,
        in area: PixelRect,
        buffer: CellBuffer,
        into sink: inout some CoverageSink
    ) {
        let stride = CellBuffer.stride(width: area.width)
        let rows = max(CellBuffer.count / stride, 1)
        list.edges.withUnsafeBufferPointer { edges in
            var top = area.y
            while top < area.maxY {
                let band = PixelRect(minX: area.x, minY: top, maxX: area.maxX, maxY: min(top + rows, area.maxY))
                let accumulator = EdgeAccumulator(buffer, band: band, tracksOwners: list.mayCross)
                accumulator.add(edges, dx: dx, dy: dy)
                var crossings: CrossingPixels?
                if list.mayCross {
                    crossings = buffer.crossings
                    if (0..<band.height).contains(where: { buffer.crossedRows[$0] }) {
                        buffer.crossings.prepare(edges, dx: dx, dy: dy, accumulator, rule)
                    }
                }
                CellSweep(accumulator: accumulator, rule: rule).sweep(crossings: crossings, into: &sink)
                top = band.maxY
            }
        }
    }
}
