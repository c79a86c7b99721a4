import DrydockRaster
public import Foundation

extension UIColor {
    /// Makes this the current context's fill and stroke colour.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the current context's fill colour, with the current traits' components.
    public func setFill() {
        GraphicsContexts.current?.state.fill = components
        GraphicsContexts.current?.state.pattern = pattern
    }

    /// Makes this the current context's stroke colour, with the current traits' components.
    public func setStroke() { GraphicsContexts.current?.state.stroke = components }
}

extension UIBezierPath {
    /// Fills the path with the current context's fill colour.
    public func fill() {
        GraphicsContexts.current?.fill(current.path, rule: rule)
    }

    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsContexts.current?.perform(blendMode, alpha) { $0.fill(current.path, rule: rule) }
    }

    /// Draws the path's line with the current context's stroke colour.
    public func stroke() {
        GraphicsContexts.current?.stroke(current.path, style: strokeStyle)
    }

    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsContexts.current?.perform(blendMode, alpha) { $0.stroke(current.path, style: strokeStyle) }
    }

    /// Draws only inside of the path until the current context's state is restored.
    public func addClip() {
        GraphicsContexts.current?.clip(current.path, rule: rule)
    }

    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: lineWidth,
            cap: lineCapStyle.style,
            join: lineJoinStyle.style,
            miterLimit: miterLimit,
            dashes: dashes.lengths.map(Double.init),
            phase: dashes.phase
        )
    }
}

extension CGContext {
    /// Draws with another blend mode and opacity.
    func perform(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        saveGState()
        setBlendMode(blendMode)
        setAlpha(alpha)
        body(self)
        restoreGState()
    }

    /// Draws an image; in a context of UIKit, whose y grows downward, it stands on its head, as Core Graphics has it: see
    /// `UIImage.draw(in:)`.
    public func draw(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image.bitmap, tint: nil, in: rect)
        restoreGState()
    }

    func draw(_ bitmap: Bitmap, tint: PremultipliedColor?, in rect: CGRect) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
        let place = Affine(
            a: rect.width / CGFloat(bitmap.width),
            d: rect.height / CGFloat(bitmap.height),
            tx: rect.minX,
            ty: rect.minY
        )
        let (path, matrix) = (CGPath(rect: rect, transform: nil).path, state.transform.affine)
        var command = DisplayCommand.fillPath(
            path,
            matrix,
            .nonZero,
            .image(
                Paint.Picture(bitmap, isSmooth: state.isSmooth),
                place.concatenating(matrix),
                tint: tint
            )
        )
        if state.isSmooth, state.transform.a > 0, state.transform.d > 0, let pixels = wholePixels(of: rect) {
            command =
                tint.map { .template(bitmap, source: bitmap.bounds, destination: pixels, $0) }
                ?? .image(bitmap, source: bitmap.bounds, destination: pixels)
        }
        draw(
            command,
            clip: .pushPathClip(path, matrix, .nonZero),
            opaque: .fillPath(path, matrix, .nonZero, .color(.black)),
            opacity: opacity
        )
    }
}
