package import DrydockViews

/// Shows a background configuration.
package final class BackgroundConfigurationView: UIView {
    private let stroke = UIView()
    private let imageView = UIImageView()
    private var effectView: UIVisualEffectView?
    private var configuration = UIBackgroundConfiguration()

    package init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        imageView.clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BackgroundConfigurationView is made in code") }

    /// - Parameter color: fills the background; nil for nothing.
    package func show(_ configuration: UIBackgroundConfiguration, color: UIColor?) {
        if configuration.customView !== self.configuration.customView {
            self.configuration.customView?.removeFromSuperview()
            configuration.customView.map { insertSubview($0, at: 0) }
        }
        if configuration.visualEffect !== self.configuration.visualEffect {
            effectView?.removeFromSuperview()
            effectView = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
            effectView?.clipsToBounds = true
            effectView.map(addSubview)
        }
        if configuration.image != nil, imageView.superview == nil { addSubview(imageView) }
        if configuration.strokeWidth > 0, stroke.superview == nil { addSubview(stroke) }
        self.configuration = configuration
        backgroundColor = color
        layer.cornerRadius = configuration.cornerRadius
        imageView.image = configuration.image
        imageView.contentMode = configuration.imageContentMode
        stroke.isHidden = configuration.strokeWidth <= 0
        stroke.layer.borderWidth = max(configuration.strokeWidth, 0)
        stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let outset = configuration.strokeOutset
        for view in [configuration.customView, effectView, imageView] { view?.frame = bounds }
        for view in [effectView, imageView] { view?.layer.cornerRadius = configuration.cornerRadius }
        stroke.frame = bounds.insetAtMost(dx: -outset, dy: -outset)
        stroke.layer.cornerRadius =
            configuration.cornerRadius > 0 ? max(configuration.cornerRadius + outset, 0) : 0
    }
}
