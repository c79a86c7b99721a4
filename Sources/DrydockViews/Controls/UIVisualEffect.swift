package import DrydockRaster

/// Something a `UIVisualEffectView` does to what is behind it.
public class UIVisualEffect: NSObject {
    fileprivate override init() {
        super.init()
    }
}

/// Blurs, saturates and tints what is behind.
public final class UIBlurEffect: UIVisualEffect {
    /// How much a blur lightens or darkens.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        /// Light, as the appearance is.
        case regular = 4
        /// Extra light, as the appearance is.
        case prominent = 5
    }

    package let style: Style

    /// A blur in one of the styles.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Source of the values: the three effects of Apple's published image-effects sample code.
    package func backdropEffect(scale: CGFloat) -> BackdropEffect {
        let (sigma, tint): (Double, UIColor) =
            switch style {
            case .extraLight, .prominent: (20, UIColor(white: 0.97, alpha: 0.82))
            case .light, .regular: (30, UIColor(white: 1, alpha: 0.3))
            case .dark: (20, UIColor(white: 0.11, alpha: 0.73))
            }
        let reduction = max(Int(scale.rounded()), 1)
        return BackdropEffect(
            sigma: sigma * scale / CGFloat(reduction),
            reduction: reduction,
            saturation: 1.8,
            tint: tint.premultiplied
        )
    }
}

/// Shows what is behind it through an effect. Content goes into `contentView`.
open class UIVisualEffectView: UIView {
    /// Where subviews go; they lie over the effect.
    public let contentView = UIView()

    /// What is done to what lies behind; nil for nothing.
    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { setNeedsDisplay() } }
    }

    /// A view of size zero with the effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        precondition(
            subview === contentView,
            "\(subview.debugName) was added to \(debugName) itself; add it to its contentView"
        )
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    override func appendContent(to builder: inout DisplayListBuilder) {
        guard let blur = effect as? UIBlurEffect else { return }
        let size = presentation?.frame?.size ?? bounds.size
        let shape = builder.shape(of: CGRect(origin: bounds.origin, size: size))
        guard !shape.rect.isEmpty else { return }
        builder.append(.blurBackdrop(shape, blur.backdropEffect(scale: builder.scale)))
    }

    private func addContentView() {
        addSubview(contentView)
    }
}
