import DrydockRaster
import DrydockRasterOracle
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
                    let row = min(max(y + dy, 0), source.height - 1)
                    for dx in -radius...radius {
                        let pixel = source[row * source.width + min(max(x + dx, 0), source.width - 1)]
                        sums[0] &+= Int(pixel & 255)
                        sums[1] &+= Int(pixel &>> 8 & 255)
                        sums[2] &+= Int(pixel &>> 16 & 255)
                        sums[3] &+= Int(pixel &>> 24)
                    }
                }
                var pixel: UInt32 = 0
                for channel in 0..<4 {
                    pixel |= UInt32((2 * sums[channel] + count) / (2 * count)) << (8 * UInt32(channel))
                }
                result[y * source.width + x] = pixel
            }
        }
        return result
    }

    private func blur(_ source: Bitmap, into result: Bitmap, radius: Int, margin: Int, rows: Range<Int>) {
        source.withPixels { input in
            result.withPixels {
                BoxBlur.blur(
                    input,
                    into: $0,
                    width: source.width,
                    height: source.height,
                    radius: radius,
                    margin: margin,
                    rows: rows
                )
            }
        }
    }

    private func blurred(_ source: Bitmap, radius: Int, bands: [Range<Int>]? = nil) -> Bitmap {
        let result = Bitmap(width: source.width, height: source.height)
        for rows in bands ?? [0..<source.height] {
            blur(source, into: result, radius: radius, margin: 0, rows: rows)
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
        #expect(blurred(source, radius: radius).hasSamePixels(as: oracle(source, radius: radius)))
    }

    @Test(
        "radii at the limits of each number format, larger than the image, are exact",
        arguments: [63, 64, 127, 128, 150]
    )
    func largeRadii(radius: Int) {
        var random = RandomSource(seed: UInt64(radius))
        let source = Bitmap.random(width: 9, height: 2, using: &random)
        #expect(blurred(source, radius: radius).hasSamePixels(as: oracle(source, radius: radius)))
    }

    @Test("quotients next to the middle between two levels are rounded right", arguments: 1...127)
    func roundingIsExact(radius: Int) {
        // One pixel wide window sums, chosen at will: the first column holds the sum's excess over full columns.
        let side = 2 * radius + 1
        let area = side * side
        let window = BoxWindow(radius: radius)
        var random = RandomSource(seed: UInt64(radius))
        let levels = [0, 1, 127, 128, 253, 254].map { $0 } + [random.int(2...252), random.int(2...252)]
        for level in levels {
            // The last sum that rounds to the level, and the first that rounds to the next.
            let below = level * area + (area - 1) / 2
            for (sum, expected) in [(below, level), (below + 1, level + 1)] {
                var columns = [UInt16](repeating: 0, count: (4 + side) * 4)
                for column in 0..<side {
                    let share = sum / side + (column < sum % side ? 1 : 0)
                    for channel in 0..<4 { columns[column * 4 + channel] = UInt16(share) }
                }
                var output = [UInt8](repeating: 0, count: 16)
                window.write(columns, into: &output, width: 4)
                #expect(
                    Array(output[0..<4]) == [UInt8](repeating: UInt8(expected), count: 4),
                    "\(sum)/\(area)"
                )
            }
        }
    }

    @Test("rows blurred in bands are the same as rows blurred together", arguments: [1, 5, 40, 130])
    func bandsAreIndependent(radius: Int) {
        var random = RandomSource(seed: 5)
        let source = Bitmap.random(width: 21, height: 30, using: &random)
        let whole = blurred(source, radius: radius)
        #expect(blurred(source, radius: radius, bands: [0..<13, 13..<14, 14..<30]).hasSamePixels(as: whole))
    }

    @Test("a blur of one colour is that colour, at any radius", arguments: [1, 19, 100, 1000, 1 << 20])
    func uniformStays(radius: Int) {
        let source = Bitmap(width: 6, height: 5)
        let color = PremultipliedColor(red: 201, green: 3, blue: 255, alpha: 254).pixel
        source.fill(color)
        #expect(blurred(source, radius: radius).hasSamePixels(as: source))
    }

    @Test(
        "a blur with a margin is that of the extended picture",
        arguments: [(1, 1), (9, 7), (30, 4)],
        [1, 2, 6, 63, 127, 130]
    )
    func margins(size: (Int, Int), radius: Int) {
        var random = RandomSource(seed: UInt64(size.0 + radius))
        let source = Bitmap.random(width: size.0, height: size.1, using: &random)
        let wide = Bitmap(width: size.0 + 2 * radius, height: size.1 + 2 * radius)
        for y in 0..<wide.height {
            for x in 0..<wide.width {
                let row = min(max(y - radius, 0), size.1 - 1)
                wide[y * wide.width + x] =
                    source[row * size.0 + min(max(x - radius, 0), size.0 - 1)]
            }
        }
        let expected = blurred(wide, radius: radius)
        func blur(_ input: Bitmap, into output: Bitmap, margin: Int) {
            for rows in [0..<(output.height / 2), (output.height / 2)..<output.height] {
                self.blur(input, into: output, radius: radius, margin: margin, rows: rows)
            }
        }
        let result = Bitmap(width: wide.width, height: wide.height)
        blur(source, into: result, margin: radius)
        #expect(result.hasSamePixels(as: expected))
        // Of a picture with a margin the inside is what a blur of the whole holds there.
        let inside = Bitmap(width: size.0, height: size.1)
        blur(wide, into: inside, margin: -radius)
        for y in 0..<size.1 {
            for x in 0..<size.0 {
                #expect(inside.pixel(atX: x, y: y) == expected.pixel(atX: x + radius, y: y + radius))
            }
        }
    }
}
