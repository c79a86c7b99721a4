import Raster
import Testing

struct BoxBlurTests {
    /// The definition: the mean of the window with repeated edges, rounded half up.
    private func oracle(_ source: Bitmap, radius: Int) -> Bitmap {
        let result = Bitmap(width: source.width, height: source.height)
        let count = (2 * radius + 1) * (2 * radius + 1)
        for y in 0..<source.height {
            for x in 0..<source.width {
                var sums = [0, 0, 0, 0]
                for dy in -radius...radius {
                    for dx in -radius...radius {
                        let row = min(max(y + dy, 0), source.height - 1)
                        let column = min(max(x + dx, 0), source.width - 1)
                        let pixel = source.pixels[row * source.width + column]
                        for channel in 0..<4 { sums[channel] += Int(pixel >> (8 * UInt32(channel)) & 255) }
                    }
                }
                var pixel: UInt32 = 0
                for channel in 0..<4 {
                    pixel |= UInt32((2 * sums[channel] + count) / (2 * count)) << (8 * UInt32(channel))
                }
                result.pixels[y * source.width + x] = pixel
            }
        }
        return result
    }

    @Test(
        "a box blur is the rounded mean of its window",
        arguments: [(1, 1), (2, 3), (7, 5), (17, 9), (31, 3), (3, 31)],
        [0, 1, 2, 3, 7, 20]
    )
    func equalsOracle(size: (Int, Int), radius: Int) {
        var random = RandomSource(seed: UInt64(size.0 * 100 + size.1 + radius))
        let source = Bitmap.random(width: size.0, height: size.1, using: &random)
        let result = Bitmap(width: size.0, height: size.1)
        BoxBlur.blur(
            source.pixels,
            into: result.pixels,
            width: size.0,
            height: size.1,
            radius: radius,
            rows: 0..<size.1
        )
        #expect(result.hasSamePixels(as: oracle(source, radius: radius)))
    }
}
