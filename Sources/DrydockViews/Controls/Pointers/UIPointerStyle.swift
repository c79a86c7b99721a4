public import DrydockGraphics

/// What a view looks like while the pointer is over it.
public nonisolated enum UIPointerEffect {
    /// How a view is tinted.
    public nonisolated enum TintMode: Int, Sendable {
        case none
        /// Over the view.
        case overlay
        /// Below the view, where it is translucent.
        case underlay
    }

    /// One of the others: a lift for a small view with a background, a highlight for one without, and for what is large a
    /// hover.
    case automatic(UITargetedPreview)
    /// A ground below the view, which the pointer has become.
    case highlight(UITargetedPreview)
    /// The view grows and has a shadow, which the pointer has slid under.
    case lift(UITargetedPreview)
    /// The pointer stays what it is.
    case hover(
        UITargetedPreview,
        preferredTintMode: TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// Of the view that changes its looks; it must be in the window.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview),
            .hover(let preview, _, _, _):
            preview
        }
    }
}

/// The shape of the pointer: that of an effect's ground in the coordinates of its preview's container, in points. Without an
/// effect beams are the system's pointer over text, and the other shapes its arrow.
public nonisolated enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    /// Points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// How pointer and view look while the one is over the other.
@preconcurrency @MainActor
public final class UIPointerStyle: NSObject, NSCopying {
    /// Nil where the view stays as it is.
    package let effect: UIPointerEffect?
    let shape: UIPointerShape?
    private let isHidden: Bool

    /// - Parameter shape: nil for that of the effect's preview.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect: effect.resolved, shape: shape, isHidden: false)
    }

    /// The pointer as another shape, over a view that stays as it is.
    public convenience init(shape: UIPointerShape) {
        self.init(effect: nil, shape: shape, isHidden: false)
    }

    private init(effect: UIPointerEffect?, shape: UIPointerShape?, isHidden: Bool) {
        self.effect = effect
        self.shape = shape
        self.isHidden = isHidden
        super.init()
    }

    /// No pointer.
    public static func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: true) }

    /// The system's pointer.
    public static func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: false) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Which of the system's pointers is shown.
    var pointerShape: PointerShape {
        if isHidden { return .hidden }
        switch (effect, shape) {
        case (_, .verticalBeam), (_, .horizontalBeam): return .text
        case (.highlight, _), (.lift, _), (.automatic, _): return .hand
        case (.hover, _), (nil, _): return .arrow
        }
    }
}

extension UIPointerEffect {
    /// The effect that an automatic one stands for.
    @MainActor fileprivate var resolved: UIPointerEffect {
        guard case .automatic(let preview) = self else { return self }
        let size = preview.size
        guard min(size.width, size.height) <= Self.smallSide, max(size.width, size.height) <= Self.longSide
        else { return .hover(preview) }
        return preview.view.hasPointerGround ? .lift(preview) : .highlight(preview)
    }

    /// Points.
    private static let smallSide: CGFloat = 64
    private static let longSide: CGFloat = 200
}

extension UIView {
    /// Whether something is drawn behind what the view shows: by itself, or by what fills it.
    var hasPointerGround: Bool {
        let grounds = [self] + subviewStorage.filter { $0.frame == boundsStorage }
        return grounds.contains { view in
            view is UIImageView
                || (view.backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha ?? 0) > 0
        }
    }
}
