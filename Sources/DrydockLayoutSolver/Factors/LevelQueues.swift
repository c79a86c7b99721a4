/// Rows in queues, one for each level: strongest first; first in, first out.
struct LevelQueues: ~Copyable {
    /// Ascending; the last one is that of required rows.
    private var queues = Buffer<(level: Int32, head: Int32, tail: Int32)>()
    private var next = Buffer<Int32>()
    /// No queue above this one holds rows.
    private var top = 0

    mutating func empty(rows: Int) {
        next.reserve(rows)
        queues.count = 0
        queues.append((Level.required, -1, -1))
    }

    @inline(__always) mutating func append(_ row: Int32, _ level: Int32) {
        let last = queues.count - 1
        let place = level >= queues[last].level ? last : place(of: max(level, 0))
        next[row] = -1
        if queues[place].head < 0 { queues.base[place].head = row } else { next[queues[place].tail] = row }
        queues.base[place].tail = row
        top = max(top, place)
    }

    private mutating func place(of level: Int32) -> Int {
        var (low, high) = (0, queues.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if queues[middle].level < level { low = middle + 1 } else { high = middle }
        }
        guard queues[low].level != level else { return low }
        queues.append((0, 0, 0))
        (queues.base + low + 1).update(from: queues.base + low, count: queues.count - 1 - low)
        queues[low] = (level, -1, -1)
        if low <= top { top += 1 }
        return low
    }

    @inline(__always) mutating func popFirst() -> Int32? {
        while true {
            let row = queues[top].head
            if row >= 0 {
                queues.base[top].head = next[row]
                return row
            }
            if top == 0 { return nil }
            top -= 1
        }
    }
}
