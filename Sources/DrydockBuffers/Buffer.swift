/// A growable array of plain values without reference counts, uniqueness checks or bounds checks.
///
/// Public for the sake of speed: only what is public and inlinable is specialised in other modules.
@frozen
public struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    @usableFromInline var storage: UnsafeMutablePointer<Element>
    @usableFromInline var capacity = 0
    public var count = 0

    /// Allocates nothing until the first growth.
    @inlinable
    public init() {
        // A place that is aligned for everything and never read.
        storage = UnsafeMutableRawPointer(bitPattern: 64).unsafelyUnwrapped
            .assumingMemoryBound(to: Element.self)
    }

    @inlinable deinit { if capacity > 0 { storage.deallocate() } }

    /// The first element; until the next growth.
    @inlinable public var base: UnsafeMutablePointer<Element> {
        @inline(__always) get { storage }
    }

    @inlinable public subscript(_ index: some BinaryInteger) -> Element {
        @inline(__always) get { storage[Int(truncatingIfNeeded: index)] }
        @inline(__always) nonmutating _modify { yield &storage[Int(truncatingIfNeeded: index)] }
    }

    /// The elements, for a loop; until the next growth.
    @inlinable public var all: UnsafeMutableBufferPointer<Element> {
        @inline(__always) get { elements(0, Int32(count)) }
    }

    @inlinable @inline(__always)
    public func elements(_ first: Int32, _ end: Int32) -> UnsafeMutableBufferPointer<Element> {
        .init(start: storage + Int(first), count: Int(end &- first))
    }

    /// Makes room for `needed` elements; those that count survive. Grows geometrically.
    @inlinable @inline(__always)
    public mutating func reserve(_ needed: Int) {
        if needed > capacity { grow(needed) }
    }

    @inlinable @inline(never)
    mutating func grow(_ needed: Int) {
        let larger = max(needed, 2 * capacity, 16)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.initialize(from: storage, count: count)
        if capacity > 0 { storage.deallocate() }
        (storage, capacity) = (moved, larger)
    }

    @inlinable @inline(__always)
    public mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        storage[count] = element
        count += 1
    }

    @inlinable @inline(__always)
    public mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return storage[count]
    }

    /// Makes the buffer hold `newCount` times `element`.
    @inlinable
    public mutating func fill(_ newCount: Int, _ element: Element) {
        count = 0
        extend(newCount, element)
    }

    /// Appends `element` until the buffer holds `newCount`, at least.
    @inlinable
    public mutating func extend(_ newCount: Int, _ element: Element) {
        guard newCount > count else { return }
        reserve(newCount)
        (storage + count).update(repeating: element, count: newCount - count)
        count = newCount
    }

    @inlinable
    public func sort(_ precedes: (Element, Element) -> Bool) {
        var elements = all
        elements.sort(by: precedes)
    }

    /// Removes the other elements.
    @inlinable @inline(__always)
    public mutating func keep(_ isKept: (Element) -> Bool) {
        var kept = 0
        for element in all where isKept(element) {
            storage[kept] = element
            kept += 1
        }
        count = kept
    }
}
