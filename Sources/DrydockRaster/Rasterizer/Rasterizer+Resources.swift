extension Rasterizer {
    /// What a damaged command is drawn from; nil when there is nothing to draw.
    ///
    /// - Parameter bounds: what is visible of the command.
    func drawing(of command: DisplayCommand, in bounds: PixelRect, buffer: CellBuffer) -> Drawing? {
        switch command {
        case .fillPath(let path, let transform, let rule, let paint):
            let (x, y, fraction) = transform.split
            guard let source = paint.source(resources.images) else { return nil }
            let coverage = coverage(PathKey(path, fraction, rule: rule), buffer: buffer)
            return .path(PlacedCoverage(coverage, x: x, y: y, source))
        case .strokePath(let path, let transform, let style, let paint):
            let (x, y, fraction) = transform.split
            guard let source = paint.source(resources.images) else { return nil }
            let coverage = coverage(PathKey(path, fraction, rule: .nonZero, stroke: style), buffer: buffer)
            return .path(PlacedCoverage(coverage, x: x, y: y, source))
        case .pushPathClip(let path, let transform, let rule):
            let (x, y, fraction) = transform.split
            var coverage = coverage(PathKey(path, fraction, rule: rule), isMasked: true, buffer: buffer)
            if case .edges(let edges, _) = coverage {
                // Too large to be kept.
                let visible = bounds.offsetBy(dx: -x, dy: -y)
                coverage = .mask(SparseMask(edges, rule: rule, in: visible, buffer: buffer))
            }
            return .path(PlacedCoverage(coverage, x: x, y: y, .color(0)))
        case .glyphs(let run, let transform, let paint):
            guard let source = paint.source(resources.images) else { return nil }
            var counts = (kept: 0, made: 0)
            let glyphs = PlacedGlyphs(
                run,
                transform,
                source,
                in: bounds,
                resources,
                buffer: buffer,
                counts: &counts
            )
            counters.pathReuses += counts.kept
            counters.paths += counts.made
            return .glyphs(glyphs)
        case .shadow(let shadow, let color):
            return shadowDrawing(shadow, color, visible: bounds, buffer: buffer)
        case .projected(let projected):
            return drawing(of: projected, visible: bounds, buffer: buffer)
        default:
            return nil
        }
    }

    private func shadowDrawing(
        _ shadow: BoxShadow,
        _ color: PremultipliedColor,
        visible: PixelRect,
        buffer: CellBuffer
    ) -> Drawing? {
        let key = ShadowGrid.Key(shadow)
        guard key.isValid else {
            let blurred = BlurredPlane(shadow, visible: visible, buffer: buffer, pool: resources.bitmaps)
            return .shadow(PlacedShadow(.plane(blurred), color: color))
        }
        let rows = ShadowRows(shadow, resources.shadows.grid(for: key), columns: visible.x..<visible.maxX)
        return .shadow(PlacedShadow(.rows(rows), color: color))
    }

    func coverage(_ key: PathKey, isMasked: Bool = false, buffer: CellBuffer) -> PathCoverage {
        let (coverage, isHit) = resources.paths.coverage(for: key, isMasked: isMasked, buffer: buffer)
        if isHit { counters.pathReuses += 1 } else { counters.paths += 1 }
        return coverage
    }

    func mask(of shape: RoundedRect, borderWidth: SubpixelLength? = nil, visible: PixelRect)
        -> ShapeMask
    {
        let key = ShapeKey(shape, borderWidth: borderWidth, visible: visible)
        let (mask, isHit) = resources.shapes.mask(for: key)
        if isHit { counters.shapeReuses += 1 } else { counters.shapes += 1 }
        return mask
    }

    func image(_ bitmap: Bitmap, source: PixelRect, destination: PixelRect) -> PlacedImage {
        precondition(
            bitmap.bounds.contains(source),
            "the source \(source) of an image lies outside of its \(bitmap.width) × \(bitmap.height) pixels"
        )
        if source.size == destination.size {
            return PlacedImage(bitmap: bitmap, rect: destination, origin: source.y * bitmap.width + source.x)
        }
        let (scaled, isHit) = resources.images.image(bitmap, source: source, size: destination.size)
        if isHit {
            counters.scalingReuses += 1
        } else {
            counters.scalings += 1
            counters.scaledPixels += scaled.area
        }
        return PlacedImage(bitmap: scaled, rect: destination, origin: 0)
    }
}
