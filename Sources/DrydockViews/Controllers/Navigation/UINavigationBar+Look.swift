extension UINavigationBar {
    /// What the item, the bar, and the properties from before appearances make together.
    var shownAppearance: UINavigationBarAppearance {
        let item = topItem
        let standard =
            (isCompact ? item?.compactAppearance : nil) ?? item?.standardAppearance
            ?? (isCompact ? compactAppearance : nil) ?? standardAppearance
        let edge = edgeAppearance
        let isAtEdge = owner != nil && contentDepth <= 0
        let look = UINavigationBarAppearance(barAppearance: isAtEdge ? edge ?? standard : standard)
        if !applyOldProperties(to: look), isAtEdge, edge == nil {
            look.configureWithTransparentBackground()
        }
        look.titleTextAttributes.merge(titleTextAttributes ?? [:]) { own, _ in own }
        look.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { own, _ in own }
        if look.backIndicatorImage == nil, let backIndicatorImage {
            look.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: nil)
        }
        return look
    }

    /// Points from the sides to titles and buttons.
    static func margin(forWidth width: CGFloat) -> CGFloat { width.systemMargin }

    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// Points of the row of titles and buttons: more in a sheet.
    /// Source: react-navigation's `getDefaultHeaderHeight`; wix/react-native-navigation#5730, Tencent/QMUI_iOS#877.
    var rowHeight: CGFloat { isCompact ? 32 : isInSheet ? 56 : 44 }

    var promptHeight: CGFloat { topItem?.prompt?.isEmpty ?? true ? 0 : 30 }

    private var isInSheet: Bool {
        owner?.nearestHostPresentation?.controller is UISheetPresentationController
    }

    /// Points of a large title's line at the usual size of text.
    static let usualLargeTitleHeight: CGFloat = 52
    private static let usualLargeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)

    /// The font of a large title: the appearance's own as it is, else bold and as large as the text style at the present size
    /// of text.
    var largeTitleFont: UIFont {
        if let own = shownAppearance.largeTitleTextAttributes[.font] as? UIFont { return own }
        let style = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
        return .systemFont(ofSize: style.pointSize, weight: .bold)
    }

    /// Points of a large title's line: more than usual where its font is larger.
    var largeTitleHeight: CGFloat {
        if let knownLargeTitleHeight { return knownLargeTitleHeight }
        let more = largeTitleFont.lineHeight - UINavigationBar.usualLargeTitleFont.lineHeight
        let height = UINavigationBar.usualLargeTitleHeight + max(more.rounded(.up), 0)
        knownLargeTitleHeight = height
        return height
    }

    /// What was chosen for a bar without content behind it.
    var edgeAppearance: UINavigationBarAppearance? {
        let item = topItem
        return (isCompact ? item?.compactScrollEdgeAppearance : nil) ?? item?.scrollEdgeAppearance
            ?? (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    }

    /// - Returns: whether one of the properties asks for a ground, which is shown at the content's edge, too.
    private func applyOldProperties(to look: UINavigationBarAppearance) -> Bool {
        if barStyle == .black {
            look.titleTextAttributes.merge([.foregroundColor: UIColor.white]) { own, _ in own }
            look.largeTitleTextAttributes.merge([.foregroundColor: UIColor.white]) { own, _ in own }
        }
        if let image = backgroundImages[isCompact ? .compact : .default] ?? backgroundImages[.default] {
            look.applyGround(image, shadow: shadowImage)
            return true
        }
        return look.applyGround(tint: barTintColor, style: barStyle, isTranslucent: isTranslucent)
    }
}

extension UINavigationBar {
    /// As `setBackgroundImage(_:for:)`, for a bar at a place: these stand at the top, so that an image for the bottom is not kept.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for position: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        if position != .bottom { setBackgroundImage(backgroundImage, for: barMetrics) }
    }

    public func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        position == .bottom ? nil : backgroundImage(for: barMetrics)
    }
}
