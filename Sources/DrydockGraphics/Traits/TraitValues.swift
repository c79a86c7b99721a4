/// The values of a collection of traits, each as good as absent while it is unspecified.
package struct TraitValues: Hashable, Sendable {
    /// Finite and positive, or 0 for unspecified.
    var displayScale: CGFloat = 0 {
        didSet { if !(displayScale.isFinite && displayScale > 0) { displayScale = 0 } }
    }
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// Traits that are declared elsewhere, by their types.
    private var custom: [ObjectIdentifier: CustomTrait] = [:]

    package init() {}

    package subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get {
            if let keyPath = Self.keyPath(of: trait) { return self[keyPath: keyPath] }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let keyPath = Self.keyPath(of: trait) {
                self[keyPath: keyPath] = newValue
            } else {
                custom[ObjectIdentifier(trait)] = CustomTrait(definition: trait, value: newValue)
            }
        }
    }

    func specifies(_ trait: UITrait) -> Bool {
        func specifies<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            guard let keyPath = Self.keyPath(of: trait) else { return custom[ObjectIdentifier(trait)] != nil }
            return !CustomTrait.areEqual(self[keyPath: keyPath], Trait.defaultValue)
        }
        return specifies(trait)
    }

    mutating func removeValue(of trait: UITrait) {
        func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
            if let keyPath = Self.keyPath(of: trait) {
                self[keyPath: keyPath] = Trait.defaultValue
            } else {
                custom[ObjectIdentifier(trait)] = nil
            }
        }
        remove(trait)
    }

    /// These values, and those of `other` in place of them where it specifies any.
    package func overridden(by other: TraitValues) -> TraitValues {
        var merged = self
        func take<Value: Equatable>(_ own: inout Value, _ value: Value, unless unspecified: Value) {
            if value != unspecified { own = value }
        }
        take(&merged.displayScale, other.displayScale, unless: 0)
        take(&merged.layoutDirection, other.layoutDirection, unless: .unspecified)
        take(&merged.userInterfaceStyle, other.userInterfaceStyle, unless: .unspecified)
        take(&merged.userInterfaceLevel, other.userInterfaceLevel, unless: .unspecified)
        take(&merged.accessibilityContrast, other.accessibilityContrast, unless: .unspecified)
        take(&merged.legibilityWeight, other.legibilityWeight, unless: .unspecified)
        take(&merged.userInterfaceIdiom, other.userInterfaceIdiom, unless: .unspecified)
        take(&merged.horizontalSizeClass, other.horizontalSizeClass, unless: .unspecified)
        take(&merged.verticalSizeClass, other.verticalSizeClass, unless: .unspecified)
        take(&merged.preferredContentSizeCategory, other.preferredContentSizeCategory, unless: .unspecified)
        if !other.custom.isEmpty { merged.custom.merge(other.custom) { $1 } }
        return merged
    }

    /// Specifies nothing.
    package static let unspecified = TraitValues()

    /// Whether a trait has different values in both.
    func differs(from other: TraitValues, in trait: UITrait) -> Bool {
        func differs<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            !CustomTrait.areEqual(self[trait], other[trait])
        }
        return differs(trait)
    }

    /// The declared traits that one of both sets and that affect colours.
    func customColorTraits(with other: TraitValues) -> [UITrait] {
        guard !custom.isEmpty || !other.custom.isEmpty else { return [] }
        return (Array(custom.values) + other.custom.values).map(\.definition)
            .filter { $0.affectsColorAppearance }
    }

    private static func keyPath<Trait: UITraitDefinition>(
        of trait: Trait.Type
    ) -> WritableKeyPath<TraitValues, Trait.Value>? {
        func keyPath<System: SystemTrait>(_ trait: System.Type) -> AnyKeyPath { trait.keyPath }
        return (trait as? any SystemTrait.Type).flatMap {
            keyPath($0) as? WritableKeyPath<TraitValues, Trait.Value>
        }
    }
}

/// A value of a trait that is declared elsewhere.
private struct CustomTrait: Hashable, Sendable {
    let definition: UITrait
    let value: any Sendable

    static func == (left: CustomTrait, right: CustomTrait) -> Bool {
        left.definition == right.definition && areEqual(left.value, right.value)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(definition))
    }

    /// What cannot be compared is different.
    static func areEqual(_ left: any Sendable, _ right: any Sendable) -> Bool {
        guard let left = left as? any Equatable else { return false }
        func equals<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
        return equals(left)
    }
}

extension TraitValues: CustomStringConvertible {
    /// What is specified, for messages and logs.
    package var description: String {
        var parts: [String] = []
        func add<Value: Equatable>(_ name: String, _ keyPath: KeyPath<TraitValues, Value>) {
            let value = self[keyPath: keyPath]
            if value != TraitValues.unspecified[keyPath: keyPath] { parts.append("\(name) = \(value)") }
        }
        add("displayScale", \.displayScale)
        add("layoutDirection", \.layoutDirection)
        add("userInterfaceStyle", \.userInterfaceStyle)
        add("userInterfaceLevel", \.userInterfaceLevel)
        add("accessibilityContrast", \.accessibilityContrast)
        add("legibilityWeight", \.legibilityWeight)
        add("userInterfaceIdiom", \.userInterfaceIdiom)
        add("horizontalSizeClass", \.horizontalSizeClass)
        add("verticalSizeClass", \.verticalSizeClass)
        add("preferredContentSizeCategory", \.preferredContentSizeCategory.rawValue)
        parts += custom.values.map { "\($0.definition.name) = \($0.value)" }.sorted()
        return "(\(parts.joined(separator: ", ")))"
    }
}
