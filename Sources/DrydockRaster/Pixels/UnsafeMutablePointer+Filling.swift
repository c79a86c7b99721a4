import Glibc

extension UnsafeMutablePointer<UInt32> {
    /// Sets pixels to one colour.
    @inline(__always)
    func fill(with pixel: UInt32, count: Int) {
        update(repeating: pixel, count: count)
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
