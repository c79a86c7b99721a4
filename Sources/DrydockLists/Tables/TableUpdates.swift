import DrydockViews

/// Changes that a table was told of, to be shown as one.
struct TableUpdates {
    typealias Animation = UITableView.RowAnimation

    /// Batches within one another: the outermost counts.
    var depth = 0
    /// With indices before the updates.
    private(set) var deletedRows: [IndexPath: Animation] = [:]
    private(set) var reloadedRows: [IndexPath: Animation] = [:]
    private(set) var deletedSections: [Int: Animation] = [:]
    private(set) var reloadedSections: [Int: Animation] = [:]
    /// With indices after them.
    private(set) var insertedRows: [IndexPath: Animation] = [:]
    private(set) var insertedSections: [Int: Animation] = [:]
    /// From before to after.
    private(set) var movedRows: [IndexPath: IndexPath] = [:]
    private(set) var movedSections: [Int: Int] = [:]
    var completions: [(Bool) -> Void] = []

    var isEmpty: Bool {
        deletedRows.isEmpty && reloadedRows.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
            && insertedRows.isEmpty && insertedSections.isEmpty && movedRows.isEmpty && movedSections.isEmpty
    }

    mutating func insert(_ paths: [IndexPath], _ animation: Animation) {
        for path in paths { insertedRows[path] = animation }
    }

    mutating func delete(_ paths: [IndexPath], _ animation: Animation) {
        for path in paths { deletedRows[path] = animation }
    }

    mutating func reload(_ paths: [IndexPath], _ animation: Animation) {
        for path in paths { reloadedRows[path] = animation }
    }

    mutating func move(_ path: IndexPath, to other: IndexPath) { movedRows[path] = other }

    mutating func insertSections(_ sections: IndexSet, _ animation: Animation) {
        for section in sections { insertedSections[section] = animation }
    }

    mutating func deleteSections(_ sections: IndexSet, _ animation: Animation) {
        for section in sections { deletedSections[section] = animation }
    }

    mutating func reloadSections(_ sections: IndexSet, _ animation: Animation) {
        for section in sections { reloadedSections[section] = animation }
    }

    mutating func moveSection(_ section: Int, to other: Int) { movedSections[section] = other }
}

/// Where sections and rows are after an update.
///
/// What stays keeps its order: the k-th section that is neither deleted nor moved takes the k-th place that is neither inserted
/// nor moved to; rows in a section likewise. Found in O(log n) from the changes alone.
struct TableMapping {
    private let updates: TableUpdates
    private let sections: SlotMapping
    private var rows: [Int: SlotMapping] = [:]
    private let oldSections: [TableGeometry.Section]
    /// How many rows leave each old section.
    private var going: [Int: (deleted: Int, moved: Int)] = [:]
    /// How many rows come to each new section.
    private var coming: [Int: (inserted: Int, moved: Int)] = [:]

    init(_ updates: TableUpdates, old: TableGeometry) {
        self.updates = updates
        oldSections = old.sections
        sections = SlotMapping(
            removed: Array(updates.deletedSections.keys),
            added: Array(updates.insertedSections.keys),
            moved: updates.movedSections
        )
        var removed: [Int: Set<Int>] = [:]
        var added: [Int: Set<Int>] = [:]
        for path in updates.deletedRows.keys {
            removed[path.section, default: []].insert(path.row)
            going[path.section, default: (0, 0)].deleted += 1
        }
        for path in updates.insertedRows.keys {
            added[path.section, default: []].insert(path.row)
            coming[path.section, default: (0, 0)].inserted += 1
        }
        for (from, to) in updates.movedRows {
            removed[from.section, default: []].insert(from.row)
            added[to.section, default: []].insert(to.row)
            going[from.section, default: (0, 0)].moved += 1
            coming[to.section, default: (0, 0)].moved += 1
        }
        for old in Set(removed.keys).union(added.keys.compactMap { sections.old(of: $0) }) {
            guard let new = sections.place(of: old) else { continue }
            rows[old] = SlotMapping(
                removed: Array(removed[old] ?? []),
                added: Array(added[new] ?? []),
                moved: [:]
            )
        }
    }

