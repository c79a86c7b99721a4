import Drydock
import DrydockTesting
import Testing

@Suite("Compositional layouts: sizes by content")
struct CompositionalSizesTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    @Test func `cells say their height, and a row is as high as the highest`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            subitems: [item]
        )
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CollectionStage(layout, counts: [3])
        stage.sections = [["one", "line\nline\nline", "one"]]
        stage.perform { stage.view.reloadData() }
        let (one, three) = (
            stage.cell(0)?.label.intrinsicContentSize.height ?? 0,
            stage.cell(1)?.label.intrinsicContentSize.height ?? 0
        )
        #expect(stage.frame(0)?.height == one + 20)
        #expect(stage.frame(1)?.height == three + 20)
        #expect(stage.frame(2)?.minY == three + 20)
        #expect(stage.cell(2)?.frame == stage.frame(2))
    }

    @Test func `siblings that are uniform are all as high as the highest`() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            subitems: [item]
        )
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CollectionStage(layout, counts: [2])
        stage.sections = [["one", "line\nline\nline"]]
        stage.perform { stage.view.reloadData() }
        #expect(stage.frame(0)?.height == stage.frame(1)?.height)
        #expect((stage.frame(0)?.height ?? 0) > 60)
    }

    @Test func `rows break where the widths that cells want leave no room`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            subitems: [item]
        )
        group.interItemSpacing = .fixed(10)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CollectionStage(layout, counts: [4])
        stage.sections = [["wide wide wide wide", "wide wide wide wide", "a", "b"]]
        stage.perform { stage.view.reloadData() }
        #expect(stage.frame(0)?.minY == 0)
        #expect(stage.frame(1)?.minY == 30)
        #expect(stage.frame(2)?.minY == 30)
        #expect(stage.frame(2)?.minX == (stage.frame(1)?.maxX ?? 0) + 10)
        let width = stage.cell(0)?.label.intrinsicContentSize.width ?? 0
        #expect(stage.frame(0)?.width == width + 8)
    }

    @Test(arguments: [0, 7])
    func `groups of all heights stand one below another, and those in sight are found`(spacing: CGFloat) {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        let stage = CollectionStage(UICollectionViewCompositionalLayout(section: section), counts: [0])
        let words = [
            "a", "a few words that need two lines", "b", "words that take three lines in such a cell",
        ]
        stage.perform {
            stage.sections = [(0..<401).map { words[$0 * 7 / 3 % 4] }]
            stage.view.reloadData()
        }
        stage.screen.settle()
        for place in [0, 9000, 300, 4321.5, 100_000] as [CGFloat] {
            stage.scroll(to: min(place, stage.view.contentSize.height - 400))
            stage.screen.settle()
            let frames = (0..<401).compactMap { stage.frame($0) }
            #expect(frames.count == 401)
            for left in stride(from: 2, to: 400, by: 2) {
                let above = max(frames[left - 2].maxY, frames[left - 1].maxY)
                #expect(abs(frames[left].minY - above - spacing) < 0.001, "between \(left - 2) and \(left)")
            }
            #expect(abs(stage.view.contentSize.height - frames[400].maxY) < 0.001)
            let sight = CGRect(origin: stage.view.contentOffset, size: stage.view.bounds.size)
            let expected = frames.indices.filter { frames[$0].intersects(sight) }
            #expect(stage.view.indexPathsForVisibleItems.map(\.item).sorted() == expected)
        }
        #expect(Set((0..<401).compactMap { stage.frame($0)?.height }).count > 2)
    }

    @Test func `a hundred thousand rows of estimated heights are scrolled through`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            subitems: [item]
        )
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CollectionStage(layout, counts: [100_000])
        stage.perform {
            stage.view.scrollToItem(at: IndexPath(item: 70_000, section: 0), at: .top, animated: false)
        }
        #expect(stage.shown.first == "0.70000")
        #expect(stage.frame(70_000)?.minY == stage.view.contentOffset.y)
        #expect(stage.requests < 100)
    }
}
