import DrydockViews

extension UICollectionViewDiffableDataSource {
    /// What happens when the user moves an item by hand.
    @preconcurrency @MainActor
    public struct ReorderingHandlers {
        /// Called with what has changed.
        public typealias Handler = (
            _ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
        ) -> Void

        /// Whether an item can be moved; none can where it is nil.
        public var canReorderItem: ((_ item: ItemIdentifierType) -> Bool)?
        /// Before the data source takes the change over.
        public var willReorder: Handler?
        /// After that: the place to change data of your own.
        public var didReorder: Handler?

        public init() {}
    }

    /// What happens when the user expands and collapses items of an outline.
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
        /// Whether an item can be expanded; true for nil.
        public var shouldExpandItem: ((_ item: ItemType) -> Bool)?
        public var willExpandItem: ((_ item: ItemType) -> Void)?
        /// Whether an item can be collapsed; true for nil.
        public var shouldCollapseItem: ((_ item: ItemType) -> Bool)?
        public var willCollapseItem: ((_ item: ItemType) -> Void)?
        /// Gives what is below an item that is about to be expanded, in place of what is there; nil for no change.
        public var snapshotForExpandingParent:
            (
                (_ parent: ItemType, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<ItemType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemType>
            )?

        public init() {}
    }

    // MARK: - Sections

    /// Shows an outline in a section, which comes to the end where it is not there yet. Other sections stay as they are.
    ///
    /// - Parameters:
    ///   - snapshot: the section's items from now on, of which those below expanded ones only are shown.
    ///   - section: where.
    ///   - animatingDifferences: whether cells come, go and move within 0.3 s, or at once.
    ///   - completion: is called when all are at their places.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var whole = current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        outlines[section] = snapshot
        show(whole, isAnimated: animatingDifferences, completion)
        for case let cell as UICollectionViewListCell in collectionView?.visibleCells ?? [] {
            cell.outlineDidChange()
        }
    }

    /// Shows an outline in a section, and returns when all cells are at their places.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(
                snapshot,
                to: section,
                animatingDifferences: animatingDifferences,
                completion: { continuation.resume() }
            )
        }
    }

    /// What a section shows, as an outline, to be changed and applied; empty for a section that is not there.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        outline(of: section, in: current)
    }

    private func outline(
        of section: SectionIdentifierType,
        in snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if snapshot.indexOfSection(section) != nil {
            outline.append(snapshot.itemIdentifiers(inSection: section))
        }
        return outline
    }

    /// Forgets outlines of sections that show something else now.
    func dropOutlines() {
        outlines = outlines.filter { section, outline in
            current.indexOfSection(section) != nil
                && current.itemIdentifiers(inSection: section) == outline.visibleItems
        }
    }

    // MARK: - Moving by hand

    /// Takes an item to another place in the data, as the collection view shows it already.
    func moveItem(from source: IndexPath, to target: IndexPath) {
        guard let item = itemIdentifier(for: source), let from = sectionIdentifier(for: source.section),
            let to = sectionIdentifier(for: target.section), source != target
        else { return }
        let initial = current
        var final = current
        final.deleteItems([item])
        let rest = final.itemIdentifiers(inSection: to)
        if target.item < rest.count {
            final.insertItems([item], beforeItem: rest[target.item])
        } else {
            final.appendItems([item], toSection: to)
        }
        let sections = from == to ? [from] : [from, to]
        let before = sections.map { outline(of: $0, in: initial) }
        moveInOutlines(item, from, to, target.item, rest)
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: initial,
            finalSnapshot: final,
            sectionTransactions: zip(sections, before).map { section, old in
                NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section,
                    initialSnapshot: old,
                    finalSnapshot: outline(of: section, in: final)
                )
            }
        )
        reorderingHandlers.willReorder?(transaction)
        current = final
        reorderingHandlers.didReorder?(transaction)
    }

    /// An item of an outline goes beside the one that follows it now, or else the one before it, with what is below it.
    private func moveInOutlines(
        _ item: ItemIdentifierType,
        _ from: SectionIdentifierType,
        _ to: SectionIdentifierType,
        _ place: Int,
        _ rest: [ItemIdentifierType]
    ) {
        var branch = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        branch.append([item])
        if outlines[from]?.contains(item) == true {
            outlines[from].map { branch = $0.snapshot(of: item, includingParent: true) }
            outlines[from]?.delete([item])
        }
        guard outlines[to] != nil else { return }
        if place < rest.count, !branch.contains(rest[place]) {
            outlines[to]?.insert(branch, before: rest[place])
        } else if let last = rest.last, !branch.contains(last) {
            outlines[to]?.insert(branch, after: last)
        } else {
            outlines[to] = branch
        }
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outline(at path: IndexPath) -> OutlinePlace? {
        guard !outlines.isEmpty, let section = sectionIdentifier(for: path.section),
            let outline = outlines[section], let item = itemIdentifier(for: path), outline.contains(item)
        else { return nil }
        return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
    }

    func toggleOutline(at path: IndexPath) {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
            var outline = outlines[section], outline.contains(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }
}
