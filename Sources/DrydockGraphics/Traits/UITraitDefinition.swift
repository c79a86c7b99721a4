/// A trait: something that views inherit from what they are in. Declare a type for a trait of your own:
/// ```swift
/// enum SpacingTrait: UITraitDefinition {
///     static let defaultValue = Spacing.regular
/// }
/// ```
public protocol UITraitDefinition<Value>: SendableMetatype {
    /// Values that are not Equatable count as changed whenever they are set.
    associatedtype Value: Sendable

    /// What a collection answers that leaves the trait open.
    static var defaultValue: Value { get }
    /// For printing; the type's name unless declared.
    static var name: String { get }
    /// Whether colours may depend on the trait; false unless declared.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait's type, by which it is named: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that every collection stores in a place of its own.
protocol SystemTrait: UITraitDefinition {
    static var keyPath: WritableKeyPath<TraitValues, Value> { get }
}

public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static var keyPath: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var keyPath: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
