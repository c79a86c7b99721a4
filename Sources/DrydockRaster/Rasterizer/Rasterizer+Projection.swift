extension Rasterizer {
    /// Pictures within pictures beyond this many are not drawn.
    private static let projectionDepthLimit = 8

    /// What a slanted picture is drawn from; nil when there is nothing to see.
    func drawing(of projected: ProjectedList, visible: PixelRect, buffer: CellBuffer) -> Drawing? {
        guard projectionDepth < Self.projectionDepthLimit, let rect = projected.source(of: visible) else {
            return nil
        }
        projectionDepth += 1
        let bitmap = picture(of: projected.list, in: rect)
        projectionDepth -= 1
        guard let shader = projected.shader(bitmap, in: rect) else { return nil }
        let key = PathKey(projected.outline, .identity, rule: .nonZero)
        return .path(PlacedCoverage(coverage(key, buffer: buffer), x: 0, y: 0, .shader(shader)))
    }

    /// A list by itself, on nothing, in a part of its plane. Blurs of backdrops find nothing behind them and are left out.
    /// - Parameter shadows: those of groups that have been drawn, by the commands that push them; none for none at all.
    func picture(of list: DisplayList, in rect: PixelRect, shadows: [LayerShadow?] = []) -> Bitmap {
        var steps = StepList(list, frame: rect, shadows: shadows)
        var region = DamageRegion(bounds: rect)
        region.add(rect)
        prepareDrawing(&steps, region: region)
        let bitmap = Bitmap(width: rect.width, height: rect.height, from: resources.bitmaps)
        let scratch = resources.scratchBuffers.take()
        defer { resources.scratchBuffers.giveBack(scratch) }
        let rows = StepRows.list(of: steps)
        let own = OwnDrawings(count: steps.steps.count)
        for strip in rect.strips(height: 256) {
            let pixels = bitmap.pixels + (strip.y - rect.y) * rect.width
            let layer = Painter.Layer(pixels: pixels, stride: rect.width, rect: strip)
            let painter = Painter(
                layer,
                width: rect.width,
                start: 0,
                scratch: scratch,
                own: own,
                resources: resources
            )
            painter.clear(.clear)
            painter.paint(steps, rows, upTo: steps.steps.count)
            counters.paths += painter.paths
            counters.pathReuses += painter.pathReuses
        }
        return bitmap
    }
}
