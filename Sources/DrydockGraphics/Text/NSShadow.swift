public import Foundation

/// The shadow of text: the value of `NSAttributedString.Key.shadow`.
///
/// It is no NSObject, for the reason that fonts are none: on Linux, Foundation's attributed strings trap when they compare
/// two of those that they do not know. Changes after it was put into a string are not drawn until the string is set again.
open class NSShadow: Hashable, NSCopying {
    /// Points to the right and down.
    open var shadowOffset = CGSize.zero
    /// Points: twice the standard deviation of a Gaussian, at least 0.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil, or anything else, for no shadow. Black at a third when it is not set.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

    public init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    public static func == (left: NSShadow, right: NSShadow) -> Bool { left.values == right.values }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// Nil where nothing is drawn.
    var values: TextShadow? {
        guard let color = shadowColor as? UIColor, color.opacity > 0 else { return nil }
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? TextAttributes.clamped(value) : 0 }
        return TextShadow(
            offset: CGSize(width: finite(shadowOffset.width), height: finite(shadowOffset.height)),
            blur: max(finite(shadowBlurRadius), 0),
            color: color
        )
    }
}

/// A shadow's values, in points.
struct TextShadow: Hashable {
    let offset: CGSize
    let blur: CGFloat
    let color: UIColor
}
