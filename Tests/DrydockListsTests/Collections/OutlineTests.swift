import Drydock
import Testing

@Suite("Outlines in collection views")
struct OutlineTests {
    private func makeOutline() -> NSDiffableDataSourceSectionSnapshot<String> {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit", "Bread"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        outline.append(["Gala"], to: "Apple")
        return outline
    }

    private func makeStage(
        _ style: UICellAccessory.OutlineDisclosureOptions.Style
    ) -> ListStage {
        let stage = ListStage(
            .plain,
            fill: { cell, item in
                guard ["Fruit", "Apple"].contains(item) else { return }
                cell.accessories = [.outlineDisclosure(options: .init(style: style))]
            }
        )
        stage.perform { stage.source.apply(makeOutline(), to: 0, animatingDifferences: false) }
        return stage
    }

    @Test("a tap on a header shows what is below it, further in, and hides it again")
    func header() {
        let stage = makeStage(.header)
        #expect(stage.texts == ["Fruit", "Bread"])
        stage.tap(stage.middle(0))
        #expect(stage.texts == ["Fruit", "Apple", "Pear", "Bread"])
        #expect(stage.cell(0)?.configurationState.isExpanded == true)
        #expect(stage.view.indexPathsForSelectedItems == nil)
        stage.tap(stage.middle(1))
        #expect(stage.texts == ["Fruit", "Apple", "Gala", "Pear", "Bread"])
        #expect((0..<5).map { stage.cell($0)?.indentationLevel } == [0, 1, 2, 1, 0])
        stage.tap(stage.middle(0))
        #expect(stage.texts == ["Fruit", "Bread"] && stage.source.snapshot(for: 0).isExpanded("Apple"))
        stage.tap(stage.middle(1))
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("a tap on a chevron expands; beside it, it selects")
    func chevron() {
        let stage = makeStage(.cell)
        stage.tap(stage.middle(0))
        #expect(stage.texts.count == 2 && stage.view.indexPathsForSelectedItems?.count == 1)
        stage.tap(stage.middle(0, x: 293))
        #expect(stage.texts == ["Fruit", "Apple", "Pear", "Bread"])
    }

    @Test("handlers are asked, told, and give what is below an item")
    func handlers() {
        let stage = makeStage(.header)
        final class Log { var told: [String] = [] }
        let log = Log()
        var handlers = UICollectionViewDiffableDataSource<Int, String>.SectionSnapshotHandlers<String>()
        handlers.shouldExpandItem = { $0 == "Fruit" }
        handlers.willExpandItem = { log.told.append("expand \($0)") }
        handlers.shouldCollapseItem = { _ in false }
        handlers.snapshotForExpandingParent = { parent, current in
            log.told.append("\(parent) has \(current.items.count)")
            var children = NSDiffableDataSourceSectionSnapshot<String>()
            children.append(["Fig"])
            return children
        }
        stage.source.sectionSnapshotHandlers = handlers
        stage.tap(stage.middle(0))
        stage.tap(stage.middle(0))
        #expect(log.told == ["expand Fruit", "Fruit has 3"] && stage.texts == ["Fruit", "Fig", "Bread"])
    }

    @Test("another section stays, and a whole snapshot takes an outline's place")
    func sections() {
        let stage = makeStage(.header)
        stage.perform {
            var tail = NSDiffableDataSourceSectionSnapshot<String>()
            tail.append(["Z"])
            stage.source.apply(tail, to: 7)
        }
        #expect(
            stage.texts == ["Fruit", "Bread", "Z"] && stage.source.snapshot().sectionIdentifiers == [0, 7]
        )
        stage.perform {
            var snapshot = stage.source.snapshot()
            snapshot.deleteItems(["Fruit"])
            stage.source.apply(snapshot)
        }
        #expect(stage.texts == ["Bread", "Z"] && stage.source.snapshot(for: 0).items == ["Bread"])
        #expect(stage.source.snapshot(for: 7).items == ["Z"] && stage.source.snapshot(for: 1).items.isEmpty)
    }
}
