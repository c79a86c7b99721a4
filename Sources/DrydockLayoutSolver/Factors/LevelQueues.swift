/// Rows in queues, one for each level: strongest first; first in, first out.
struct LevelQueues: ~Copyable {
    /// Strongest first.
    private var queues = Buffer<(level: Int32, head: Int32, tail: Int32)>()
    private var next = Buffer<Int32>()
    /// No queue before this one holds rows.
    private var first = 0

    mutating func empty(rows: Int) {
        next.reserve(rows)
        queues.count = 0
    }

    @inline(__always) mutating func append(_ row: Int32, _ level: Int32) {
        let level = min(max(level, 0), Level.required)
        var place = 0
        while place < queues.count, queues[place].level > level { place += 1 }
        if place == queues.count || queues[place].level < level {
            queues.append((0, 0, 0))
            (queues.base + place + 1).update(from: queues.base + place, count: queues.count - 1 - place)
            queues[place] = (level, -1, -1)
        }
        next[row] = -1
        if queues[place].head < 0 { queues[place].head = row } else { next[queues[place].tail] = row }
        queues[place].tail = row
        first = min(first, place)
    }

    @inline(__always) mutating func popFirst() -> Int32? {
        while first < queues.count {
            let row = queues[first].head
            if row >= 0 {
                queues[first].head = next[row]
                return row
            }
            first += 1
        }
        return nil
    }
}
