import Drydock
import Testing

struct FlowLayoutTests {
    private func makeLayout(_ change: (UICollectionViewFlowLayout) -> Void = { _ in })
        -> UICollectionViewFlowLayout
    {
        let layout = UICollectionViewFlowLayout()
        change(layout)
        return layout
    }

    @Test func `defaults are UIKit's`() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10)
        #expect(layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero)
        #expect(layout.estimatedItemSize == .zero)
    }

    @Test func `items of a line are spread over its whole breadth`() {
        // Five of 50 points and four gaps of at least ten fit into 300: gaps of 12.5.
        let stage = CollectionStage(counts: [12])
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(stage.frame(1) == CGRect(x: 62.5, y: 0, width: 50, height: 50))
        #expect(stage.frame(4) == CGRect(x: 250, y: 0, width: 50, height: 50))
        #expect(stage.frame(5) == CGRect(x: 0, y: 60, width: 50, height: 50))
        #expect(stage.view.contentSize == CGSize(width: 300, height: 170))
    }

    @Test func `the last line keeps to the columns above`() {
        let stage = CollectionStage(counts: [7])
        #expect(stage.frame(6) == CGRect(x: 62.5, y: 60, width: 50, height: 50))
    }

    /// As PSTCollectionView, which stood in for UIKit's class on iOS 5, has it: "Special case one item row to split leftover
    /// space in half".
    @Test func `lines of one item stand in the middle`() {
        let stage = CollectionStage(makeLayout { $0.itemSize = CGSize(width: 240, height: 20) }, counts: [3])
        #expect(stage.frame(0) == CGRect(x: 30, y: 0, width: 240, height: 20))
        #expect(stage.frame(2) == CGRect(x: 30, y: 60, width: 240, height: 20))
    }

    /// PSTCollectionView again: "the last row should justify as if it is filled with more (invisible) items".
    @Test(arguments: [[CGFloat](repeating: 90, count: 5), [240, 200], [140, 140, 40, 40]])
    func `the last line stands as if items like its last filled it up`(breadths: [CGFloat]) {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            var breadths: [CGFloat] = []
            func collectionView(
                _ collectionView: UICollectionView,
                layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                CGSize(width: breadths[indexPath.item], height: 20)
            }
        }
        let sizes = Sizes()
        sizes.breadths = breadths
        let stage = CollectionStage(counts: [breadths.count])
        stage.perform {
            stage.view.delegate = sizes
            stage.view.collectionViewLayout.invalidateLayout()
        }
        let places = breadths.indices.map { stage.frame($0)?.minX }
        switch breadths.count {
        // Columns of 90 points with gaps of 15.
        case 5: #expect(places == [0, 105, 210, 0, 105])
        case 2: #expect(places == [30, 50])
        // Six of 40 points fit, with gaps of 12.
        default: #expect(places == [0, 160, 0, 52])
        }
    }

    @Test func `sections follow one another with insets, headers and footers`() {
        let layout = makeLayout {
            $0.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
            $0.headerReferenceSize = CGSize(width: 0, height: 40)
            $0.footerReferenceSize = CGSize(width: 0, height: 20)
        }
        let stage = CollectionStage(layout, counts: [1, 1])
        #expect(stage.frame(0, 0) == CGRect(x: 20, y: 45, width: 50, height: 50))
        #expect(stage.frame(0, 1) == CGRect(x: 20, y: 122 + 45, width: 50, height: 50))
        #expect(stage.view.contentSize.height == 244)
        let header = stage.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 1)
        )
        #expect(header?.frame == CGRect(x: 0, y: 122, width: 300, height: 40))
        #expect(
            stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count == 2
        )
    }

    @Test func `lines run downwards where the layout scrolls sideways`() {
        let stage = CollectionStage(makeLayout { $0.scrollDirection = .horizontal }, counts: [20])
        // Six of 50 points and five gaps of at least ten fit into 400: gaps of 20.
        #expect(stage.frame(1) == CGRect(x: 0, y: 70, width: 50, height: 50))
        #expect(stage.frame(6) == CGRect(x: 60, y: 0, width: 50, height: 50))
        #expect(stage.view.contentSize == CGSize(width: 230, height: 400))
    }

    @Test func `a header that is pinned stays as long as its section`() {
        let layout = makeLayout {
            $0.headerReferenceSize = CGSize(width: 0, height: 40)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        let stage = CollectionStage(layout, counts: [50, 50])
        func top(_ section: Int) -> CGFloat? {
            stage.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section)
            )?.frame.minY
        }
        #expect(top(0) == 0)
        stage.scroll(to: 100)
        #expect(top(0) == 100)
        // 50 items in ten lines: 590 points and the header.
        stage.scroll(to: 610)
        #expect(top(0) == 590)
        #expect(top(1) == 630)
        stage.scroll(to: 700)
        #expect(top(1) == 700)
    }

    @Test func `items are asked of the delegate one by one`() {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView,
                layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                CGSize(width: indexPath.item % 2 == 0 ? 200 : 90, height: 30 + CGFloat(indexPath.item))
            }
        }
        let sizes = Sizes()
        let stage = CollectionStage(counts: [4])
        stage.perform {
            stage.view.delegate = sizes
            stage.view.collectionViewLayout.invalidateLayout()
        }
        #expect(stage.frame(0) == CGRect(x: 0, y: 0.5, width: 200, height: 30))
        #expect(stage.frame(1) == CGRect(x: 210, y: 0, width: 90, height: 31))
        #expect(stage.frame(2) == CGRect(x: 0, y: 41.5, width: 200, height: 32))
    }

    @Test(.quietLog) func `an item that is too wide has a line of its own`() {
        let stage = CollectionStage(makeLayout { $0.itemSize = CGSize(width: 350, height: 20) }, counts: [3])
        #expect(stage.frame(1) == CGRect(x: 0, y: 30, width: 350, height: 20))
    }

    @Test func `a million items without a size show nothing and end`() {
        let stage = CollectionStage(makeLayout { $0.itemSize = .zero }, counts: [1_000_000])
        #expect(stage.shown.isEmpty)
    }

    @Test func `a million items of a size show a screenful`() {
        let stage = CollectionStage(counts: [1_000_000])
        #expect(stage.shown.count == 35)
        stage.scroll(to: 6_000_000)
        #expect(stage.shown.first == "0.500000")
        #expect(stage.view.contentSize.height == 11_999_990)
    }

    @Test func `cells say their size where it is estimated`() {
        let layout = makeLayout { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        let stage = CollectionStage(layout, counts: [3])
        let size = stage.cell(0)?.label.intrinsicContentSize ?? .zero
        #expect(stage.frame(0)?.size == CGSize(width: size.width + 8, height: size.height + 20))
        #expect(stage.cell(0)?.frame.size == stage.frame(0)?.size)
    }

    @Test func `a range of the content is answered as by asking every item`() {
        let layout = makeLayout { $0.estimatedItemSize = CGSize(width: 40, height: 30) }
        let stage = CollectionStage(layout, counts: [40, 0, 17])
        for y in stride(from: CGFloat(-50), to: 900, by: 37) {
            let rect = CGRect(x: 0, y: y, width: 300, height: 120)
            let found = Set((layout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath))
            var expected: Set<IndexPath> = []
            for (section, items) in stage.sections.enumerated() {
                for item in items.indices {
                    let path = IndexPath(item: item, section: section)
                    if let frame = layout.layoutAttributesForItem(at: path)?.frame, frame.minY <= rect.maxY,
                        frame.maxY >= rect.minY
                    {
                        expected.insert(path)
                    }
                }
            }
            #expect(found == expected)
        }
    }
}
