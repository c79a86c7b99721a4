public import DrydockViews

extension UIButton {
    /// A button of the given looks; an action gives it title and image where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Has `updateConfiguration()` called before the next layout.
    public func setNeedsUpdateConfiguration() {
        guard let configured else { return }
        configured.needsUpdate = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Shows the subtitle of the configuration.
    public var subtitleLabel: UILabel? { configured?.subtitle }

    /// Brings the parts in step with state and traits, if need be.
    func updateConfigurationIfNeeded() {
        guard configured?.needsUpdate == true, !isUpdatingConfiguration else { return }
        isUpdatingConfiguration = true
        configured?.needsUpdate = false
        updateConfiguration()
        isUpdatingConfiguration = false
        // The handler may have taken the configuration away.
        guard let configured else { return }
        var look = configured.configuration
        if look.attributedTitle == nil { look.title = currentTitle }
        if automaticallyUpdatesConfiguration { look.baseForegroundColor = look.foregroundColor(for: self) }
        configured.show(look, in: self)
    }

    /// What configurations mean by the tint.
    var configurationTint: UIColor { role == .destructive ? .systemRed : tintColor }

    func configuredImage(_ configuration: Configuration) -> UIImage? {
        let image = configuration.image ?? currentImage
        return image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    }

    /// Where content of a size goes, as the control's alignments say.
    func configuredOrigin(of size: CGSize, in content: CGRect) -> CGPoint {
        let right = content.maxX - size.width
        let x: CGFloat =
            switch contentHorizontalAlignment {
            case .center, .fill: content.midX - size.width / 2
            case .left: content.minX
            case .right: right
            case .leading: isRightToLeft ? right : content.minX
            case .trailing: isRightToLeft ? content.minX : right
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .center, .fill: content.midY - size.height / 2
            case .top: content.minY
            case .bottom: content.maxY - size.height
            }
        return CGPoint(x: x, y: y)
    }
}
