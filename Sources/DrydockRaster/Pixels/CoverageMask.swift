import Glibc

/// Coverage of pixels, 0 ... 255 each: a run of text, for instance. Never changes once it is made.
package final class CoverageMask: Equatable, @unchecked Sendable {
    // Unchecked: the memory is written in the initialiser only.

    package let width: Int
    package let height: Int

    /// `width · height` coverages, rows tightly packed. Valid as long as the mask lives.
    package let coverage: UnsafePointer<UInt8>

    /// A mask whose values `fill` writes into zeroed memory of `width · height` bytes. Both sides may be zero.
    package init(width: Int, height: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void) {
        require(
            width >= 0 && height >= 0 && width <= 1 << 20 && height <= 1 << 20 && width * height <= 1 << 28,
            "a coverage mask of \(width) × \(height) pixels is out of range"
        )
        guard let memory = calloc(max(width * height, 1), 1) else {
            fatalError("out of memory for a coverage mask of \(width) × \(height) pixels")
        }
        let bytes = memory.bindMemory(to: UInt8.self, capacity: max(width * height, 1))
        fill(bytes)
        self.width = width
        self.height = height
        coverage = UnsafePointer(bytes)
    }

    deinit {
        free(UnsafeMutablePointer(mutating: coverage))
    }

    /// Identity, not content.
    package static func == (left: CoverageMask, right: CoverageMask) -> Bool { left === right }
}
