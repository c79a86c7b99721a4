import Drydock
import DrydockCatalogue

extension FrameSubject {
    /// Collection views of 100,000 items, scrolled by a third of a screen each turn.
    static func collections(_ scale: Int) -> [FrameSubject] {
        [
            scrolled(scale, "a grid of 100,000 items", makeGrid()),
            scrolled(scale, "a list of 100,000 rows that say their height", makeList()),
        ]
    }

    /// Six points of a grouped table whose cells have images and two lines: 8,000 points down, and up again.
    static func cellsStep(_ scale: Int) -> FrameSubject {
        let host = ApplicationHost(
            size: CatalogueEntry.referenceSize,
            scale: CGFloat(scale),
            showsStatusBar: false
        )
        let table = UITableView(frame: host.window.bounds, style: .insetGrouped)
        let source = CellSource()
        host.perform {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.showsVerticalScrollIndicator = false
            table.dataSource = source
            host.window.addSubview(table)
        }
        _ = host.render()
        var way: CGFloat = 6
        return FrameSubject(name: "a grouped table with images, one step of its scrolling") {
            // The table does not keep its source.
            _ = source
            if !(0...8000).contains(table.contentOffset.y + way) { way = -way }
            host.perform { table.contentOffset.y += way }
            _ = host.render()
        }
    }

    private static func scrolled(
        _ scale: Int,
        _ name: String,
        _ layout: UICollectionViewLayout
    ) -> FrameSubject {
        let host = ApplicationHost(size: CatalogueEntry.referenceSize, scale: CGFloat(scale))
        let screen = ItemsScreen(layout)
        host.perform { host.window.rootViewController = screen }
        host.finishAnimations()
        return FrameSubject(name: "\(name), scrolled") {
            host.perform {
                let end = screen.collectionView.contentSize.height - 844
                let next = screen.collectionView.contentOffset.y + 281
                screen.collectionView.contentOffset.y = next < end ? next : 0
            }
            _ = host.render()
        }
    }

    private static func makeGrid() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 88, height: 88)
        return layout
    }

    private static func makeList() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)
        )
    }
}

private final class CellSource: NSObject, UITableViewDataSource {
    private let image = UIImage(systemName: "star.fill")

    func numberOfSections(in tableView: UITableView) -> Int { 100 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Row \(indexPath.row)"
        content.secondaryText = "A line about it"
        content.image = image
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

private final class ItemsScreen: UICollectionViewController {
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(number)"
        cell.contentConfiguration = content
    }

    init(_ layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        100_000
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
    }
}
