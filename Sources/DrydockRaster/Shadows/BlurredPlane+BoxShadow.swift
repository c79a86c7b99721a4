extension BlurredPlane {
    /// The shadow of a rounded rectangle whose corners are too large for the closed form, or its blur too small: its coverage
    /// under boxes, within four levels. A standard deviation counts as 256 pixels at most.
    init(_ shadow: BoxShadow, visible: PixelRect, buffer: CellBuffer, pool: BitmapPool) {
        func pixels(_ units: Int) -> Double { Double(units) / 256 }
        let path = Path.roundedRect(
            x: pixels(shadow.x),
            y: pixels(shadow.y),
            width: pixels(shadow.width),
            height: pixels(shadow.height),
            radiusX: pixels(shadow.radius),
            radiusY: pixels(shadow.radius)
        )
        let edges = EdgeList(path, .identity, .nonZero)
        let sigma = min(pixels(shadow.sigma), 256)
        self.init(sigma: sigma, dx: 0, dy: 0, rect: edges.bounds, visible: visible, pool: pool) {
            plane,
            stride,
            part in
            let mask = SparseMask(edges, rule: .nonZero, in: part, buffer: buffer)
            for y in part.y..<part.maxY {
                let row = plane + (y - part.y) * stride
                mask.content.forEachSpan(atRow: y, dx: 0, from: part.x, to: part.maxX) {
                    start,
                    end,
                    coverage,
                    level in
                    for x in start..<end {
                        row[x - part.x] = UInt16(coverage?[x - start] ?? level) << 8
                    }
                }
            }
        }
    }
}
