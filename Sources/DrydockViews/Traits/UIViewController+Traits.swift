extension UIViewController: UITraitEnvironment, TraitOverrider, UITraitChangeObservable {
    /// What the controller's view inherits, with the controller's own overrides; before the view is loaded, the parent's.
    public var traitCollection: UITraitCollection {
        let overrides = traitStateStorage?.allOverrides ?? .unspecified
        guard let view = viewIfLoaded else {
            return (parent?.traitCollection ?? .current).overridden(by: overrides)
        }
        if view.traitStateStorage?.overrides ?? .unspecified == .unspecified { return view.traitCollection }
        let base = view.traitBase
        return (view.superview?.traitChain?.traits(over: base) ?? base).overridden(by: overrides)
    }

    /// Traits of this controller, its view and all in it that are not inherited.
    public var traitOverrides: any UITraitOverrides {
        get { ownTraitOverrides }
        set { ownTraitOverrides = newValue }
    }

    /// See `setOverrideTraitCollection(_:forChild:)`.
    func overrideTraits(_ collection: UITraitCollection?, of child: UIViewController) {
        precondition(
            child.parent === self,
            "\(debugName).setOverrideTraitCollection: \(child.debugName) is no child; add it first"
        )
        child.setParentOverrides(collection)
    }

    /// See `overrideTraitCollection(forChild:)`.
    func overriddenTraits(of child: UIViewController) -> UITraitCollection? {
        child.parent === self ? child.traitStateStorage?.parentOverrides : nil
    }

    func setParentOverrides(_ collection: UITraitCollection?) {
        guard collection != traitStateStorage?.parentOverrides else { return }
        traitState.parentOverrides = collection
        traitOverridesDidChange()
    }

    func traitOverridesDidChange() {
        viewIfLoaded?.traitOverridesDidChange()
    }

    /// The traits of the controller's view have changed.
    func viewTraitsDidChange() {
        viewIfLoaded?.window?.windowScene?.statusBar.setNeedsUpdate(duration: 0)
        traitsMayHaveChanged()
    }

    /// Tells the controller if its traits are not those that it was last told of, or was made with: its view may be younger than it.
    func traitsMayHaveChanged() {
        let (previous, traits) = (toldTraits, traitCollection)
        guard previous !== traits else { return }
        toldTraits = traits
        guard previous != traits else { return }
        markContentUnavailable()
        traitCollectionDidChange(previous)
        traitStateStorage?.notify(self, from: previous)
    }
}
