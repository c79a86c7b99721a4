import DrydockRaster
@_spi(Overriding) import DrydockViews

/// The raised part of a control that a finger moves: rounded at its ends, with soft shadows below it.
final class ControlKnob: UIView {
    /// A shadow straight below: CSS's blur is twice the Gaussian's standard deviation.
    nonisolated struct Shadow {
        /// Points.
        var offset: CGFloat
        var blur: CGFloat
        var opacity: CGFloat
    }

    private let shadows: [Shadow]
    /// Points; nil for half of the height.
    private let radius: CGFloat?

    var color: UIColor = .white {
        didSet { if color != oldValue { markDisplayNeeded() } }
    }

    init(shadows: [Shadow], radius: CGFloat? = nil) {
        self.shadows = shadows
        self.radius = radius
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ControlKnob is made in code") }

    override class var contentPlace: DrawnContent.Place? { .belowSubviews }

    override func drawOwnContent(_ content: DrawnContent) {
        let bounds = CGRect(origin: .zero, size: presentation?.frame?.size ?? boundsStorage.size)
        let radius = radius ?? bounds.height / 2
        let shape = content.list.shape(of: bounds, radius: radius)
        let scale = Double(content.list.scale)
        for shadow in shadows {
            let box = BoxShadow(
                x: Double(shape.rect.x),
                y: Double(shape.rect.y) + Double(shadow.offset) * scale,
                width: Double(shape.rect.width),
                height: Double(shape.rect.height),
                radius: Double(radius) * scale,
                sigma: Double(shadow.blur) / 2 * scale
            )
            content.list.append(
                .shadow(box, UIColor(white: 0, alpha: shadow.opacity).components.premultiplied)
            )
        }
        content.list.fill(shape, color)
    }

    override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("color", color)
    }
}
