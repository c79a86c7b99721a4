import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Collection layouts with springs")
struct DynamicCollectionTests {
    /// Rows that hang on springs, and are the farther behind a finger that scrolls the farther they are from it.
    private final class SpringLayout: UICollectionViewFlowLayout {
        lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

        override func prepare() {
            super.prepare()
            guard animator.behaviors.isEmpty else { return }
            let all = CGRect(origin: .zero, size: collectionViewContentSize)
            for attributes in super.layoutAttributesForElements(in: all) ?? [] {
                let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
                (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
                animator.addBehavior(spring)
            }
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            guard let collectionView else { return false }
            let way = newBounds.minY - collectionView.bounds.minY
            for case let item as UICollectionViewLayoutAttributes in animator.behaviors.compactMap({
                $0 as? UIAttachmentBehavior
            }).flatMap(\.items) {
                item.center.y += way * min(abs(item.center.y - newBounds.midY) / 300, 1)
                animator.updateItem(usingCurrentState: item)
            }
            return false
        }
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            12
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            cell.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemTeal : .systemIndigo
            return cell
        }
    }

    @Test("rows swing when the list is scrolled, and come to rest where the flow put them")
    func springs() throws {
        let stage = DynamicStage(size: CGSize(width: 120, height: 200), scale: 2)
        let layout = SpringLayout()
        layout.itemSize = CGSize(width: 110, height: 30)
        layout.minimumLineSpacing = 10
        let rows = Rows()
        let list = UICollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
        list.backgroundColor = .systemBackground
        list.dataSource = rows
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        stage.screen.perform { stage.view.addSubview(list) }
        stage.screen.advance(by: 1)
        #expect(!layout.animator.isRunning)
        let places = (0..<12).map { 15 + 40 * CGFloat($0) }
        func centers() -> [CGFloat] {
            (0..<12).compactMap {
                layout.animator.layoutAttributesForCell(at: IndexPath(item: $0, section: 0))?.center.y
            }
        }
        #expect(centers() == places)

        stage.screen.perform { list.contentOffset.y = 60 }
        stage.run(for: 1.0 / 60)
        #expect(layout.animator.isRunning)
        #expect(zip(centers(), places).contains { $0 - $1 > 10 })
        assertSnapshot(of: stage.screen, as: .image, named: "scrolled")
        stage.run(for: 6)
        #expect(!layout.animator.isRunning)
        for (center, place) in zip(centers(), places) { #expect(abs(center - place) < 0.2) }
        let cell = try #require(list.cellForItem(at: IndexPath(item: 3, section: 0)))
        #expect(abs(cell.center.y - places[3]) < 0.2)
        assertSnapshot(of: stage.screen, as: .image, named: "at rest")
    }
}
