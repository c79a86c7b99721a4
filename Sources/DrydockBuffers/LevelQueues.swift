/// Numbers in queues, one for each level: highest level first; first in, first out.
@frozen
public struct LevelQueues: ~Copyable {
    /// Highest level first.
    @usableFromInline var queues = Buffer<(level: Int32, head: Int32, tail: Int32)>()
    /// Index: number in a queue. The number after it, or −1.
    @usableFromInline var next = Buffer<Int32>()
    /// No queue before this one holds anything.
    @usableFromInline var first = 0

    @inlinable public init() {}

    /// Empties all queues, for numbers below `limit`, each at most once at a time.
    @inlinable
    public mutating func empty(below limit: Int) {
        next.reserve(limit)
        queues.count = 0
    }

    /// O(levels).
    @inlinable @inline(__always)
    public mutating func append(_ number: Int32, _ level: Int32) {
        var place = 0
        while place < queues.count, queues[place].level > level { place += 1 }
        if place == queues.count || queues[place].level < level {
            queues.append((0, 0, 0))
            (queues.base + place + 1).update(from: queues.base + place, count: queues.count - 1 - place)
            queues[place] = (level, -1, -1)
        }
        next[number] = -1
        if queues[place].head < 0 { queues[place].head = number } else { next[queues[place].tail] = number }
        queues[place].tail = number
        first = min(first, place)
    }

    @inlinable @inline(__always)
    public mutating func popFirst() -> Int32? {
        while first < queues.count {
            let number = queues[first].head
            if number >= 0 {
                queues[first].head = next[number]
                return number
            }
            first += 1
        }
        return nil
    }
}
