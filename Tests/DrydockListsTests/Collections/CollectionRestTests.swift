import Drydock
import DrydockTesting
import Testing

@Suite("Collection views come to rest")
struct CollectionRestTests {
    @Test(
        "a layout that wants content to rest beyond its end is asked once, and content is back"
    )
    func layoutBeyondTheEnd() {
        final class Layout: UICollectionViewFlowLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint,
                withScrollingVelocity velocity: CGPoint
            ) -> CGPoint { CGPoint(x: 0, y: -50) }
        }
        let stage = CollectionStage(Layout())
        let finger = stage.screen.touchDown(at: CGPoint(x: 150, y: 100))
        for step in 1...10 {
            stage.screen.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: 150, y: 100 + 20 * Double(step)))
        }
        finger.lift()
        stage.screen.settle()
        stage.screen.advance(by: 5)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("rows that turn out taller above what is dragged leave the drag as it is")
    func growthDuringADrag() throws {
        let rows = TallRows()
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = rows
        let screen = Screen.empty(size: view.frame.size, scale: 2, showsStatusBar: false)
        screen.perform { screen.window.addSubview(view) }
        screen.perform { view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false) }
        let before = view.contentOffset.y
        try screen.scroll(view, by: CGPoint(x: 0, y: -300))
        screen.settle()
        #expect(view.contentOffset.y != before)
        let shown = view.indexPathsForVisibleItems.map(\.item).sorted()
        #expect(shown.first ?? 150 < 150)
    }
}

/// 300 rows of different heights.
private final class TallRows: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        300
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = String(repeating: "Row \(indexPath.item) ", count: 1 + indexPath.item * 7 % 23)
        cell.contentConfiguration = content
        return cell
    }
}
