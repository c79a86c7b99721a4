/// A cache with a bound: the two youngest generations of entries are kept, the rest forgotten.
///
/// A generation ends when its entries' cost passes half of the limit. An entry that is used again moves to the young
/// generation, so what is in use stays. All operations take constant time; what is kept depends on the
/// sequence of calls alone.
struct GenerationalCache<Key: Hashable, Value> {
    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]
    private var youngCost = 0
    private var oldCost = 0
    private let costLimit: Int

    private struct Entry {
        var value: Value
        var cost: Int
    }

    init(costLimit: Int) {
        self.costLimit = costLimit
    }

    /// The cost of everything kept: at most the limit, or one entry more costly than half of it.
    var totalCost: Int { youngCost + oldCost }

    mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        oldCost -= entry.cost
        insert(entry.value, for: key, cost: entry.cost)
        return entry.value
    }

    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        if youngCost + cost > costLimit / 2, !young.isEmpty {
            old = young
            oldCost = youngCost
            young = [:]
            youngCost = 0
        }
        if let replaced = young.updateValue(Entry(value: value, cost: cost), forKey: key) {
            youngCost -= replaced.cost
        }
        youngCost += cost
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
        youngCost = 0
        oldCost = 0
    }
}
