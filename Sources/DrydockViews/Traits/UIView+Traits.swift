extension UIView: UITraitEnvironment, TraitStateOwner, UITraitChangeObservable {
    var traitState: TraitState {
        if let state = traitStateStorage { return state }
        let state = TraitState()
        traitStateStorage = state
        return state
    }

    /// The scene's traits, or those of the superview, with what is overridden in place of them. In no window the current
    /// traits stand for the scene's. O(1).
    public var traitCollection: UITraitCollection {
        let base = traitBase
        return traitChain?.traits(over: base) ?? base
    }

    /// Traits of this view and all in it that are not inherited.
    public var traitOverrides: any UITraitOverrides {
        get { traitStateStorage?.overrides ?? .unspecified }
        set {
            guard let overrides = newValue as? TraitValues else {
                preconditionFailure(
                    "\(debugName).traitOverrides: set single traits, not another kind of overrides"
                )
            }
            guard overrides != traitStateStorage?.overrides ?? .unspecified else { return }
            traitState.overrides = overrides
            traitOverridesDidChange()
        }
    }

    /// The style of this view and all in it; unspecified for the one that is inherited.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// What the view inherits before anything is overridden.
    var traitBase: UITraitCollection { UIView.traitBase(in: windowStorage) }

    /// What views inherit in this window, or in none.
    static func traitBase(in window: UIWindow?) -> UITraitCollection {
        window?.windowScene?.traitCollection ?? .current
    }

    /// Runs `body` with the view's traits and tint as the current ones.
    func performWithTraits(_ body: () -> Void) {
        UIColor.withTint(tintColorForSubviews) { traitCollection.performAsCurrent(body) }
    }

    // MARK: - Changes

    /// The view's own overrides, or those of the controller whose view it is, are others.
    func traitOverridesDidChange() {
        let base = traitBase
        traitsMayHaveChanged(from: base, to: base)
    }

    /// What a view that is in no window inherited when it was last in one; else the current traits.
    func takeTraitsOfLastWindow() -> UITraitCollection {
        guard let traits = extras?.traitsOfLastWindow else { return UIView.traitBase(in: nil) }
        extras?.traitsOfLastWindow = nil
        return traits
    }

    /// The view was put into a superview.
    /// - Parameters:
    ///   - oldTraits: what it inherited from its scene before.
    ///   - traits: what it inherits from its scene now.
    func superviewDidChange(to superview: UIView, oldTraits: UITraitCollection, traits: UITraitCollection) {
        let isSameBase = UIView.areEqual(oldTraits, traits)
        guard !isSameBase || traitChain !== superview.traitChain else { return }
        traitsMayHaveChanged(from: isSameBase ? traits : oldTraits, to: traits)
    }

    private static func areEqual(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        if first === second || first === equalBases?.0 && second === equalBases?.1 { return true }
        guard first == second else { return false }
        equalBases = (first, second)
        return true
    }

    /// What was last found equal: views that enter a window one by one have the same two compared each time.
    private static var equalBases: (UITraitCollection, UITraitCollection)?

    /// Brings this tree up to date with what it inherits, and tells those whose traits are others now, parents first. Ends
    /// at views for which nothing has changed.
    func traitsMayHaveChanged(from oldBase: UITraitCollection, to base: UITraitCollection) {
        var waiting: [(view: UIView, superview: UIView?)] = [(self, superviewStorage)]
        while let (view, superview) = waiting.popLast() {
            guard view.superviewStorage === superview else { continue }
            let oldChain = view.traitChain
            let chain = view.currentTraitChain
            guard oldChain !== chain || oldBase !== base else { continue }
            view.traitChain = chain
            let subviews = view.subviewStorage
            let previous = oldChain?.traits(over: oldBase) ?? oldBase
            let traits = chain?.traits(over: base) ?? base
            if previous != traits { view.traitsDidChange(from: previous, to: traits) }
            for subview in subviews.reversed() { waiting.append((subview, view)) }
        }
    }

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
        } else if traits.differs(from: previous, in: UIView.traitsAffectingLayout) {
            setNeedsLayout()
        }
        if traits.differs(from: previous, in: UIView.traitsAffectingFonts) { fontSizesMayHaveChanged() }
        needsDraw = true
        markDisplayNeeded()
        UIColor.withTint(tintColorForSubviews) {
            traits.performAsCurrent {
                viewController?.traitsDidChange(from: previous)
                traitCollectionDidChange(previous)
                // The tint may have another colour now. Source: as of `traitsAffectingLayout`.
                if traits.userInterfaceStyle != previous.userInterfaceStyle { tintColorDidChange() }
                traitStateStorage?.notify(self, from: previous)
            }
        }
    }

    /// The scale because sizes are rounded to pixels.
    private static let traitsAffectingFonts: [UITrait] = [
        UITraitPreferredContentSizeCategory.self, UITraitDisplayScale.self, UITraitLegibilityWeight.self,
    ]

    /// The style because layers get their colours in `layoutSubviews`.
    /// Source: "Supporting Dark Mode in your interface", which lists it among what a change of appearance calls.
    private static let traitsAffectingLayout: [UITrait] = [
        UITraitUserInterfaceStyle.self,
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
}
