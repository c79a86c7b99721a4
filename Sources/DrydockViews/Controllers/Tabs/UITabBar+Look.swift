extension UITabBar {
    /// Points above the safe area.
    var height: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 49 }

    /// Whether titles stand beside images: where the bar is wide or low.
    var isInline: Bool {
        traitCollection.horizontalSizeClass == .regular || traitCollection.verticalSizeClass == .compact
    }

    /// What the selected item, the bar, and the properties from before appearances make together.
    var shownAppearance: UITabBarAppearance {
        let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
        let standard = selectedItem?.standardAppearance ?? standardAppearance
        let look = UITabBarAppearance(barAppearance: isAtEdge ? edge ?? standard : standard)
        if let backgroundImage {
            look.backgroundEffect = nil
            look.backgroundColor = nil
            look.backgroundImage = backgroundImage.size.width > 0 ? backgroundImage : nil
            if let shadowImage {
                look.shadowImage = shadowImage.size.width > 0 ? shadowImage : nil
                if shadowImage.size.width <= 0 { look.shadowColor = nil }
            }
        } else if !look.applyGround(tint: barTintColor, style: barStyle, isTranslucent: isTranslucent),
            isAtEdge, edge == nil
        {
            look.configureWithTransparentBackground()
        }
        return look
    }

    func itemAppearance(of look: UITabBarAppearance) -> UITabBarItemAppearance {
        guard isInline else { return look.stackedLayoutAppearance }
        let isLow = traitCollection.verticalSizeClass == .compact
        return isLow ? look.compactInlineLayoutAppearance : look.inlineLayoutAppearance
    }
}

/// The bar loses its ground where the content of the page ends above it, and where the page has no scroll view.
extension UITabBarController {
    private var shownPage: UIViewController? {
        var page = selectedViewController
        while let navigation = page as? UINavigationController { page = navigation.topViewController }
        return page
    }

    /// Follows the content of the page that is shown from now on.
    func followContent() {
        let content = shownPage?.scrollViewAboveBar
        if followed !== content {
            followed?.followingTabs = nil
            followed = content
            content?.followingTabs = self
        }
        // A bar that goes keeps its look meanwhile.
        if !hidesBar { contentDidScroll() }
    }

    func contentDidScroll() {
        tabBar.isAtEdge = followed?.endsAboveBar ?? true
    }
}

extension UIScrollView {
    /// Whether no content lies behind a bar below.
    var endsAboveBar: Bool {
        guard isLaidOut else { return false }
        let end = contentOffset.y + bounds.height - adjustedContentInset.bottom
        return contentSize.height <= end + 0.5
    }
}
