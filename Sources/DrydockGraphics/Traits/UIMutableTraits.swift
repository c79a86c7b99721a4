/// Traits that can be set, in a closure of `UITraitCollection.init(mutations:)` or as a view's `traitOverrides`.
public protocol UIMutableTraits {
    /// A trait's value; its default where nothing is set.
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

/// Sets traits of the ones that it is given.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

extension UIMutableTraits {
    /// Pixels per point; 0, as every value that is no positive number, leaves it open.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
}

extension TraitValues: UIMutableTraits {}

/// Traits that a view or controller has in place of those that it would inherit. A trait that is set to its unspecified
/// value is inherited again.
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether the trait is not inherited.
    func contains(_ trait: UITrait) -> Bool
    /// Has the trait inherited again.
    mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
    package func contains(_ trait: UITrait) -> Bool { specifies(trait) }
    package mutating func remove(_ trait: UITrait) { removeValue(of: trait) }
}
