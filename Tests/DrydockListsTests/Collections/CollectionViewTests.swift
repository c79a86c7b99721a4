import Drydock
import DrydockTesting
import Testing

struct CollectionViewTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    // MARK: - Cells

    @Test func `only items in sight have cells, and those that leave are used again`() {
        let stage = CollectionStage(counts: [1000])
        #expect(stage.shown.count == 35)
        #expect(stage.requests == 35)
        stage.scroll(to: 3000)
        #expect(stage.shown.first == "0.250")
        #expect(stage.cell(250)?.reuses == 1)
        #expect(stage.view.subviews.count { $0 is NameCell } == stage.shown.count)
    }

    @Test func `nothing is done when nothing has changed`() {
        let stage = CollectionStage(counts: [1000])
        let requests = stage.requests
        stage.perform { stage.view.setNeedsLayout() }
        stage.scroll(to: 1)
        #expect(stage.requests == requests)
    }

    @Test func `the delegate is told of cells that come and go, in order`() {
        let stage = CollectionStage(counts: [40])
        stage.scroll(to: 60)
        #expect(
            stage.take() == (0..<5).map { "didEndDisplaying 0.\($0)" }
                + (35..<40).map { "willDisplay 0.\($0)" }
        )
    }

    @Test func `cells have their size before the data source fills them`() {
        let stage = CollectionStage(counts: [0])
        var sizes: [CGSize] = []
        final class SizedCell: UICollectionViewCell {}
        let registration = UICollectionView.CellRegistration<SizedCell, Int> { cell, _, _ in
            sizes.append(cell.bounds.size)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) {
            view,
            path,
            item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        stage.perform { source.apply(snapshot) }
        #expect(sizes == [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)])
    }

    @Test func `items are found by point, cell and path`() {
        let stage = CollectionStage(counts: [100])
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 70, y: 70)) == path(6))
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 55, y: 70)) == nil)
        #expect(stage.cell(6).flatMap { stage.view.indexPath(for: $0) } == path(6))
        #expect(stage.view.cellForItem(at: path(99)) == nil)
        #expect(stage.view.indexPathsForVisibleItems == (0..<35).map { path($0) })
        #expect(stage.view.numberOfItems(inSection: 0) == 100)
    }

    @Test func `reloading asks for everything again`() {
        let stage = CollectionStage(counts: [3])
        stage.sections = [["x", "y"], ["z"]]
        stage.perform { stage.view.reloadData() }
        #expect(stage.shown == ["x", "y", "z"])
    }

    @Test func `a changed width sets the lines anew`() {
        let stage = CollectionStage(counts: [10])
        stage.perform { stage.view.frame.size.width = 170 }
        #expect(stage.frame(3) == CGRect(x: 0, y: 60, width: 50, height: 50))
        #expect(stage.cell(3)?.frame == stage.frame(3))
    }

    // MARK: - Selection

    @Test func `a tap tells the delegate in UIKit's order`() {
        let stage = CollectionStage(counts: [100])
        stage.tap(CGPoint(x: 70, y: 70))
        #expect(
            stage.take() == [
                "shouldHighlight 0.6", "didHighlight 0.6", "shouldSelect 0.6", "didSelect 0.6",
                "didUnhighlight 0.6",
            ]
        )
        #expect(stage.cell(6)?.isSelected == true)
        stage.tap(CGPoint(x: 10, y: 10))
        #expect(
            stage.take() == [
                "shouldHighlight 0.0", "didHighlight 0.0", "shouldSelect 0.0", "didDeselect 0.6",
                "didSelect 0.0",
                "didUnhighlight 0.0",
            ]
        )
        #expect(stage.view.indexPathsForSelectedItems == [path(0)])
    }

    @Test func `several items are selected and deselected by taps`() {
        let stage = CollectionStage(counts: [100])
        stage.view.allowsMultipleSelection = true
        stage.tap(CGPoint(x: 70, y: 70))
        stage.tap(CGPoint(x: 10, y: 10))
        #expect(stage.view.indexPathsForSelectedItems == [path(0), path(6)])
        _ = stage.take()
        stage.tap(CGPoint(x: 70, y: 70))
        #expect(
            stage.take() == [
                "shouldHighlight 0.6", "didHighlight 0.6", "shouldDeselect 0.6", "didDeselect 0.6",
                "didUnhighlight 0.6",
            ]
        )
    }

    @Test func `what may not be highlighted is not selected`() {
        let stage = CollectionStage(counts: [100])
        stage.allows = { $0 != "highlight" }
        stage.tap(CGPoint(x: 70, y: 70))
        #expect(stage.take() == ["shouldHighlight 0.6"])
        #expect(stage.view.indexPathsForSelectedItems == nil)
    }

    @Test func `a drag scrolls and selects nothing`() {
        let stage = CollectionStage(counts: [100])
        let finger = stage.screen.touchDown(at: CGPoint(x: 70, y: 300))
        stage.screen.advance(by: 0.2)
        #expect(stage.cell(26)?.isHighlighted == true)
        for step in 1...10 { finger.move(to: CGPoint(x: 70, y: 300 - 20 * CGFloat(step))) }
        #expect(stage.cell(26)?.isHighlighted == false)
        stage.screen.advance(by: 0.2)
        finger.lift()
        #expect(stage.view.contentOffset.y > 100)
        #expect(stage.take().filter { $0.contains("elect") }.isEmpty)
    }

    @Test func `selection by code tells nobody, and stays with items that scroll away`() {
        let stage = CollectionStage(counts: [1000])
        stage.perform { stage.view.selectItem(at: path(3), animated: false, scrollPosition: []) }
        stage.scroll(to: 3000)
        stage.scroll(to: 0)
        #expect(stage.cell(3)?.isSelected == true)
        #expect(stage.cell(4)?.isSelected == false)
        #expect(stage.take().filter { $0.contains("Select") }.isEmpty)
    }

    // MARK: - Scrolling

    @Test func `an item is scrolled to where it should be`() {
        let stage = CollectionStage(counts: [1000])
        stage.perform { stage.view.scrollToItem(at: path(500), at: .top, animated: false) }
        #expect(stage.view.contentOffset.y == 6000)
        stage.perform { stage.view.scrollToItem(at: path(500), at: .bottom, animated: false) }
        #expect(stage.view.contentOffset.y == 5650)
        stage.perform { stage.view.scrollToItem(at: path(500), at: .centeredVertically, animated: false) }
        #expect(stage.view.contentOffset.y == 5825)
        stage.perform { stage.view.scrollToItem(at: path(999), at: .top, animated: false) }
        #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 400)
    }

    @Test func `content above what is seen grows without moving it`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 280, height: 20)
        let stage = CollectionStage(layout, counts: [200])
        stage.scroll(to: 2000)
        let name = stage.shown[2]
        let item = Int(name.dropFirst(2)) ?? 0
        for _ in 0..<20 {
            let before = (stage.cell(item)?.frame.minY ?? 0) - stage.view.contentOffset.y
            stage.scroll(to: stage.view.contentOffset.y - 7)
            guard let cell = stage.cell(item) else { break }
            #expect(cell.frame.minY - stage.view.contentOffset.y == before + 7)
        }
    }

    // MARK: - Layouts that know more than the data source

    @Test func `the data source is asked for counts once the layout has prepared, or asks for them`() {
        let days = Days()
        let screen = Screen.empty(size: CGSize(width: 300, height: 400), scale: 1, showsStatusBar: false)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: days
        )
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "day")
        view.dataSource = days
        screen.perform { screen.window.addSubview(view) }
        screen.host.update()
        #expect(days.log == ["prepare", "counts"])
        #expect(view.visibleCells.count == 7)

        days.asksInPrepare = true
        screen.perform { view.reloadData() }
        screen.host.update()
        #expect(days.log == ["prepare", "counts", "prepare", "counts"])
        #expect(view.numberOfItems(inSection: 0) == 7)
    }

    /// A week of days, which are there once they have places.
    private final class Days: UICollectionViewLayout, UICollectionViewDataSource {
        var places: [CGRect] = []
        var log: [String] = []
        var asksInPrepare = false

        override func prepare() {
            log.append("prepare")
            places = (0..<7).map { CGRect(x: 40 * $0, y: 0, width: 40, height: 40) }
            if asksInPrepare { _ = collectionView?.numberOfItems(inSection: 0) }
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 280, height: 40) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            places.enumerated().map { item, place in
                let attributes = UICollectionViewLayoutAttributes(
                    forCellWith: IndexPath(item: item, section: 0)
                )
                attributes.frame = place
                return attributes
            }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            log.append("counts")
            return places.count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
        }
    }

    // MARK: - Attributes

    @Test func `cells have their attributes before the data source fills them, and are told once`() {
        let stage = CollectionStage(counts: [0])
        var lines: [String] = []
        final class NotedCell: UICollectionViewCell {
            var applied: [IndexPath] = []
            override func prepareForReuse() {
                super.prepareForReuse()
                applied = []
            }
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                super.apply(layoutAttributes)
                applied.append(layoutAttributes.indexPath)
            }
        }
        let registration = UICollectionView.CellRegistration<NotedCell, Int> { cell, path, _ in
            lines.append("\(cell.applied == [path])")
            cell.contentView.alpha = 0.5
            cell.alpha = 0.75
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) {
            view,
            path,
            item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<100))
        stage.perform { source.apply(snapshot) }
        stage.scroll(to: 700)
        #expect(lines.count > 50)
        #expect(Set(lines) == ["true"])
        let cells = stage.view.visibleCells.compactMap { $0 as? NotedCell }
        #expect(cells.allSatisfy { $0.applied.count == 1 })
        // As on iOS, what the data source has set stays.
        #expect(cells.allSatisfy { $0.alpha == 0.75 })
    }
}
