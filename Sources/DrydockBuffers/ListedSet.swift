/// A set of small numbers with a list of them, in the order of their insertion.
@frozen
public struct ListedSet: ~Copyable {
    @usableFromInline var contains = Buffer<Bool>()
    @usableFromInline var list = Buffer<Int32>()

    @inlinable public init() {}

    /// Makes room for numbers below `limit`.
    @inlinable
    public mutating func extend(below limit: Int) { contains.extend(limit, false) }

    /// For a loop; until the next insertion.
    @inlinable public var all: UnsafeMutableBufferPointer<Int32> {
        @inline(__always) get { list.all }
    }

    @inlinable @inline(__always)
    public mutating func insert(_ number: Int32) {
        guard !contains[number] else { return }
        contains[number] = true
        list.append(number)
    }

    /// O(count).
    @inlinable @inline(__always)
    public mutating func removeAll() { keep { _ in false } }

    /// Removes the other numbers. O(count).
    @inlinable @inline(__always)
    public mutating func keep(_ isKept: (Int32) -> Bool) {
        let contains = contains.base
        list.keep { number in
            contains[Int(number)] = isKept(number)
            return contains[Int(number)]
        }
    }
}
