import DrydockPNG
package import DrydockRaster

/// How two pictures of any sizes differ.
package struct PictureComparison {
    /// Pixels of the larger width and height that differ; those that only one of the two has, do.
    package let count: Int
    package let total: Int
    /// Around all pixels that differ; nil when there are none.
    package let bounds: PixelRect?
    /// The largest difference of one (premultiplied) channel where both have pixels, 0 to 255.
    package let largest: Int
    /// The second picture faded to a quarter of its contrast; what differs in magenta, the darker the more it does; what
    /// only one of the two has in light magenta.
    package let picture: Bitmap

    /// Nil when a picture for both would be too large for a bitmap.
    package init?(_ first: Bitmap, _ second: Bitmap) {
        let width = max(first.width, second.width)
        let height = max(first.height, second.height)
        guard Bitmap.isValid(width: width, height: height) else { return nil }
        let picture = Bitmap(width: width, height: height)
        var (count, largest) = (0, 0)
        var (minX, maxX, minY, maxY) = (width, 0, height, 0)
        for y in 0..<height {
            for x in 0..<width {
                let old = Self.pixel(of: first, x, y)
                let new = Self.pixel(of: second, x, y)
                let result: UInt32
                if let old, let new, old == new {
                    result = Self.faded(new)
                } else if let old, let new {
                    let level = Self.difference(old, new)
                    largest = max(largest, level)
                    // From light for one level to full magenta from 64 on.
                    let strength = UInt32(96 + min(level, 64) * 159 / 64)
                    result = 0xFF00_0000 | 0x00FF_00FF | (255 - strength) << 8
                } else {
                    result = old == nil && new == nil ? 0xFFFF_FFFF : 0xFFFF_C0FF
                }
                picture.pixels[y * width + x] = result
                guard old != new else { continue }
                count += 1
                (minX, maxX) = (min(minX, x), max(maxX, x + 1))
                (minY, maxY) = (min(minY, y), max(maxY, y + 1))
            }
        }
        self.count = count
        self.largest = largest
        total = width * height
        bounds = count == 0 ? nil : PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
        self.picture = picture
    }

    private static func pixel(of bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
        x < bitmap.width && y < bitmap.height ? bitmap.pixels[y * bitmap.width + x] : nil
    }

    private static func difference(_ old: UInt32, _ new: UInt32) -> Int {
        (0..<4).map { channel in
            let shift = UInt32(channel * 8)
            return abs(Int(old >> shift & 0xFF) - Int(new >> shift & 0xFF))
        }.max() ?? 0
    }

    /// A quarter of each channel on light grey, opaque.
    private static func faded(_ pixel: UInt32) -> UInt32 {
        (pixel >> 2 & 0x3F3F_3F3F) + 0xC0C0_C0C0 | 0xFF00_0000
    }
}
