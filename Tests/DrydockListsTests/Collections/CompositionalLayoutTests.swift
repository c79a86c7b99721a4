import Drydock
import DrydockTesting
import Testing

struct CompositionalLayoutTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func grid(
        _ change: (NSCollectionLayoutItem, NSCollectionLayoutGroup, NSCollectionLayoutSection) -> Void = {
            _,
            _,
            _ in
        }
    ) -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        change(item, group, section)
        return UICollectionViewCompositionalLayout(section: section)
    }

    // MARK: - Groups

    @Test func `items fill a group as often as they fit`() {
        let stage = CollectionStage(grid(), counts: [7])
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(stage.frame(2) == CGRect(x: 200, y: 0, width: 100, height: 60))
        #expect(stage.frame(3) == CGRect(x: 0, y: 60, width: 100, height: 60))
        #expect(stage.view.contentSize == CGSize(width: 300, height: 180))
    }

    @Test func `headers stand within what their own reference says, whatever the section's items do`() {
        func header(_ reference: UIContentInsetsReference) -> CGRect? {
            let layout = grid { _, _, section in
                section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 25)
                section.contentInsetsReference = .layoutMargins
                section.supplementaryContentInsetsReference = reference
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size(.fractionalWidth(1), .absolute(20)),
                        elementKind: UICollectionView.elementKindSectionHeader,
                        alignment: .top
                    )
                ]
            }
            let stage = CollectionStage(layout, counts: [3])
            stage.perform { stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30) }
            stage.perform { layout.invalidateLayout() }
            stage.screen.settle()
            #expect(stage.frame(0)?.minX == 25)
            return stage.view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: 0)
            )?.frame
        }
        #expect(header(.automatic) == CGRect(x: 25, y: 0, width: 220, height: 20))
        #expect(header(.none) == CGRect(x: 0, y: 0, width: 300, height: 20))
        #expect(header(.layoutMargins) == CGRect(x: 10, y: 0, width: 260, height: 20))
    }

    @Test(.timeLimit(.minutes(20))) func `groups within groups are placed once at each level`() {
        let whole = size(.fractionalWidth(1), .fractionalHeight(1))
        var group = NSCollectionLayoutGroup.horizontal(
            layoutSize: whole,
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))]
        )
        for _ in 0..<30 { group = .vertical(layoutSize: whole, subitems: [group]) }
        group = .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [group])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CollectionStage(layout, counts: [3])
        #expect(stage.frame(1) == CGRect(x: 150, y: 0, width: 150, height: 60))
        #expect(stage.frame(2) == CGRect(x: 0, y: 60, width: 150, height: 60))
    }

    @Test func `insets, spacing between groups and of the section add up`() {
        let layout = grid { item, _, section in
            item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
            section.interGroupSpacing = 8
        }
        let stage = CollectionStage(layout, counts: [4, 1])
        #expect(stage.frame(0) == CGRect(x: 17, y: 11, width: 84, height: 56))
        #expect(stage.frame(3) == CGRect(x: 17, y: 79, width: 84, height: 56))
        #expect(stage.frame(0, 1)?.minY == CGFloat(169))
    }

    @Test func `equal items share what spacing leaves, repeated ones keep their size`() {
        let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let equal = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitem: whole,
            count: 3
        )
        equal.interItemSpacing = .fixed(15)
        let stage = CollectionStage(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: equal)),
            counts: [3]
        )
        #expect(stage.frame(1) == CGRect(x: 105, y: 0, width: 90, height: 40))
        let fixed = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
        let repeated = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            repeatingSubitem: fixed,
            count: 2
        )
        repeated.interItemSpacing = .flexible(0)
        stage.perform {
            stage.view.collectionViewLayout = UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: repeated)
            )
        }
        #expect(stage.frame(1) == CGRect(x: 250, y: 0, width: 50, height: 20))
        #expect(stage.frame(2) == CGRect(x: 0, y: 40, width: 50, height: 20))
    }

    @Test func `groups stand in groups`() {
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitems: [small]
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [leading, column]
        )
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CollectionStage(layout, counts: [5])
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 210, height: 100))
        #expect(stage.frame(1) == CGRect(x: 210, y: 0, width: 90, height: 50))
        #expect(stage.frame(2) == CGRect(x: 210, y: 50, width: 90, height: 50))
        #expect(stage.frame(3) == CGRect(x: 0, y: 100, width: 210, height: 100))
    }

    @Test func `a closure places the items of a group`() {
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: size(.fractionalWidth(1), .absolute(80))
        ) { environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width - 30, y: 10, width: 30, height: 30),
                    zIndex: 2
                ),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 20, width: 40, height: 40)),
            ]
        }
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CollectionStage(layout, counts: [3])
        #expect(stage.frame(0) == CGRect(x: 270, y: 10, width: 30, height: 30))
        #expect(stage.frame(2) == CGRect(x: 270, y: 90, width: 30, height: 30))
        #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 2)
    }

    // MARK: - Boundaries

    @Test func `headers and footers extend a section, and pinned ones stay in sight`() {
        let layout = grid { _, _, section in
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: self.size(.fractionalWidth(1), .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
            header.pinToVisibleBounds = true
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: self.size(.absolute(80), .absolute(20)),
                elementKind: UICollectionView.elementKindSectionFooter,
                alignment: .bottomTrailing
            )
            section.boundarySupplementaryItems = [header, footer]
            section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        }
        let stage = CollectionStage(layout, counts: [30, 3])
        func frame(_ kind: String, _ section: Int) -> CGRect? {
            stage.view.layoutAttributesForSupplementaryElement(
                ofKind: kind,
                at: IndexPath(item: 0, section: section)
            )?.frame
        }
        let (header, footer) = (
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
        )
        #expect(frame(header, 0) == CGRect(x: 10, y: 0, width: 280, height: 30))
        #expect(stage.frame(0)?.minY == 35)
        // 30 + 5 + ten groups of 60 + 5 + 20.
        #expect(frame(footer, 0) == CGRect(x: 210, y: 640, width: 80, height: 20))
        #expect(frame(header, 1)?.minY == 660)
        stage.scroll(to: 200)
        #expect(frame(header, 0)?.minY == 200)
        #expect(
            stage.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))?.frame
                .minY == 200
        )
    }

    @Test func `badges stand at the corners of items, and backgrounds behind sections`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing],
                fractionalOffset: CGPoint(x: 0.5, y: -0.5)
            )
        )
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            supplementaryItems: [badge]
        )
        item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        )
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        section.decorationItems = [ground]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(NameHeader.self, forDecorationViewOfKind: "ground")
        let stage = CollectionStage(layout, counts: [4])
        let second = stage.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0))
        #expect(second?.frame == CGRect(x: 280, y: 0, width: 20, height: 20))
        let grounds = stage.view.subviews.filter { $0.frame == CGRect(x: 4, y: 4, width: 292, height: 192) }
        #expect(grounds.count == 1)
        let first = stage.view.subviews.firstIndex { $0 is NameCell } ?? -1
        #expect((stage.view.subviews.firstIndex { $0 === grounds.first } ?? 99) < first)
    }

    // MARK: - Scrolling sideways

    private func carousel(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = behavior
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func drag(_ stage: CollectionStage, from start: CGPoint, by way: CGFloat) {
        let finger = stage.screen.touchDown(at: start)
        for step in 1...10 {
            stage.screen.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: start.x + way * CGFloat(step) / 10, y: start.y))
        }
        stage.screen.advance(by: 0.3)
        finger.lift()
        stage.screen.advance(by: 3)
        stage.screen.host.update()
    }

    @Test func `a section scrolls sideways by itself and keeps only what is in sight`() {
        let stage = CollectionStage(carousel(.continuous), counts: [1000, 1000])
        #expect(stage.shown == ["0.0", "0.1", "1.0", "1.1"])
        drag(stage, from: CGPoint(x: 250, y: 50), by: -220)
        #expect(stage.view.contentOffset == .zero)
        #expect(stage.shown == ["0.0", "0.1", "0.2", "1.0", "1.1"])
        #expect(stage.view.visibleCells.allSatisfy { $0.superview is UIScrollView })
    }

    @Test func `groups come to rest at the leading side, or in the middle`() {
        let stage = CollectionStage(carousel(.groupPaging), counts: [20])
        drag(stage, from: CGPoint(x: 250, y: 50), by: -130)
        #expect(stage.cell(1)?.convert(CGPoint.zero, to: stage.view).x == 20)
        let centered = CollectionStage(carousel(.groupPagingCentered), counts: [20])
        #expect(centered.cell(0)?.convert(CGPoint.zero, to: centered.view).x == 50)
        drag(centered, from: CGPoint(x: 250, y: 50), by: -130)
        #expect(centered.cell(1)?.convert(CGPoint.zero, to: centered.view).x == 50)
    }

    @Test func `visible items are handed out to be changed`() {
        let layout = grid { _, _, section in
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                for item in items { item.alpha = item.indexPath.item == 0 ? 0.5 : 1 - offset.y / 1000 }
            }
        }
        let stage = CollectionStage(layout, counts: [60])
        #expect(stage.cell(0)?.alpha == 0.5)
        stage.scroll(to: 100)
        #expect(stage.cell(9)?.alpha == 0.9)
    }

    // MARK: - Directions

    @Test func `all is mirrored from right to left`() {
        let stage = CollectionStage(grid(), counts: [4], direction: .rightToLeft)
        #expect(stage.cell(0)?.frame == CGRect(x: 200, y: 0, width: 100, height: 60))
        #expect(stage.cell(2)?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        let sideways = CollectionStage(carousel(.continuous), counts: [10], direction: .rightToLeft)
        #expect(sideways.cell(0)?.convert(CGPoint.zero, to: sideways.view).x == 80)
    }

    @Test func `sections are found as by asking every item`() {
        let stage = CollectionStage(grid(), counts: [40, 0, 17])
        let layout = stage.view.collectionViewLayout
        for y in stride(from: CGFloat(-50), to: 1200, by: 37) {
            let rect = CGRect(x: 0, y: y, width: 300, height: 120)
            let found = Set((layout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath))
            var expected: Set<IndexPath> = []
            for (section, items) in stage.sections.enumerated() {
                for item in items.indices {
                    let path = IndexPath(item: item, section: section)
                    guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { continue }
                    if frame.minY <= rect.maxY, frame.maxY >= rect.minY { expected.insert(path) }
                }
            }
            #expect(found == expected)
        }
    }
}
