import DrydockViews

/// Items of a behaviour: each once, in the order in which they came.
struct DynamicItems {
    private(set) var all: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem]) {
        for item in items { _ = add(item) }
    }

    func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

    /// - Returns: whether the item is new.
    mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard !contains(item) else { return false }
        all.append(item)
        return true
    }

    /// - Returns: whether the item was there.
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        guard let index = all.firstIndex(where: { $0 === item }) else { return false }
        all.remove(at: index)
        return true
    }
}
