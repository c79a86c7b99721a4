package import DrydockRaster

extension UIImage {
    /// The image again and again, from a rectangle's top left corner on.
    /// - Parameter scale: pixels a point.
    package func tiles(in rect: PixelRect, scale: CGFloat) -> DisplayList {
        let image = withRenderingMode(.alwaysOriginal).resizableImage(
            withCapInsets: .zero,
            resizingMode: .tile
        )
        return image.commands(in: rect, scale: scale, tintColor: .label)
    }

    /// The mean of all pixels; clear for an image without any.
    var meanColor: ColorComponents {
        guard size.width > 0, size.height > 0 else { return UIColor.clear.components }
        let bitmap = bitmap(forScale: 1)
        var sums = (0, 0, 0, 0)
        for index in 0..<bitmap.area {
            let pixel = Int(bitmap[index])
            sums = (
                sums.0 + pixel & 255, sums.1 + pixel >> 8 & 255, sums.2 + pixel >> 16 & 255,
                sums.3 + pixel >> 24
            )
        }
        let opacity = CGFloat(max(sums.3, 1))
        return ColorComponents(
            red: CGFloat(sums.0) / opacity,
            green: CGFloat(sums.1) / opacity,
            blue: CGFloat(sums.2) / opacity,
            alpha: CGFloat(sums.3) / CGFloat(255 * bitmap.area)
        )
    }
}

extension CGContext {
    /// Fills a path with an image again and again, from the origin on.
    func fill(_ path: Path, rule: CGPathFillRule, with pattern: UIImage) {
        guard pattern.size.width > 0, pattern.size.height > 0 else { return }
        beginTransparencyLayer(auxiliaryInfo: nil)
        clip(path, rule: rule)
        let visible = boundingBoxOfClipPath
        if visible.isFinite, visible.width > 0, visible.height > 0 {
            for place in Tiling.places(of: pattern.size, from: .zero, over: visible) {
                pattern.draw(in: place, self)
            }
        }
        endTransparencyLayer()
    }
}
