import Drydock
import DrydockTesting
import Testing

/// How elements come into a collection view.
struct ArrivalTests {
    private final class FramedCell: UICollectionViewCell {
        private(set) var firstFrame = CGRect.null
        let filling = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            firstFrame = frame
            filling.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
            filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(filling)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    /// Lets cells grow where they come, by what the layout would do itself.
    private final class Growing: UICollectionViewFlowLayout {
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            if attributes?.alpha == 0 { attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
            return attributes
        }

        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            attributes?.center.x += 100
            return attributes
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        var count = 2

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ view: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let items = Items()
    private let view: UICollectionView
    private let screen: Screen

    init() {
        let layout = Growing()
        layout.itemSize = CGSize(width: 100, height: 60)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 400),
            collectionViewLayout: layout
        )
        self.view = view
        let items = items
        screen = Screen(size: CGSize(width: 300, height: 400), showsStatusBar: false) {
            view.register(FramedCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        }
        screen.settle()
    }

    @Test("a cell is made with the frame that it will have")
    func firstFrame() throws {
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? FramedCell)
        #expect(cell.firstFrame == cell.frame && cell.frame.size == CGSize(width: 100, height: 60))
        #expect(cell.filling.frame == CGRect(x: 8, y: 8, width: 84, height: 44))
    }

    @Test("a layout may begin with what it would do itself for a new cell")
    func initialAttributes() throws {
        screen.perform {
            items.count = 3
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let shown = try #require(cell.layer.presentation())
        #expect(shown.opacity == 0 && shown.frame.size == CGSize(width: 50, height: 30))
        screen.settle()
        #expect(cell.alpha == 1 && cell.transform.isIdentity)
    }

    @Test("and for one that goes")
    func finalAttributes() throws {
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        let start = cell.frame
        screen.perform {
            items.count = 1
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        #expect(cell.alpha == 0 && cell.frame == start.offsetBy(dx: 100, dy: 0))
        #expect(cell.layer.presentation()?.frame == start)
    }

    @Test("outside of updates a layout has nothing to say")
    func noUpdate() {
        let path = IndexPath(item: 0, section: 0)
        #expect(view.collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path) == nil)
        #expect(view.collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    }
}
