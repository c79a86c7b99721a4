package import DrydockRaster

/// Where and how much two pictures of any sizes differ.
package struct PixelDifference {
    /// The smallest rectangle around all pixels that differ.
    package let bounds: PixelRect
    /// Pixels that differ; those that only one of the pictures has, do.
    package let count: Int
    /// Pixels of the larger width and height.
    package let total: Int
    /// The topmost, then leftmost pixel that differs of those that both have; nil when those are the same.
    package let first: Pixel?
    /// The largest difference of one (premultiplied) channel where both have pixels, from 0 to 255, and that channel's letter.
    package let largest: (level: Int, channel: Character)

    /// A pixel of both pictures.
    package struct Pixel {
        package let x: Int
        package let y: Int
        package let reference: PremultipliedColor
        package let actual: PremultipliedColor
    }

    /// Nil when every pixel is the same. Cost: one comparison per row, and a look at each pixel of rows that differ.
    package init?(reference: Bitmap, actual: Bitmap) {
        let common = PixelSize(
            width: min(reference.width, actual.width),
            height: min(reference.height, actual.height)
        )
        var count = reference.area + actual.area - 2 * common.width * common.height
        var bounds = Self.boundsOutside(reference, actual)
        var first: Pixel?
        var largest = (level: 0, channel: 0)
        for y in 0..<common.height {
            guard !reference.hasSameRun(0..<common.width, y: y, as: actual) else { continue }
            var (minX, maxX) = (common.width, 0)
            for x in 0..<common.width {
                let (old, new) = (reference[y * reference.width + x], actual[y * actual.width + x])
                if old == new { continue }
                first =
                    first
                    ?? Pixel(
                        x: x,
                        y: y,
                        reference: reference.pixel(atX: x, y: y),
                        actual: actual.pixel(atX: x, y: y)
                    )
                count += 1
                (minX, maxX) = (min(minX, x), x + 1)
                for channel in 0..<4 {
                    let level = abs(Self.level(old, channel) - Self.level(new, channel))
                    if level > largest.level { largest = (level, channel) }
                }
            }
            let row = PixelRect(minX: minX, minY: y, maxX: maxX, maxY: y + 1)
            bounds = bounds.map { $0.union(row) } ?? row
        }
        guard let bounds else { return nil }
        self.bounds = bounds
        self.count = count
        self.first = first
        self.largest = (largest.level, ["R", "G", "B", "A"][largest.channel])
        total = max(reference.width, actual.width) * max(reference.height, actual.height)
    }

    /// Around what only one of the two has: to the right of what both have, and below.
    private static func boundsOutside(_ first: Bitmap, _ second: Bitmap) -> PixelRect? {
        let wider = first.width > second.width ? first : second
        let taller = first.height > second.height ? first : second
        let right = PixelRect(
            minX: min(first.width, second.width),
            minY: 0,
            maxX: wider.width,
            maxY: wider.height
        )
        let below = PixelRect(
            minX: 0,
            minY: min(first.height, second.height),
            maxX: taller.width,
            maxY: taller.height
        )
        let both = right.union(below)
        return both.isEmpty ? nil : both
    }

    /// The greatest difference of a channel between two pixels, 0 to 255.
    static func level(_ first: UInt32, _ second: UInt32) -> Int {
        (0..<4).reduce(0) { max($0, abs(level(first, $1) - level(second, $1))) }
    }

    private static func level(_ pixel: UInt32, _ channel: Int) -> Int {
        Int(pixel >> UInt32(channel * 8) & 0xFF)
    }
}
