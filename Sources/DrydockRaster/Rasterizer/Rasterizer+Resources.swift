extension Rasterizer {
    /// What a command with a path is drawn from; nil when there is nothing to draw.
    func drawing(of step: Step, buffer: CellBuffer) -> Drawing? {
        switch step.command {
        case .fillPath(let path, let transform, let rule, let paint):
            let (x, y, fraction) = transform.split
            let key = PathKey(path, fraction, rule: rule)
            return drawing(key, x: x, y: y, paint, buffer: buffer)
        case .strokePath(let path, let transform, let style, let paint):
            let (x, y, fraction) = transform.split
            let key = PathKey(path, fraction, rule: .nonZero, stroke: style)
            return drawing(key, x: x, y: y, paint, buffer: buffer)
        case .pushPathClip(let path, let transform, let rule):
            let (x, y, fraction) = transform.split
            let key = PathKey(path, fraction, rule: rule)
            var coverage = coverage(key, isMasked: true, buffer: buffer)
            if case .edges(let edges, _) = coverage {
                // Too large to be kept.
                let visible = step.bounds.offsetBy(dx: -x, dy: -y)
                coverage = .mask(SparseMask(edges, rule: rule, in: visible, buffer: buffer))
            }
            return Drawing(coverage: coverage, x: x, y: y, source: .color(0))
        default:
            return nil
        }
    }

    private func drawing(_ key: PathKey, x: Int, y: Int, _ paint: Paint, buffer: CellBuffer) -> Drawing? {
        if case .color(let color) = paint {
            return Drawing(coverage: coverage(key, buffer: buffer), x: x, y: y, source: .color(color.pixel))
        }
        guard let shader = paint.shader(resources.images) else { return nil }
        return Drawing(coverage: coverage(key, buffer: buffer), x: x, y: y, source: .shader(shader))
    }

    private func coverage(_ key: PathKey, isMasked: Bool = false, buffer: CellBuffer) -> PathCoverage {
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
