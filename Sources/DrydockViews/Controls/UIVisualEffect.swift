package import DrydockRaster

/// Something a `UIVisualEffectView` does to what is behind it.
@preconcurrency @MainActor
public class UIVisualEffect: NSObject {
    override init() {
        super.init()
    }
}

/// Blurs, saturates and tints what is behind.
@preconcurrency @MainActor
public final class UIBlurEffect: UIVisualEffect {
    /// How much a blur lightens or darkens. Materials without "Light" or "Dark" follow the interface's style.
    public nonisolated enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        /// Light in a light interface, dark in a dark one.
        case regular = 4
        /// Extra light in a light interface, dark in a dark one.
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        /// That of bars.
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    package let style: Style

    /// A blur in one of the styles.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Whether the blur is a dark one in the current traits.
    var isDark: Bool {
        let isInTheDark = UITraitCollection.current.userInterfaceStyle == .dark
        return switch isInTheDark ? style.inTheDark : style {
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        default: false
        }
    }

    /// In the current traits.
    package func backdropEffect(scale: CGFloat) -> BackdropEffect {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        let (sigma, tint) = (isDark ? style.inTheDark : style).look
        let reduction = max(Int(scale.rounded()), 1)
        return BackdropEffect(
            sigma: sigma * scale / CGFloat(reduction),
            reduction: reduction,
            saturation: 1.8,
            tint: tint.premultiplied
        )
    }
}

extension UIBlurEffect.Style {
    /// What a style that follows the interface's is in a dark one.
    fileprivate var inTheDark: Self {
        switch self {
        case .regular, .prominent: .dark
        case .systemUltraThinMaterial: .systemUltraThinMaterialDark
        case .systemThinMaterial: .systemThinMaterialDark
        case .systemMaterial: .systemMaterialDark
        case .systemThickMaterial: .systemThickMaterialDark
        case .systemChromeMaterial: .systemChromeMaterialDark
        default: self
        }
    }

    /// The blur's standard deviation in points, and what is drawn over the blurred picture.
    ///
    /// Sources of the values: the three effects of Apple's published image-effects sample code; for materials Flutter's
    /// cupertino widgets, which took an alert's ground (242 and 45 at 0.8) and a bar's (249 and 29 at 0.94) from iOS. The
    /// other materials lie between and below these.
    fileprivate var look: (sigma: Double, tint: UIColor) {
        func material(_ light: Bool, _ alpha: CGFloat, isBar: Bool = false) -> (Double, UIColor) {
            let level: CGFloat = light ? (isBar ? 249 : 242) : (isBar ? 29 : 45)
            return (30, UIColor(white: level / 255, alpha: alpha))
        }
        return switch self {
        case .extraLight, .prominent: (20, UIColor(white: 0.97, alpha: 0.82))
        case .light, .regular: (30, UIColor(white: 1, alpha: 0.3))
        case .dark: (20, UIColor(white: 0.11, alpha: 0.73))
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight: material(true, 0.4)
        case .systemThinMaterial, .systemThinMaterialLight: material(true, 0.6)
        case .systemMaterial, .systemMaterialLight: material(true, 0.8)
        case .systemThickMaterial, .systemThickMaterialLight: material(true, 0.9)
        case .systemChromeMaterial, .systemChromeMaterialLight: material(true, 0.94, isBar: true)
        case .systemUltraThinMaterialDark: material(false, 0.4)
        case .systemThinMaterialDark: material(false, 0.6)
        case .systemMaterialDark: material(false, 0.8)
        case .systemThickMaterialDark: material(false, 0.9)
        case .systemChromeMaterialDark: material(false, 0.94, isBar: true)
        }
    }
}

/// Shows what is behind it through an effect. Content goes into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// Where subviews go; they lie over the effect. As large as the view, so that constraints to it give the view its size.
    public let contentView = UIView()

    /// What is done to what lies behind; nil for nothing.
    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { markDisplayNeeded() } }
    }

    open override class var layerClass: AnyClass { VibrancyLayer.self }

    /// A view of size zero with the effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    /// A view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
        coder.nib?.decode(self)
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        require(
            subview === contentView,
            "\(subview.debugName) was added to \(debugName) itself; add it to its contentView"
        )
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if let blur = effect as? UIBlurEffect { description.append("effect", "\(blur.style)") }
        if let vibrancy = effect as? UIVibrancyEffect {
            description.append("effect", "vibrant \(vibrancy.style)")
        }
    }

    @_spi(Overriding) public override class var classWithoutDrawing: UIView.Type { UIVisualEffectView.self }

    override func appendContent(to builder: inout DisplayListBuilder) {
        guard let blur = effect as? UIBlurEffect else { return }
        let size = presentation?.frame?.size ?? bounds.size
        let shape = builder.shape(of: CGRect(origin: bounds.origin, size: size))
        guard !shape.rect.isEmpty else { return }
        builder.append(.blurBackdrop(shape, blur.backdropEffect(scale: builder.scale)))
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
