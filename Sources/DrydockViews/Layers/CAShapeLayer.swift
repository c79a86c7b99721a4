import DrydockRaster

/// A layer that fills a path and draws along it, above its background and beneath its sublayers.
open class CAShapeLayer: CALayer {
    override func prepare(_ state: inout LayerState) {
        if state.shape == nil { state.shape = ShapeState() }
    }

    /// In the layer's coordinates; nil for nothing. Not cut at the bounds.
    open var path: CGPath? {
        get { state.shape?.path }
        set { update(\.shape, \.path, to: newValue?.copy(), "path") }
    }

    /// What the inside is filled with; nil for nothing.
    open var fillColor: CGColor? {
        get { state.shape?.fillColor }
        set { update(\.shape, \.fillColor, to: newValue, "fillColor") }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { update(\.shape, \.fillRule, to: newValue, "fillRule") }
    }

    /// What the line is drawn with; nil for no line.
    open var strokeColor: CGColor? {
        get { state.shape?.strokeColor }
        set { update(\.shape, \.strokeColor, to: newValue, "strokeColor") }
    }

    /// Points.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { update(\.shape, \.lineWidth, to: newValue, "lineWidth") }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { update(\.shape, \.lineCap, to: newValue, "lineCap") }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { update(\.shape, \.lineJoin, to: newValue, "lineJoin") }
    }

    /// The longest miter as a multiple of the line's width; sharper corners are cut off.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { update(\.shape, \.miterLimit, to: newValue, "miterLimit") }
    }

    /// The lengths of dashes and gaps in turn; nil for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { update(\.shape, \.lineDashPattern, to: newValue, "lineDashPattern") }
    }

    /// Where in the dashes the line begins.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { update(\.shape, \.lineDashPhase, to: newValue, "lineDashPhase") }
    }

    /// Where along the path the line begins, from 0 to 1 of the length of all its parts.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { update(\.shape, \.strokeStart, to: newValue, "strokeStart") }
    }

    /// Where along the path the line ends, from 0 to 1 of the length of all its parts.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { update(\.shape, \.strokeEnd, to: newValue, "strokeEnd") }
    }

    private var shape: ShapeState { state.shape ?? ShapeState() }
}

/// Which points a shape layer's path puts inside.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Those around which it turns at all.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those around which it turns an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's line ends.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a disc beyond it.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square beyond it.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two parts of a shape layer's line meet.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In a point, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With the corner cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What a shape layer draws.
nonisolated struct ShapeState: Equatable {
    var path: CGPath?
    var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var lineWidth: CGFloat = 1
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var miterLimit: CGFloat = 10
    var lineDashPattern: [NSNumber]?
    var lineDashPhase: CGFloat = 0
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1

    /// Positions are exact, but for the layer's own, which is a whole pixel where nothing scales or turns it: there are none before
    /// that is done.
    func append(to builder: inout DisplayListBuilder, bounds: CGRect) {
        guard let path, !path.isEmpty else { return }
        let (pixels, exact) = (builder.pixels(of: bounds), builder.position(of: bounds.origin))
        let corner = builder.drawsOutlines ? exact : (x: CGFloat(pixels.x), y: CGFloat(pixels.y))
        let scale = builder.scale
        let placed = Affine(
            a: scale,
            d: scale,
            tx: corner.x - bounds.minX * scale,
            ty: corner.y - bounds.minY * scale
        )
        if let color = fillColor.map(\.premultiplied), color != .clear {
            builder.append(
                .fillPath(path.path, placed, fillRule == .evenOdd ? .evenOdd : .nonZero, .color(color))
            )
        }
        guard let color = strokeColor.map(\.premultiplied), color != .clear else { return }
        let style = StrokeStyle(
            width: lineWidth,
            cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
            miterLimit: miterLimit,
            dashes: (lineDashPattern ?? []).map(\.doubleValue),
            phase: lineDashPhase
        )
        guard style.width > 0 else { return }
        let line =
            strokeStart <= 0 && strokeEnd >= 1
            ? path : CGPath(path.elements.trimmed(from: strokeStart, to: strokeEnd))
        if !line.isEmpty { builder.append(.strokePath(line.path, placed, style, .color(color))) }
    }
}

extension CGColor {
    nonisolated var premultiplied: PremultipliedColor { UIColor(cgColor: self).premultiplied }
}
