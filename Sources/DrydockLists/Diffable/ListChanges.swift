package import DrydockViews
package import Foundation

/// What turns one list of sections and items into another, as tables and collection views are told it: deletions and reloads in
/// the old list's indexes, insertions in the new one's, moves from the old to the new.
///
/// Items of sections that are inserted, deleted or reloaded are part of those, and are not listed. Whoever keeps its place among
/// those that stay is not moved.
package nonisolated struct ListChanges: Equatable, Sendable {
    /// A section that moves.
    package struct SectionMove: Equatable, Sendable {
        package var from: Int
        package var to: Int

        package init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// An item that moves, within its section or to another that stays.
    package struct ItemMove: Equatable, Sendable {
        package var from: IndexPath
        package var to: IndexPath

        package init(from: IndexPath, to: IndexPath) {
            self.from = from
            self.to = to
        }
    }

    package var deletedSections = IndexSet()
    package var insertedSections = IndexSet()
    package var movedSections: [SectionMove] = []
    /// In the old list's indexes. A section that moves as well is deleted and inserted instead.
    package var reloadedSections = IndexSet()

    package var deletedItems: [IndexPath] = []
    package var insertedItems: [IndexPath] = []
    package var movedItems: [ItemMove] = []
    /// In the old list's indexes. An item that moves as well is deleted and inserted instead.
    package var reloadedItems: [IndexPath] = []
    /// Cells to be filled anew, in the new list's indexes, whether the item was there before or not.
    package var reconfiguredItems: [IndexPath] = []

    package init() {}

    /// Whether both lists have the same sections and items in the same order.
    package var isOrderKept: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
    }

    /// Whether nothing is to be done at all.
    package var isEmpty: Bool {
        isOrderKept && reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
    }
}

nonisolated extension ListChanges {
    /// What leads from one snapshot to another, with the reloads that the new one asks for.
    ///
    /// Each identifier is looked up once in the other snapshot; of those that stay, all but a longest increasing subsequence of
    /// old places move (Fredman 1975), so that there are as few moves as possible: O(n log n), and O(n) where nothing moves.
    package init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let sections = SectionPairs(old, new)
        insertedSections = sections.inserted
        deletedSections = sections.deleted
        movedSections = sections.moved
        reloadedSections = sections.reloaded
        deleteItems(of: old, new, sections)
        for index in new.order.indices {
            guard let source = sections.oldIndex(of: index) else { continue }
            pairItems(of: new, old, section: index, source, sections)
        }
        for identifier in new.reconfiguredItems.all where !new.reloadedItems.contains(identifier) {
            if let place = new.location(of: identifier) {
                reconfiguredItems.append(IndexPath(item: place.item, section: place.section))
            }
        }
    }

    /// Items that are not there any more, or in a section that is made anew.
    private mutating func deleteItems<Section, Item>(
        of old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ sections: SectionPairs
    ) {
        for index in old.order.indices where sections.newIndex(of: index) != nil {
            for (position, item) in old.records[old.order[index]].items.enumerated() {
                if let place = new.location(of: item), sections.oldIndex(of: place.section) != nil {
                    continue
                }
                deletedItems.append(IndexPath(item: position, section: index))
            }
        }
    }

    /// Items of a section that stays: insertions, moves and reloads.
    private mutating func pairItems<Section, Item>(
        of new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        section: Int,
        _ source: Int,
        _ sections: SectionPairs
    ) {
        var (positions, places): ([Int], [Int]) = ([], [])
        func replace(_ from: IndexPath, _ to: IndexPath) {
            deletedItems.append(from)
            insertedItems.append(to)
        }
        for (position, item) in new.records[new.order[section]].items.enumerated() {
            let path = IndexPath(item: position, section: section)
            guard let place = old.location(of: item), sections.newIndex(of: place.section) != nil else {
                insertedItems.append(path)
                continue
            }
            if place.section == source {
                positions.append(position)
                places.append(place.item)
                continue
            }
            let from = IndexPath(item: place.item, section: place.section)
            if new.reloadedItems.contains(item) {
                replace(from, path)
            } else {
                movedItems.append(ItemMove(from: from, to: path))
            }
        }
        let stays = Self.longestIncreasing(places)
        let items = new.records[new.order[section]].items
        for (index, position) in positions.enumerated() {
            let isReloaded = new.reloadedItems.contains(items[position])
            if stays[index], !isReloaded { continue }
            let from = IndexPath(item: places[index], section: source)
            let to = IndexPath(item: position, section: section)
            switch (stays[index], isReloaded) {
            case (true, _): reloadedItems.append(from)
            case (false, true): replace(from, to)
            case (false, false): movedItems.append(ItemMove(from: from, to: to))
            }
        }
    }

    /// Which elements belong to a longest increasing subsequence.
    package static func longestIncreasing(_ values: [Int]) -> [Bool] {
        var isIncreasing = true
        for index in values.indices.dropFirst() where values[index] <= values[index - 1] {
            isIncreasing = false
            break
        }
        if isIncreasing { return Array(repeating: true, count: values.count) }
        // The last element of the best subsequence of each length, and for each element the one before it.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var isChosen = Array(repeating: false, count: values.count)
        var next = ends.last ?? -1
        while next >= 0 {
            isChosen[next] = true
            next = previous[next]
        }
        return isChosen
    }
}

/// Which section of one list is which of the other.
nonisolated struct SectionPairs {
    private(set) var inserted = IndexSet()
    private(set) var deleted = IndexSet()
    private(set) var moved: [ListChanges.SectionMove] = []
    private(set) var reloaded = IndexSet()
    private var oldIndexes: [Int?]
    private var newIndexes: [Int?]

    init<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        oldIndexes = Array(repeating: nil, count: new.order.count)
        newIndexes = Array(repeating: nil, count: old.order.count)
        var (staying, places): ([Int], [Int]) = ([], [])
        for (index, record) in new.order.enumerated() {
            guard let from = old.indexOfSection(new.records[record].identifier) else {
                inserted.insert(index)
                continue
            }
            newIndexes[from] = index
            staying.append(index)
            places.append(from)
        }
        for index in newIndexes.indices where newIndexes[index] == nil { deleted.insert(index) }
        let stays = ListChanges.longestIncreasing(places)
        for (index, to) in staying.enumerated() {
            let from = places[index]
            let isReloaded = new.reloadedSections.contains(new.records[new.order[to]].identifier)
            if isReloaded {
                // Its items are made anew, so that none of them is one of the old ones.
                newIndexes[from] = nil
                if stays[index] {
                    reloaded.insert(from)
                } else {
                    deleted.insert(from)
                    inserted.insert(to)
                }
            } else {
                oldIndexes[to] = from
                if !stays[index] { moved.append(ListChanges.SectionMove(from: from, to: to)) }
            }
        }
    }

    /// The section's index in the old list; nil for one that is inserted or reloaded.
    func oldIndex(of index: Int) -> Int? { oldIndexes[index] }
    /// The section's index in the new list; nil for one that is deleted or reloaded.
    func newIndex(of index: Int) -> Int? { newIndexes[index] }
}
