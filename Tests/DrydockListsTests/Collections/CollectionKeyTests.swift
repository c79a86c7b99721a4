import Drydock
import DrydockTesting
import Testing

/// Collection views under the keyboard.
struct CollectionKeyTests {
    private func focus(_ screen: Screen) {
        screen.press(.tab)
        screen.settle()
    }

    private func press(_ screen: Screen, _ keys: Screen.Key...) {
        for key in keys {
            screen.press(key)
            screen.settle()
        }
    }

    /// Five items of 50 points in a row.
    private func makeFlow(
        _ counts: [Int] = [12],
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> CollectionStage {
        let stage = CollectionStage(MirroredFlow(), counts: counts, direction: direction)
        focus(stage.screen)
        _ = stage.take()
        return stage
    }

    private final class MirroredFlow: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test("Tab comes to a collection view, and Return selects as a tap does")
    func selecting() {
        let stage = makeFlow()
        #expect(stage.view.isFocused)
        press(stage.screen, .rightArrow, .return)
        #expect(stage.view.indexPathsForSelectedItems == [[0, 1]])
        #expect(
            stage.take() == [
                "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1",
                "didUnhighlight 0.1",
            ]
        )
        stage.allows = { $0 != "select" }
        press(stage.screen, .rightArrow, .space)
        #expect(stage.view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test("arrows go to the item that is next as it is seen, over rows and sections, in both directions")
    func flow() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let stage = makeFlow([12, 3], direction: direction)
            let isMirrored = direction == .rightToLeft
            let (forwards, back): (Screen.Key, Screen.Key) =
                isMirrored ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
            func selected(_ keys: Screen.Key...) -> [IndexPath]? {
                for key in keys + [.return] { press(stage.screen, key) }
                return stage.view.indexPathsForSelectedItems
            }
            #expect(selected(forwards, forwards) == [[0, 2]])
            #expect(selected(.downArrow) == [[0, 7]])
            #expect(selected(back) == [[0, 6]])
            #expect(selected(.downArrow) == [[0, 11]])
            #expect(selected(.downArrow) == [[1, 1]])
            #expect(selected(.upArrow, .upArrow, .upArrow) == [[0, 1]])
            // A row ends at its ends.
            #expect(selected(forwards, forwards, forwards, forwards, forwards) == [[0, 4]])
            // Below the last column there is the nearest one of a shorter row.
            #expect(selected(.downArrow, .downArrow) == [[0, 11]])
        }
    }

    @Test("items that keys come to are scrolled to, and keys go on from what is seen")
    func scrolling() {
        let stage = makeFlow([500])
        for _ in 0..<30 { press(stage.screen, .downArrow) }
        press(stage.screen, .return)
        #expect(stage.view.indexPathsForSelectedItems == [[0, 150]])
        #expect(stage.shown.contains("0.150"))
        stage.scroll(to: 0)
        press(stage.screen, .downArrow, .return)
        #expect(stage.view.indexPathsForSelectedItems == [[0, 5]])
    }

    @Test("arrows go through a section that scrolls by itself, and out of it", arguments: [false, true])
    func compositional(isRightToLeft: Bool) throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(60))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let stage = CollectionStage(
            UICollectionViewCompositionalLayout(section: section),
            counts: [10, 10],
            direction: isRightToLeft ? .rightToLeft : .leftToRight
        )
        focus(stage.screen)
        let forwards: Screen.Key = isRightToLeft ? .leftArrow : .rightArrow
        press(stage.screen, forwards, forwards, forwards, forwards, .return)
        #expect(stage.view.indexPathsForSelectedItems == [[0, 4]])
        let cell = try #require(stage.cell(4))
        let screen = CGRect(x: 0, y: 0, width: 300, height: 400)
        #expect(screen.contains(stage.screen.frame(of: cell)))
        press(stage.screen, .downArrow, .return)
        let path = try #require(stage.view.indexPathsForSelectedItems?.first)
        #expect(path.section == 1)
        let below = try #require(stage.view.cellForItem(at: path))
        #expect(abs(stage.screen.frame(of: below).midX - stage.screen.frame(of: cell).midX) < 61)
    }

    @Test("a list goes row by row, and a held key goes on")
    func list() {
        let stage = ListStage(.insetGrouped, [["A", "B"], ["C", "D"]])
        focus(stage.screen)
        press(stage.screen, .downArrow, .downArrow, .return)
        #expect(stage.view.indexPathsForSelectedItems == [[1, 0]])
        press(stage.screen, .upArrow, .space)
        #expect(stage.view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test("a view that lets nobody select, or has nothing, is scrolled by arrows")
    func noSelection() {
        let stage = CollectionStage(counts: [100])
        stage.perform { stage.view.allowsSelection = false }
        focus(stage.screen)
        press(stage.screen, .downArrow, .return)
        #expect(stage.view.indexPathsForSelectedItems == nil)
        #expect(stage.view.contentOffset.y == 40)
        let empty = CollectionStage(counts: [])
        focus(empty.screen)
        #expect(!empty.view.isFocused)
    }
}
