package import DrydockRaster

/// How a bitmap is drawn at sizes other than its own.
package struct ContentsFilters: Equatable, Sendable {
    package enum Filter: String, Sendable {
        case linear, nearest, trilinear
    }

    package var magnification = Filter.linear
    package var minification = Filter.linear

    package init() {}

    /// What is smaller along an axis is reduced.
    func areSmooth(from source: PixelSize, to destination: PixelSize) -> Bool {
        let isReduced = destination.width < source.width || destination.height < source.height
        return (isReduced ? minification : magnification) != .nearest
    }
}

extension DisplayList {
    /// A part of a bitmap in a rectangle of pixels.
    ///
    /// - Parameters:
    ///   - center: the part of the source, in parts of its size, that is stretched both ways; what is beside it one way, and what is
    ///     at the corners not.
    ///   - contentsScale: the bitmap's pixels a point.
    ///   - scale: the destination's pixels a point.
    package init(
        _ bitmap: Bitmap,
        source: PixelRect,
        destination: PixelRect,
        center: CGRect,
        contentsScale: CGFloat,
        scale: CGFloat,
        _ filters: ContentsFilters
    ) {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard center.isFinite, center != unit, unit.contains(center) else {
            self.init([.picture(bitmap, source, destination, tint: nil, filters)])
            return
        }
        let size = CGSize(
            width: CGFloat(source.width) / contentsScale,
            height: CGFloat(source.height) / contentsScale
        )
        let insets = UIEdgeInsets(
            top: center.minY * size.height,
            left: center.minX * size.width,
            bottom: (1 - center.maxY) * size.height,
            right: (1 - center.maxX) * size.width
        )
        let grid = CapGrid(
            ImageStyle.Caps(insets: insets, mode: .stretch),
            isMirrored: false,
            size: size,
            bitmap: source.size,
            destination,
            scale: scale
        )
        self.init(
            grid.parts.map {
                .picture(
                    bitmap,
                    $0.source.offsetBy(dx: source.x, dy: source.y),
                    $0.destination,
                    tint: nil,
                    filters
                )
            }
        )
    }
}
