import DrydockRaster
public import Foundation

extension UIImage {
    /// The same image, its pixels for the current traits' scale decoded. Decoding happens once, here or when the image is
    /// first drawn.
    public func preparingForDisplay() -> UIImage? {
        _ = bitmap(forScale: max(UITraitCollection.current.displayScale, 1))
        return self
    }

    /// As `preparingForDisplay()`; the completion handler is called before this returns.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// The image scaled into a size in points, its proportions kept, with pixels for the current traits' scale; nil when the
    /// size has no pixel or the image is empty.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let scale = max(UITraitCollection.current.displayScale, 1)
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        guard ImageCanvas.pixels(of: fitting, scale: scale) != nil else { return nil }
        let format = imageRendererFormat
        format.scale = scale
        return UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: fitting))
        }
    }

    /// As `preparingThumbnail(of:)`; the completion handler is called before this returns.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// How a renderer makes an image like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        if case .pixels = content { format.scale = scale }
        return format
    }
}

extension CGContext {
    /// Draws an image again and again, from a rectangle's place on in all directions, as far as clips let it show. It stands on
    /// its head, as `draw(_:in:)` has it.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        let tile = rect.standardized
        let visible = boundingBoxOfClipPath
        guard tile.isFinite, tile.width > 0, tile.height > 0, visible.isFinite else { return }
        for place in Tiling.places(of: tile.size, from: tile.origin, over: visible) {
            draw(image, in: place)
        }
    }
}

/// Where tiles lie that cover a rectangle.
enum Tiling {
    /// - Parameters:
    ///   - size: of a tile, positive.
    ///   - origin: of one of the tiles.
    /// - Returns: row by row; one over all of the rectangle where there would be more than 65,536, which no eye tells from grey.
    static func places(of size: CGSize, from origin: CGPoint, over rect: CGRect) -> [CGRect] {
        let left = ((rect.minX - origin.x) / size.width).rounded(.down)
        let right = ((rect.maxX - origin.x) / size.width).rounded(.up)
        let top = ((rect.minY - origin.y) / size.height).rounded(.down)
        let bottom = ((rect.maxY - origin.y) / size.height).rounded(.up)
        guard (right - left) * (bottom - top) <= 65_536 else { return [rect] }
        return stride(from: top, to: bottom, by: 1).flatMap { y in
            stride(from: left, to: right, by: 1).map { x in
                let place = CGPoint(x: origin.x + x * size.width, y: origin.y + y * size.height)
                return CGRect(origin: place, size: size)
            }
        }
    }
}
