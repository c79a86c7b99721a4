/// What is overridden on the way from a window to a view: one object for all views below the last override.
final class TraitOverrideChain {
    let values: TraitValues
    let sizeLimits: ContentSizeLimits
    /// The last two bases and what became of them: a change has traits before and after it.
    private var known: [(base: UITraitCollection, traits: UITraitCollection)] = []

    init(_ values: TraitValues, _ sizeLimits: ContentSizeLimits) {
        self.values = values
        self.sizeLimits = sizeLimits
    }

    /// The traits of the scene, with what is overridden in place of its own.
    func traits(over base: UITraitCollection) -> UITraitCollection {
        if let entry = known.first(where: { $0.base === base }) { return entry.traits }
        var merged = base.values.overridden(by: values)
        let category = merged[UITraitPreferredContentSizeCategory.self]
        merged[UITraitPreferredContentSizeCategory.self] = sizeLimits.clamp(category)
        let traits = UITraitCollection(merged)
        if known.count == 2 { known.removeFirst() }
        known.append((base, traits))
        return traits
    }
}
