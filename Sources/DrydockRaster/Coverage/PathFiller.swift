/// The coverage of pixels by a path: exact areas of its edges, within 1/64 of a pixel of its curves.
package enum PathFiller {
    package typealias PlacedMask = (mask: CoverageMask, x: Int, y: Int)

    /// The mask of a path inside of a clip and where its top left corner lies, or nil when there is nothing in it.
    ///
    /// Cost: the rows and columns that edges pass, and the area of the mask.
    package static func mask(
        of path: Path,
        _ transform: Affine = .identity,
        rule: FillRule,
        in clip: PixelRect
    ) -> PlacedMask? {
        mask(of: EdgeList(path, transform, rule), rule: rule, in: clip)
    }

    /// As above, of the path's line.
    package static func mask(
        of path: Path,
        _ transform: Affine = .identity,
        stroke: StrokeStyle,
        in clip: PixelRect
    ) -> PlacedMask? {
        mask(of: Stroker.outline(path, transform, stroke), rule: .nonZero, in: clip)
    }

    private static func mask(of edges: EdgeList, rule: FillRule, in clip: PixelRect) -> PlacedMask? {
        let box = edges.bounds.intersection(clip)
        if box.isEmpty { return nil }
        // Borrowed from what frames are drawn with, so that many small masks cost no memory of their own.
        let pool = RasterResources.shared.scratchBuffers
        let scratch = pool.take()
        defer { pool.giveBack(scratch) }
        let buffer = scratch.cellBuffer
        let mask = CoverageMask(width: box.width, height: box.height) { coverage in
            var sink = MaskSink(coverage: coverage, box: box)
            CoverageFiller.fill(edges.edges, dx: 0, dy: 0, rule: rule, in: box, buffer: buffer, into: &sink)
        }
        return (mask, box.x, box.y)
    }

    private struct MaskSink: CoverageSink {
        let coverage: UnsafeMutablePointer<UInt8>
        let box: PixelRect
        var row = 0

        mutating func startRow(_ row: Int) { self.row = (row - box.y) * box.width - box.x }

        mutating func endRow() {}

        mutating func run(_ start: Int, _ end: Int, level: UInt8) {
            (coverage + row + start).fill(with: level, count: end - start)
        }

        mutating func four(_ start: Int, _ levels: FourLevels) { part(start, levels, count: 4) }

        mutating func part(_ start: Int, _ levels: FourLevels, count: Int) {
            let levels = levels.packed
            for index in 0..<count {
                coverage[row + start + index] = UInt8(truncatingIfNeeded: levels >> UInt32(8 * index))
            }
        }
    }
}
