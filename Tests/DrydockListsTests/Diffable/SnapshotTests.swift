import Drydock
import Foundation
import Testing

struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func makeSnapshot() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b", "c"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5], toSection: "b")
        snapshot.appendItems([6])
        return snapshot
    }

    @Test func `items without a section go to the last one`() {
        let snapshot = makeSnapshot()
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6])
        #expect(snapshot.itemIdentifiers(inSection: "c") == [6])
        #expect(snapshot.numberOfItems == 6)
        #expect(snapshot.numberOfSections == 3)
        #expect(snapshot.numberOfItems(inSection: "b") == 2)
    }

    @Test func `sections and items are found by identifier`() {
        let snapshot = makeSnapshot()
        #expect(snapshot.indexOfItem(5) == 4)
        #expect(snapshot.indexOfItem(7) == nil)
        #expect(snapshot.indexOfSection("b") == 1)
        #expect(snapshot.indexOfSection("d") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
        #expect(snapshot.sectionIdentifier(containingItem: 7) == nil)
    }

    @Test func `items are inserted beside others`() {
        var snapshot = makeSnapshot()
        snapshot.insertItems([7, 8], beforeItem: 2)
        snapshot.insertItems([9], afterItem: 5)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 7, 8, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5, 9])
        #expect(snapshot.indexOfItem(3) == 4)
    }

    @Test(.quietLog) func `items that are there already move to where they are appended`() {
        var snapshot = makeSnapshot()
        snapshot.appendItems([7, 2], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5, 7, 2])
        #expect(snapshot.numberOfItems == 7)
    }

    @Test func `items move within their section and to others`() {
        var snapshot = makeSnapshot()
        snapshot.moveItem(1, afterItem: 3)
        #expect(snapshot.itemIdentifiers == [2, 3, 1, 4, 5, 6])
        snapshot.moveItem(1, beforeItem: 2)
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6])
        snapshot.moveItem(6, beforeItem: 2)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 6, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: "c").isEmpty)
    }

    @Test func `deleting takes updates along`() {
        var snapshot = makeSnapshot()
        snapshot.reloadItems([1, 4])
        snapshot.reconfigureItems([2, 6])
        snapshot.reloadSections(["b", "c"])
        snapshot.deleteItems([1, 99])
        snapshot.deleteSections(["b", "z"])
        #expect(snapshot.reloadedItemIdentifiers.isEmpty)
        #expect(snapshot.reconfiguredItemIdentifiers == [2, 6])
        #expect(snapshot.reloadedSectionIdentifiers == ["c"])
        #expect(snapshot.sectionIdentifiers == ["a", "c"])
        #expect(snapshot.itemIdentifiers == [2, 3, 6])
    }

    @Test func `sections move with their items`() {
        var snapshot = makeSnapshot()
        snapshot.moveSection("a", afterSection: "c")
        #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
        #expect(snapshot.itemIdentifiers == [4, 5, 6, 1, 2, 3])
        snapshot.moveSection("a", beforeSection: "c")
        #expect(snapshot.sectionIdentifiers == ["b", "a", "c"])
        snapshot.insertSections(["x"], beforeSection: "a")
        snapshot.insertSections(["y", "z"], afterSection: "a")
        #expect(snapshot.sectionIdentifiers == ["b", "x", "a", "y", "z", "c"])
        #expect(snapshot.indexOfSection("c") == 5)
    }

    @Test func `deleting all items deletes the sections as well`() {
        var snapshot = makeSnapshot()
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfItems == 0)
        #expect(snapshot.numberOfSections == 0)
    }

    @Test func `a copy does not change with its original`() {
        var snapshot = makeSnapshot()
        let copy = snapshot
        snapshot.deleteItems([1, 2])
        #expect(copy.itemIdentifiers == [1, 2, 3, 4, 5, 6])
    }

    @Test func `identifiers given twice are named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2, 1])
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("item identifiers have to be unique; more than once: 1"))
    }

    @Test func `a section appended twice is named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["first"])
            snapshot.appendSections(["first"])
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("section identifiers have to be unique; there already: first"))
    }

    @Test func `index paths say section and item`() {
        var path = IndexPath(row: 3, section: 2)
        #expect(path == IndexPath(item: 3, section: 2))
        #expect((path.section, path.row, path.item) == (2, 3, 3))
        path.section = 5
        path.item = 7
        #expect(path == [5, 7])
        #expect(IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
    }
}
