public import Foundation

/// What views and controllers inherit from what they are in: style, scale, direction, sizes. A value that is left open is
/// `unspecified`.
public final class UITraitCollection: NSObject, Sendable {
    package let values: TraitValues
    /// Which variant of the system's colours the traits ask for.
    let colorVariant: ColorVariants.Index

    package init(_ values: TraitValues) {
        self.values = values
        colorVariant = ColorVariants.Index(values)
        super.init()
    }

    // MARK: - Making a collection

    /// A collection that leaves everything open.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// Traits with so many pixels a point.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// A collection with one trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        self.init { $0[trait] = value }
    }

    /// What the collections specify, the last one's value where several do.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// The traits that the closure sets.
    public convenience init(mutations: UITraitMutations) {
        self.init(TraitValues(), mutations: mutations)
    }

    /// These traits with some of them changed.
    public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        UITraitCollection(values, mutations: mutations)
    }

    /// These traits, one of them changed.
    public func replacing<Trait: UITraitDefinition>(
        _ trait: Trait.Type,
        value: Trait.Value
    ) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    private convenience init(_ values: TraitValues, mutations: UITraitMutations) {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        self.init(traits as? TraitValues ?? values)
    }

    // MARK: - Traits

    /// A trait's value; its default where it is left open.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Pixels per point; 0 when it is left open.
    public var displayScale: CGFloat { values.displayScale }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// These traits, and those that `overrides` specifies in place of them.
    package func overridden(by overrides: TraitValues) -> UITraitCollection {
        guard overrides != .unspecified else { return self }
        return UITraitCollection(values.overridden(by: overrides))
    }

    // MARK: - Comparing

    /// Whether one of `traits` has another value than in `other`.
    package func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
        traits.contains { values.differs(from: other.values, in: $0) }
    }

    /// Whether this collection has every value that the other one specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.overridden(by: $0.values) == values } ?? true
    }

    /// The traits that `resolvedColor(with:)` of the system's colours depends on.
    public static let systemTraitsAffectingColorAppearance: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
    ]

    /// Whether colours may look different from what they look like with the other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? TraitValues()
        let traits = Self.systemTraitsAffectingColorAppearance + values.customColorTraits(with: other)
        return traits.contains { values.differs(from: other, in: $0) }
    }

    /// Equal collections specify the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    public override var hash: Int { values.hashValue }

    public override var description: String { "UITraitCollection \(values.description)" }
}
