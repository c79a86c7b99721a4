public import DrydockViews
import Foundation

/// Turns one colour into another, as a configuration's last step.
public nonisolated struct UIConfigurationColorTransformer: Sendable {
    /// What is done to a colour.
    public let transform: @Sendable (UIColor) -> UIColor

    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour's luminance as a grey.
    public static let grayscale = UIConfigurationColorTransformer { color in
        let parts = color.components
        let luminance = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
        return UIColor(white: luminance, alpha: parts.alpha)
    }

    /// The tint, in place of whatever colour there is.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// Changes the attributes of a configuration's text, as its last step.
public nonisolated struct UIConfigurationTextAttributesTransformer: Sendable {
    /// What is done to the attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
