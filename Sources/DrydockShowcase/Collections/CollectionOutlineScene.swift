import Drydock
import DrydockAnchorage

/// An outline: headers show what is below them and hide it again, rows are swiped, and moved while they are edited.
final class CollectionOutlineScene: UIViewController {
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<String, String>?

    private let folders: [(name: String, symbol: String, items: [String])] = [
        ("Letters", "envelope", ["Unread", "Drafts", "Sent"]),
        ("Reminders", "bell", ["Today", "This Week"]),
        ("Documents", "folder", ["Charts", "Logbook", "Tides"]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.edgeAnchors == view.edgeAnchors
        dataSource = makeDataSource()
        dataSource?.reorderingHandlers.canReorderItem = { [folders] item in
            !folders.contains { $0.name == item }
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        for folder in folders {
            outline.append([folder.name])
            outline.append(folder.items, to: folder.name)
        }
        outline.expand([folders[0].name, folders[2].name])
        dataSource?.apply(outline, to: "folders", animatingDifferences: false)
    }

    /// Shows handles to move rows by.
    func edit() { collectionView.isEditing = true }

    /// Shows what a swipe over the second row offers.
    func swipe() {
        view.layoutIfNeeded()
        UIView.performWithoutAnimation {
            collectionView.showTrailingActions(at: IndexPath(item: 1, section: 0))
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let self, let item = dataSource?.itemIdentifier(for: path),
                !folders.contains(where: { $0.name == item })
            else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                    self?.delete(item)
                    done(true)
                }
            ])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func delete(_ item: String) {
        guard let dataSource else { return }
        var outline = dataSource.snapshot(for: "folders")
        outline.delete([item])
        dataSource.apply(outline, to: "folders")
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, String> {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [folders]
            cell,
            _,
            item in
            let folder = folders.first { $0.name == item }
            var content = cell.defaultContentConfiguration()
            content.text = item
            content.image = folder.flatMap { UIImage(systemName: $0.symbol) }
            cell.contentConfiguration = content
            cell.accessories =
                folder == nil ? [.reorder()] : [.outlineDisclosure(options: .init(style: .header))]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
    }
}
