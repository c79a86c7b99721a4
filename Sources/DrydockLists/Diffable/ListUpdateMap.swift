import DrydockViews
import Foundation

/// Where sections and items of an old list are in the new one, and the check that a data source's counts fit the changes that it
/// told.
///
/// Memory is in proportion to the number of sections and of changes, whatever the number of items; an item's new place takes
/// logarithmic time in the changes of its section.
nonisolated struct ListUpdateMap {
    private let changes: ListChanges
    private let oldCounts: [Int]
    private let newCounts: [Int]
    /// For each old section its place in the new list; nil for a deleted one.
    private var newSections: [Int?] = []
    /// By old section: items that are deleted or moved away, in order.
    private var leaving: [Int: [Int]] = [:]
    /// By new section: items that are inserted or moved to there, in order.
    private var arriving: [Int: [Int]] = [:]
    private var moves: [IndexPath: IndexPath] = [:]
    private let reloaded: Set<IndexPath>

    /// Stops the program, with the words of UIKit, where counts and changes do not fit.
    ///
    /// - Parameters:
    ///   - counts: items in each section before and after.
    ///   - view: what messages call the view and its items.
    init(
        _ changes: ListChanges,
        counts: (old: [Int], new: [Int]),
        view: (name: String, kind: String, item: String)
    ) {
        self.changes = changes
        (oldCounts, newCounts) = counts
        reloaded = Set(changes.reloadedItems)
        if let problem = mapSections(view.kind) ?? mapItems(view.item) {
            fatalError("\(view.name): Invalid update: \(problem)")
        }
    }

    // MARK: - Answers

    /// The section in the new list; nil for one that is deleted.
    func newSection(_ section: Int) -> Int? {
        newSections.indices.contains(section) ? newSections[section] : nil
    }

    /// Whether nothing of an old section stays, though it may have a place.
    func isReloaded(section: Int) -> Bool { changes.reloadedSections.contains(section) }

    /// Whether an old item's cell is to be made anew.
    func isReloaded(_ path: IndexPath) -> Bool { reloaded.contains(path) }

    /// The item in the new list; nil for one that is deleted, or of a section that is made anew.
    func newPath(of path: IndexPath) -> IndexPath? {
        if let target = moves[path] { return target }
        guard let section = newSection(path.section), !isReloaded(section: path.section) else { return nil }
        let gone = leaving[path.section] ?? []
        let before = gone.partitionIndex { $0 >= path.item }
        if before < gone.count, gone[before] == path.item { return nil }
        let rank = path.item - before
        let come = arriving[section] ?? []
        // The first place that has more free places before it than the item's rank.
        var (low, high) = (0, come.count)
        while low < high {
            let middle = (low + high) / 2
            if come[middle] - middle > rank { high = middle } else { low = middle + 1 }
        }
        return IndexPath(item: rank + low, section: section)
    }

    // MARK: - Checking

    private mutating func mapSections(_ kind: String) -> String? {
        let (old, new) = (oldCounts.count, newCounts.count)
        let moved = changes.movedSections
        let from = moved.map(\.from).sorted()
        for section in Array(changes.deletedSections) + Array(changes.reloadedSections) where section >= old {
            return
                "attempt to delete section \(section), but there are only \(old) sections before the update"
        }
        for section in changes.insertedSections where section >= new {
            return "attempt to insert section \(section) but there are only \(new) sections after the update"
        }
        for move in moved where !(0..<old ~= move.from) || !(0..<new ~= move.to) {
            return """
                attempt to move section \(move.from) to \(move.to), but there are \(old) sections before the update and \(new) \
                after it
                """
        }
        let (inserted, deleted) = (changes.insertedSections.count, changes.deletedSections.count)
        if old + inserted - deleted != new {
            return """
                invalid number of sections. The number of sections contained in the \(kind) view after the update (\(new)) must \
                be equal to the number of sections contained in the \(kind) view before the update (\(old)), plus or minus the \
                number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
                """
        }
        let isMoved = Set(from)
        if isMoved.count != moved.count || Set(moved.map(\.to)).count != moved.count {
            return
                "a section is moved more than once, or two to one place: \(moved.map { "\($0.from) to \($0.to)" })"
        }
        newSections = Array(repeating: nil, count: old)
        var taken = changes.insertedSections
        for move in moved {
            newSections[move.from] = move.to
            taken.insert(move.to)
        }
        var next = 0
        for section in 0..<old where !changes.deletedSections.contains(section) && !isMoved.contains(section)
        {
            while taken.contains(next) { next += 1 }
            newSections[section] = next
            next += 1
        }
        return nil
    }

    private mutating func mapItems(_ item: String) -> String? {
        for path in changes.deletedItems + changes.reloadedItems + changes.movedItems.map(\.from) {
            guard oldCounts.indices.contains(path.section) else {
                return
                    "attempt to delete \(item) \(path.item) from section \(path.section), which does not exist before the update"
            }
            if path.item >= oldCounts[path.section] {
                return """
                    attempt to delete \(item) \(path.item) from section \(path.section) which only contains \
                    \(oldCounts[path.section]) \(item)s before the update
                    """
            }
        }
        for path in changes.insertedItems + changes.movedItems.map(\.to) {
            guard newCounts.indices.contains(path.section) else {
                return
                    "attempt to insert \(item) \(path.item) into section \(path.section), which does not exist after the update"
            }
            if path.item >= newCounts[path.section] {
                return """
                    attempt to insert \(item) \(path.item) into section \(path.section), but there are only \
                    \(newCounts[path.section]) \(item)s in section \(path.section) after the update
                    """
            }
        }
        for move in changes.movedItems { moves[move.from] = move.to }
        for path in changes.deletedItems + changes.movedItems.map(\.from) {
            leaving[path.section, default: []].append(path.item)
        }
        for path in changes.insertedItems + changes.movedItems.map(\.to) {
            arriving[path.section, default: []].append(path.item)
        }
        for section in leaving.keys { leaving[section]?.sort() }
        for section in arriving.keys { arriving[section]?.sort() }
        for (section, items) in leaving {
            if let twice = zip(items, items.dropFirst()).first(where: ==) {
                return "attempt to delete and move, or delete twice, \(item) \(twice.0) of section \(section)"
            }
        }
        return checkCounts(item)
    }

    private func checkCounts(_ item: String) -> String? {
        for (old, new) in newSections.enumerated() {
            guard let new, !changes.reloadedSections.contains(old) else { continue }
            let (gone, come) = (leaving[old] ?? [], arriving[new] ?? [])
            guard oldCounts[old] - gone.count + come.count != newCounts[new] else { continue }
            let movedOut = changes.movedItems.filter { $0.from.section == old }.count
            let movedIn = changes.movedItems.filter { $0.to.section == new }.count
            return """
                invalid number of \(item)s in section \(new). The number of \(item)s contained in an existing section after \
                the update (\(newCounts[new])) must be equal to the number of \(item)s contained in that section before the \
                update (\(oldCounts[old])), plus or minus the number of \(item)s inserted or deleted from that section \
                (\(come.count - movedIn) inserted, \(gone.count - movedOut) deleted) and plus or minus the number of \(item)s \
                moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).
                """
        }
        return nil
    }
}
