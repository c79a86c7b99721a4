import Drydock

extension ListSubject {
    /// A list that scrolls 100 points a turn.
    init(name: String, _ host: ApplicationHost, _ view: UIScrollView, keeping source: AnyObject) {
        self.name = name
        turn = {
            withExtendedLifetime(source) {
                host.perform { view.contentOffset.y += 100 }
                _ = host.render()
            }
        }
    }

    /// A collection view with a compositional layout of list cells, which say their height.
    static func compositionalList(_ rows: Int) -> ListSubject {
        let host = ApplicationHost(size: CGSize(width: 390, height: 844), scale: 3, showsStatusBar: false)
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.showsSeparators = true
        let view = UICollectionView(
            frame: host.window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        let source = ItemSource(count: rows)
        host.perform {
            view.dataSource = source
            host.window.addSubview(view)
        }
        _ = host.render()
        return ListSubject(
            name: "a compositional list of \(rows) rows, measured",
            host,
            view,
            keeping: source
        )
    }
}

/// As many rows as one likes.
private final class ItemSource: NSObject, UICollectionViewDataSource {
    private let count: Int
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, row in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Row \(row)"
        content.secondaryText = row % 3 == 0 ? "A line about it, and another one after that" : "A line"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
    }

    init(count: Int) {
        self.count = count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
    }
}
