/// Values used of late, as many as a bound on their costs allows, the latest always. Not for several threads.
struct RecencyCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let cost: Int
        var lastUse: Int
    }

    private let costLimit: Int
    private var entries: [Key: Entry] = [:]
    private var cost = 0
    private var clock = 0

    /// - Parameter costLimit: in whatever unit costs are given, bytes for instance.
    init(costLimit: Int) {
        self.costLimit = costLimit
    }

    /// The value of a key, which is then the latest used.
    mutating func value(for key: Key) -> Value? {
        guard let index = entries.index(forKey: key) else { return nil }
        clock += 1
        entries.values[index].lastUse = clock
        return entries.values[index].value
    }

    mutating func insert(_ value: Value, cost: Int, for key: Key) {
        remove(key)
        clock += 1
        entries[key] = Entry(value: value, cost: cost, lastUse: clock)
        self.cost += cost
        if self.cost > costLimit { evict() }
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        cost = 0
    }

    private mutating func remove(_ key: Key) {
        if let entry = entries.removeValue(forKey: key) { cost -= entry.cost }
    }

    /// Removes the oldest until a quarter of the bound is free: a sort then serves many insertions.
    private mutating func evict() {
        for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }).dropLast() {
            if cost <= costLimit / 4 * 3 { return }
            remove(key)
        }
    }
}
