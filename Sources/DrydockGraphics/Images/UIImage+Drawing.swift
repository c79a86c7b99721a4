package import DrydockRaster
public import Foundation

extension UIImage {
    /// The commands that show the image in a rectangle of pixels, its caps at their size.
    ///
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - tintColor: what a template is filled with.
    ///   - filters: of the layer that shows the image.
    package func commands(
        in destination: PixelRect,
        scale: CGFloat,
        tintColor: UIColor,
        isRightToLeft: Bool = false,
        filters: ContentsFilters = ContentsFilters()
    ) -> DisplayList {
        guard !destination.isEmpty, size.width > 0, size.height > 0 else { return DisplayList() }
        let colors = colors(tintColor: tintColor)
        let isMirrored = isMirrored(isRightToLeft: isRightToLeft)
        if case .drawing(let drawing) = content, style.caps == nil {
            return drawing.commands(in: destination, isMirrored: isMirrored, colors: colors)
        }
        let color: ColorComponents? = if case .one(let color) = colors { color } else { nil }
        if let color, color.alpha == 0 { return DisplayList() }
        let bitmap = content.bitmap(forScale: scale, isMirrored: isMirrored)
        func command(_ source: PixelRect, _ destination: PixelRect) -> DisplayCommand {
            .picture(bitmap, source, destination, tint: color?.premultiplied, filters)
        }
        guard let caps = style.caps else { return DisplayList([command(bitmap.bounds, destination)]) }
        let grid = CapGrid(
            caps,
            isMirrored: isMirrored,
            size: size,
            bitmap: bitmap.size,
            destination,
            scale: scale
        )
        return DisplayList(grid.parts.map { command($0.source, $0.destination) })
    }

    /// What an image view draws the image in.
    func colors(tintColor: UIColor) -> VectorDrawing.Colors {
        switch renderingMode {
        case .alwaysOriginal: return ownColors
        case .automatic where !isSymbolImage: return ownColors
        case .automatic, .alwaysTemplate:
            if let layers = symbolColors { return .layers(layers) }
            return .one(tintColor.components)
        }
    }

    /// What the image is drawn in by itself.
    var ownColors: VectorDrawing.Colors {
        if let tint { return .one(tint.components) }
        if let layers = symbolColors { return .layers(layers) }
        return isSymbolImage ? .one(UIColor.label.components) : .own
    }

    // MARK: - Contexts

    /// Draws the image at its size, as `draw(in:)` does.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image so that it fills the rectangle, in its own colours or its tint; a template without one in the fill colour.
    public func draw(in rect: CGRect) {
        GraphicsContexts.current.map { draw(in: rect, $0) }
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsContexts.current?.perform(blendMode, alpha) { draw(in: rect, $0) }
    }

    /// Draws the image at its size again and again, from the rectangle's top left corner on, as far as the rectangle goes.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = GraphicsContexts.current, size.width > 0, size.height > 0, rect.isFinite
        else { return }
        let visible = rect.standardized.intersection(context.boundingBoxOfClipPath)
        guard visible.isFinite, visible.width > 0, visible.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        for place in Tiling.places(of: size, from: rect.origin, over: visible) {
            draw(in: place, context)
        }
        context.restoreGState()
    }

    func draw(in rect: CGRect, _ context: CGContext) {
        guard size.width > 0, size.height > 0, rect.isFinite else { return }
        let shown = resolved(for: .current)
        let norm = context.state.transform.affine.norm
        if case .drawing(let drawing) = shown.content, shown.style.caps == nil {
            var place = CGAffineTransform(
                a: rect.width / size.width,
                b: 0,
                c: 0,
                d: rect.height / size.height,
                tx: rect.minX,
                ty: rect.minY
            )
            if shown.style.isMirrored {
                place = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0).concatenating(place)
            }
            let matrix = place.concatenating(context.state.transform)
            let colors =
                shown.takesFillColor ? shown.colors(tintColor: UIColor(context.state.fill)) : shown.ownColors
            context.draw(drawing.commands(under: matrix.affine, colors))
        } else if shown.style.caps != nil {
            shown.drawResized(in: rect, context, norm: norm)
        } else {
            let enlargement = max(rect.width / size.width, rect.height / size.height)
            let bitmap = shown.bitmap(forScale: norm * enlargement)
            let color = shown.takesFillColor ? context.state.fill : shown.tint?.components
            context.draw(bitmap, tint: color?.premultiplied, in: rect)
        }
    }

    /// Whether `draw(in:)` fills the image's shape with the fill colour.
    private var takesFillColor: Bool { renderingMode == .alwaysTemplate && tint == nil }

    /// Through pixels of the rectangle's own, which the context's matrix then maps.
    private func drawResized(in rect: CGRect, _ context: CGContext, norm: CGFloat) {
        let scale = norm > 0 && norm.isFinite ? norm : 1
        func pixels(_ length: CGFloat) -> Int { max(Int(min(length * scale, 1_000_000).rounded()), 1) }
        let box = PixelRect(x: 0, y: 0, width: pixels(rect.width), height: pixels(rect.height))
        let shown = takesFillColor ? self : styled { $0.renderingMode = .alwaysOriginal }
        let list = shown.commands(in: box, scale: scale, tintColor: UIColor(context.state.fill))
        let matrix = CGAffineTransform(
            a: rect.width / CGFloat(box.width),
            b: 0,
            c: 0,
            d: rect.height / CGFloat(box.height),
            tx: rect.minX,
            ty: rect.minY
        ).concatenating(context.state.transform)
        context.draw(list.transformed(by: matrix.affine))
    }
}
