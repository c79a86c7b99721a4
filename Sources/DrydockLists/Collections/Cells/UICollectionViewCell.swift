public import DrydockControls
public import DrydockViews

/// What a collection view shows of one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    let configurations = CellConfigurations()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        configureView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureView()
        coder.nib?.decode(self)
    }

    private func configureView() {
        // Content is placed inside of the safe area by scrolling.
        for view in [self, contentView] { view.insetsLayoutMarginsFromSafeArea = false }
        contentView.becomeContentView(of: self)
    }

    // MARK: - Views

    /// What subviews belong into: above the backgrounds, as large as the cell.
    public let contentView = UIView()

    /// Behind all else; nil for none.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Above the background while the cell is highlighted or selected; nil for none.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            showSelectedBackground()
        }
    }

    // MARK: - States

    /// Whether a tap on the cell expands or collapses its item, and does not select it.
    var togglesOutline: Bool { false }
    /// Called when the user has selected the item: a segue of a storyboard.
    package var selectedByUser: (() -> Void)?

    /// Whether the item is selected. Set by the collection view.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on the cell. Set by the collection view.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    private func stateDidChange() {
        contentView.showHighlight(isHighlighted || isSelected)
        showSelectedBackground()
        setNeedsUpdateConfiguration()
    }

    private func showSelectedBackground() {
        guard let view = selectedBackgroundView else { return }
        if isSelected || isHighlighted {
            view.frame = bounds
            if view.superview !== self {
                insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
            }
            view.alpha = 1
        } else {
            view.removeFromSuperview()
        }
    }

    override func willBeReused() {
        isHighlighted = false
        isSelected = false
    }

    // MARK: - Configurations

    /// What the cell shows; nil for what is in the content view otherwise. Setting it takes its place in the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            configurations.content = newValue
            configurations.showContent(
                in: contentView,
                state: configurationState,
                updates: automaticallyUpdatesContentConfiguration
            )
            preferredSizeMayHaveChanged()
        }
    }

    /// What is shown behind the content; nil for the background views and the background colour.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.background = newValue
            showBackground()
        }
    }

    /// Whether the content takes the looks of a state when that changes.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background takes the looks of a state when that changes.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// What the cell is in at present.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = collectionView?.isEditing ?? false
        state.isPinned = isPinned
        state.isReordering = collectionView?.movement?.cell === self
        return state
    }

    /// Called instead of an override of `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Has `updateConfiguration(using:)` called before the next frame.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Fits the configurations to a state; called when that changes. Overrides may set configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// Set by changes of the state, cleared when the configurations were fitted to it.
    private var needsConfigurationUpdate = true

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration, configurations.content != nil {
            configurations.showContent(in: contentView, state: state, updates: true)
        }
        showBackground()
    }

    /// A cell that is a header has a header's state.
    private var backgroundState: any UIConfigurationState {
        guard layoutAttributes?.representedElementCategory == .supplementaryView else {
            return configurationState
        }
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        return state
    }

    private func showBackground() {
        configurations.showBackground(
            in: self,
            state: backgroundState,
            updates: automaticallyUpdatesBackgroundConfiguration
        )
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: - Layout

    /// The content view's rectangle.
    var contentFrame: CGRect { bounds }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        contentView.frame = contentFrame
        backgroundView?.frame = bounds
        if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
        configurations.layOutBackground(in: self)
    }

    override func fittingContentSize(
        _ size: CGSize,
        _ axes: UICollectionViewLayoutAttributes.FixedAxes
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let width = size.width - (bounds.width - contentFrame.width)
        let rest = size.width - width
        if axes.width, let height = configurations.contentHeight(width: width) {
            return CGSize(width: size.width, height: height)
        }
        if let view = configurations.contentView {
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: 0, height: axes.height ? size.height : 0),
                withHorizontalFittingPriority: .fittingSizeLevel,
                verticalFittingPriority: axes.height ? .required : .fittingSizeLevel
            )
            return CGSize(width: fitting.width + rest, height: fitting.height)
        }
        let inner = CGSize(width: width, height: size.height)
        if let fitting = UICollectionReusableView.fittingSize(of: contentView, inner, axes) {
            return CGSize(width: fitting.width + rest, height: fitting.height)
        }
        return super.fittingContentSize(size, axes)
    }

    override var isPinned: Bool {
        didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// The collection view begins or ends editing.
    func editingDidChange() { setNeedsUpdateConfiguration() }
}

extension UIView {
    /// Passes a cell's highlight on to the labels and images in it.
    func showHighlight(_ isHighlighted: Bool) {
        notifySubtree { view in
            if let image = view as? UIImageView { image.isHighlighted = isHighlighted }
            if let label = view as? UILabel { label.isHighlighted = isHighlighted }
        }
    }
}
