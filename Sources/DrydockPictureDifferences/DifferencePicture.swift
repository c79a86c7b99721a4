package import DrydockRaster
package import DrydockSnapshotResults

/// What differs between two pictures, to look at.
///
/// The actual picture is faded to light grey. What differs is magenta, the darker the more it differs: from pink for one
/// level to purple for 255. Each part has a frame around it, so that a single pixel is found. Where only one of two
/// pictures of different sizes is, there are stripes.
package enum DifferencePicture {
    /// Nil when a picture for both would be too large for a bitmap.
    package static func make(reference: Bitmap, actual: Bitmap, clusters: [PictureCluster]) -> Bitmap? {
        let width = max(reference.width, actual.width)
        let height = max(reference.height, actual.height)
        guard Bitmap.isStorable(width: width, height: height) else { return nil }
        let result = Bitmap(width: width, height: height)
        let both = (width: min(reference.width, actual.width), height: min(reference.height, actual.height))
        for y in 0..<result.height {
            let row = y * result.width
            for x in 0..<result.width {
                guard x < both.width, y < both.height else {
                    let isInOne =
                        x < actual.width && y < actual.height || x < reference.width && y < reference.height
                    result[row + x] = isInOne ? stripes[(x + y) / 4 % 2] : ground
                    continue
                }
                let old = reference[y * reference.width + x]
                let new = actual[y * actual.width + x]
                result[row + x] = old == new ? faded(new) : strengths[PixelDifference.level(old, new)]
            }
        }
        for cluster in clusters { drawFrame(around: cluster.bounds, in: result) }
        return result
    }

    /// Three pixels away, one wide, within the picture.
    private static func drawFrame(around bounds: PixelRect, in bitmap: Bitmap) {
        let outer = bounds.insetBy(dx: -4, dy: -4)
        let left = max(outer.x, 0)
        let right = min(outer.maxX, bitmap.width) - 1
        let top = max(outer.y, 0)
        let bottom = min(outer.maxY, bitmap.height) - 1
        for x in left...right {
            bitmap[top * bitmap.width + x] = frame
            bitmap[bottom * bitmap.width + x] = frame
        }
        for y in top...bottom {
            bitmap[y * bitmap.width + left] = frame
            bitmap[y * bitmap.width + right] = frame
        }
    }

    // Pixels, alpha first and red last.

    private static let ground: UInt32 = 0xFFFF_FFFF
    private static let frame: UInt32 = 0xFFFF_5A00
    private static let stripes: [UInt32] = [0xFFF0_C8FF, 0xFFE0_A0F0]

    /// By the greatest difference of a channel.
    private static let strengths: [UInt32] = (0...255).map { level in
        // Red, green and blue of the weakest, of a third of the way, and of the strongest.
        let stops: [(level: Int, color: [Int])] = [
            (1, [255, 150, 205]), (64, [240, 0, 130]), (255, [90, 0, 70]),
        ]
        let (low, high) = level < 64 ? (stops[0], stops[1]) : (stops[1], stops[2])
        let place = max(level - low.level, 0)
        let channels = zip(low.color, high.color).map { $0 + ($1 - $0) * place / (high.level - low.level) }
        return 0xFF00_0000 | UInt32(channels[2]) << 16 | UInt32(channels[1]) << 8 | UInt32(channels[0])
    }

    /// A quarter of each channel on light grey, opaque.
    private static func faded(_ pixel: UInt32) -> UInt32 {
        (pixel >> 2 & 0x3F3F_3F3F) + 0xC0C0_C0C0 | 0xFF00_0000
    }
}
