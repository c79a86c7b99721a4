/// Numbers most of which are zero, with a list of those that need not be: a sparse accumulator.
@frozen
public struct SparseVector: ~Copyable {
    @usableFromInline var values = Buffer<Double>()
    @usableFromInline var list = Buffer<Int32>()
    /// Scratch of `keep`.
    @usableFromInline var kept = Buffer<Double>()

    @inlinable public init() {}

    /// Makes room for indices below `limit`.
    @inlinable
    public mutating func extend(below limit: Int) { values.extend(limit, 0) }

    /// Where numbers may be, in the order in which they appeared: twice, if one was zero in between, until `keep`.
    @inlinable public var indices: UnsafeMutableBufferPointer<Int32> {
        @inline(__always) get { list.all }
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
    public mutating func list(_ index: Int32) { list.append(index) }

    /// Sets and lists a number that is zero and not listed yet.
    @inlinable @inline(__always)
    public mutating func append(_ value: Double, _ index: Int32) {
        list.append(index)
        values[index] = value
    }

    @inlinable @inline(__always)
    public mutating func add(_ amount: Double, _ index: Int32) {
        if values[index] == 0 { list.append(index) }
        values[index] += amount
    }

    /// Makes all numbers zero. O(listed).
    @inlinable @inline(__always)
    public mutating func clear() {
        for index in list.all { values[index] = 0 }
        list.count = 0
    }

    /// Makes the other numbers zero; zeros are not asked for. O(listed).
    @inlinable @inline(__always)
    public mutating func keep(_ isKept: (Int32, Double) -> Bool) {
        kept.count = 0
        for index in list.all {
            let value = values[index]
            values[index] = 0
            guard value != 0, isKept(index, value) else { continue }
            list[kept.count] = index
            kept.append(value)
        }
        list.count = kept.count
        for (place, index) in list.all.enumerated() { values[index] = kept[place] }
    }
}
