import Glibc

/// Memory of bitmaps that nobody holds any more, for the next ones: pages that the system hands out anew cost more than
/// drawing into them. For all threads.
package final class BitmapPool: @unchecked Sendable {
    // Unchecked: the memory is guarded by the lock.

    private let byteLimit: Int
    private let lock = Lock()
    private var free: [(pixels: UnsafeMutablePointer<UInt32>, capacity: Int)] = []
    private var bytes = 0

    /// - Parameter byteLimit: the most memory kept for later.
    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    deinit {
        for memory in free { Glibc.free(memory.pixels) }
    }

    /// Memory for at least so many pixels, at most half of it in excess; what it holds is not said.
    func take(_ count: Int) -> (pixels: UnsafeMutablePointer<UInt32>, capacity: Int) {
        let found: (pixels: UnsafeMutablePointer<UInt32>, capacity: Int)? = lock.withLock {
            let fitting = free.indices.filter { free[$0].capacity >= count && free[$0].capacity / 2 <= count }
            guard let index = fitting.min(by: { free[$0].capacity < free[$1].capacity }) else { return nil }
            bytes -= free[index].capacity * 4
            return free.remove(at: index)
        }
        if let found { return found }
        guard let memory = malloc(max(count, 1) * 4) else {
            fatalError("out of memory for a bitmap of \(count) pixels")
        }
        return (memory.bindMemory(to: UInt32.self, capacity: max(count, 1)), max(count, 1))
    }

    /// Gives what is kept back to the system.
    func empty() {
        let dropped = lock.withLock {
            defer { (free, bytes) = ([], 0) }
            return free
        }
        for memory in dropped { Glibc.free(memory.pixels) }
    }

    /// Takes memory back; the oldest goes when the bound is reached.
    func giveBack(_ pixels: UnsafeMutablePointer<UInt32>, capacity: Int) {
        let dropped = lock.withLock {
            free.append((pixels, capacity))
            bytes += capacity * 4
            var dropped: [UnsafeMutablePointer<UInt32>] = []
            while bytes > byteLimit, !free.isEmpty {
                let oldest = free.removeFirst()
                bytes -= oldest.capacity * 4
                dropped.append(oldest.pixels)
            }
            return dropped
        }
        for pixels in dropped { Glibc.free(pixels) }
    }
}
