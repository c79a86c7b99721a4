/// Numbers most of which are zero, with a list of those that need not be: a sparse accumulator.
@frozen
public struct SparseVector: ~Copyable {
    @usableFromInline var values = Buffer<Double>()
    @usableFromInline var listed = ListedSet()

    @inlinable public init() {}

    /// Makes room for indices below `limit`.
    @inlinable
    public mutating func extend(below limit: Int) {
        values.extend(limit, 0)
        listed.extend(below: limit)
    }

    /// Where numbers may be, in the order in which they appeared.
    @inlinable public var indices: UnsafeMutableBufferPointer<Int32> {
        @inline(__always) get { listed.all }
    }

    /// The number at index 0. Who writes through it has to list the index.
    @inlinable public var base: UnsafeMutablePointer<Double> {
        @inline(__always) get { values.base }
    }

    /// Setting does not list.
    @inlinable public subscript(_ index: Int32) -> Double {
        @inline(__always) get { values[index] }
        @inline(__always) nonmutating set { values[index] = newValue }
    }

    @inlinable @inline(__always)
    public mutating func list(_ index: Int32) { listed.insert(index) }

    @inlinable @inline(__always)
    public mutating func add(_ amount: Double, _ index: Int32) {
        listed.insert(index)
        values[index] += amount
    }

    /// Makes all numbers zero. O(listed).
    @inlinable @inline(__always)
    public mutating func clear() { keep { _, _ in false } }

    /// Makes the other numbers zero. O(listed).
    @inlinable @inline(__always)
    public mutating func keep(_ isKept: (Int32, Double) -> Bool) {
        let values = values.base
        listed.keep { index in
            let isKept = isKept(index, values[Int(index)])
            if !isKept { values[Int(index)] = 0 }
            return isKept
        }
    }
}
