public import DrydockControls
@_spi(Overriding) public import DrydockViews
public import Foundation

/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?

    // MARK: - Making one

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        configureView()
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.nib?.reuseIdentifier
        super.init(coder: coder)
        configureView()
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    private func configureView() {
        isOpaque = false
        contentView.isOpaque = false
        for view in [self, contentView] { view.insetsLayoutMarginsFromSafeArea = false }
        contentView.becomeContentView(of: self)
    }

    // MARK: - Content

    /// Add views of your own here.
    public let contentView = UIView()
    private var title: UILabel?
    private var detail: UILabel?
    /// What the view is for, of its table; nil outside of one.
    var place: HeaderFooterPlace? {
        didSet { if place != oldValue { placeDidChange() } }
    }
    /// Whether the view stays at the edge while its section scrolls.
    var isPinned = false {
        didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Shows the section's title.
    open var textLabel: UILabel? {
        if let title { return title }
        let label = UILabel()
        title = label
        label.numberOfLines = 0
        contentView.addSubview(label)
        styleTitle()
        return label
    }

    open var detailTextLabel: UILabel? {
        if let detail { return detail }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        detail = label
        contentView.addSubview(label)
        return label
    }

    /// Behind the content, of the view's size.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Before the view is given to another section. Call super.
    open func prepareForReuse() {}

    // MARK: - Configurations

    private let configurations = CellConfigurations()

    /// The content as a value, in place of the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            configurations.content = newValue
            showContent()
            setNeedsLayout()
        }
    }
    open var automaticallyUpdatesContentConfiguration = true
    /// That of a header in this table.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let isGrouped = place?.isGrouped ?? false
        if place?.isFooter == true { return isGrouped ? .groupedFooter() : .plainFooter() }
        return isGrouped ? .groupedHeader() : .plainHeader()
    }

    /// The background as a value, in place of `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.background = newValue
            showBackground()
        }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    /// Gives the view configurations for a state.
    public typealias ConfigurationUpdateHandler = (
        _ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var needsConfigurationUpdate = false

    /// Has `updateConfiguration(using:)` called before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
    /// Override it to give the view configurations for a state; it runs `configurationUpdateHandler`.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    private func updateConfigurations() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration(using: configurationState)
        showContent()
        showBackground()
    }

    private func showContent() {
        configurations.showContent(
            in: contentView,
            state: configurationState,
            updates: automaticallyUpdatesContentConfiguration
        )
        for label in [title, detail] { label?.isHidden = configurations.contentView != nil }
    }

    private func showBackground() {
        if configurations.background == nil, backgroundView == nil, configurations.backgroundView == nil,
            !isPinned
        {
            return
        }
        // A title that rows pass below hides them.
        let isPlain = configurations.background == nil && backgroundView == nil && backgroundColor == nil
        if isPlain { configurations.background = .listPlainHeaderFooter() }
        configurations.showBackground(
            in: self,
            state: configurationState,
            updates: automaticallyUpdatesBackgroundConfiguration
        )
        if isPlain { configurations.background = nil }
    }

    // MARK: - Layout

    private func placeDidChange() {
        guard let place else { return }
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0,
            leading: place.leading,
            bottom: 0,
            trailing: place.trailing
        )
        styleTitle()
        setNeedsUpdateConfiguration()
    }

    private func styleTitle() {
        guard let title else { return }
        title.adjustsFontForContentSizeCategory = true
        let isHeader = place.map { !$0.isFooter } ?? true
        let isGrouped = place?.isGrouped ?? false
        title.font = .preferredFont(forTextStyle: isHeader && !isGrouped ? .headline : .footnote)
        title.textColor = isHeader && !isGrouped ? .label : .secondaryLabel
    }

    /// Shows a title as the table's style has it.
    func show(title text: String) {
        let isCapitals = place.map { $0.isGrouped && !$0.isFooter } ?? false
        textLabel?.text = isCapitals ? text.uppercased() : text
    }

    /// Points above and below the labels.
    private var labelInsets: (top: CGFloat, bottom: CGFloat) {
        guard let place else { return (4, 4) }
        if place.isFooter { return (8, 6) }
        if !place.isGrouped { return (4, 4) }
        return (place.isFirst ? 33.5 : 16.5, 6)
    }

    private func labelSizes(width: CGFloat) -> (title: CGFloat, detail: CGFloat) {
        let room = max(width - (place?.leading ?? 16) - (place?.trailing ?? 16), 0)
        func height(_ label: UILabel?) -> CGFloat {
            guard let label, label.text?.isEmpty == false else { return 0 }
            return label.sizeThatFits(CGSize(width: room, height: 0)).height
        }
        return (height(title), height(detail))
    }

    func fittingHeight(width: CGFloat) -> CGFloat {
        updateConfigurations()
        if let height = configurations.contentHeight(width: width) { return height }
        if contentView.subviewStorage.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            return contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let sizes = labelSizes(width: width)
        let insets = labelInsets
        return sizes.title + sizes.detail + insets.top + insets.bottom
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurations()
        backgroundView?.frame = bounds
        configurations.layOutBackground(in: self)
        contentView.frame = bounds
        guard title != nil || detail != nil else { return }
        let sizes = labelSizes(width: bounds.width)
        let margins = contentView.layoutMargins
        let width = max(bounds.width - margins.left - margins.right, 0)
        let insets = labelInsets
        // What is left over goes above a header's text, and below a footer's.
        let scale = pixelsPerPoint
        var y =
            place?.isFooter == true ? insets.top : bounds.height - insets.bottom - sizes.title - sizes.detail
        y = (y * scale).rounded() / scale
        title?.frame = CGRect(x: margins.left, y: y, width: width, height: sizes.title)
        detail?.frame = CGRect(x: margins.left, y: y + sizes.title, width: width, height: sizes.detail)
    }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        guard let text = title?.text, !text.isEmpty, configurations.contentView == nil else {
            return OwnAccessibility()
        }
        return OwnAccessibility(
            isElement: true,
            label: text,
            traits: place?.isFooter == true ? .staticText : .header
        )
    }
}

/// What a table tells a header or footer about its section.
struct HeaderFooterPlace: Equatable {
    var isFooter = false
    var isGrouped = false
    /// Whether it is the header of the first section.
    var isFirst = false
    /// Points beside the content.
    var leading: CGFloat = 16
    var trailing: CGFloat = 16
}
