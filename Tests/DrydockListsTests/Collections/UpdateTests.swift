import Drydock
import DrydockTesting
import Testing

struct UpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test func `cells that stay are moved, and only new ones are made`() {
        let stage = CollectionStage(counts: [20])
        let (first, last) = (stage.cell(0), stage.cell(19))
        let requests = stage.requests
        stage.perform {
            stage.sections[0].insert("new", at: 1)
            stage.sections[0].remove(at: 5)
            stage.view.performBatchUpdates {
                stage.view.insertItems(at: [path(1)])
                stage.view.deleteItems(at: [path(4)])
            }
        }
        stage.screen.advance(by: 1)
        #expect(stage.requests == requests + 1)
        #expect(stage.shown == stage.sections[0])
        #expect(stage.cell(0) === first)
        #expect(stage.cell(19) === last)
        #expect(stage.cell(1)?.name == "new")
        #expect(stage.view.subviews.count { $0 is NameCell } == 20)
    }

    /// As in UIKit, whose parameter is declared with `NS_NOESCAPE`.
    @Test func `updates need not escape, and may be none`() {
        final class List: UICollectionView {
            var batches = 0
            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                batches += 1
                super.performBatchUpdates(updates, completion: completion)
            }
            func update(_ changes: () -> Void) {
                performBatchUpdates(changes)
                performBatchUpdates(nil)
                performBatchUpdates { batches += 1 }
            }
        }
        var log: [String] = []
        let list = List(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.update { log.append("list") }
        UITableView().performBatchUpdates({ log.append("table") }, completion: { _ in log.append("done") })
        #expect(list.batches == 4)
        #expect(log == ["list", "table", "done"])
    }

    @Test func `a layout says where content lies after an update, and may narrow its view's type`() {
        final class KeepingLayout: UICollectionViewFlowLayout {
            private var inserted: CGFloat = 0
            override var collectionView: UICollectionView {
                super.collectionView
                    ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
            }
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                inserted = CGFloat(updateItems.count { $0.updateAction == .insert })
            }
            override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
                CGPoint(x: offset.x, y: offset.y + inserted * 60)
            }
        }
        let layout = KeepingLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 10
        let stage = CollectionStage(layout, counts: [50])
        #expect(layout.collectionView === stage.view)
        stage.scroll(to: 300)
        let first = stage.shown.first
        stage.perform {
            stage.sections[0].insert(contentsOf: ["new", "newer"], at: 0)
            stage.view.performBatchUpdates { stage.view.insertItems(at: [path(0), path(1)]) }
        }
        stage.screen.advance(by: 1)
        #expect(stage.view.contentOffset.y == 420)
        #expect(stage.shown.first == first)
    }

    @Test func `an update does not stop the content, which goes on after a drag`() {
        let stage = CollectionStage(counts: [200])
        stage.screen.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 100), duration: 0.1)
        #expect(stage.view.isDecelerating)
        let start = stage.view.contentOffset.y
        stage.perform {
            stage.sections[0].append("last")
            stage.view.performBatchUpdates { stage.view.insertItems(at: [path(200)]) }
        }
        #expect(stage.view.isDecelerating)
        stage.screen.advance(by: 0.5)
        #expect(stage.view.contentOffset.y > start + 50)
    }

    @Test func `a deleted cell fades out where it was, and a new one in`() {
        let stage = CollectionStage(counts: [3])
        let gone = stage.cell(2)
        var isDone = false
        stage.perform {
            stage.sections[0].removeLast()
            stage.view.performBatchUpdates(
                { stage.view.deleteItems(at: [path(2)]) },
                completion: { isDone = $0 }
            )
        }
        #expect(gone?.superview === stage.view)
        #expect(gone?.alpha == 0)
        #expect(!isDone)
        stage.screen.advance(by: 0.4)
        stage.screen.host.update()
        #expect(gone?.superview == nil)
        #expect(isDone)
    }

    @Test func `selection follows its item`() {
        let stage = CollectionStage(counts: [10])
        stage.perform { stage.view.selectItem(at: path(5), animated: false, scrollPosition: []) }
        stage.perform {
            stage.sections[0].swapAt(5, 0)
            stage.view.performBatchUpdates {
                stage.view.moveItem(at: path(5), to: path(0))
                stage.view.moveItem(at: path(0), to: path(5))
            }
        }
        #expect(stage.view.indexPathsForSelectedItems == [path(0)])
        #expect(stage.cell(0)?.name == "0.5")
        #expect(stage.cell(0)?.isSelected == true)
    }

    @Test func `counts that do not fit are said in UIKit's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionStage(counts: [3])
                stage.sections[0].append("x")
                stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Invalid update: invalid number of items in section 0."))
        #expect(message.contains("after the update (4) must be equal to"))
        #expect(message.contains("(0 inserted, 1 deleted)"))
    }

    @Test(.quietLog) func `changes from within a callback reload all`() {
        let stage = CollectionStage(counts: [100])
        var isChanged = false
        stage.onRequest = { [unowned stage] _ in
            guard !isChanged else { return }
            isChanged = true
            stage.sections[0].append("late")
            stage.view.insertItems(at: [IndexPath(item: 100, section: 0)])
        }
        stage.scroll(to: 300)
        #expect(isChanged)
        #expect(stage.view.numberOfItems(inSection: 0) == 101)
        #expect(stage.shown.last == "0.59" || stage.shown.count >= 35)
    }

    @Test(arguments: 0..<40) func `random snapshots show what they hold`(seed: UInt64) {
        var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(bound, 1)))
        }
        let stage = CollectionStage(counts: [0])
        let registration = UICollectionView.CellRegistration<NameCell, Int> { cell, _, item in
            cell.name = "\(item)"
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) {
            view,
            path,
            item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        for step in 0..<6 {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            var pool = Array(0..<40)
            for section in 0..<4 where next(4) > 0 {
                snapshot.appendSections([section])
                let items = (0..<next(9)).compactMap { _ in
                    pool.isEmpty ? nil : pool.remove(at: next(pool.count))
                }
                snapshot.appendItems(items, toSection: section)
            }
            if let item = snapshot.itemIdentifiers.first, next(2) == 0 { snapshot.reloadItems([item]) }
            stage.perform { source.apply(snapshot, animatingDifferences: step % 2 == 0) }
            if next(2) == 0 { stage.screen.advance(by: 0.1) }
            #expect(stage.shown == snapshot.itemIdentifiers.map { "\($0)" })
            for path in stage.view.indexPathsForVisibleItems {
                let cell = stage.view.cellForItem(at: path)
                #expect(cell?.frame == stage.view.layoutAttributesForItem(at: path)?.frame)
                #expect(cell?.alpha == 1)
            }
        }
        stage.screen.advance(by: 1)
        #expect(stage.view.subviews.count { $0 is NameCell } == stage.shown.count)
    }

    @Test func `an item's path and identifier are found in a diffable data source`() async {
        let stage = CollectionStage(counts: [0])
        let registration = UICollectionView.CellRegistration<NameCell, String> { cell, _, item in
            cell.name = item
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) {
            view,
            path,
            item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([7, 8])
        snapshot.appendItems(["a", "b"], toSection: 7)
        snapshot.appendItems(["c"], toSection: 8)
        await source.apply(snapshot, animatingDifferences: false)
        stage.perform {}
        #expect(source.indexPath(for: "c") == path(0, 1))
        #expect(source.itemIdentifier(for: path(1)) == "b")
        #expect(source.itemIdentifier(for: path(9)) == nil)
        #expect(source.sectionIdentifier(for: 1) == 8)
        #expect(source.index(for: 8) == 1)
        let cell = stage.cell(0)
        snapshot.reconfigureItems(["a"])
        await source.apply(snapshot, animatingDifferences: false)
        stage.perform {}
        #expect(stage.cell(0) === cell)
        #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test func `another layout takes over with cells on their way`() {
        let stage = CollectionStage(counts: [20])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 140, height: 30)
        let first = stage.cell(0)
        var isDone = false
        stage.perform {
            stage.view.setCollectionViewLayout(layout, animated: true, completion: { isDone = $0 })
        }
        #expect(stage.cell(0) === first)
        #expect(stage.cell(1)?.frame == CGRect(x: 160, y: 0, width: 140, height: 30))
        stage.screen.advance(by: 0.4)
        stage.screen.host.update()
        #expect(isDone)
        #expect(stage.view.collectionViewLayout === layout)
    }

    @Test func `a custom layout is asked for what it overrides`() {
        final class Diagonal: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }
            override func layoutAttributesForItem(at indexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                let place = CGFloat(indexPath.item) * 50
                attributes.frame = CGRect(x: place, y: place, width: 40, height: 40)
                attributes.alpha = 0.5
                return attributes
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
                    layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
                }
            }
        }
        let stage = CollectionStage(Diagonal(), counts: [20])
        #expect(stage.shown.count == 6)
        #expect(stage.cell(3)?.frame == CGRect(x: 150, y: 150, width: 40, height: 40))
        #expect(stage.cell(3)?.alpha == 0.5)
    }
}
