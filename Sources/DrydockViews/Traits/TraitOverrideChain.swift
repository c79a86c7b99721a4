/// What is overridden on the way from a window to a view: one object for all views below the last override.
final class TraitOverrideChain {
    let values: TraitValues
    /// The last two bases and what became of them: a change has traits before and after it.
    private var known: [(base: UITraitCollection, traits: UITraitCollection)] = []

    init(_ values: TraitValues) {
        self.values = values
    }

    /// The traits of the scene, with what is overridden in place of its own.
    func traits(over base: UITraitCollection) -> UITraitCollection {
        if let entry = known.first(where: { $0.base === base }) { return entry.traits }
        let traits = UITraitCollection(base.values.overridden(by: values))
        if known.count == 2 { known.removeFirst() }
        known.append((base, traits))
        return traits
    }
}
