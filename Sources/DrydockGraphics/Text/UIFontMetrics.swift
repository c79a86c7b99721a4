public import Foundation

/// Scales fonts and distances with the size of text that the user prefers, as the text style does.
///
/// A value grows with the style's leading, as measured on iOS: a font of 17 points for body text has 16⅓ at `medium` on a
/// display of scale 3.
public struct UIFontMetrics: Hashable, Sendable {
    private let textStyle: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
    }

    /// Those of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The font at the size for the current traits. With `adjustsFontForContentSizeCategory` a label keeps it scaled.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// - Parameter maximumPointSize: 0 for no limit.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// - Parameters:
    ///   - maximumPointSize: 0 for no limit.
    ///   - traitCollection: nil for the current traits.
    public func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        precondition(
            font.scaling == nil,
            "UIFontMetrics.scaledFont(for:): \(font) is scaled already; pass a font of a fixed size"
        )
        let scaling = FontScaling(
            style: textStyle,
            size: font.pointSize,
            maximumSize: maximumPointSize > 0 ? maximumPointSize : nil
        )
        return scaling.font(font.plainTypeface ?? font.typeface, for: traitCollection ?? .current)
    }

    /// Points for the current traits in place of `value` points, rounded to a pixel.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// - Parameter traitCollection: nil for the current traits.
    public func scaledValue(
        for value: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let traits = traitCollection ?? .current
        let usual = DynamicTypeSize.of(textStyle, .large).leading
        let leading = DynamicTypeSize.of(textStyle, traits.preferredContentSizeCategory).leading
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        return (value * leading / usual * scale).rounded() / scale
    }
}

/// How a font follows the preferred size of text.
struct FontScaling: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// Points at the usual size of text; nil for the text style's own font.
    let size: CGFloat?
    let maximumSize: CGFloat?

    /// The font for these traits.
    func font(_ typeface: Typeface, for traits: UITraitCollection) -> UIFont {
        let category = traits.preferredContentSizeCategory
        var size = DynamicTypeSize.of(style, category).size
        if let own = self.size {
            size = UIFontMetrics(forTextStyle: style).scaledValue(for: own, compatibleWith: traits)
        }
        let font = UIFont(typeface: typeface, size: min(size, maximumSize ?? size), scaling: self)
        return traits.legibilityWeight == .bold ? font.emboldened : font
    }
}

extension UIFont {
    /// The font that this one is with other traits: another one only for fonts of text styles and of `UIFontMetrics`.
    package func scaled(for traits: UITraitCollection) -> UIFont {
        scaling?.font(plainTypeface ?? typeface, for: traits) ?? self
    }
}
