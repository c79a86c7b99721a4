/// Rows in queues, one for each level of the table; first in, first out.
struct LevelQueues: ~Copyable {
    private var heads = Buffer<Int32>()
    private var tails = Buffer<Int32>()
    private var next = Buffer<Int32>()
    private(set) var highest = -1

    mutating func empty(levels: Int, rows: Int) {
        next.reserve(rows)
        heads.fill(levels, -1)
        tails.reserve(levels)
        highest = -1
    }

    @inline(__always) mutating func append(_ row: Int32, to queue: Int) {
        next[row] = -1
        if heads[queue] < 0 { heads[queue] = row } else { next[tails[queue]] = row }
        tails[queue] = row
        if queue > highest { highest = queue }
    }

    /// The next row of the highest queue that is not empty, if that is `queue` or above.
    @inline(__always) mutating func popFirst(from queue: Int) -> Int32? {
        while highest >= queue {
            let row = heads[highest]
            if row >= 0 {
                heads[highest] = next[row]
                return row
            }
            highest -= 1
        }
        return nil
    }
}
