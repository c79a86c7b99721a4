import DrydockRaster

/// The shadow of a layer, in pixels.
struct LayerShadow {
    private let style: LayerStyle.Shadow
    /// What casts it in place of the layer's content.
    private let path: (path: Path, placed: Affine)?
    /// The path as a rectangle, or the outline of what is drawn, where such a shadow has a closed form.
    private let box: (x: Double, y: Double, width: Double, height: Double, radius: Double)?
    private let outline: RoundedRect?
    /// What the shadow of a path is cut at; nil where it is whole.
    private let cut: LayerOutline?

    /// Nil for a layer without shadow. What is cut at the bounds casts none; of a path's shadow it leaves what lies inside.
    init?(_ values: LayerValues, _ outline: LayerOutline, in builder: DisplayListBuilder) {
        let isCut = values.fields.masksToBounds
        guard values.fields.shadowOpacity > 0, !isCut || values.fields.shadowPath != nil,
            let color = values.fields.shadowColor
        else { return nil }
        cut = isCut ? outline : nil
        let scale = builder.scale
        let shaded = UIColor(cgColor: color)
        let offset = values.fields.shadowOffset
        style = LayerStyle.Shadow(
            sigma: values.fields.shadowRadius * scale,
            dx: offset.width * scale,
            dy: offset.height * scale,
            color: shaded.withAlphaComponent(shaded.opacity * CGFloat(min(values.fields.shadowOpacity, 1)))
                .premultiplied
        )
        if style.color == .clear { return nil }
        self.outline = outline.box
        guard let shape = values.fields.shadowPath else {
            path = nil
            box = outline.box.map { box in
                let rect = box.rect
                return (
                    Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height), box.radius.pixels
                )
            }
            return
        }
        let corner = builder.pixels(of: CGRect(origin: .zero, size: .zero))
        path = (shape.path, Affine(a: scale, d: scale, tx: Double(corner.x), ty: Double(corner.y)))
        box = shape.roundedBox.map { rect, radius in
            (
                Double(corner.x) + rect.minX * scale, Double(corner.y) + rect.minY * scale,
                rect.width * scale,
                rect.height * scale, radius * scale
            )
        }
    }

    /// The shadow of the box itself.
    private func boxCommand() -> DisplayCommand? {
        guard let box, style.sigma.pixels > 0 else { return nil }
        let shadow = BoxShadow(
            x: box.x + Double(style.dx) / 256,
            y: box.y + Double(style.dy) / 256,
            width: box.width,
            height: box.height,
            radius: box.radius,
            sigma: style.sigma.pixels
        )
        return .shadow(shadow, style.color)
    }

    /// Appends the shadow of a path; the path itself is drawn where nobody sees it.
    private func appendPath(to builder: inout DisplayListBuilder) {
        guard let path else { return }
        if let command = boxCommand() { return builder.append(command) }
        let away = path.placed.concatenating(.translation(x: Self.away, y: 0))
        let content = DisplayCommand.fillPath(path.path, away, .nonZero, .color(.black))
        let moved = LayerStyle.Shadow(
            sigma: style.sigma.pixels,
            dx: Double(style.dx) / 256 - Self.away,
            dy: Double(style.dy) / 256,
            color: style.color
        )
        builder.append(.pushLayer(LayerStyle(shadow: moved), bounds: content.bounds))
        builder.append(content)
        builder.append(.pop)
    }

    /// Pixels, beyond every frame.
    private static let away = 262_144.0

    fileprivate func append(to builder: inout DisplayListBuilder, _ body: (inout DisplayListBuilder) -> Void)
    {
        if path != nil {
            if let cut { cut.clip(&builder, appendPath) } else { appendPath(to: &builder) }
            body(&builder)
        } else {
            builder.shadowed(style, box: outline, boxCommand(), body)
        }
    }
}

extension DisplayListBuilder {
    mutating func shadowed(_ shadow: LayerShadow?, _ body: (inout DisplayListBuilder) -> Void) {
        guard let shadow else { return body(&self) }
        shadow.append(to: &self, body)
    }
}

extension CGPath {
    /// The rectangle and the radius of its corners that the path is; nil when it is something else.
    fileprivate var roundedBox: (rect: CGRect, radius: CGFloat)? {
        let rect = boundingBox
        guard !isEmpty, rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
        if self == CGPath(rect: rect, transform: nil) { return (rect, 0) }
        let largest = min(rect.width, rect.height) / 2
        var start: CGPoint?
        applyWithBlock { element in
            if start == nil { start = element.pointee.points.pointee }
        }
        guard let start else { return nil }
        for radius in [start.x - rect.minX, largest] where radius > 0 && radius <= largest {
            let candidate = CGPath(
                roundedRect: rect,
                cornerWidth: radius,
                cornerHeight: radius,
                transform: nil
            )
            if self == candidate { return (rect, radius) }
        }
        return nil
    }
}
