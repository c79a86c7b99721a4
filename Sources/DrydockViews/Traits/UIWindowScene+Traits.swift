extension UIWindowScene: UITraitEnvironment, TraitStateOwner, UITraitChangeObservable {
    /// For whoever asks; a scene's own changes are observed by registering.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The style of the interface, for instance: changes what all windows inherit, and tells them.
    package func updateTraits(_ mutations: UITraitMutations) {
        let previous = traitCollection
        let traits = previous.modifyingTraits(mutations)
        guard traits != previous else { return }
        traitCollection = traits
        if UITraitCollection.current === previous { UITraitCollection.current = traits }
        statusBar.setNeedsUpdate(duration: 0)
        traits.performAsCurrent { traitState.notify(self, from: previous) }
        for window in windows { window.traitsMayHaveChanged(from: previous, to: traits) }
    }

    /// A phone's traits, but for what `traits` specifies.
    static func traits(
        of screen: UIScreen,
        direction: UIUserInterfaceLayoutDirection,
        _ traits: UITraitCollection
    ) -> UITraitCollection {
        UITraitCollection.standard.modifyingTraits {
            $0.displayScale = screen.scale
            $0.layoutDirection = UITraitEnvironmentLayoutDirection(direction)
            $0.setSizeClasses(for: screen.bounds.size)
        }.overridden(by: traits.values)
    }
}

extension UIMutableTraits {
    /// As on devices: a phone on its side has little height, and only large ones much width then. What is smaller than any
    /// phone's screen, such as the picture of a single view, has an upright phone's.
    /// Source: the Human Interface Guidelines' table of size classes.
    mutating func setSizeClasses(for size: CGSize) {
        let shortSide = min(size.width, size.height)
        guard shortSide >= 320 else {
            horizontalSizeClass = .compact
            verticalSizeClass = .regular
            return
        }
        horizontalSizeClass = size.width >= 678 && shortSide >= 414 ? .regular : .compact
        verticalSizeClass = size.height < 480 ? .compact : .regular
    }
}

extension UITraitEnvironmentLayoutDirection {
    package init(_ direction: UIUserInterfaceLayoutDirection) {
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