    /// Nil for a section that is deleted.
    func section(_ old: Int) -> Int? { sections.place(of: old) }

    /// The section before the update; nil for an inserted one.
    func oldSection(_ new: Int) -> Int? { sections.old(of: new) }

    /// Nil for a row that is deleted, with its section or alone.
    func row(_ old: IndexPath) -> IndexPath? {
        if let moved = updates.movedRows[old] { return moved }
        guard let section = sections.place(of: old.section) else { return nil }
        guard let rows = rows[old.section] else { return IndexPath(row: old.row, section: section) }
        return rows.place(of: old.row).map { IndexPath(row: $0, section: section) }
    }

    /// Whether the row shows other data in the same place.
    func isReloaded(_ old: IndexPath) -> Bool {
        updates.reloadedRows[old] != nil || updates.reloadedSections[old.section] != nil
    }

    /// How a row goes.
    func animation(removing old: IndexPath) -> TableUpdates.Animation {
        updates.deletedRows[old] ?? updates.reloadedRows[old] ?? updates.deletedSections[old.section]
            ?? updates.reloadedSections[old.section] ?? .automatic
    }

    /// How a row comes; nil for one that was there before.
    func animation(inserting new: IndexPath) -> TableUpdates.Animation? {
        if let animation = updates.insertedRows[new] ?? updates.insertedSections[new.section] {
            return animation
        }
        guard let old = oldRow(new) else { return nil }
        return updates.reloadedRows[old] ?? updates.reloadedSections[old.section]
    }

    /// The row before the update; nil for an inserted one.
    func oldRow(_ new: IndexPath) -> IndexPath? {
        if let moved = updates.movedRows.first(where: { $0.value == new }) { return moved.key }
        guard let section = sections.old(of: new.section) else { return nil }
        guard let rows = rows[section] else { return IndexPath(row: new.row, section: section) }
        return rows.old(of: new.row).map { IndexPath(row: $0, section: section) }
    }

    /// Rows that come to and go from a section that stays, for a message.
    func counts(_ old: Int, _ new: Int) -> (inserted: Int, deleted: Int, movedIn: Int, movedOut: Int) {
        let (going, coming) = (going[old] ?? (0, 0), coming[new] ?? (0, 0))
        return (coming.inserted, going.deleted, coming.moved, going.moved)
    }
}

/// Places of a list before and after some are removed, added and moved.
private struct SlotMapping {
    private let removed: [Int]
    private let added: [Int]
    private let moved: [Int: Int]
    private let movedBack: [Int: Int]

    init(removed: [Int], added: [Int], moved: [Int: Int]) {
        self.removed = (removed + moved.keys).sorted()
        self.added = (added + moved.values).sorted()
        self.moved = moved
        movedBack = Dictionary(moved.map { ($0.value, $0.key) }) { first, _ in first }
    }

    func place(of old: Int) -> Int? {
        if let place = moved[old] { return place }
        let before = SlotMapping.rank(of: old, in: removed)
        if before < removed.count, removed[before] == old { return nil }
        return SlotMapping.free(old - before, outside: added)
    }

    func old(of new: Int) -> Int? {
        if let place = movedBack[new] { return place }
        let before = SlotMapping.rank(of: new, in: added)
        if before < added.count, added[before] == new { return nil }
        return SlotMapping.free(new - before, outside: removed)
    }

    /// How many are less.
    private static func rank(of value: Int, in sorted: [Int]) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The place of the k-th that is not taken, from 0.
    private static func free(_ k: Int, outside taken: [Int]) -> Int {
        // `taken[i] - i` free places are before `taken[i]`.
        var (low, high) = (0, taken.count)
        while low < high {
            let middle = (low + high) / 2
            if taken[middle] - middle <= k { low = middle + 1 } else { high = middle }
        }
        return k + low
    }
}
