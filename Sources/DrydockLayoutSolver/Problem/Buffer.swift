/// A growable array without reference counts, uniqueness checks or bounds checks.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    /// Before the first growth a place that is aligned for everything and never read.
    private(set) var base = UnsafeMutableRawPointer(bitPattern: 64).unsafelyUnwrapped
        .assumingMemoryBound(to: Element.self)
    private var capacity = 0
    var count = 0

    deinit { if capacity > 0 { base.deallocate() } }

    @inline(__always) subscript(_ index: some BinaryInteger) -> Element {
        get { base[Int(truncatingIfNeeded: index)] }
        nonmutating _modify { yield &base[Int(truncatingIfNeeded: index)] }
    }

    /// The elements, for a loop; until the next growth.
    @inline(__always) var all: UnsafeMutableBufferPointer<Element> { elements(0, Int32(count)) }

    @inline(__always) func elements(_ first: Int32, _ end: Int32) -> UnsafeMutableBufferPointer<Element> {
        .init(start: base + Int(first), count: Int(end &- first))
    }

    /// Makes room for `needed` elements; those that count survive. Grows geometrically.
    mutating func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        let larger = max(needed, 2 * capacity, 16)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.initialize(from: base, count: count)
        if capacity > 0 { base.deallocate() }
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

    /// Appends `element` until the buffer holds `newCount`, at least.
    mutating func extend(_ newCount: Int, _ element: Element) {
        guard newCount > count else { return }
        reserve(newCount)
        (base + count).update(repeating: element, count: newCount - count)
        count = newCount
    }

    func sort(_ precedes: (Element, Element) -> Bool) {
        var elements = all
        elements.sort(by: precedes)
    }

    /// Removes the other elements.
    @inline(__always) mutating func keep(_ isKept: (Element) -> Bool) {
        var kept = 0
        for element in all where isKept(element) {
            base[kept] = element
            kept += 1
        }
        count = kept
    }
}
