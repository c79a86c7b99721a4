@_spi(Overriding) public import DrydockViews

/// A control with a title, an image, or both, which may differ by state.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// Fixed when the button is made.
    public internal(set) var buttonType = ButtonType.custom
    var contents: [UIControl.State: ButtonContent] = [:]
    var titleLabelStorage: UILabel?
    var imageViewStorage: UIImageView?
    var backgroundImageView: UIImageView?
    var pointer: ControlPointer?

    // MARK: - Configuration

    /// How the button looks in every state; nil for a button whose contents are set state by state. It takes the place of
    /// insets, and of titles and images where it has its own.
    open var configuration: Configuration? {
        get { configured?.configuration }
        set { setConfiguration(newValue) }
    }
    private(set) var configured: ConfiguredButton?
    var isUpdatingConfiguration = false

    /// Called when state or traits have changed, before layout: to change the configuration to them.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the colours of the configuration follow the state by themselves.
    open var automaticallyUpdatesConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Brings the configuration in step with the state. The standard one calls the handler.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    private func setConfiguration(_ configuration: Configuration?) {
        guard let configuration else {
            configured?.removeViews()
            configured = nil
            return contentDidChange()
        }
        if let configured {
            configured.configuration = configuration
        } else {
            for view in [titleLabelStorage, imageViewStorage, backgroundImageView] {
                view?.removeFromSuperview()
            }
            (titleLabelStorage, imageViewStorage, backgroundImageView) = (nil, nil, nil)
            configured = ConfiguredButton(configuration)
        }
        if isUpdatingConfiguration { return }
        setNeedsUpdateConfiguration()
    }

    /// What the button is for: a destructive one has a red tint in its configuration.
    open var role = Role.normal {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether a press turns `isSelected` on and off before the actions run; with a menu that a press opens, whether the
    /// button shows the action that was chosen last.
    open var changesSelectionAsPrimaryAction = false {
        didSet { showMenuSelection() }
    }

    @_spi(Overriding) open override func primaryActionWillTrigger() {
        super.primaryActionWillTrigger()
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
    }

    @_spi(Overriding) open override func menuDidChange() { showMenuSelection() }
    @_spi(Overriding) open override func menuWillRun(_ action: UIAction) { selectInMenu(action) }

    // MARK: - Making a button

    public override init(frame: CGRect) {
        super.init(frame: frame)
        configureDefaults()
    }

    /// A button without a title and without an action.
    public convenience init(type buttonType: ButtonType) {
        self.init(type: buttonType, primaryAction: nil)
    }

    /// A button with the title and the image of its action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        showTypeSymbol()
        adopt(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureDefaults()
        coder.nib?.decode(self)
    }

    /// What the button's type shows from the start.
    var typeSymbol: UIImage?

    private func configureDefaults() {
        isOpaque = false
        setPointerShape { [weak self] _ in self?.isEnabled == true ? .hand : .arrow }
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: - Content by state

    open func setTitle(_ title: String?, for state: UIControl.State) {
        contents[state, default: ButtonContent()].title = title
        contentDidChange()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        contents[state, default: ButtonContent()].attributedTitle = title
        contentDidChange()
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        contents[state, default: ButtonContent()].titleColor = color
        contentDidChange()
    }

    /// The colour of a copy of the title behind it, which `titleLabel.shadowOffset` moves; nil for none.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        contents[state, default: ButtonContent()].titleShadowColor = color
        contentDidChange()
    }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        contents[state, default: ButtonContent()].image = image
        contentDidChange()
    }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        contents[state, default: ButtonContent()].backgroundImage = image
        contentDidChange()
    }

    func setSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        for state: UIControl.State
    ) {
        contents[state, default: ButtonContent()].symbolConfiguration = configuration
        contentDidChange()
    }

    func symbolConfiguration(for state: UIControl.State) -> UIImage.SymbolConfiguration? {
        value(\.symbolConfiguration, for: state)
    }

    /// The title set for exactly this state.
    open func title(for state: UIControl.State) -> String? { contents[state]?.title }

    /// The attributed title set for exactly this state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        contents[state]?.attributedTitle
    }

    /// The colour set for this state, else that for the normal one.
    open func titleColor(for state: UIControl.State) -> UIColor? { value(\.titleColor, for: state) }

    /// The colour set for this state, else that for the normal one.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? {
        value(\.titleShadowColor, for: state)
    }

    /// The image set for this state, else that for the normal one.
    open func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }

    /// The background set for this state, else that for the normal one.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.backgroundImage, for: state) }

    open var currentTitle: String? { value(\.title, for: state) }
    open var currentAttributedTitle: NSAttributedString? { value(\.attributedTitle, for: state) }
    open var currentTitleColor: UIColor { value(\.titleColor, for: state) ?? defaultTitleColor }
    open var currentTitleShadowColor: UIColor? { value(\.titleShadowColor, for: state) }
    open var currentImage: UIImage? { value(\.image, for: state) }
    open var currentBackgroundImage: UIImage? { value(\.backgroundImage, for: state) }

    /// The state's own value, else that of the normal state.
    private func value<Value>(
        _ path: KeyPath<ButtonContent, Value?>,
        for state: UIControl.State
    ) -> Value? {
        contents[state.subtracting(.focused)]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
    }

    private var defaultTitleColor: UIColor {
        guard buttonType.isTinted else { return .white }
        return isEnabled ? tintColor : .tertiaryLabel
    }

    // MARK: - Parts

    /// Shows the title. Style it, but set its text and colour through the button.
    open var titleLabel: UILabel? {
        if let configured { return configured.title }
        if titleLabelStorage == nil {
            let label = UILabel()
            label.font = titleFont
            label.lineBreakMode = .byTruncatingMiddle
            label.textAlignment = .center
            label.shadowOffset = .zero
            label.translatesAutoresizingMaskIntoConstraints = true
            titleLabelStorage = label
            addSubview(label)
            updateParts()
        }
        return titleLabelStorage
    }

    /// Shows the image. Set the image itself through the button.
    open var imageView: UIImageView? {
        if let configured { return configured.image }
        if imageViewStorage == nil {
            let view = UIImageView(image: nil)
            imageViewStorage = view
            insertSubview(view, at: backgroundImageView == nil ? 0 : 1)
            updateParts()
        }
        return imageViewStorage
    }

    /// The title's, also where there is none yet: 18 points, and 15 in a system button.
    var titleFont: UIFont {
        titleLabelStorage?.font ?? .systemFont(ofSize: buttonType.isTinted ? 15 : UIFont.buttonFontSize)
    }

    // MARK: - Insets

    /// Space around the content. While it is zero, a title still gets the default padding of 6 points
    /// above and below, as in UIKit.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }

    /// Moves the title after layout; does not change the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Moves the image after layout; does not change the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Whether a custom button's image is dimmed while highlighted, unless that state has its own.
    open var adjustsImageWhenHighlighted = true {
        didSet { if adjustsImageWhenHighlighted != oldValue { updateParts() } }
    }

    /// Whether the image is dimmed while disabled, unless that state has its own.
    open var adjustsImageWhenDisabled = true {
        didSet { if adjustsImageWhenDisabled != oldValue { updateParts() } }
    }

    // MARK: - Overridden

    @_spi(Overriding) open override var ownLargeContent: (title: String?, image: UIImage?) {
        (currentTitle, currentImage)
    }

    @_spi(Overriding) open override var ownAccessibility: OwnAccessibility {
        updateConfigurationIfNeeded()
        var own = super.ownAccessibility
        own.traits.insert(.button)
        let texts = [
            configured?.title.text ?? currentAttributedTitle?.string ?? currentTitle,
            configured?.subtitle?.text,
        ]
        let parts = texts.compactMap { $0 }.filter { !$0.isEmpty }
        own.label = parts.isEmpty ? nil : parts.joined(separator: ", ")
        return own
    }

    @_spi(Overriding) open override class var classWithoutDrawing: UIView.Type { UIButton.self }

    @_spi(Overriding) open override func stateDidChange() {
        super.stateDidChange()
        updateParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateParts()
    }

    @_spi(Overriding) open override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        guard configured != nil || subview === titleLabelStorage || subview === imageViewStorage else {
            return
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configured == nil || size.width <= 0 ? fittingSize : configuredSize(fittingWidth: size.width)
    }

    @_spi(Overriding) open override var wrapsContent: Bool { configured != nil }

    @_spi(Overriding) open override func intrinsicContentSize(fittingWidth width: CGFloat) -> CGSize {
        configured == nil
            ? super.intrinsicContentSize(fittingWidth: width) : configuredSize(fittingWidth: width)
    }

    private func configuredSize(fittingWidth width: CGFloat) -> CGSize {
        updateConfigurationIfNeeded()
        return configured?.size(fittingWidth: width) ?? fittingSize
    }

    @_spi(Overriding) open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("contentEdgeInsets", contentEdgeInsets)
        description.append("titleEdgeInsets", titleEdgeInsets)
        description.append("imageEdgeInsets", imageEdgeInsets)
    }

    @_spi(Overriding) open override var describedContentSize: CGSize { fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if let configured { return configured.layOut(in: self) }
        let content = contentRect(forBounds: bounds)
        backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        imageViewStorage?.frame = imageRect(forContentRect: content)
        titleLabelStorage?.frame = titleRect(forContentRect: content)
    }

    open override var forLastBaselineLayout: UIView { configured?.title ?? titleLabelStorage ?? self }

    /// From the title's place, which `layoutSubviews` finds only later.
    @_spi(Overriding) open override func textBaselines(fittingWidth width: CGFloat?) -> TextBaselines? {
        guard let label = titleLabelStorage, forFirstBaselineLayout === label,
            forLastBaselineLayout === label
        else { return nil }
        return titleBaselines(of: label)
    }

    /// Where the background image is drawn; the whole bounds unless overridden.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where title and image go: the bounds without `contentEdgeInsets`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// The frame of the title label in the button.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement(in: contentRect.inset(by: titleEdgeInsets)).title
    }

    /// The frame of the image view in the button.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement(in: contentRect.inset(by: imageEdgeInsets), titleRoom: contentRect.width).image
    }
}
