import Glibc

/// A rectangle of premultiplied RGBA pixels, 8 bits a channel, red first in memory, rows tightly packed.
///
/// Display lists compare bitmaps by identity: pixels of a bitmap that is in a list must not change. Make a new one.
package final class Bitmap: Equatable {
    /// The longest side of what is drawn or drawn on, in pixels.
    package static let maximumSide = 16_384

    /// The longest side of what is only read, written and compared, in pixels.
    package static let maximumStoredSide = 1 << 20

    /// The most pixels: 256 MiB of memory.
    package static let maximumArea = 1 << 26

    /// Whether a bitmap of this size can be drawn, and drawn on.
    package static func isValid(width: Int, height: Int) -> Bool {
        max(width, height) <= maximumSide && isStorable(width: width, height: height)
    }

    /// Whether a bitmap of this size can be made.
    package static func isStorable(width: Int, height: Int) -> Bool {
        width >= 1 && height >= 1 && max(width, height) <= maximumStoredSide
            && width * height <= maximumArea
    }

    package let width: Int
    package let height: Int

    /// `width · height` pixels; the first byte of each is red. Only as long as the bitmap lives: other modules have
    /// `withPixels(_:)`.
    let pixels: UnsafeMutablePointer<UInt32>

    /// Where the memory goes back to, and how many pixels it holds.
    private let pool: (BitmapPool, capacity: Int)?

    /// Pixels that say nothing until they are written, in memory of a pool.
    init(width: Int, height: Int, from pool: BitmapPool) {
        Bitmap.check(Bitmap.isValid(width: width, height: height), width, height)
        let memory = pool.take(width * height)
        self.width = width
        self.height = height
        self.pool = (pool, memory.capacity)
        pixels = memory.pixels
    }

    /// All pixels clear. Costs little until they are written: the system hands out zeroed pages on demand.
    package init(width: Int, height: Int) {
        Bitmap.check(Bitmap.isStorable(width: width, height: height), width, height)
        guard let memory = calloc(width * height, MemoryLayout<UInt32>.stride) else {
            fatalError("out of memory for a bitmap of \(width) × \(height) pixels")
        }
        self.width = width
        self.height = height
        pool = nil
        pixels = memory.bindMemory(to: UInt32.self, capacity: width * height)
    }

    private static func check(_ isValid: Bool, _ width: Int, _ height: Int) {
        require(
            isValid,
            "a bitmap of \(width) × \(height) pixels is out of range: check Bitmap.isValid first"
        )
    }

    deinit {
        if let (pool, capacity) = pool {
            pool.giveBack(pixels, capacity: capacity)
        } else {
            free(pixels)
        }
    }

    package var size: PixelSize { PixelSize(width: width, height: height) }
    package var bounds: PixelRect { size.bounds }
    package var area: Int { width * height }

    /// The colour at a place, for tests and tools.
    package func pixel(atX x: Int, y: Int) -> PremultipliedColor {
        require(bounds.contains(x: x, y: y), "(\(x), \(y)) is outside of \(width) × \(height)")
        return PremultipliedColor(pixel: pixels[y * width + x])
    }

    /// Whether every pixel has alpha 255. Cost: one pass over the pixels, or less.
    package var isOpaque: Bool {
        var row = 0
        while row < height {
            let start = pixels + row &* width
            var all: UInt32 = 0xFF00_0000
            var x = 0
            while x < width {
                all &= start[x]
                x &+= 1
            }
            if all != 0xFF00_0000 { return false }
            row &+= 1
        }
        return true
    }

    /// Same size and same bytes.
    package func hasSamePixels(as other: Bitmap) -> Bool {
        width == other.width && height == other.height
            && memcmp(pixels, other.pixels, width * height * 4) == 0
    }

    /// Identity, not content: see `hasSamePixels(as:)`.
    package static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }
}
