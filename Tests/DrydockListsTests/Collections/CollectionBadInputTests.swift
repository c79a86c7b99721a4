import Drydock
import Testing

/// What callers do wrong, and what stands in the message.
struct CollectionBadInputTests {
    private func expect(_ text: String, _ result: ExitTest.Result?) {
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains(text), "\(message)")
    }

    @Test func `a negative count names its section`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Liar: NSObject, UICollectionViewDataSource {
                    func collectionView(
                        _ collectionView: UICollectionView,
                        numberOfItemsInSection section: Int
                    ) -> Int { -3 }
                    func collectionView(
                        _ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell { UICollectionViewCell() }
                }
                let stage = CollectionStage(counts: [3])
                let liar = Liar()
                stage.perform { stage.view.dataSource = liar }
            }
        }
        expect("section 0 has -3 items", result)
    }

    @Test func `NSNotFound is no number of items`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Liar: NSObject, UICollectionViewDataSource {
                    func collectionView(
                        _ collectionView: UICollectionView,
                        numberOfItemsInSection section: Int
                    ) -> Int { NSNotFound }
                    func collectionView(
                        _ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell { UICollectionViewCell() }
                }
                let stage = CollectionStage(counts: [3])
                let liar = Liar()
                stage.perform { stage.view.dataSource = liar }
            }
        }
        expect("section 0 has \(NSNotFound) items; 0...2147483647 is possible", result)
    }

    @Test func `an item's side beyond a billion points is named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Giant: NSObject, UICollectionViewDelegateFlowLayout {
                    func collectionView(
                        _ collectionView: UICollectionView,
                        layout collectionViewLayout: UICollectionViewLayout,
                        sizeForItemAt indexPath: IndexPath
                    ) -> CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: 20) }
                }
                let stage = CollectionStage(UICollectionViewFlowLayout(), counts: [3])
                let giant = Giant()
                stage.perform {
                    stage.view.delegate = giant
                    stage.view.collectionViewLayout.invalidateLayout()
                }
            }
        }
        expect("is not a size of sides from zero up to a billion", result)
    }

    @Test func `insets of a section that are no numbers are named, and large ones leave no room`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = UICollectionViewFlowLayout()
                layout.sectionInset.left = .infinity
                _ = CollectionStage(layout, counts: [3])
            }
        }
        expect("UICollectionViewFlowLayout.sectionInset: UIEdgeInsets(top: 0.0, left: inf", result)
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 0, left: 1e300, bottom: 0, right: 1e300)
        #expect(CollectionStage(layout, counts: [3]).view.contentSize.height.isFinite)
    }

    @Test func `a cell that was not dequeued is refused`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Maker: NSObject, UICollectionViewDataSource {
                    func collectionView(
                        _ collectionView: UICollectionView,
                        numberOfItemsInSection section: Int
                    ) -> Int { 1 }
                    func collectionView(
                        _ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell { UICollectionViewCell() }
                }
                let stage = CollectionStage(counts: [3])
                let maker = Maker()
                stage.perform { stage.view.dataSource = maker }
            }
        }
        expect("does not have a reuseIdentifier", result)
    }

    @Test func `an identifier that nothing is registered for is named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionStage(counts: [3])
                _ = stage.view.dequeueReusableCell(withReuseIdentifier: "unknown", for: [0, 0])
            }
        }
        expect("with identifier unknown - must register a class for it", result)
    }

    @Test func `a size that is no number names who gave it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: CGFloat.nan, height: 10)
                _ = CollectionStage(layout, counts: [3])
            }
        }
        expect("UICollectionViewFlowLayout.itemSize: nan", result)
    }

    @Test func `an item that is not there cannot be scrolled to`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionStage(counts: [3])
                stage.view.scrollToItem(at: [0, 3], at: .top, animated: false)
            }
        }
        expect("attempted to scroll to an invalid index path: [0, 3]", result)
    }

    @Test func `a view without a size, and a section without items, show nothing`() {
        let empty = CollectionStage(counts: [100], size: CGSize(width: 300, height: 400))
        empty.perform { empty.view.frame.size = .zero }
        #expect(empty.shown.isEmpty)
        let none = CollectionStage(counts: [0, 0])
        #expect(none.view.contentSize.height == 0)
    }

    @Test func `attributes outside of the rectangle have no cells`() {
        final class Scattered: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                (0..<50).map { item in
                    let attributes = UICollectionViewLayoutAttributes(
                        forCellWith: IndexPath(item: item, section: 0)
                    )
                    attributes.frame = CGRect(x: CGFloat(item) * 1000, y: 0, width: 10, height: 10)
                    return attributes
                }
            }
        }
        #expect(CollectionStage(Scattered(), counts: [50]).shown == ["0.0"])
    }

    @Test func `a data source that nobody keeps has no items`() {
        let stage = CollectionStage(counts: [100])
        stage.perform {
            stage.view.dataSource = nil
        }
        #expect(stage.view.visibleCells.isEmpty)
    }

    @Test func `a cell that changes the size that it wants for ever does not hang`() {
        final class Restless: UICollectionViewCell {
            private var turn: CGFloat = 0
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                turn += 1
                layoutAttributes.size.height = 20 + turn.truncatingRemainder(dividingBy: 2) * 40
                setNeedsLayout()
                return layoutAttributes
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 30)
        let stage = CollectionStage(layout, counts: [100])
        stage.perform {
            stage.view.register(Restless.self, forCellWithReuseIdentifier: "name")
            stage.view.reloadData()
        }
        #expect(!stage.view.visibleCells.isEmpty)
    }
}
