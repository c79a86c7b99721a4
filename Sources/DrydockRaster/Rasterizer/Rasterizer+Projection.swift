extension Rasterizer {
    /// The most pixels of a picture that is seen at a slant.
    private static let projectedLimit = 4096

    /// Pictures within pictures beyond this many are not drawn.
    private static let projectionDepthLimit = 8

    /// What a slanted picture is drawn from; nil when there is nothing to see.
    func drawing(of projected: ProjectedList, visible: PixelRect, buffer: CellBuffer) -> Drawing? {
        guard let inverse = projected.map.inverse, projectionDepth < Self.projectionDepthLimit else {
            return nil
        }
        let corners = projected.map.corners(of: projected.content)
        let rect = source(of: visible, in: projected.content, inverse)
        guard corners.count > 2, !rect.isEmpty else { return nil }
        projectionDepth += 1
        let bitmap = picture(of: projected.list, in: rect)
        projectionDepth -= 1
        let (x, y) = (Double(rect.x), Double(rect.y))
        let map = ProjectionMap(
            x: (
                inverse.x.x - x * inverse.w.x, inverse.x.y - x * inverse.w.y,
                inverse.x.one - x * inverse.w.one
            ),
            y: (
                inverse.y.x - y * inverse.w.x, inverse.y.y - y * inverse.w.y,
                inverse.y.one - y * inverse.w.one
            ),
            w: inverse.w
        )
        let outline = Path { path in
            for (index, corner) in corners.enumerated() {
                if index == 0 {
                    path.move(toX: corner.x, y: corner.y)
                } else {
                    path.addLine(toX: corner.x, y: corner.y)
                }
            }
            path.close()
        }
        let shader = ProjectedShader(bitmap, map, corners: corners)
        let key = PathKey(outline, .identity, rule: .nonZero)
        return .path(PlacedCoverage(coverage(key, buffer: buffer), x: 0, y: 0, .shader(shader)))
    }

    /// The part of a picture that may be seen in a part of the frame, with a margin for what is mixed.
    private func source(of visible: PixelRect, in content: PixelRect, _ inverse: ProjectionMap) -> PixelRect {
        let (left, right) = (Double(visible.x), Double(visible.maxX))
        let (top, bottom) = (Double(visible.y), Double(visible.maxY))
        let points = [(left, top), (right, top), (right, bottom), (left, bottom)].map { inverse($0.0, $0.1) }
        func clamp(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }
        var rect = content
        if points.allSatisfy({ $0.w > 0 }) {
            let (xs, ys) = (points.map { $0.x / $0.w }, points.map { $0.y / $0.w })
            rect = content.intersection(
                PixelRect(
                    minX: clamp((xs.min() ?? 0).rounded(.down)) - 2,
                    minY: clamp((ys.min() ?? 0).rounded(.down)) - 2,
                    maxX: clamp((xs.max() ?? 0).rounded(.up)) + 2,
                    maxY: clamp((ys.max() ?? 0).rounded(.up)) + 2
                )
            )
        }
        let limit = Self.projectedLimit
        if rect.width <= limit, rect.height <= limit { return rect }
        // What is so large is seen from so near that little of it can be seen.
        let middle = inverse((left + right) / 2, (top + bottom) / 2)
        let (x, y) = (clamp(middle.x / middle.w), clamp(middle.y / middle.w))
        return rect.intersection(PixelRect(x: x - limit / 2, y: y - limit / 2, width: limit, height: limit))
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
