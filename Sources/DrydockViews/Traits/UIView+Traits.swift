extension UIView: UITraitEnvironment, TraitOverrider, UITraitChangeObservable {
    /// The scene's traits, or those of the superview, with what is overridden in place of them. In no window the current
    /// traits stand for the scene's. O(1).
    public var traitCollection: UITraitCollection {
        let base = traitBase
        return traitChain?.traits(over: base) ?? base
    }

    /// Traits of this view and all in it that are not inherited.
    public var traitOverrides: any UITraitOverrides {
        get { ownTraitOverrides }
        set { ownTraitOverrides = newValue }
    }

    /// The style of this view and all in it; unspecified for the one that is inherited.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// What the view inherits before anything is overridden.
    var traitBase: UITraitCollection { windowStorage?.windowScene?.traitCollection ?? .current }

    // MARK: - Changes

    /// The view's own overrides, or those of the controller whose view it is, are others.
    func traitOverridesDidChange() { traitsMayHaveChanged() }

    /// Brings this tree up to date with what it inherits, and tells those whose traits are not the ones that they were last told of,
    /// or were made with; parents first.
    ///
    /// What has changed is found view by view, against what each was told: a tree may hold views that were made, or were in a window,
    /// at different times. In no window the scene's part stays as it was last told, and overrides alone count.
    /// - Parameter isWhole: whether to look at all views. Otherwise what lies in a view for which nothing has changed is left out,
    ///   which is right for a tree whose views are up to date with each other.
    func traitsMayHaveChanged(isWhole: Bool = false) {
        let window = windowStorage
        let scene = window?.windowScene
        var waiting: [(view: UIView, superview: UIView?)] = [(self, superviewStorage)]
        while let (view, superview) = waiting.popLast() {
            // Who was told before may have changed the tree, and with that has brought the rest up to date.
            guard view.superviewStorage === superview, view.windowStorage === window else { continue }
            let (oldBase, oldChain) = (view.sceneTraits, view.traitChain)
            let (base, chain) = (scene?.traitCollection ?? oldBase, view.currentTraitChain)
            let isChanged = oldChain !== chain || oldBase !== base
            guard isChanged || isWhole else { continue }
            let subviews = view.subviewStorage
            if isChanged {
                view.sceneTraits = base
                view.traitChain = chain
                view.compareTraits(oldChain, oldBase, chain, base)
            }
            for subview in subviews.reversed() { waiting.append((subview, view)) }
        }
    }

    private func compareTraits(
        _ oldChain: TraitOverrideChain?,
        _ oldBase: UITraitCollection,
        _ chain: TraitOverrideChain?,
        _ base: UITraitCollection
    ) {
        if oldChain === chain, UIView.areEqual(oldBase, base) { return }
        let previous = oldChain?.traits(over: oldBase) ?? oldBase
        let traits = chain?.traits(over: base) ?? base
        if previous != traits { traitsDidChange(from: previous, to: traits) }
    }

    private static func areEqual(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        if first === second || first === equalBases?.0 && second === equalBases?.1 { return true }
        guard first == second else { return false }
        equalBases = (first, second)
        return true
    }

    /// What was last found equal: many views have the same two compared.
    private static var equalBases: (UITraitCollection, UITraitCollection)?

    /// What the view inherits and overrides, as it stands in the tree.
    private var currentTraitChain: TraitOverrideChain? {
        let inherited = superviewStorage?.traitChain
        let ofController = viewController?.traitStateStorage?.allOverrides ?? .unspecified
        let own = ofController.overridden(by: traitStateStorage?.overrides ?? .unspecified)
        let ownLimits = traitStateStorage?.sizeLimits ?? ContentSizeLimits()
        guard own != .unspecified || ownLimits != ContentSizeLimits() else { return inherited }
        let values = inherited.map { $0.values.overridden(by: own) } ?? own
        // Who overrides the size sets it anew, within his own limits alone.
        let isSizeOwn = own[UITraitPreferredContentSizeCategory.self] != .unspecified
        let limits = isSizeOwn ? ownLimits : inherited?.sizeLimits.limited(by: ownLimits) ?? ownLimits
        if let traitChain, traitChain.values == values, traitChain.sizeLimits == limits { return traitChain }
        return TraitOverrideChain(values, limits)
    }

    private func traitsDidChange(from previous: UITraitCollection, to traits: UITraitCollection) {
        if traits.differs(from: previous, in: [UITraitDisplayScale.self, UITraitLayoutDirection.self]) {
            environmentDidChange()
        }
        // Any trait may be asked for in these. Source: "Automatic trait tracking" in UIKit's documentation lists both, and
        // "Supporting Dark Mode in your interface" among what a change of appearance calls.
        setNeedsLayout()
        setNeedsUpdateConstraints()
        if traits.differs(from: previous, in: UIView.traitsAffectingFonts) { fontSizesMayHaveChanged() }
        needsDraw = true
        markDisplayNeeded()
        FrameContext(traits: traits, tint: tintColorForSubviews).perform {
            viewController?.viewTraitsDidChange()
            traitCollectionDidChange(previous)
            // The tint may have another colour now. Source: "Supporting Dark Mode in your interface".
            if traits.differs(from: previous, in: UIView.traitsAffectingTint) { tintColorDidChange() }
            traitStateStorage?.notify(self, from: previous)
        }
    }

    /// The system's tints, and most of an app's, are the same on all levels.
    private static let traitsAffectingTint: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
    ]

    /// The scale because sizes are rounded to pixels.
    private static let traitsAffectingFonts: [UITrait] = [
        UITraitPreferredContentSizeCategory.self, UITraitDisplayScale.self, UITraitLegibilityWeight.self,
    ]
}
