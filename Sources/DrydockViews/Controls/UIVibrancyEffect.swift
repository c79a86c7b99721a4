import DrydockRaster

/// How strong what is drawn vibrantly stands out.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}

/// Has what lies in the content view of a `UIVisualEffectView`, within that of one with a blur, take part in the colours of the blur.
///
/// Only the opacity of the content counts. The blur is lightened there, of a dark blur, or darkened, by the colour that the style has
/// in interfaces: `secondaryLabel`, say. That is near what UIKit shows, whose values are not published, and not the same.
public final class UIVibrancyEffect: UIVisualEffect {
    private let blur: UIBlurEffect
    package let style: UIVibrancyEffectStyle

    /// As strong as labels.
    /// - Parameter blurEffect: that of the view that the effect's view lies in.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// - Parameter blurEffect: that of the view that the effect's view lies in.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (blur, self.style) = (blurEffect, style)
        super.init()
    }

    /// What the content is drawn in and composed by, in the current traits.
    fileprivate var look: (color: PremultipliedColor, mode: BlendMode) {
        let isDark = blur.isDark
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        return (style.color.resolvedColor(with: traits).premultiplied, isDark ? .plusLighter : .plusDarker)
    }
}

extension UIVibrancyEffectStyle {
    fileprivate var color: UIColor {
        switch self {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}

/// The layer of an effect's view, which draws what lies in it vibrantly if the effect says so.
final class VibrancyLayer: CALayer {
    override func appendInstances(
        to builder: inout DisplayListBuilder,
        bounds: CGRect,
        _ body: (inout DisplayListBuilder) -> Void
    ) {
        guard let effect = (view as? UIVisualEffectView)?.effect as? UIVibrancyEffect else {
            return body(&builder)
        }
        var inner = builder
        let start = inner.list.commands.count
        inner.withoutLeavingOut(body)
        let content = DisplayList(Array(inner.list.commands[start...]))
        let box = content.bounds(from: 0)
        guard !box.isEmpty else { return }
        let (color, mode) = effect.look
        builder.append(.pushLayer(LayerStyle(blendMode: mode), bounds: box))
        builder.append(content)
        builder.append(.pushLayer(LayerStyle(blendMode: .sourceIn), bounds: box))
        builder.append(.fill(RoundedRect(box), color))
        builder.append(.pop)
        builder.append(.pop)
    }
}
