import Glibc

// The C library's, as fast without optimisation, where a loop over generic elements is a hundred times slower.

extension UnsafeMutablePointer<UInt32> {
    /// Sets pixels to one colour.
    @inline(__always)
    func fill(with pixel: UInt32, count: Int) {
        #if DEBUG
            if count < 1 { return }
            pointee = pixel
            var filled = 1
            while filled < count {
                let step = Swift.min(filled, count &- filled)
                memcpy(self + filled, self, step &* 4)
                filled = filled &+ step
            }
        #else
            update(repeating: pixel, count: count)
        #endif
    }
}

extension UnsafeMutablePointer<UInt8> {
    /// Sets coverages to one value.
    @inline(__always)
    func fill(with coverage: UInt8, count: Int) {
        memset(self, Int32(coverage), count)
    }
}

extension UnsafeMutablePointer {
    /// Sets all bits of numbers to zero.
    @inline(__always)
    func clear(count: Int) {
        memset(self, 0, count * MemoryLayout<Pointee>.stride)
    }
}
