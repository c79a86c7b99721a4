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
            let (placed, wasKept) = resources.clip(path, transform, rule, visible: bounds, buffer: buffer)
            if wasKept { counters.pathReuses += 1 } else { counters.paths += 1 }
            return .path(placed)
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
            return .shadow(resources.shadow(shadow, color, visible: bounds, buffer: buffer))
        case .projected(let projected):
            return drawing(of: projected, visible: bounds, buffer: buffer)
        default:
            return nil
        }
    }

    func coverage(_ key: PathKey, buffer: CellBuffer) -> PathCoverage {
        let (coverage, isHit) = resources.paths.coverage(for: key, buffer: buffer)
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
        require(
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

extension RasterResources {
    /// The mask of a path that clips, and whether it was kept.
    ///
    /// - Parameter visible: what is needed of one that is too large to be kept.
    func clip(
        _ path: Path,
        _ transform: Affine,
        _ rule: FillRule,
        visible: PixelRect,
        buffer: CellBuffer
    ) -> (PlacedCoverage, wasKept: Bool) {
        let (x, y, fraction) = transform.split
        let key = PathKey(path, fraction, rule: rule)
        var (coverage, wasKept) = paths.coverage(for: key, isMasked: true, buffer: buffer)
        if case .edges(let edges, _) = coverage {
            let area = visible.offsetBy(dx: -x, dy: -y)
            coverage = .mask(SparseMask(edges, rule: rule, in: area, buffer: buffer))
        }
        return (PlacedCoverage(coverage, x: x, y: y, .color(0)), wasKept)
    }

    func shadow(_ shadow: BoxShadow, _ color: PremultipliedColor, visible: PixelRect, buffer: CellBuffer)
        -> PlacedShadow
    {
        let key = ShadowGrid.Key(shadow)
        guard key.isValid else {
            let blurred = BlurredPlane(shadow, visible: visible, buffer: buffer, pool: bitmaps)
            return PlacedShadow(.plane(blurred), color: color)
        }
        let rows = ShadowRows(shadow, shadows.grid(for: key), columns: visible.x..<visible.maxX)
        return PlacedShadow(.rows(rows), color: color)
    }
}
