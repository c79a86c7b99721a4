import Drydock
import DrydockTesting

/// A list of 320 × 480 points at two pixels a point, of cells that show their items, under a diffable data source.
@MainActor
final class ListStage {
    let view: UICollectionView
    let screen: Screen
    private(set) var source: UICollectionViewDiffableDataSource<Int, String>
    var fill: (UICollectionViewListCell, String) -> Void

    init(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        _ sections: [[String]] = [],
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection(),
        configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
        fill: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
    ) {
        let size = CGSize(width: 320, height: 480)
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configure(&configuration)
        let view = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        self.view = view
        self.fill = fill
        let controller = UIViewController()
        screen = Screen(size: size, scale: 2, direction: direction, traits: traits, showsStatusBar: false) {
            controller
        }
        let filler = Filler()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell,
            _,
            item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            filler.fill(cell, item)
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        filler.fill = { [weak self] in self?.fill($0, $1) }
        perform {
            controller.view.addSubview(view)
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            for (section, items) in sections.enumerated() {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            source.apply(snapshot, animatingDifferences: false)
        }
    }

    private final class Filler {
        var fill: (UICollectionViewListCell, String) -> Void = { _, _ in }
    }

    func perform(_ body: () -> Void) {
        screen.perform(body)
        screen.settle()
    }

    /// What the cells that are seen show.
    var texts: [String] {
        view.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "" }
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    /// The middle of a cell, on the screen.
    func middle(_ item: Int, _ section: Int = 0, x: CGFloat = 160) -> CGPoint {
        let frame = cell(item, section)?.frame ?? .zero
        return view.convert(CGPoint(x: x, y: frame.midY), to: nil)
    }

    func tap(_ point: CGPoint) {
        screen.tap(at: point)
        screen.settle()
    }

    func drag(from start: CGPoint, to end: CGPoint) {
        screen.drag(from: start, to: end, duration: 0.4)
        screen.settle()
    }
}
