import DrydockRaster

/// The rounded rectangle that a layer fills, frames and cuts at: whole pixels and quarters of circles where it can be.
struct LayerOutline {
    let shape: RoundedRect
    /// The outline with continuous corners, in pixels; nil for `shape`.
    private let curve: Path?
    private let radius: CGFloat

    /// - Parameter bounds: in the coordinates of the view that the builder is in.
    init(_ values: LayerValues, bounds: CGRect, in builder: DisplayListBuilder) {
        shape = builder.shape(
            of: bounds,
            radius: values.fields.cornerRadius,
            corners: values.fields.maskedCorners
        )
        radius = values.fields.cornerRadius * builder.scale
        curve =
            values.fields.cornerCurve == .continuous && !shape.isSquare
            ? LayerOutline.curve(shape, radius: radius, inset: 0) : nil
    }

    /// The outline, `inset` pixels further in.
    private static func curve(_ shape: RoundedRect, radius: CGFloat, inset: CGFloat) -> Path? {
        let rect = CGRect(
            x: CGFloat(shape.rect.x) + inset,
            y: CGFloat(shape.rect.y) + inset,
            width: max(CGFloat(shape.rect.width) - 2 * inset, 0),
            height: max(CGFloat(shape.rect.height) - 2 * inset, 0)
        )
        guard rect.width > 0, rect.height > 0 else { return nil }
        let corners = UIRectCorner(rawValue: UInt(shape.corners.rawValue))
        let radius = max(radius - inset, 0)
        let radii = CGSize(width: radius, height: radius)
        return UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath.path
    }

    var isEmpty: Bool { shape.rect.isEmpty }

    /// The shape, if it is one for which shadows have a closed form.
    var box: RoundedRect? {
        curve == nil && (shape.isSquare || shape.corners == .all) ? shape : nil
    }

    /// The outline as a path in pixels.
    var path: Path { curve ?? shape.path }

    func fill(_ color: UIColor, in builder: inout DisplayListBuilder) {
        guard let curve else { return builder.fill(shape, color) }
        if let pattern = color.pattern {
            let list = pattern.tiles(in: shape.rect, scale: builder.scale)
            return clip(&builder) { $0.append(list) }
        }
        let color = color.premultiplied
        if color != .clear { builder.append(.fillPath(curve, .identity, .nonZero, .color(color))) }
    }

    func fill(_ paint: Paint, in builder: inout DisplayListBuilder) {
        guard !isEmpty else { return }
        builder.append(.fillPath(path, .identity, .nonZero, paint))
    }

    func clip(_ builder: inout DisplayListBuilder, _ body: (inout DisplayListBuilder) -> Void) {
        guard let curve else { return builder.clip(to: shape, body) }
        builder.append(.pushPathClip(curve, .identity, .nonZero))
        body(&builder)
        builder.append(.pop)
    }

    func border(width: CGFloat, _ color: UIColor, in builder: inout DisplayListBuilder) {
        guard let curve else { return builder.border(shape, width: width, color) }
        let color = color.premultiplied
        guard color != .clear else { return }
        let inset = max(width * builder.scale, 1)
        let outline = CGMutablePath(PathElements(curve))
        if let inner = LayerOutline.curve(shape, radius: radius, inset: inset) {
            outline.addPath(CGPath(PathElements(inner)))
        }
        builder.append(.fillPath(outline.path, .identity, .evenOdd, .color(color)))
    }
}
