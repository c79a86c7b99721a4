import DrydockRaster
public import Foundation

extension CGContext {
    // MARK: - Colours and lines

    public func setFillColor(_ color: CGColor) { state.fill = color.values }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.values }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opacity, from 0 to 1, of all that is drawn, times that of its colours.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = ColorComponents.clamped(alpha) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Points of user space.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
    /// Accepted for Core Graphics' sake: curves are as exact as pixels can show.
    public func setFlatness(_ flatness: CGFloat) {}
    /// The lengths of dashes and gaps in turn; none for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dashes = (lengths, phase) }
    /// Whether edges of what is filled, stroked and clipped are smooth. Without, a pixel belongs to a shape when its middle lies
    /// inside, and lines are at least a pixel wide. Glyphs are smooth in any case.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
    /// Whether `setShouldAntialias(true)` counts.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        state.allowsAntialiasing = allowsAntialiasing
    }
    /// How images are drawn at other sizes: with `.none` each pixel shows one of the image's, with all others they are
    /// bilinear upwards and area averages downwards.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// A shadow of black at a third, beneath each thing that is drawn.
    ///
    /// - Parameters:
    ///   - offset: in points to the right and down, whatever the matrix; up in a context of memory.
    ///   - blur: in points, twice the Gaussian's standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// As above in a colour; nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color = color?.values, color.alpha > 0 else {
            state.shadow = nil
            return
        }
        state.shadow = LayerStyle.Shadow(
            sigma: blur / 2 * scale,
            dx: offset.width * scale,
            dy: offset.height * base.d,
            color: color.premultiplied
        )
    }

    // MARK: - Filling

    /// Fills the current path, which is empty then.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), rule: rule)
    }

    /// Draws the current path's line; the path is empty then.
    public func strokePath() {
        stroke(takePath())
    }

    /// Fills or strokes the current path, or both; it is empty then.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill, .fillStroke: fill(path, rule: .winding)
        case .eoFill, .eoFillStroke: fill(path, rule: .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(path)
        case .fill, .eoFill: break
        }
    }

    public func fill(_ rect: CGRect) {
        let isPlain =
            state.blendMode == .normal && state.shadow == nil && state.masks.isEmpty && state.pattern == nil
        if isPlain, let pixels = wholePixels(of: rect) {
            append(.fill(RoundedRect(pixels), state.paint(state.fill)))
            return didDraw()
        }
        fill(CGPath(rect: rect, transform: nil).path, rule: .winding)
    }

    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    public func fillEllipse(in rect: CGRect) {
        fill(CGPath(ellipseIn: rect, transform: nil).path, rule: .winding)
    }

    public func stroke(_ rect: CGRect) {
        stroke(CGPath(rect: rect, transform: nil).path)
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    public func strokeEllipse(in rect: CGRect) {
        stroke(CGPath(ellipseIn: rect, transform: nil).path)
    }

    /// Lines between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            let line = CGMutablePath()
            line.addLines(between: [points[index], points[index + 1]])
            stroke(line.path)
        }
    }

    /// Makes the rectangle's pixels clear, where clips let it.
    public func clear(_ rect: CGRect) {
        saveGState()
        setBlendMode(.clear)
        setShadow(offset: .zero, blur: 0, color: nil)
        fill(CGPath(rect: rect, transform: nil).path, rule: .winding)
        restoreGState()
    }

    func fill(_ path: Path, rule: CGPathFillRule) {
        if let pattern = state.pattern { return fill(path, rule: rule, with: pattern) }
        fill(path, rule: rule, paint: .color(state.paint(state.fill)))
    }

    func fill(_ path: Path, rule: CGPathFillRule, paint: Paint) {
        guard !path.isEmpty else { return }
        let matrix = state.transform.affine
        guard state.isSmoothAtEdges else {
            return fillWhole(path.wholePixels(matrix, rule.rule, in: bounds), paint)
        }
        draw(
            .fillPath(path, matrix, rule.rule, paint),
            clip: .pushPathClip(path, matrix, rule.rule),
            opaque: .fillPath(path, matrix, rule.rule, .color(.black))
        )
    }

    /// Fills whole pixels.
    private func fillWhole(_ pixels: Path, _ paint: Paint) {
        draw(
            .fillPath(pixels, .identity, .nonZero, paint),
            clip: .pushPathClip(pixels, .identity, .nonZero),
            opaque: .fillPath(pixels, .identity, .nonZero, .color(.black))
        )
    }

    func stroke(_ path: Path) {
        stroke(path, style: state.strokeStyle)
    }

    func stroke(_ path: Path, style: StrokeStyle) {
        guard !path.isEmpty else { return }
        let matrix = state.transform.affine
        let paint = Paint.color(state.paint(state.stroke))
        guard state.isSmoothAtEdges else {
            return fillWhole(path.wholePixels(matrix, style, in: bounds), paint)
        }
        let clip: DisplayCommand? =
            state.blendMode.clearsBackdrop
            ? .pushPathClip(path.stroked(style, scale: max(matrix.norm, 1e-6)), matrix, .nonZero) : nil
        draw(
            .strokePath(path, matrix, style, paint),
            clip: clip,
            opaque: .strokePath(path, matrix, style, .color(.black))
        )
    }

    // MARK: - Clipping

    /// Draws only inside of the current path until the state is restored; the path is empty then.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(takePath(), rule: rule)
    }

    public func clip(to rect: CGRect) {
        if let pixels = wholePixels(of: rect) { return pushClip(.pushClip(RoundedRect(pixels))) }
        clip(CGPath(rect: rect, transform: nil).path, rule: .winding)
    }

    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects)
        clip(path.path, rule: .winding)
    }

    func clip(_ path: Path, rule: CGPathFillRule) {
        let matrix = state.transform.affine
        let command: DisplayCommand =
            state.isSmoothAtEdges
            ? .pushPathClip(path, matrix, rule.rule)
            : .pushPathClip(path.wholePixels(matrix, rule.rule, in: bounds), .identity, .nonZero)
        pushClip(command)
    }

    /// Multiplies all that is drawn until the state is restored by an image's opacity; of an image that is opaque throughout by
    /// its brightness. Outside of the rectangle nothing is drawn. In a context of UIKit the image stands on its head, as in
    /// `draw(_:in:)`.
    public func clip(to rect: CGRect, mask: CGImage) {
        let rect = rect.standardized
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return clip(to: CGRect.zero) }
        let bitmap = mask.coverage
        let place = CGAffineTransform(translationX: rect.minX, y: rect.maxY)
            .scaledBy(x: rect.width / CGFloat(bitmap.width), y: 0 - rect.height / CGFloat(bitmap.height))
        let paint = Paint.image(
            Paint.Picture(bitmap),
            place.concatenating(state.transform).affine,
            tint: .black
        )
        let path = CGPath(rect: rect, transform: nil).path
        state.masks.append(.fillPath(path, state.transform.affine, .nonZero, paint))
        state.clip = state.clip.intersection(pixels(around: rect))
    }

    /// The smallest rectangle, in whole pixels, around what clips let through.
    public var boundingBoxOfClipPath: CGRect {
        let clip = state.clip
        let box = CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height)
        return box.applying(state.transform.inverted())
    }

    // MARK: - Pixels

    /// The whole pixels that a rectangle of user space is; nil when it is turned or has edges between pixels.
    func wholePixels(of rect: CGRect) -> PixelRect? {
        let matrix = state.transform
        guard matrix.b == 0, matrix.c == 0, matrix.isFinite, rect.isFinite else { return nil }
        let box = rect.applying(matrix)
        let edges = [box.minX, box.minY, box.maxX, box.maxY]
        let isWhole = edges.allSatisfy { abs($0 - $0.rounded()) < 1e-6 && abs($0) < 1_048_576 }
        guard isWhole else { return nil }
        let whole = edges.map { Int($0.rounded()) }
        return PixelRect(minX: whole[0], minY: whole[1], maxX: whole[2], maxY: whole[3])
    }

    /// The pixels around a rectangle of user space.
    func pixels(around rect: CGRect) -> PixelRect {
        let path = CGPath(rect: rect, transform: nil).path
        return DisplayCommand.fillPath(path, state.transform.affine, .nonZero, .color(.black)).bounds
    }
}

/// How well scaled images are interpolated.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high
    case medium = 4
}

extension CGContext.State {
    var isSmooth: Bool { interpolationQuality != .none }
    var isSmoothAtEdges: Bool { shouldAntialias && allowsAntialiasing }

    func paint(_ color: ColorComponents) -> PremultipliedColor {
        color.withAlpha(color.alpha * alpha).premultiplied
    }

    var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: lineWidth,
            cap: lineCap.style,
            join: lineJoin.style,
            miterLimit: miterLimit,
            dashes: dashes.lengths.map(Double.init),
            phase: dashes.phase
        )
    }
}
