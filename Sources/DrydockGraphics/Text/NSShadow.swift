public import Foundation

/// The shadow of text: the value of `NSAttributedString.Key.shadow`.
///
/// Changes after it was put into a string are not drawn until the string is set again.
open class NSShadow: NSObject, NSCopying {
    private let mark = AttributeValueMark()
    /// Points to the right and down.
    open var shadowOffset = CGSize.zero
    /// Points: twice the standard deviation of a Gaussian, at least 0.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil, or anything else, for no shadow. Black at a third when it is not set.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return values == other.values
    }

    open override var hash: Int { values.hashValue }

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
