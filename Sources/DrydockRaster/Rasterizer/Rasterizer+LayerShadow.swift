extension Rasterizer {
    /// Draws what a group holds by itself, and blurs its alpha; nil when no shadow is to be seen. Backdrops' blurs cast none.
    func layerShadow(_ shadow: LayerStyle.Shadow, of index: Int, in steps: [Step], content: PixelRect)
        -> LayerShadow?
    {
        let visible = steps[index].bounds
        let reach = GaussianBlur(sigma: shadow.sigma.pixels).reach + 1
        let rect = visible.offsetBy(dx: -(shadow.dx >> 8), dy: -(shadow.dy >> 8))
            .insetBy(dx: -reach, dy: -reach)
            .intersection(content)
        guard !rect.isEmpty, Bitmap.isValid(width: rect.width, height: rect.height) else { return nil }
        let commands = steps[(index + 1)..<steps[index].end].map(\.command)
        var inner = Step.resolve(DisplayList(commands), frame: rect)
        var region = DamageRegion(bounds: rect)
        region.add(rect)
        prepareDrawing(&inner, region: region)
        let bitmap = Bitmap(width: rect.width, height: rect.height, from: resources.bitmaps)
        let scratch = resources.scratchBuffers.take()
        defer { resources.scratchBuffers.giveBack(scratch) }
        for strip in rect.strips(height: 256) {
            let pixels = bitmap.pixels + (strip.y - rect.y) * rect.width
            let layer = Painter.Layer(pixels: pixels, stride: rect.width, rect: strip)
            let painter = Painter(
                layer,
                width: rect.width,
                start: 0,
                scratch: scratch,
                cache: resources.paths
            )
            painter.clear(.clear)
            painter.paint(inner, upTo: inner.count)
            counters.paths += painter.paths
            counters.pathReuses += painter.pathReuses
        }
        counters.layerShadows += 1
        return LayerShadow(shadow, content: bitmap, rect: rect, visible: visible, pool: resources.bitmaps)
    }
}
