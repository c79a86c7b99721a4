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
        for window in windows { window.traitsMayHaveChanged() }
        if traits.legibilityWeight != previous.legibilityWeight {
            post(UIAccessibility.boldTextStatusDidChangeNotification)
        }
        if traits.accessibilityContrast != previous.accessibilityContrast {
            post(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
        }
        let category = traits.preferredContentSizeCategory
        guard category != previous.preferredContentSizeCategory else { return }
        perform {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification,
                object: screen,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue]
            )
        }
    }

    private func post(_ name: NSNotification.Name) {
        perform { NotificationCenter.default.post(name: name, object: nil) }
    }

    /// A phone's traits, but for what `traits` specifies.
    static func traits(
        of screen: UIScreen,
        direction: UIUserInterfaceLayoutDirection,
        _ traits: UITraitCollection
    ) -> UITraitCollection {
        UITraitCollection.standard.overridden(by: traits.values).modifyingTraits {
            $0.displayScale = screen.scale
            $0.layoutDirection = UITraitEnvironmentLayoutDirection(direction)
            $0.setSizeClasses(for: screen.bounds.size, unless: traits)
        }
    }
}

extension UIMutableTraits {
    /// As on devices: a phone on its side has little height, and only large ones much width then. What is smaller than any
    /// phone's screen, such as the picture of a single view, has an upright phone's.
    /// Source: the Human Interface Guidelines' table of size classes.
    /// - Parameter given: what is asked for in place of these.
    mutating func setSizeClasses(for size: CGSize, unless given: UITraitCollection) {
        let shortSide = min(size.width, size.height)
        let isWide = size.width >= 678 && shortSide >= 414
        let isLow = size.height < 480 && shortSide >= 320
        horizontalSizeClass = isWide ? .regular : .compact
        verticalSizeClass = isLow ? .compact : .regular
        if given.horizontalSizeClass != .unspecified { horizontalSizeClass = given.horizontalSizeClass }
        if given.verticalSizeClass != .unspecified { verticalSizeClass = given.verticalSizeClass }
    }
}

extension UITraitEnvironmentLayoutDirection {
    package init(_ direction: UIUserInterfaceLayoutDirection) {
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UIContentSizeCategory {
    /// Posted after a scene's size of text has changed. The object is its screen.
    public nonisolated static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification"
    )
    /// The raw value of the new size.
    public nonisolated static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
