import Glibc
package import DrydockRaster

/// Where and how much two pictures of one size differ.
package struct PixelDifference: Equatable {
    /// The smallest rectangle around all pixels that differ.
    package let bounds: PixelRect
    package let count: Int
    /// The topmost, then leftmost pixel that differs.
    package let first: (x: Int, y: Int)
    package let firstReference: PremultipliedColor
    package let firstActual: PremultipliedColor
    /// The largest difference of one (premultiplied) channel, from 1 to 255, and that channel's letter.
    package let largest: (level: Int, channel: Character)
    package let total: Int

    /// Nil when every pixel is the same. Cost: one `memcmp` per row, and a look at each pixel of rows that differ.
    package init?(reference: Bitmap, actual: Bitmap) {
        precondition(reference.size == actual.size, "PixelDifference: the two pictures have different sizes")
        let width = actual.width
        var count = 0
        var (minX, maxX, minY, maxY) = (width, 0, actual.height, 0)
        var first: (x: Int, y: Int)?
        var largest = (level: 0, channel: 0)
        for y in 0..<actual.height {
            let old = reference.pixels + y * width
            let new = actual.pixels + y * width
            guard memcmp(old, new, width * 4) != 0 else { continue }
            for x in 0..<width where old[x] != new[x] {
                if first == nil { first = (x, y) }
                count += 1
                (minX, maxX) = (min(minX, x), max(maxX, x + 1))
                (minY, maxY) = (min(minY, y), max(maxY, y + 1))
                for channel in 0..<4 {
                    let level = abs(Self.level(old[x], channel) - Self.level(new[x], channel))
                    if level > largest.level { largest = (level, channel) }
                }
            }
        }
        guard let first else { return nil }
        self.first = first
        self.count = count
        bounds = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
        firstReference = reference.pixel(atX: first.x, y: first.y)
        firstActual = actual.pixel(atX: first.x, y: first.y)
        self.largest = (largest.level, ["R", "G", "B", "A"][largest.channel])
        total = actual.area
    }

    /// The greatest difference of a channel between two pixels, 0 to 255.
    static func level(_ first: UInt32, _ second: UInt32) -> Int {
        (0..<4).reduce(0) { max($0, abs(level(first, $1) - level(second, $1))) }
    }

    private static func level(_ pixel: UInt32, _ channel: Int) -> Int {
        Int(pixel >> UInt32(channel * 8) & 0xFF)
    }

    package static func == (left: PixelDifference, right: PixelDifference) -> Bool {
        left.bounds == right.bounds && left.count == right.count && left.first == right.first
            && left.firstReference == right.firstReference && left.firstActual == right.firstActual
            && left.largest == right.largest && left.total == right.total
    }
}
