public import DrydockControls
@_spi(Overriding) public import DrydockViews
public import Foundation

/// A row of a table.
///
/// Its content is in `contentView`: labels and an image of its style, what `contentConfiguration` describes, or views of your
/// own. With constraints from top to bottom, or one of the first two, a row is as high as its content.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// Which labels the cell has.
    let cellStyle: CellStyle
    private let identifier: String?
    open var reuseIdentifier: String? { identifier }

    // MARK: - Making a cell

    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        configureCell()
    }

    public required init?(coder: NSCoder) {
        cellStyle = coder.nib?.cellStyle ?? .default
        identifier = coder.nib?.reuseIdentifier
        super.init(coder: coder)
        configureCell()
        coder.nib?.decode(self)
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    private func configureCell() {
        isOpaque = false
        contentView.isOpaque = false
        for view in [self, contentView] { view.insetsLayoutMarginsFromSafeArea = false }
        contentView.directionalLayoutMargins = CellMetrics.margins(side: 16)
        contentView.becomeContentView(of: self)
    }

    // MARK: - Content

    /// Between what stands at the cell's sides; add views of your own here.
    public let contentView = UIView()
    var labels = CellLabels()

    open var textLabel: UILabel? { labels.text(of: self) }
    /// Nil in the default style.
    open var detailTextLabel: UILabel? { cellStyle == .default ? nil : labels.detail(of: self) }
    open var imageView: UIImageView? { cellStyle == .value2 ? nil : labels.image(of: self) }

    let configurations = CellConfigurations()

    /// The content as a value; it takes the place of labels and image.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            configurations.content = newValue
            showContent()
            contentDidChange()
        }
    }

    /// The content wants another height: a row that sizes itself gets it before the next frame.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableView)?.contentOfCellDidChange(self)
    }

    /// Whether the content configuration is updated for the cell's state.
    open var automaticallyUpdatesContentConfiguration = true

    /// An empty configuration of the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .value1, .value2: .valueCell()
        case .default: .cell()
        case .subtitle: .subtitleCell()
        }
    }

    /// The background as a value, in place of `backgroundView`, `selectedBackgroundView` and `backgroundColor`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.background = newValue
            if newValue != nil {
                backgroundView = nil
                selectedBackgroundView = nil
                backgroundColor = nil
            }
            showBackground()
        }
    }

    /// Whether the background configuration is updated for the cell's state.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The background configuration of a cell in this table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        isInGroupedTable ? .listGroupedCell() : .listPlainCell()
    }

    /// What the cell is in. Override it to add values of your own.
    open var configurationState: UICellConfigurationState { makeConfigurationState() }

    /// Has `updateConfiguration(using:)` called before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Override it to give the cell configurations for a state; it runs `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// Gives the cell configurations for a state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    // MARK: - Background

    /// Behind all else, of the cell's size.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }
    /// Behind the content while the cell is selected or highlighted; a grey one unless it is set.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { selectedBackgroundDidChange(from: oldValue) } }
    }
    /// As `selectedBackgroundView`, in a table that allows to select several rows.
    open var multipleSelectionBackgroundView: UIView?
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { showSelection(animated: false) } }
    }

    // MARK: - States

    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Has the cell look selected or not. Override it to show that in a way of your own, and call super.
    open func setSelected(_ selected: Bool, animated: Bool) { changeSelected(selected, animated: animated) }

    /// Has the cell look pressed or not. Override it to show that in a way of your own, and call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        changeHighlighted(highlighted, animated: animated)
    }

    /// Before the cell is given to another row: undo what the last one set and the next does not. Call super.
    open func prepareForReuse() {}

    // MARK: - Accessories

    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoriesDidChange() } }
    }
    /// In place of the accessory of the type, in its own size.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoriesDidChange(removing: oldValue) } }
    }
    /// While the table is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
    }
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoriesDidChange(removing: oldValue) } }
    }

    // MARK: - Indentation and separators

    /// Steps that the content is moved in by.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }
    /// Points a step.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }
    /// Points from the sides, in place of the table's: left is the leading one.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: separatorLeading, bottom: 0, right: 0) }
        set {
            require(newValue.isFinite, "\(debugName).separatorInset: \(newValue) is not finite")
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?

    // MARK: - Editing

    /// Whether the table is edited, and the row with it.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    /// What the table offers to do with the row.
    public internal(set) var editingStyle = EditingStyle.none
    /// Whether the handle is shown that moves the row.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { accessoriesDidChange() } }
    }
    /// Whether content makes room for the control of the editing style.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }
    /// Whether the button is shown that confirms deleting the row.
    public internal(set) var showingDeleteConfirmation = false

    // MARK: - State

    /// Called when the user has selected the row: a segue of a storyboard.
    package var selectedByUser: (() -> Void)?
    /// The row that the cell shows.
    var rowInTable: IndexPath?
    var storedIsSelected = false
    var storedIsHighlighted = false
    var storedIsEditing = false
    var needsConfigurationUpdate = false
    /// Whether the background colour is the table's, for want of one of the cell's own.
    var hasTableBackground = false
    /// Whether `selectedBackgroundView` is the table's.
    var grayBackgroundView: UIView?
    var parts = CellParts()
    var place = CellPlace()
    /// Points by which a swipe has moved the content.
    var swipeOffset: CGFloat = 0

    // MARK: - Overrides

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCell()
    }

    /// The height of the content at a width, and the line below it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // Cells that place their content by hand say what fits.
        let height =
            isLaidOutByHand
            ? sizeThatFits(CGSize(width: targetSize.width, height: 0)).height
            : fittingHeight(width: targetSize.width)
        return CGSize(width: targetSize.width, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    @_spi(Overriding) public override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        setNeedsLayout()
    }

    /// The labels are in the content view, and laid out by the cell.
    @_spi(Overriding) public override func intrinsicContentSizeDidChange(inside subview: UIView) {
        if !labels.isEmpty { setNeedsLayout() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        if configurations.content != nil || configurations.background != nil
            || configurationUpdateHandler != nil
        {
            setNeedsUpdateConfiguration()
        }
    }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility { cellAccessibility }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("accessory", case: accessoryType, unless: .none)
        description.append("isSelected", isSelected, unless: false)
    }
}
