import Glibc
package import DrydockRaster

extension PixelDifference {
    /// In words: how many pixels, where, and by how much.
    package var summary: String {
        let pixels = count == 1 ? "1 pixel" : "\(count) pixels"
        return """
            \(pixels) of \(total) differ, within x \(bounds.x)..<\(bounds.maxX), y \(bounds.y)..<\(bounds.maxY).
            The first is at (\(first.x), \(first.y)): \(name(of: firstActual)), in the reference \
            \(name(of: firstReference)).
            The largest difference is \(largest.level) of 255, in channel \(largest.channel).
            """
    }

    /// The actual picture faded, what differs in magenta, and a magenta frame around it for small changes' sake.
    package func picture(reference: Bitmap, actual: Bitmap) -> Bitmap {
        let result = Bitmap(width: actual.width, height: actual.height)
        let magenta = Self.magenta
        for index in 0..<actual.area {
            let (old, new) = (reference.pixels[index], actual.pixels[index])
            result.pixels[index] = old == new ? Self.faded(new) : magenta
        }
        let frame = bounds.insetBy(dx: -3, dy: -3)
        for x in max(frame.x, 0)..<min(frame.maxX, result.width) {
            for y in [frame.y, frame.maxY - 1] where (0..<result.height).contains(y) {
                result.pixels[y * result.width + x] = magenta
            }
        }
        for y in max(frame.y, 0)..<min(frame.maxY, result.height) {
            for x in [frame.x, frame.maxX - 1] where (0..<result.width).contains(x) {
                result.pixels[y * result.width + x] = magenta
            }
        }
        return result
    }

    /// For pictures of two sizes: the actual one faded, what differs in magenta, and where only one of the two is in
    /// light magenta.
    package static func picture(ofSizesIn reference: Bitmap, _ actual: Bitmap) -> Bitmap {
        let result = Bitmap(
            width: max(reference.width, actual.width),
            height: max(reference.height, actual.height)
        )
        let both = (width: min(reference.width, actual.width), height: min(reference.height, actual.height))
        for y in 0..<result.height {
            for x in 0..<result.width {
                guard x < both.width, y < both.height else {
                    let isInOne =
                        (x < actual.width && y < actual.height)
                        || (x < reference.width && y < reference.height)
                    result.pixels[y * result.width + x] = isInOne ? 0xFFC0_80FF : 0xFFFF_FFFF
                    continue
                }
                let old = reference.pixels[y * reference.width + x]
                let new = actual.pixels[y * actual.width + x]
                result.pixels[y * result.width + x] = old == new ? faded(new) : magenta
            }
        }
        return result
    }

    private static let magenta: UInt32 = 0xFF_80_00_FF

    /// A quarter of each channel on light grey, opaque.
    private static func faded(_ pixel: UInt32) -> UInt32 {
        (pixel >> 2 & 0x3F3F_3F3F) + 0xC0C0_C0C0 | 0xFF00_0000
    }

    /// `#RRGGBBAA`, premultiplied.
    private func name(of color: PremultipliedColor) -> String {
        let digits = [color.r, color.g, color.b, color.a].map { level in
            let text = String(level, radix: 16, uppercase: true)
            return level < 16 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}
