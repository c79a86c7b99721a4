import Drydock
import DrydockAnchorage

/// Settings as a list: what a cell shows is a value, and so is what stands beside it.
final class CollectionListScene: UIViewController {
    private nonisolated struct Row: Hashable, Sendable {
        let title: String
        let symbol: String
        var value: String?
        var isChosen = false
    }

    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<String, Row>?

    private var sections: [(name: String, rows: [Row])] = [
        (
            "Connections",
            [
                Row(title: "Wireless", symbol: "wifi", value: "Harbour"),
                Row(title: "Messages", symbol: "envelope", value: "2 new"),
                Row(title: "Notifications", symbol: "bell"),
            ]
        ),
        (
            "Appearance",
            [
                Row(title: "Automatic", symbol: "gear", isChosen: true),
                Row(title: "Light", symbol: "sun.max"),
                Row(title: "Dark", symbol: "moon"),
            ]
        ),
        (
            "About",
            [
                Row(title: "Version", symbol: "info.circle", value: "1.0"),
                Row(title: "Share", symbol: "square.and.arrow.up"),
            ]
        ),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.edgeAnchors == view.edgeAnchors
        collectionView.delegate = self
        dataSource = makeDataSource()
        showSections()
    }

    private func showSections() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Row>()
        for section in sections {
            snapshot.appendSections([section.name])
            snapshot.appendItems(section.rows)
        }
        dataSource?.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, Row> {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = UIListContentConfiguration.valueCell()
            content.text = row.title
            content.secondaryText = row.value
            content.image = UIImage(systemName: row.symbol)
            cell.contentConfiguration = content
            cell.accessories = [row.isChosen ? .checkmark() : .disclosureIndicator()]
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [names = sections.map(\.name)] header, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = names[path.section]
            header.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<String, Row>(collectionView: collectionView) {
            view,
            path,
            row in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        return source
    }
}

extension CollectionListScene: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard sections[indexPath.section].rows.contains(where: \.isChosen) else { return }
        for index in sections[indexPath.section].rows.indices {
            sections[indexPath.section].rows[index].isChosen = index == indexPath.item
        }
        showSections()
    }
}
