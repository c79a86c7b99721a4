import DrydockViews

/// What one section of a list shows, as an outline: items, and items below those, which are shown while what they belong to is
/// expanded.
///
/// Identifiers are unique in the snapshot. A value of its own, to be changed and given to a data source's `apply(_:to:)`. Looking an
/// identifier up takes constant time; appending to the end takes time in what is appended, and other changes in the items of
/// the section.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
    Sendable
{
    /// An item; those below it follow.
    struct Node: Sendable {
        let item: ItemIdentifierType
        /// 0 for items that belong to no other.
        var level: Int
        var isExpanded = false
    }

    /// Each item before those below it.
    var nodes: [Node] = []
    var indexes: [ItemIdentifierType: Int] = [:]

    /// A snapshot without items.
    public init() {}

    // MARK: - Items

    /// All items, each before those below it, whether they are shown or not.
    public var items: [ItemIdentifierType] { nodes.map(\.item) }
    /// The items that belong to no other.
    public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
    /// The items below expanded ones only, in order.
    public var visibleItems: [ItemIdentifierType] {
        var visible: [ItemIdentifierType] = []
        var hidden = Int.max
        for node in nodes where node.level <= hidden {
            visible.append(node.item)
            hidden = node.isExpanded ? .max : node.level
        }
        return visible
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { indexes[item] != nil }
    /// Its place among all items; nil for one that is not there.
    public func index(of item: ItemIdentifierType) -> Int? { indexes[item] }
    /// How many items it is below of; the item has to be there.
    public func level(of item: ItemIdentifierType) -> Int { nodes[place(of: item, #function)].level }
    /// The item that it is below of; nil for one that is below of none, or not there.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let index = indexes[child], nodes[index].level > 0 else { return nil }
        let level = nodes[index].level
        return nodes[..<index].last { $0.level < level }?.item
    }

    /// Whether the items below it are shown as soon as it is; false for one that is not there.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        indexes[item].map { nodes[$0].isExpanded } ?? false
    }

    /// Whether all that it is below of is expanded; false for one that is not there.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let index = indexes[item] else { return false }
        var level = nodes[index].level
        for node in nodes[..<index].reversed() where node.level < level {
            if !node.isExpanded { return false }
            level = node.level
        }
        return true
    }

    /// What is below an item, as a snapshot of its own; the item has to be there.
    ///
    /// - Parameters:
    ///   - parent: the item.
    ///   - includingParent: whether the item is in the new snapshot, above the others.
    public func snapshot(
        of parent: ItemIdentifierType,
        includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let branch = branch(at: place(of: parent, #function))
        let part = includingParent ? branch : branch.dropFirst()
        var snapshot = NSDiffableDataSourceSectionSnapshot()
        guard let top = part.first.map({ nodes[$0].level }) else { return snapshot }
        snapshot.nodes = nodes[part].map {
            Node(item: $0.item, level: $0.level - top, isExpanded: $0.isExpanded)
        }
        snapshot.index(from: 0)
        return snapshot
    }

    /// The items in lines, with a mark for those that are expanded and not, for messages.
    public func visualDescription() -> String {
        nodes.map { node in
            String(repeating: "  ", count: node.level) + (node.isExpanded ? "- " : "+ ") + "\(node.item)"
        }.joined(separator: "\n")
    }

    // MARK: - Adding

    /// Puts items below one that is there, after those that are there already, or at the end for nil. None of them may be in the
    /// snapshot already.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let place = parent.map { self.place(of: $0, #function) }
        let level = place.map { nodes[$0].level + 1 } ?? 0
        insert(
            items.map { Node(item: $0, level: level) },
            at: place.map { branch(at: $0).upperBound } ?? nodes.count
        )
    }

    /// Puts items beside one that is there, before it.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let place = place(of: item, #function)
        let level = nodes[place].level
        insert(items.map { Node(item: $0, level: level) }, at: place)
    }

    /// Puts items beside one that is there, after it and what is below it.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let place = place(of: item, #function)
        let level = nodes[place].level
        insert(items.map { Node(item: $0, level: level) }, at: branch(at: place).upperBound)
    }

    /// Puts an outline beside an item that is there, before it.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) {
        let place = place(of: item, #function)
        insert(snapshot.nodes(below: nodes[place].level), at: place)
    }

    /// Puts an outline beside an item that is there, after it and what is below it.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) {
        let place = place(of: item, #function)
        insert(snapshot.nodes(below: nodes[place].level), at: branch(at: place).upperBound)
    }

    /// Puts an outline below an item that is there, in place of what is below it now.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        let place = place(of: parent, #function)
        remove(branch(at: place).dropFirst())
        insert(snapshot.nodes(below: nodes[place].level + 1), at: place + 1)
    }

    // MARK: - Deleting

    /// Deletes items with what is below them; identifiers that are not there are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items { indexes[item].map { remove(branch(at: $0)) } }
    }

    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

    // MARK: - Expanding

    /// Has what is below items shown; the items have to be there.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { nodes[place(of: item, #function)].isExpanded = true }
    }

    /// Has what is below items hidden; the items have to be there. What of it is expanded stays so.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[place(of: item, #function)].isExpanded = false }
    }

    // MARK: - Places

    private func place(of item: ItemIdentifierType, _ function: String) -> Int {
        guard let index = indexes[item] else {
            fatalError(
                "NSDiffableDataSourceSectionSnapshot.\(function): there is no item \(item); append it first"
            )
        }
        return index
    }

    /// An item and all that is below it.
    private func branch(at place: Int) -> Range<Int> {
        let level = nodes[place].level
        let end = nodes[(place + 1)...].firstIndex { $0.level <= level } ?? nodes.count
        return place..<end
    }

    private func nodes(below level: Int) -> [Node] {
        nodes.map { Node(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) }
    }

    private mutating func insert(_ new: [Node], at place: Int) {
        for node in new {
            require(
                indexes.updateValue(place, forKey: node.item) == nil,
                "NSDiffableDataSourceSectionSnapshot: the item \(node.item) is added, but is there already; identifiers are unique"
            )
        }
        nodes.insert(contentsOf: new, at: place)
        index(from: place)
    }

    private mutating func remove(_ range: Range<Int>) {
        for node in nodes[range] { indexes[node.item] = nil }
        nodes.removeSubrange(range)
        index(from: range.lowerBound)
    }

    private mutating func index(from first: Int) {
        for place in nodes.indices.dropFirst(first) { indexes[nodes[place].item] = place }
    }
}
