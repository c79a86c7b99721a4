@_spi(Overriding) public import DrydockViews
public import Foundation

/// Rows in sections, one below the other, of which only those that can be seen have a view.
///
/// Heights are found in O(log n). Rows that size themselves are measured when they are about to be seen; until then they count
/// with an estimate, and what is on the screen stays where it is when that turns out to be wrong. Memory grows with the rows
/// that were measured, not with those that there are.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public let style: Style

    // MARK: - Making a table

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        configureTable()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = coder.nib?.tableStyle ?? .plain
        super.init(coder: coder)
        configureTable()
        coder.nib?.decode(self)
    }

    private func configureTable() {
        alwaysBounceVertical = true
        keepsSafeArea = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        _ = swiper
    }

    // MARK: - Data

    /// Gives the rows. Not kept alive.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            unanswered.subtract(.ofDataSource)
            knowsMoves = false
            setNeedsReload()
        }
    }

    /// Is told which rows come next. Not kept alive.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { setNeedsLayout() }
    }
    /// Whether `prefetchDataSource` is told.
    open var isPrefetchingEnabled = true

    /// Is asked and told what the table does. Not kept alive.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            guard delegate !== oldValue else { return }
            unanswered.subtract(.ofDelegate)
            setNeedsReload()
        }
    }

    /// Asks for everything again, and forgets what was selected. Cells are asked for in the next layout.
    open func reloadData() { reload() }

    open var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        require(
            geometry.sections.indices.contains(section),
            "\(debugName).numberOfRows(inSection:): there is no section \(section), but \(geometry.sections.count)"
        )
        return geometry.sections[section].rows.count
    }

    /// Opens menus of rows; nil until the first is asked for.
    var rowMenu: RowMenu?
    /// Whether rows are no wider than can be read well.
    var cellsFollowReadableWidth = false
    /// The data source of a table whose rows stand in a nib.
    var staticRows: NibStaticRows?
    /// Whether the rows stand in a nib.
    package var hasStaticRows: Bool { staticRows != nil }

    // MARK: - Heights

    /// Points, or `automaticDimension` for rows as high as their content; that is the default.
    open var rowHeight = UITableView.automaticDimension {
        didSet { heightDidChange(rowHeight, from: oldValue, "rowHeight") }
    }
    /// Points; 0 has rows not size themselves.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { heightDidChange(estimatedRowHeight, from: oldValue, "estimatedRowHeight") }
    }
    /// Whether rows whose cells change are measured again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { heightDidChange(sectionHeaderHeight, from: oldValue, "sectionHeaderHeight") }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { heightDidChange(sectionFooterHeight, from: oldValue, "sectionFooterHeight") }
    }
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet {
            heightDidChange(estimatedSectionHeaderHeight, from: oldValue, "estimatedSectionHeaderHeight")
        }
    }
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet {
            heightDidChange(estimatedSectionFooterHeight, from: oldValue, "estimatedSectionFooterHeight")
        }
    }
    /// Points above each header of a plain table; 22 by default, as `automaticDimension`.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { heightDidChange(sectionHeaderTopPadding, from: oldValue, "sectionHeaderTopPadding") }
    }

    /// Above the first section, as wide as the table and as high as its frame.
    open var tableHeaderView: UIView? {
        didSet { tableEdgeDidChange(from: oldValue, to: tableHeaderView) }
    }
    /// Below the last section, as wide as the table and as high as its frame.
    open var tableFooterView: UIView? {
        didSet { tableEdgeDidChange(from: oldValue, to: tableFooterView) }
    }
    /// Behind all rows, of the table's size; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView !== oldValue { oldValue?.removeFromSuperview() } else { return }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: - Separators

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { restyleCells() } }
    }
    /// What separators do to what lies behind them, below their colour; nil for nothing.
    open var separatorEffect: UIVisualEffect? {
        didSet { if separatorEffect !== oldValue { restyleCells() } }
    }
    /// `UIColor.separator` for nil.
    open var separatorColor: UIColor? = .separator {
        didSet { if separatorColor != oldValue { restyleCells() } }
    }
    /// Points from the sides: left is the leading one. Until it is set, lines begin where the cell's text does.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set { setSeparatorInset(newValue) }
    }
    var ownSeparatorInset: UIEdgeInsets?
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { restyleCells() } }
    }
    /// Whether cells' content keeps out of what bars and corners cover at the sides.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { restyleCells() } }
    }

    // MARK: - Cells

    /// Makes cells of a class; nil forgets the identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.register(cellClass, identifier, of: self)
    }

    /// Makes cells of a nib whose first object is one; nil forgets the identifier. The cell gets this identifier.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        if let nib { return register(cellsOf: nib, identifier) }
        reuse.register(nil, identifier, of: self)
    }

    /// Makes headers and footers of a class; nil forgets the identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.registerHeaderFooter(aClass, identifier, of: self)
    }

    /// Makes headers and footers of a nib whose first object is one; nil forgets the identifier.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        if let nib { return register(headersAndFootersOf: nib, identifier) }
        reuse.registerHeaderFooter(nil, identifier, of: self)
    }

    /// A cell that is out of use, after `prepareForReuse()`, or a new one of what was registered; nil without either.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reuse.dequeueCell(identifier)
    }

    /// As above; what is not registered stops the program.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        guard let cell = reuse.dequeueCell(identifier) else {
            fatalError(
                "\(debugName): unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        return cell
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        reuse.dequeueHeaderFooter(identifier)
    }

    /// From top to bottom.
    open var visibleCells: [UITableViewCell] {
        prepareRows()
        return rows.keys.sorted().compactMap { rows[$0] }
    }

    /// From top to bottom; nil when none is to be seen.
    open var indexPathsForVisibleRows: [IndexPath]? {
        prepareRows()
        return rows.isEmpty ? nil : rows.keys.sorted()
    }

    /// The cell of a row; nil while it cannot be seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows[indexPath] }

    /// Where a cell is; nil for one that shows no row.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.rowInTable.flatMap { rows[$0] === cell ? $0 : nil }
    }

    /// The view of a header; nil while it cannot be seen.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: - Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    /// Rows of an editing table have a circle to be selected by.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { restyleCells() } }
    }

    /// The first of the selected rows.
    open var indexPathForSelectedRow: IndexPath? { selected.min() }
    /// From top to bottom; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects a row, or none for nil; tells nobody.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }

    /// Deselects a row; tells nobody.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: - Scrolling

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, scrollPosition, animated: animated)
    }

    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        nearestSelectedRow.map { scrollToRow(at: $0, at: scrollPosition, animated: animated) }
    }

    /// Tells of several changes at once, which are shown as one. Deletions and reloads count with indices before the updates,
    /// insertions with those after them.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdate()
        updates?()
        endUpdate(completion)
    }

    /// As `performBatchUpdates`, up to `endUpdates()`.
    open func beginUpdates() { beginUpdate() }
    open func endUpdates() { endUpdate(nil) }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.insert(indexPaths, animation) }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.delete(indexPaths, animation) }
    }

    /// Asks for other cells for the rows.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reload(indexPaths, animation) }
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.move(indexPath, to: newIndexPath) }
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertSections(sections, animation) }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deleteSections(sections, animation) }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadSections(sections, animation) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(section, to: newSection) }
    }

    /// Asks the data source to fill the cells of visible rows anew, in place: `dequeueReusableCell(withIdentifier:for:)` gives
    /// the same cell, without `prepareForReuse()`.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: - Editing

    /// Whether rows can be deleted, inserted and moved.
    open var isEditing: Bool {
        get { isEditingRows }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: - State

    var geometry = TableGeometry()
    /// Set by whatever makes the known rows wrong, cleared when they are loaded.
    var needsReload = true
    /// Cells that show rows.
    var rows: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    let reuse = TableReuse()
    var selected: Set<IndexPath> = []
    var highlighted: IndexPath?
    /// Where the arrow keys have come to.
    var focusedRow: IndexPath?
    var unanswered: TableQuestions = []
    /// The width that heights were measured for.
    var knownWidth: CGFloat = 0
    var isLoading = false
    var updates: TableUpdates?
    /// The update that is being shown.
    var transition: TableTransition?
    var scrollTarget: ScrollTarget?
    /// Headers and footers that are new since the last layout.
    var freshEdges: [(kind: EdgeKind, section: Int)] = []
    /// Views of the first section that were asked for before they are seen.
    var probed: [EdgeKind: UIView] = [:]
    /// Whether `movesRows` has found out.
    var knowsMoves = false
    /// Made at the beginning, for its recogniser.
    private(set) lazy var swiper = RowSwiper(self)
    /// Titles at the side; nil until there are any, or looks for them.
    var sectionIndex: SectionIndexBar?
    var prefetching = Prefetching()
    var isEditingRows = false
    var isLayingOutRows = false
    var reordering: RowReordering?

    // MARK: - Overrides

    open override func layoutSubviews() {
        layOutRows()
        super.layoutSubviews()
        prefetch()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection ?? UITraitCollection()
        if traitCollection.differs(from: old, in: UITableView.traitsAffectingHeights) { forgetHeights() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        restyleCells()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressBegan(touches, event)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pressMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pressEnded(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressCancelled() }

    open override var canBecomeFocused: Bool { takesRowKeys || super.canBecomeFocused }
    @_spi(Overriding) public override var focusRingView: UIView? { markedView }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !moveRow(with: presses) { super.pressesBegan(presses, with: event) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer !== swiper.recognizer || swiper.shouldBegin())
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("style", case: style, unless: .plain)
    }
}
