extension UIToolbar {
    /// A ground in place of the system's; one without size makes the bar clear. Shown are those for the bar's position and for
    /// `any`.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        backgroundImages[topOrBottom, default: [:]][barMetrics] = backgroundImage
    }

    public func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImages[topOrBottom]?[barMetrics]
    }

    /// In place of the hairline, if there is a background image, too.
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
    }

    public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        shadowImages[topOrBottom]
    }

    /// What the appearances and the properties from before appearances make together.
    var shownAppearance: UIToolbarAppearance {
        let standard = (isCompact ? compactAppearance : nil) ?? standardAppearance
        let edge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
        let look = UIToolbarAppearance(barAppearance: isAtEdge ? edge ?? standard : standard)
        if let image = shownBackgroundImage {
            let shadow = positions.lazy.compactMap { [shadowImages] in shadowImages[$0] }.first
            look.applyGround(image, shadow: shadow)
        } else if !look.applyGround(tint: barTintColor, style: barStyle, isTranslucent: isTranslucent),
            isAtEdge, edge == nil
        {
            look.configureWithTransparentBackground()
        }
        return look
    }

    var isAtTop: Bool { barPosition == .top || barPosition == .topAttached }

    /// Those whose images the bar shows, the nearest first: a bar that is attached to the top has those for the top as well.
    private var positions: [UIBarPosition] {
        barPosition == .topAttached ? [.topAttached, .top, .any] : [barPosition, .any]
    }

    /// That for the bar's own height, else that for the usual one; of these that for the bar's position first.
    private var shownBackgroundImage: UIImage? {
        for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
            for position in positions {
                if let image = backgroundImages[position]?[metrics] { return image }
            }
        }
        return nil
    }
}

extension UIBarAppearance {
    /// The ground of bars from before appearances: an image, or nothing for one without size. Only with such a one there is a
    /// shadow image, which hides the hairline if it has no size.
    func applyGround(_ image: UIImage, shadow: UIImage?) {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = image.size.width > 0 ? image : nil
        guard let shadow else { return }
        shadowImage = shadow.size.width > 0 ? shadow : nil
        if shadow.size.width <= 0 { shadowColor = nil }
    }
}
