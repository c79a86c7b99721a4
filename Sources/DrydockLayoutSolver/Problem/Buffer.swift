/// A growable array without reference counts, uniqueness checks or bounds checks.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var capacity = 0
    var count = 0

    init() {
        // A place that is aligned for everything and never read.
        base = UnsafeMutableRawPointer(bitPattern: 64).unsafelyUnwrapped.assumingMemoryBound(to: Element.self)
    }

    deinit { if capacity > 0 { base.deallocate() } }

    @inline(__always) subscript(_ index: Int) -> Element {
        get { base[index] }
        nonmutating set { base[index] = newValue }
    }

    @inline(__always) subscript(_ index: Int32) -> Element {
        get { base[Int(index)] }
        nonmutating set { base[Int(index)] = newValue }
    }

    /// Makes room for `needed` elements; those that count survive. Grows geometrically.
    mutating func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        let larger = max(needed, 2 * capacity, 16)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        if capacity > 0 {
            moved.initialize(from: base, count: count)
            base.deallocate()
        }
        (base, capacity) = (moved, larger)
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always) mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    /// Makes the buffer hold `newCount` times `element`.
    mutating func fill(_ newCount: Int, _ element: Element) {
        count = 0
        extend(newCount, element)
    }

    /// Appends `element` until the buffer holds `newCount`.
    mutating func extend(_ newCount: Int, _ element: Element) {
        reserve(newCount)
        if newCount > count { (base + count).update(repeating: element, count: newCount - count) }
        count = newCount
    }

    /// In place, but not stable (heapsort, Williams 1964): the standard library's sort allocates.
    func sort(by precedes: (Element, Element) -> Bool) {
        var (end, root) = (count, count / 2)
        while end > 1 {
            if root > 0 {
                root -= 1
            } else {
                end -= 1
                swap(&base[0], &base[end])
            }
            var parent = root
            while 2 * parent + 1 < end {
                var child = 2 * parent + 1
                if child + 1 < end, precedes(base[child], base[child + 1]) { child += 1 }
                guard precedes(base[parent], base[child]) else { break }
                swap(&base[parent], &base[child])
                parent = child
            }
        }
    }

    mutating func copy(_ other: borrowing Buffer) {
        count = 0
        reserve(other.count)
        base.update(from: other.base, count: other.count)
        count = other.count
    }
}
