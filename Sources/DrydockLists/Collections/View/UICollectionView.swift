@_spi(Overriding) public import DrydockViews

/// Shows items in cells, wherever a layout puts them, and only those that can be seen.
///
/// Data come from `dataSource`, or from a `UICollectionViewDiffableDataSource`. Cells and other views are dequeued, and used again
/// for other items once they have left. What a frame costs follows from what is shown and not from how many items there are, as far
/// as the layout keeps to that.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    // MARK: - Making

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        configureView()
    }

    /// Has a nib's layout, or a flow layout.
    public required init?(coder: NSCoder) {
        currentLayout = coder.nib?.collectionLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        configureView()
        coder.nib?.decode(self)
    }

    private func configureView() {
        currentLayout.owner = self
        keepsSafeArea = true
        setNeedsLayout()
    }

    /// Says where elements are. Another one takes over at once; see `setCollectionViewLayout(_:animated:)`.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }

    /// Says how many items there are, and makes their cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            movesItems = nil
            reloadData()
        }
    }

    /// Is told which items come next. Not kept alive.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { setNeedsLayout() }
    }
    /// Whether `prefetchDataSource` is told.
    open var isPrefetchingEnabled = true

    /// Behind all else, as large as the view; it does not scroll. Nil for none.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Opens menus of items; nil until the first is asked for.
    var rowMenu: RowMenu?

    // MARK: - Registering

    /// Has cells of an identifier made by a class; nil for no more.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, for: ReuseKey(.cell, "", identifier), in: self)
    }

    /// Makes cells of a nib whose first object is one; nil forgets the identifier.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        if let nib { return register(cellsOf: nib, identifier) }
        pool.register(nil, for: ReuseKey(.cell, "", identifier), in: self)
    }

    /// Has supplementary views of a kind and an identifier made by a class; nil for no more.
    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(viewClass, for: ReuseKey(.supplementaryView, elementKind, identifier), in: self)
    }

    /// Makes supplementary views of a nib whose first object is one; nil forgets the identifier.
    open func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        if let nib { return register(supplementaryViewsOf: nib, kind, identifier) }
        pool.register(nil, for: ReuseKey(.supplementaryView, kind, identifier), in: self)
    }

    /// A cell for the data source to return: one that is not shown any more, or a new one.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(ReuseKey(.cell, "", identifier), for: indexPath)
    }

    /// A supplementary view for the data source to return.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(
            ReuseKey(.supplementaryView, elementKind, identifier),
            for: .supplementary(elementKind, indexPath)
        )
    }

    // MARK: - Data

    /// Asks the data source for everything anew before the next frame.
    open func reloadData() { reload() }

    open var numberOfSections: Int {
        loadCounts()
        return counts.count
    }

    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        loadCounts()
        require(
            counts.indices.contains(section),
            "\(debugName).numberOfItems(inSection:): there is no section \(section) among \(counts.count)"
        )
        return counts[section]
    }

    // MARK: - Elements

    /// Where the layout has a cell; nil for an item that is not there.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesOnScreen(.cell(indexPath))
    }

    /// Where the layout has a supplementary view; nil for none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesOnScreen(.supplementary(kind, indexPath))
    }

    /// The item at a point of the view's coordinates; nil for none. Only what is shown is found.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }
    /// The item that a cell shows; nil for a cell that is not shown.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }
    /// The cell of an item; nil when it is not shown.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements[.cell(indexPath)] as? UICollectionViewCell
    }
    /// The cells that are shown, in the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }
    /// The items whose cells are shown, in order.
    open var indexPathsForVisibleItems: [IndexPath] {
        elements.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
    }
    /// A supplementary view; nil when it is not shown.
    open func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        elements[.supplementary(elementKind, indexPath)]
    }
    /// The supplementary views of a kind that are shown, in order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
            .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
            .map(\.indexPath).sorted()
    }

    // MARK: - Selecting

    /// Whether a tap selects.
    open var allowsSelection = true {
        didSet { if !allowsSelection { deselectAll() } }
    }
    /// Whether more than one item can be selected; a tap on one that is deselects it.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { deselectAll() } }
    }
    /// As `allowsSelection`, while editing.
    open var allowsSelectionDuringEditing = false
    /// As `allowsMultipleSelection`, while editing.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether cells show what they have for editing.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    /// The selected items in order; nil for none.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects an item, in place of others unless several can be, and scrolls to it. The delegate is not told.
    ///
    /// - Parameters:
    ///   - indexPath: nil to select nothing.
    ///   - animated: whether scrolling is animated.
    ///   - scrollPosition: where it is shown; empty for no scrolling.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }

    /// Deselects an item. The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, indexPath)
    }

    // MARK: - Scrolling

    /// Scrolls until an item is where it should be.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        reveal(indexPath, scrollPosition, animated: animated)
    }

    // MARK: - Layouts

    /// Takes another layout; cells move from their old places to the new ones within 0.3 s when animated.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, completion: nil)
    }

    /// Takes another layout, and says when cells have come to their new places.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    /// Whether cells whose content changes are asked again for their size.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: - Updates

    open func insertSections(_ sections: IndexSet) {
        update { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet) {
        update { $0.deletedSections.formUnion(sections) }
    }
    open func reloadSections(_ sections: IndexSet) {
        update { $0.reloadedSections.formUnion(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections.append(.init(from: section, to: newSection)) }
    }
    open func insertItems(at indexPaths: [IndexPath]) {
        update { $0.insertedItems += indexPaths }
    }
    open func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.deletedItems += indexPaths }
    }
    /// Has items' cells made anew.
    open func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.reloadedItems += indexPaths }
    }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
    }
    /// Asks the data source again to fill the cells of items, which stay the same views.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        update { $0.reconfiguredItems += indexPaths }
    }

    /// Makes several changes at once: deletions, reloads and the origins of moves are in the indexes before all of them, insertions
    /// and destinations in those after.
    ///
    /// - Parameters:
    ///   - updates: changes the data and tells the collection view.
    ///   - completion: is given false when the animation did not come to its end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion: completion)
    }

    // MARK: - Moving an item by hand

    /// Lets an item be moved that is shown and that the data source lets move; others make room for it. Items of sections that
    /// scroll by themselves are not moved.
    /// - Returns: whether it is.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
    /// Moves the item, whose centre comes to a point of the view's coordinates.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moveMovement(to: targetPosition)
    }
    /// Leaves the item where it is now, which the data source is told.
    open func endInteractiveMovement() { endMovement(isCancelled: false) }
    /// Has the item go back to where it was.
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

    // MARK: - State

    var currentLayout: UICollectionViewLayout
    let pool = ReusePool()
    /// Items in each section, as the data source said last.
    var counts: [Int] = []
    /// Whether `counts` are to be asked for. Set by `reloadData`, cleared when they were.
    var needsCounts = true
    /// Whether nothing that is shown stands for anything any more. Set by `reloadData`, cleared by layout.
    var needsFreshElements = false
    /// Whether the layout has to prepare. Set by invalidations, cleared before `prepare()`.
    var needsPrepare = true
    /// Whether what is shown may differ from what the layout says. Set by invalidations and scrolling, cleared by layout.
    var needsElements = true
    /// Set while elements are brought in and out.
    var isLayingOutElements = false
    /// The bounds that the layout was asked about last.
    var laidOutBounds = CGRect.zero
    var boundsChange: AnimatedBoundsChange?
    /// What is shown.
    var elements: [ElementKey: UICollectionReusableView] = [:]
    var selection: Set<IndexPath> = []
    var press: ItemPress?
    /// Where keys have come to.
    var focusedItem: IndexPath?
    var batch: UpdateBatch?
    /// What the element that is being made will be.
    var attributesInMaking: UICollectionViewLayoutAttributes?
    /// Where an element begins or ends in an animation unless the layout, which is being asked, says something else.
    var usualAnimationEnd: (key: ElementKey, attributes: UICollectionViewLayoutAttributes)?
    /// The cell to be filled anew.
    var cellInMaking: UICollectionViewCell?
    var sectionScrollers: [Int: ScrollingSectionView] = [:]
    /// How far sections that scroll by themselves are scrolled.
    var sectionWays: [Int: CGFloat] = [:]
    var movement: ItemMovement?
    /// Whether the data source moves items; nil until it was found out.
    var movesItems: Bool?
    var swiperStorage: RowSwiper?
    var prefetching = Prefetching()
    /// Titles at the side; nil until there are any.
    var sectionIndex: SectionIndexBar?
    /// Whether the content has become smaller while it moved by itself.
    var hasShrunkInMotion = false
    var itemTarget: ItemTarget?
    /// Whether a mirrored layout was scrolled to its beginning on the right.
    var isMirroredStartShown = false

    // MARK: - Overrides

    open override func layoutSubviews() {
        layOutElements()
        super.layoutSubviews()
        if let backgroundView { backgroundView.frame = bounds }
        if let sectionIndex { place(sectionIndex, rows: counts.reduce(0, +)) }
        prefetch()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insetsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        currentLayout.invalidateLayout()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let swiper = swiperStorage, gestureRecognizer === swiper.recognizer, !swiper.shouldBegin() {
            return false
        }
        if gestureRecognizer is ItemMoveGestureRecognizer {
            guard let path = indexPathForItem(at: gestureRecognizer.location(in: self)), let dataSource,
                dataSource.collectionView(self, canMoveItemAt: path)
            else { return false }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginPress(touches, event) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { rowMenu?.moved(touch) }
        guard let press else { return super.touchesMoved(touches, with: event) }
        if press.isHighlighted, press.touch.isDrag { cancelPress() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endPress(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelPress() { super.touchesCancelled(touches, with: event) }
    }

    open override var canBecomeFocused: Bool { takesItemKeys || super.canBecomeFocused }
    @_spi(Overriding) public override var focusRingView: UIView? { markedView }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !moveItem(with: presses) { super.pressesBegan(presses, with: event) }
    }

    @_spi(Overriding) public override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint
    {
        currentLayout.targetContentOffset(
            forProposedContentOffset: proposed,
            withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        )
    }
}
