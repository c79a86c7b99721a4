public import DrydockViews

/// Shows snapshots in a collection view: gives it counts and cells, and works out what changes from one snapshot to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item: dequeues it and fills it.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Makes a supplementary view: dequeues it and fills it.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Makes headers, footers and so on; has to be set where the layout has any.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// What happens when the user moves items by hand, which they do for as long as `canReorderItem` is set.
    open var reorderingHandlers = ReorderingHandlers()
    /// What happens when the user expands and collapses items.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private(set) weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    /// Of sections that were given an outline.
    var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Becomes the data source of a collection view, which does not keep it alive.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: - Applying

    /// Shows a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: what is shown from now on.
    ///   - animatingDifferences: whether cells come, go and move within 0.3 s, or at once. Cells that stay are not made anew either way.
    ///   - completion: is called when all are at their places.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot, isAnimated: animatingDifferences, completion)
        dropOutlines()
    }

    func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        isAnimated: Bool,
        _ completion: (() -> Void)?
    ) {
        guard let view = collectionView, !view.needsCounts else { return reload(snapshot, completion) }
        let changes = ListChanges(from: current, to: snapshot)
        var kept = snapshot
        kept.forgetUpdates()
        guard !changes.isEmpty else {
            current = kept
            completion?()
            return
        }
        func perform() {
            view.perform(
                changes,
                { self.current = kept },
                completion: completion.map { done in { _ in done() } }
            )
        }
        if isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
    }

    /// Shows a snapshot, and returns when all cells are at their places.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
        }
    }

    /// Shows a snapshot with all cells made anew, without working out what differs.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        reload(snapshot, completion)
        dropOutlines()
    }

    private func reload(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ completion: (() -> Void)?
    ) {
        current = snapshot
        current.forgetUpdates()
        collectionView?.reloadData()
        completion?()
    }

    /// As the method with a completion.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot, completion: { continuation.resume() })
        }
    }

    // MARK: - Identifiers

    /// What is shown, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        current
    }

    /// The section at an index; nil outside of the data.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

    /// Where a section is; nil for one that is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    /// The item at a path; nil outside of the data.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: indexPath.item, inSectionAt: indexPath.section)
    }

    /// Where an item is; nil for one that is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.location(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    // MARK: - Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSectionAt: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath),
            let cell = cellProvider(collectionView, indexPath, item)
        else {
            fatalError(
                "\(collectionView.debugName): the cell provider returned no cell for the item at \(Array(indexPath))"
            )
        }
        return cell
    }

    /// What `reorderingHandlers` say.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moveItem(from: sourceIndexPath, to: destinationIndexPath)
    }

    /// None unless overridden.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// To be overridden where there are titles.
    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath {
        fatalError("\(type(of: self)): override collectionView(_:indexPathForIndexTitle:at:)")
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError(
                """
                \(collectionView.debugName): the layout has a supplementary view \(kind) at \(Array(indexPath)); set \
                supplementaryViewProvider, and have it return one
                """
            )
        }
        return view
    }
}
