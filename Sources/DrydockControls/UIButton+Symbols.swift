public import DrydockViews

extension UIButton {
    /// The size, weight and colours of symbols shown in a state, as far as they say nothing of them themselves.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: UIControl.State
    ) {
        setSymbolConfiguration(configuration, for: state)
    }

    /// The configuration set for this state, else that for the normal one.
    public func preferredSymbolConfigurationForImage(
        in state: UIControl.State
    ) -> UIImage.SymbolConfiguration? {
        symbolConfiguration(for: state)
    }

    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        symbolConfiguration(for: state)
    }

    /// The current image as the image view shows it.
    var imageForLayout: UIImage? {
        currentImage?.symbol(preferring: currentPreferredSymbolConfiguration, traits: traitCollection)
    }
}
