/// Plain values in memory of its own that grows: appending costs no check but that of the capacity.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var count = 0
    private(set) var elements: UnsafeMutablePointer<Element>
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 4)
        elements = .allocate(capacity: self.capacity)
    }

    deinit {
        elements.deallocate()
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (elements + count).initialize(to: element)
        count &+= 1
    }

    mutating func removeAll() { count = 0 }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.update(from: elements, count: count)
        elements.deallocate()
        elements = larger
        capacity *= 2
    }
}
