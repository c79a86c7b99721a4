/// A cache with a bound: the two youngest generations of entries are kept, the rest forgotten.
///
/// A generation ends when its entries' cost passes half of the limit. An entry that is used again moves to the young
/// generation, so what is in use stays. All operations take constant time; what is kept depends on the
/// sequence of calls alone.
package struct GenerationalCache<Key: Hashable, Value> {
    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]
    private var youngCost = 0
    private var oldCost = 0
    private let costLimit: Int

    private struct Entry {
        var value: Value
        var cost: Int
    }

    /// - Parameter costLimit: What all entries together may cost. An entry may cost more than half of it only as the one
    ///   of its generation.
    package init(costLimit: Int) {
        precondition(costLimit > 1, "a cache needs room for two generations; give it a limit above 1")
        self.costLimit = costLimit
    }

    /// The cost of everything kept.
    package var totalCost: Int { youngCost + oldCost }

    package mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        oldCost -= entry.cost
        insert(entry.value, for: key, cost: entry.cost)
        return entry.value
    }

    package mutating func insert(_ value: Value, for key: Key, cost: Int) {
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
        checkInvariants()
    }

    /// The costs add up, and no generation costs more than half of the limit but for a single entry.
    package func checkInvariants() {
        assert(youngCost <= costLimit / 2 || young.count == 1, "the young generation is too large")
        assert(oldCost <= costLimit / 2 || old.count == 1, "the old generation is too large")
        assert(youngCost >= 0 && oldCost >= 0, "a cost was taken twice")
    }
}
