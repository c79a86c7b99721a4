import DrydockPlatform
import DrydockRaster
import Testing

@Suite("Reading PNG images")
struct PNGReadingTests {
    /// A pixel's straight channels, by the definitions of the PNG specification.
    private func expected(_ image: TestPNG, x: Int, y: Int) -> PremultipliedColor {
        let top = (1 << image.bitDepth) - 1
        func level(_ channel: Int) -> UInt8 {
            let value = image.sample(x, y, channel)
            return image.bitDepth == 16 ? UInt8(value >> 8) : UInt8(value * 255 / top)
        }
        let samples = (0..<image.channels).map { image.sample(x, y, $0) }
        let key = stride(from: 0, to: image.transparency.count - 1, by: 2).map {
            Int(image.transparency[$0]) << 8 | Int(image.transparency[$0 + 1])
        }
        switch image.colorType {
        case 0:
            if samples == key { return .clear }
            return PremultipliedColor(red: level(0), green: level(0), blue: level(0))
        case 2:
            if samples == key { return .clear }
            return PremultipliedColor(red: level(0), green: level(1), blue: level(2))
        case 3:
            let entry = samples[0] * 3
            return PremultipliedColor(
                red: image.palette[entry],
                green: image.palette[entry + 1],
                blue: image.palette[entry + 2],
                alpha: samples[0] < image.transparency.count ? image.transparency[samples[0]] : 255
            )
        case 4: return PremultipliedColor(red: level(0), green: level(0), blue: level(0), alpha: level(1))
        default: return PremultipliedColor(red: level(0), green: level(1), blue: level(2), alpha: level(3))
        }
    }

    private static func kinds() -> [TestPNG] {
        let depths: [UInt8: [Int]] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        return depths.sorted { $0.key < $1.key }.flatMap { type, depths in
            depths.flatMap { depth in
                [false, true].map { isInterlaced in
                    TestPNG(
                        width: 13,
                        height: 11,
                        bitDepth: depth,
                        colorType: type,
                        isInterlaced: isInterlaced,
                        palette: type == 3
                            ? (0..<3 << depth).map { UInt8(truncatingIfNeeded: $0 * 37 + 5) } : []
                    ) { x, y, channel in
                        (x * 71 + y * 1033 + channel * 4099 + x * y * 97) & ((1 << depth) - 1)
                    }
                }
            }
        }
    }

    private func expectMatch(_ image: TestPNG, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let bitmap = try ImageReader.decode(image.encoded())
        #expect(bitmap.width == image.width && bitmap.height == image.height, sourceLocation: sourceLocation)
        for y in 0..<image.height {
            for x in 0..<image.width {
                let kind = "type \(image.colorType) depth \(image.bitDepth) interlaced \(image.isInterlaced)"
                try #require(
                    bitmap.pixel(atX: x, y: y) == expected(image, x: x, y: y),
                    "\(kind) at \(x), \(y)",
                    sourceLocation: sourceLocation
                )
            }
        }
    }

    @Test("every kind of pixel is converted as the specification says", arguments: 0..<30)
    func kind(index: Int) throws {
        try expectMatch(Self.kinds()[index])
    }

    @Test("a palette's alphas apply to its entries in order, opaque for the rest", arguments: [1, 2, 4, 8])
    func paletteAlpha(depth: Int) throws {
        for transparency in [[0], [255, 0], [128, 0, 77], [0, 0], [255]] as [[UInt8]] {
            try expectMatch(
                TestPNG(
                    width: 8,
                    height: 3,
                    bitDepth: depth,
                    colorType: 3,
                    palette: (0..<3 << depth).map { UInt8(truncatingIfNeeded: 250 - $0 * 3) },
                    transparency: Array(transparency.prefix(1 << depth))
                ) { x, y, _ in (x + y) & ((1 << depth) - 1) }
            )
        }
    }

    @Test("one grey can be transparent", arguments: [1, 2, 4, 8])
    func greyKey(depth: Int) throws {
        try expectMatch(
            TestPNG(width: 9, height: 2, bitDepth: depth, colorType: 0, transparency: [0, 1]) { x, _, _ in
                x & ((1 << depth) - 1)
            }
        )
    }

    @Test("one colour can be transparent")
    func colorKey() throws {
        try expectMatch(
            TestPNG(width: 9, height: 1, bitDepth: 8, colorType: 2, transparency: [0, 3, 0, 3, 0, 3]) {
                x,
                _,
                _ in x
            }
        )
    }

    @Test("colours are premultiplied and rounded to the nearest level for every alpha")
    func premultiplication() throws {
        try expectMatch(
            TestPNG(width: 256, height: 256, bitDepth: 8, colorType: 4) { x, y, channel in
                channel == 0 ? x : y
            }
        )
    }

    @Test("profiles, texts and unknown chunks change nothing")
    func extras() throws {
        let names = ["gAMA", "iCCP", "tEXt", "zTXt", "drYd", "acTL"]
        let junk = names.map { (name: $0, content: [UInt8](repeating: 0xA5, count: 40)) }
        try expectMatch(
            TestPNG(width: 3, height: 3, bitDepth: 8, colorType: 2, extras: junk) { x, y, _ in x * 40 + y }
        )
    }
}
