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
        let bitmap = picture(of: DisplayList(commands), in: rect)
        counters.layerShadows += 1
        return LayerShadow(shadow, content: bitmap, rect: rect, visible: visible, pool: resources.bitmaps)
    }
}
