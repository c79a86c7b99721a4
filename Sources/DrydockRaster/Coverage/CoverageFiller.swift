/// Finds the coverage of pixels by edges, band by band.
enum CoverageFiller {
    /// Hands the coverage of a part of a shape to a sink: rows from top to bottom, empty ones left out.
    ///
    /// - Parameters:
    ///   - dx: pixels, with `dy`, that the edges are moved by.
    ///   - area: lies in the moved edges' bounds; at most as wide as a bitmap.
    @inline(__always)
    static func fill(
        _ list: Edges,
        dx: Int,
        dy: Int,
        rule: FillRule,
        in area: PixelRect,
        buffer: CellBuffer,
        into sink: inout some CoverageSink
    ) {
        let stride = CellBuffer.stride(width: area.width)
        let rows = max(CellBuffer.count / stride, 1)
        var top = area.y
        while top < area.maxY {
            let band = PixelRect(
                minX: area.x,
                minY: top,
                maxX: area.maxX,
                maxY: min(top + rows, area.maxY)
            )
            let accumulator = EdgeAccumulator(buffer, band: band, list)
            accumulator.add(list, dx: dx, dy: dy)
            let crossed = list.mayCross ? buffer.crossedRows(of: band.height) : 0..<0
            let sweep = CellSweep(accumulator: accumulator, rule: rule)
            if !list.mayCross, accumulator.words == 1 {
                sweep.sweepNarrow(into: &sink)
            } else if crossed.isEmpty {
                sweep.sweep(resolver: NoCrossings(), into: &sink)
            } else {
                buffer.resolver.prepare(list, dx: dx, dy: dy, rows: crossed, accumulator)
                sweep.sweep(resolver: buffer.resolver, into: &sink)
            }
            top = band.maxY
        }
    }
}
