public import DrydockViews

/// What lies behind the content of a button or a cell.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// What a list's background is for; nil for one that has no colours of its own.
    package var listRole: ListBackgroundRole?

    /// A view of your own, at the back.
    public var customView: UIView?
    /// Points; at most half of the shorter side is drawn.
    public var cornerRadius: CGFloat = 0
    /// From the edges of what the background belongs to.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// Fills the background; nil for the tint where a button's style has one, else for none.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Lies over the colour.
    public var visualEffect: UIVisualEffect?
    /// Lies over the effect.
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// The border's colour; nil for the tint.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Points; 0 for no border.
    public var strokeWidth: CGFloat = 0
    /// Points by which the border lies outside of the background; negative ones lie inside.
    public var strokeOutset: CGFloat = 0

    package init() {}

    /// The colour that the background is filled with under a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// As above; nil for none, where neither a colour nor what makes one of the tint is set.
    package func ownColor(for tintColor: UIColor) -> UIColor? {
        backgroundColor == nil && backgroundColorTransformer == nil
            ? nil : resolvedBackgroundColor(for: tintColor)
    }

    /// Where the background of all of a view goes, in its bounds.
    package func frame(in view: UIView) -> CGRect {
        let insets = backgroundInsets
        return view.bounds.inset(
            by: UIEdgeInsets(
                top: insets.top,
                left: view.isRightToLeft ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: view.isRightToLeft ? insets.leading : insets.trailing
            )
        )
    }

    /// The border's colour under a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

/// What a list's background stands behind, for the colours that it has unless it is given others.
package enum ListBackgroundRole {
    case plainCell, groupedCell, sidebarCell, plainHeaderFooter, groupedHeaderFooter
}
