@_spi(Overriding) import DrydockViews

/// What a cell shows beside its content, drawn as lines and shapes: chevrons, ticks, and what editing adds.
final class ListGlyphView: UIView {
    enum Glyph {
        /// Leads on, along the direction of reading.
        case disclosure
        /// As that in the middle of a square, and in the tint.
        case outline
        case checkmark
        case detail
        case delete
        case insert
        case reorder
        /// Of selecting several rows.
        case unselected, selected

        /// Whether it grows with text; what editing shows does not.
        var scales: Bool {
            switch self {
            case .disclosure, .outline, .checkmark, .detail: true
            case .delete, .insert, .reorder, .unselected, .selected: false
            }
        }

        /// Points, at the usual size of text.
        var size: CGSize {
            switch self {
            case .disclosure: CGSize(width: 8, height: 14)
            case .outline: CGSize(width: 22, height: 22)
            case .checkmark: CGSize(width: 16, height: 14)
            case .detail, .delete, .insert, .unselected, .selected: CGSize(width: 22, height: 22)
            case .reorder: CGSize(width: 22, height: 14)
            }
        }
    }

    var glyph: Glyph {
        didSet { if glyph != oldValue { setNeedsDisplay() } }
    }

    /// In place of the glyph's own; nil for that.
    private let color: UIColor?

    init(_ glyph: Glyph, color: UIColor? = nil) {
        self.glyph = glyph
        self.color = color
        super.init(frame: CGRect(origin: .zero, size: glyph.size))
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ListGlyphView is made in code") }

    /// What the usual size is multiplied by: as body text, but not more than twice.
    var factor: CGFloat {
        guard glyph.scales else { return 1 }
        return min(UIFontMetrics.default.scaledValue(for: 48, compatibleWith: traitCollection) / 48, 2)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: glyph.size.width * factor, height: glyph.size.height * factor)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("glyph", "\(glyph)")
    }

    override func draw(_ rect: CGRect) {
        let factor = factor
        if factor != 1 { UIGraphicsGetCurrentContext()?.scaleBy(x: factor, y: factor) }
        switch glyph {
        case .disclosure: drawDisclosure()
        case .outline: drawOutline()
        case .checkmark: drawCheckmark()
        case .detail: drawDetail()
        case .delete: drawDisc(color ?? .systemRed, isPlus: false)
        case .insert: drawDisc(color ?? .systemGreen, isPlus: true)
        case .reorder: drawReorder()
        case .unselected: drawRing()
        case .selected: drawTickedDisc()
        }
    }

    private func stroke(_ points: [(CGFloat, CGFloat)], width: CGFloat) {
        let path = UIBezierPath()
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.stroke()
    }

    private func drawDisclosure() {
        (color ?? .systemGray2).setStroke()
        let (near, far): (CGFloat, CGFloat) = isRightToLeft ? (6.75, 1.25) : (1.25, 6.75)
        stroke([(near, 1.5), (far, 7), (near, 12.5)], width: 2)
    }

    private func drawOutline() {
        (color ?? tintColor).setStroke()
        let (near, far): (CGFloat, CGFloat) = isRightToLeft ? (13.75, 8.25) : (8.25, 13.75)
        stroke([(near, 5.5), (far, 11), (near, 16.5)], width: 2)
    }

    private func drawCheckmark() {
        tintColor.setStroke()
        stroke([(1.5, 8), (5.75, 12.25), (14.25, 1.75)], width: 2)
    }

    private func drawDetail() {
        tintColor.set()
        let ring = UIBezierPath(ovalIn: CGRect(x: 0.75, y: 0.75, width: 20.5, height: 20.5))
        ring.lineWidth = 1.5
        ring.stroke()
        UIBezierPath(ovalIn: CGRect(x: 9.6, y: 5.2, width: 2.8, height: 2.8)).fill()
        stroke([(9.3, 9.9), (11.2, 9.9), (11.2, 16)], width: 1.5)
        stroke([(9, 16), (13.2, 16)], width: 1.5)
    }

    private func drawDisc(_ color: UIColor, isPlus: Bool) {
        color.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 22, height: 22)).fill()
        UIColor.white.setStroke()
        stroke([(6, 11), (16, 11)], width: 2)
        if isPlus { stroke([(11, 6), (11, 16)], width: 2) }
    }

    private func drawReorder() {
        (color ?? .systemGray2).setStroke()
        for y in [2, 7, 12] as [CGFloat] { stroke([(1, y), (21, y)], width: 1.5) }
    }

    private func drawRing() {
        (color ?? .systemGray3).setStroke()
        let ring = UIBezierPath(ovalIn: CGRect(x: 0.75, y: 0.75, width: 20.5, height: 20.5))
        ring.lineWidth = 1.5
        ring.stroke()
    }

    private func drawTickedDisc() {
        tintColor.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 22, height: 22)).fill()
        UIColor.white.setStroke()
        stroke([(6, 11.5), (9.75, 15.25), (16, 7.25)], width: 2)
    }
}
