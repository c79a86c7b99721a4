import DrydockRaster
@_spi(Overriding) import DrydockViews

extension DrawnContent {
    /// Fills a path in the view's coordinates without moving it to whole pixels.
    func fill(_ path: UIBezierPath, _ color: UIColor) {
        let origin = list.position(of: .zero)
        let matrix = CGAffineTransform(scaleX: list.scale, y: list.scale)
            .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
        list.append(
            .fillPath(path.cgPath.path, matrix.affine, .nonZero, .color(color.components.premultiplied))
        )
    }
}
