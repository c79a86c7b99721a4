/// The coverage of pixels by shadows, by the same kernels as frames and without a display list: for tests and tools.
package enum ShadowFiller {
    package typealias PlacedMask = PathFiller.PlacedMask

    /// The coverage of a rounded rectangle's shadow in a clip, or nil where there is none.
    package static func mask(of shadow: BoxShadow, in clip: PixelRect) -> PlacedMask? {
        let box = shadow.bounds.intersection(clip)
        if box.isEmpty { return nil }
        let resources = RasterResources.shared
        let scratch = resources.scratchBuffers.take()
        defer { resources.scratchBuffers.giveBack(scratch) }
        let placed = resources.shadow(shadow, .black, visible: box, buffer: scratch.cellBuffer)
        switch placed.coverage {
        case .plane(let plane): return (plane.mask, plane.x, plane.y)
        case .rows(let rows):
            // A row writes up to seven values more than it has columns.
            var row = [UInt8](repeating: 0, count: box.width + 8)
            let mask = CoverageMask(width: box.width, height: box.height) { coverage in
                row.withUnsafeMutableBufferPointer { row in
                    guard let values = row.baseAddress else { return }
                    for y in 0..<box.height {
                        rows.read(row: box.y + y, into: values)
                        (coverage + y * box.width).update(from: values, count: box.width)
                    }
                }
            }
            return (mask, box.x, box.y)
        }
    }

    /// The coverage of the shadow of a group's pixels in a clip that is not empty.
    ///
    /// - Parameter rect: where the pixels lie; outside of it the group is clear.
    package static func mask(
        of shadow: LayerStyle.Shadow,
        cast content: Bitmap,
        in rect: PixelRect,
        visible clip: PixelRect
    ) -> PlacedMask {
        let pool = RasterResources.shared.bitmaps
        let plane = LayerShadow(shadow, content: content, rect: rect, visible: clip, pool: pool).plane
        return (plane.mask, plane.x, plane.y)
    }
}
