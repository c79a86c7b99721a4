/// Finds the coverage of pixels by edges, band by band.
enum CoverageFiller {
    /// About how many visits of cells by edges that may cross are kept at a time: bands of very many edges have fewer rows.
    private static let visitLimit = 1 << 20

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
        var rows = max(CellBuffer.count / stride, 1)
        if list.mayCross, list.count > visitLimit / rows { rows = max(visitLimit / list.count, 1) }
        var top = area.y
        while top < area.maxY {
            let band = PixelRect(
                minX: area.x,
                minY: top,
                maxX: area.maxX,
                maxY: min(top + rows, area.maxY)
            )
            let accumulator = EdgeAccumulator(buffer, band: band, list, dx: dx, dy: dy)
            let isCrossed = accumulator.add(list)
            let sweep = CellSweep(accumulator: accumulator, rule: rule)
            let isNarrow = accumulator.words == 1
            if isCrossed {
                let resolver = buffer.resolver
                resolver.begin(list, accumulator)
                if isNarrow {
                    sweep.sweepNarrow(resolver: resolver, into: &sink)
                } else {
                    sweep.sweep(resolver: resolver, into: &sink)
                }
            } else if isNarrow {
                sweep.sweepNarrow(resolver: NoCrossings(), into: &sink)
            } else {
                sweep.sweep(resolver: NoCrossings(), into: &sink)
            }
            top = band.maxY
        }
    }
}
