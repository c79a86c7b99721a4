extension UIBarButtonItem {
    /// Behind title or image, as wide as the button and as high as the image is.
    /// - Parameter state: what has none of its own shows that for the normal one.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics, default: [:]][state] = backgroundImage
    }

    /// What was set for exactly this state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]?[state]
    }

    /// Low bars have the usual ones where there is none for them.
    func shownBackgroundImage(for state: UIControl.State, isCompact: Bool) -> UIImage? {
        for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
            let images = backgroundImages[metrics]
            if let image = images?[state] ?? images?[.normal] { return image }
        }
        return nil
    }
}
