import Drydock
import DrydockLists
import Foundation
import Testing

struct ListChangesTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private func makeSnapshot(_ sections: [(Int, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    // MARK: - Single changes

    @Test func `one item that goes down moves alone`() {
        let old = makeSnapshot([(0, [1, 2, 3, 4, 5])])
        let changes = ListChanges(from: old, to: makeSnapshot([(0, [2, 3, 4, 1, 5])]))
        #expect(changes.movedItems == [.init(from: [0, 0], to: [0, 3])])
        #expect(changes.deletedItems.isEmpty && changes.insertedItems.isEmpty)
    }

    @Test func `deletions are in old indexes and insertions in new ones`() {
        let changes = ListChanges(
            from: makeSnapshot([(0, [1, 2, 3]), (1, [4])]),
            to: makeSnapshot([(0, [3, 9]), (2, [7, 8])])
        )
        #expect(changes.deletedItems == [[0, 0], [0, 1]])
        #expect(changes.insertedItems == [[0, 1]])
        #expect(changes.deletedSections == [1])
        #expect(changes.insertedSections == [1])
    }

    @Test func `an item that leaves for a new section is deleted`() {
        let changes = ListChanges(
            from: makeSnapshot([(0, [1, 2]), (1, [3])]),
            to: makeSnapshot([(0, [2, 3]), (5, [1])])
        )
        #expect(changes.deletedItems == [[0, 0]])
        #expect(changes.insertedItems == [[0, 1]])
        #expect(changes.movedItems.isEmpty)
    }

    @Test func `reloads are in old indexes, and a reloaded item that moves is made anew`() {
        var new = makeSnapshot([(0, [9, 1, 3, 2])])
        new.reloadItems([1, 2])
        new.reconfigureItems([3, 1])
        let changes = ListChanges(from: makeSnapshot([(0, [1, 2, 3])]), to: new)
        #expect(changes.reloadedItems.contains([0, 0]))
        #expect(changes.reconfiguredItems == [[0, 2]])
        #expect(apply(changes, from: makeSnapshot([(0, [1, 2, 3])]), to: new) == contents(of: new))
    }

    @Test func `a reloaded section takes its items along`() {
        var new = makeSnapshot([(0, [1, 4]), (1, [2, 3])])
        new.reloadSections([1])
        let old = makeSnapshot([(0, [1, 2]), (1, [3, 4])])
        let changes = ListChanges(from: old, to: new)
        #expect(changes.reloadedSections == [1])
        #expect(changes.deletedItems == [[0, 1]])
        #expect(changes.insertedItems == [[0, 1]])
    }

    @Test func `equal snapshots differ in nothing`() {
        let snapshot = makeSnapshot([(0, [1, 2]), (1, [])])
        #expect(ListChanges(from: snapshot, to: snapshot).isEmpty)
    }

    // MARK: - Against an oracle

    @Test(.quietLog, arguments: 0..<400) func `changes applied to the old list give the new one`(seed: UInt64)
    {
        var random = SplitMix(seed: seed)
        let old = randomSnapshot(&random)
        var new = seed % 2 == 0 ? randomSnapshot(&random) : shuffled(old, &random)
        let items = new.itemIdentifiers
        if seed % 3 == 0, !items.isEmpty {
            new.reloadItems((0..<3).map { _ in items[random.next(items.count)] })
        }
        if seed % 5 == 0, new.numberOfSections > 0 {
            new.reloadSections([new.sectionIdentifiers[random.next(new.numberOfSections)]])
        }
        let changes = ListChanges(from: old, to: new)
        #expect(apply(changes, from: old, to: new) == contents(of: new))
    }

    @Test(arguments: 0..<100) func `as few items move as the longest increasing run allows`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var values = Array(0..<random.next(9))
        for index in values.indices { values.swapAt(index, random.next(values.count)) }
        let chosen = ListChanges.longestIncreasing(values)
        let kept = zip(values, chosen).filter(\.1).map(\.0)
        #expect(kept == kept.sorted())
        var best = 0
        for mask in 0..<(1 << values.count) {
            let subset = values.indices.filter { mask >> $0 & 1 == 1 }.map { values[$0] }
            if zip(subset, subset.dropFirst()).allSatisfy({ $0 < $1 }) { best = max(best, subset.count) }
        }
        #expect(kept.count == best)
    }

    @Test func `two hundred thousand items are compared in time`() {
        let old = makeSnapshot([(0, Array(0..<200_000))])
        let new = makeSnapshot([(0, (0..<200_000).reversed())])
        #expect(ListChanges(from: old, to: new).movedItems.count == 199_999)
    }

    // MARK: - The oracle

    /// A list as plain arrays: what batch updates make of the old one, where what is inserted comes from the new one.
    private func apply(_ changes: ListChanges, from old: Snapshot, to new: Snapshot) -> [[Int]] {
        let (before, after) = (contents(of: old), contents(of: new))
        func isGone(_ section: Int) -> Bool {
            changes.deletedSections.contains(section) || changes.reloadedSections.contains(section)
        }
        // Sections: what is inserted or moved takes its new index, the rest fills up in order.
        let size = before.count - changes.deletedSections.count + changes.insertedSections.count
        guard size == after.count else { return [[-1]] }
        var source = [Int?](repeating: nil, count: size)
        for move in changes.movedSections { source[move.to] = move.from }
        var rest = before.indices.filter { index in
            !changes.deletedSections.contains(index) && !changes.movedSections.contains { $0.from == index }
        }[...]
        for index in 0..<size where source[index] == nil && !changes.insertedSections.contains(index) {
            source[index] = rest.popFirst()
        }
        return (0..<size).map { section in
            guard let from = source[section], !isGone(from) else { return after[section] }
            var moved: [Int: Int] = [:]
            for move in changes.movedItems where move.to.section == section {
                moved[move.to.item] = before[move.from.section][move.from.item]
            }
            let inserted = Set(changes.insertedItems.filter { $0.section == section }.map(\.item))
            let leaving = Set(
                (changes.deletedItems + changes.movedItems.map(\.from)).filter { $0.section == from }.map(
                    \.item
                )
            )
            var staying = before[from].indices.filter { !leaving.contains($0) }.map { before[from][$0] }[...]
            let count = staying.count + inserted.count + moved.count
            return (0..<count).map { index in
                if inserted.contains(index) {
                    return index < after[section].count ? after[section][index] : -1
                }
                return moved[index] ?? staying.popFirst() ?? -1
            }
        }
    }

    private func contents(of snapshot: Snapshot) -> [[Int]] {
        snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    }

    private func randomSnapshot(_ random: inout SplitMix) -> Snapshot {
        var pool = Array(0..<30)
        for index in pool.indices { pool.swapAt(index, random.next(pool.count)) }
        var sections = Array(0..<6)
        for index in sections.indices { sections.swapAt(index, random.next(sections.count)) }
        return makeSnapshot(
            sections.prefix(random.next(6)).map { section in
                let items = Array(pool.prefix(random.next(8)))
                pool.removeFirst(items.count)
                return (section, items)
            }
        )
    }

    /// A few changes of a snapshot, through its own interface.
    private func shuffled(_ old: Snapshot, _ random: inout SplitMix) -> Snapshot {
        var new = old
        for step in 0..<random.next(8) {
            let items = new.itemIdentifiers
            guard items.count > 1 else { break }
            let (one, other) = (items[random.next(items.count)], items[random.next(items.count)])
            switch random.next(6) {
            case 0: new.deleteItems([one])
            case 1: new.insertItems([100 + step], afterItem: one)
            case 2 where one != other: new.moveItem(one, beforeItem: other)
            case 3 where one != other: new.moveItem(one, afterItem: other)
            case 4:
                let sections = new.sectionIdentifiers
                let (first, last) = (sections[0], sections[sections.count - 1])
                if first != last { new.moveSection(first, afterSection: last) }
            default: new.appendItems([one])
            }
            for (index, item) in new.itemIdentifiers.enumerated() { #expect(new.indexOfItem(item) == index) }
        }
        return new
    }
}

/// A small random generator, the same everywhere (Steele, Lea and Flood 2014).
private struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return bound > 0 ? Int((z ^ (z >> 31)) % UInt64(bound)) : 0
    }
}
