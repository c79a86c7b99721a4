import Drydock
import DrydockAnchorage

/// Colours in a grid, by families, with headers that stay in sight.
final class CollectionGridScene: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private enum Constant {
        static let margin: CGFloat = 16
        static let spacing: CGFloat = 10
        static let header: CGFloat = 44
    }

    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private let families: [(name: String, colors: [UIColor])] = [
        ("Warm", [.systemRed, .systemOrange, .systemYellow, .systemPink, .systemBrown]),
        (
            "Cold",
            [.systemBlue, .systemTeal, .systemIndigo, .systemCyan, .systemMint, .systemGreen, .systemPurple]
        ),
        ("Grey", [.systemGray, .darkGray]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.allowsMultipleSelection = true
        collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
        collectionView.register(
            TitleHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title"
        )
        view.addSubview(collectionView)
        collectionView.edgeAnchors == view.edgeAnchors
    }

    private func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 78, height: 78)
        layout.minimumLineSpacing = Constant.spacing
        layout.minimumInteritemSpacing = Constant.spacing
        layout.sectionInset = UIEdgeInsets(top: 0, left: Constant.margin, bottom: 20, right: Constant.margin)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(
            width: 0,
            height: TitleHeader.height(Constant.header, compatibleWith: collectionView.traitCollection)
        )
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { families.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        families[section].colors.count * 3
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
        let colors = families[indexPath.section].colors
        (cell as? SwatchCell)?.show("\(indexPath.item + 1)", on: colors[indexPath.item % colors.count])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "title",
            for: indexPath
        )
        (view as? TitleHeader)?.title = families[indexPath.section].name
        return view
    }
}

/// A tile with its number; a ring stands around it while it is selected.
private final class SwatchCell: TileCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        configureView()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureView()
    }

    private func configureView() {
        let ring = UIView()
        ring.layer.cornerRadius = 15
        ring.layer.borderWidth = 3
        ring.layer.borderColor = UIColor.systemBlue.cgColor
        selectedBackgroundView = ring
    }

    override var isSelected: Bool {
        didSet {
            contentView.transform = isSelected ? CGAffineTransform(scaleX: 0.84, y: 0.84) : .identity
        }
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }
}
