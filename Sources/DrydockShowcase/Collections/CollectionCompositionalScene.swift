import Drydock
import DrydockAnchorage

/// A shop's front page: cards to page through, round pictures to push along, and a grid with badges, put together from sections.
final class CollectionCompositionalScene: UIViewController {
    private nonisolated enum Section: Int, CaseIterable, Sendable {
        case featured, people, grid

        var title: String {
            switch self {
            case .featured: "Featured"
            case .people: "People"
            case .grid: "New this week"
            }
        }
    }

    private nonisolated struct Item: Hashable, Sendable {
        let section: Section
        let number: Int
    }

    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>?
    private let colors: [UIColor] = [
        .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemBlue,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        view.addSubview(collectionView)
        collectionView.edgeAnchors == view.edgeAnchors
        dataSource = makeDataSource()
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        for section in Section.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<9).map { Item(section: section, number: $0) })
        }
        dataSource?.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let cards = UICollectionView.CellRegistration<TileCell, Item> { [colors] cell, _, item in
            cell.show(
                item.section == .featured ? "Card \(item.number + 1)" : "\(item.number + 1)",
                on: colors[item.number % colors.count],
                cornerRadius: item.section == .people ? 44 : 16
            )
        }
        let headers = UICollectionView.SupplementaryRegistration<TitleHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            header.title = Section(rawValue: path.section)?.title
        }
        let badges = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: "badge") {
            badge,
            _,
            path in
            badge.isHidden = path.item % 3 != 0
        }
        let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            view,
            path,
            item in
            view.dequeueConfiguredReusableCell(using: cards, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, kind, path in
            kind == "badge"
                ? view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
                : view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        return source
    }

    // MARK: - Layout

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                Section(rawValue: index).map {
                    CollectionCompositionalScene.makeSection($0, environment.traitCollection)
                }
            },
            configuration: configuration
        )
    }

    private static func makeSection(_ section: Section, _ traits: UITraitCollection)
        -> NSCollectionLayoutSection
    {
        let layout: NSCollectionLayoutSection
        switch section {
        case .featured:
            layout = makeRow(width: .fractionalWidth(0.85), height: 180)
            layout.orthogonalScrollingBehavior = .groupPagingCentered
        case .people:
            layout = makeRow(width: .absolute(88), height: 88)
            layout.orthogonalScrollingBehavior = .continuous
        case .grid: layout = makeGrid()
        }
        layout.interGroupSpacing = 12
        layout.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(TitleHeader.height(48, compatibleWith: traits))
            ),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
        layout.boundarySupplementaryItems = [header]
        layout.supplementariesFollowContentInsets = false
        return layout
    }

    private static func makeRow(width: NSCollectionLayoutDimension, height: CGFloat)
        -> NSCollectionLayoutSection
    {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            )
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height)),
            subitems: [item]
        )
        return NSCollectionLayoutSection(group: group)
    }

    private static func makeGrid() -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(22), heightDimension: .absolute(22)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing],
                fractionalOffset: CGPoint(x: 0.3, y: -0.3)
            )
        )
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3),
                heightDimension: .fractionalHeight(1)
            ),
            supplementaryItems: [badge]
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalWidth(1 / 3)
            ),
            subitem: item,
            count: 3
        )
        group.interItemSpacing = .fixed(12)
        return NSCollectionLayoutSection(group: group)
    }

    // MARK: - Views

    private final class BadgeView: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            configureView()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            configureView()
        }

        private func configureView() {
            backgroundColor = .systemRed
            layer.cornerRadius = 11
            layer.borderWidth = 2
            layer.borderColor = UIColor.white.cgColor
        }
    }
}
