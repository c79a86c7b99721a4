public import DrydockViews
public import Foundation

/// A table's data source that is given whole snapshots, and tells the table what has changed from one to the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Makes the cell of an item, as a data source does; nil is a caller's bug.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// How rows come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Becomes the data source of the table, which does not keep it alive.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: - Snapshots

    /// What is shown, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        current
    }

    /// Shows a snapshot: rows that stay keep their cells, others come and go.
    ///
    /// - Parameters:
    ///   - snapshot: what is to be shown.
    ///   - animatingDifferences: whether rows move to their places, or are there at once.
    ///   - completion: is called once all are there.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard let tableView else {
            take(snapshot)
            completion?()
            return
        }
        let changes = ListChanges(from: current, to: snapshot)
        let show = {
            tableView.performBatchUpdates {
                self.take(snapshot)
                self.tell(tableView, changes)
            } completion: { _ in
                completion?()
            }
            if !changes.reconfiguredItems.isEmpty { tableView.reconfigureRows(at: changes.reconfiguredItems) }
        }
        if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
    }

    /// Shows a snapshot, and returns once all rows are in their places.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot with new cells for all rows.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        take(snapshot)
        tableView?.reloadData()
        completion?()
    }

    private func take(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        current = snapshot
        current.reloadedSections = IdentifierList()
        current.reloadedItems = IdentifierList()
        current.reconfiguredItems = IdentifierList()
    }

    private func tell(_ table: UITableView, _ changes: ListChanges) {
        let animation = defaultRowAnimation
        table.deleteSections(changes.deletedSections, with: animation)
        table.insertSections(changes.insertedSections, with: animation)
        table.reloadSections(changes.reloadedSections, with: animation)
        for move in changes.movedSections { table.moveSection(move.from, toSection: move.to) }
        table.deleteRows(at: changes.deletedItems, with: animation)
        table.insertRows(at: changes.insertedItems, with: animation)
        table.reloadRows(at: changes.reloadedItems, with: animation)
        for move in changes.movedItems { table.moveRow(at: move.from, to: move.to) }
    }

    // MARK: - Finding

    /// Nil for a row that there is not.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: indexPath.row, inSectionAt: indexPath.section)
    }

    /// Nil for an item that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.location(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
    }

    /// Nil for a section that there is not.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

    /// Nil for a section that is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: - Data source

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSectionAt: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            fatalError(
                "\(Self.self): the table asks for row \(indexPath.row) of section \(indexPath.section), which its snapshot does not have"
            )
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            fatalError(
                "\(Self.self): the cell provider returned no cell for \(item) at row \(indexPath.row) of section \(indexPath.section)"
            )
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.unanswered.insert(.headerTitle)
        return nil
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.unanswered.insert(.footerTitle)
        return nil
    }

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }

    /// False unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// False unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        tableView.unanswered.insert(.commit)
    }

    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        tableView.unanswered.insert(.move)
    }
}
