import DrydockPNG
import DrydockRaster
import Testing

@Suite("Decoding PNG")
struct PNGDecoderTests {
    private static let limits = PNGLimits(side: 4096, area: 1 << 24)

    private func decode(_ file: [UInt8]) throws(PNGError) -> Bitmap {
        try PNGDecoder(file, limits: Self.limits).bitmap
    }

    @Test("every kind of file has the pixels that libpng reads", arguments: RandomPNG.kinds, [false, true])
    func libpng(kind: (colorType: UInt8, bitDepth: Int), isInterlaced: Bool) throws {
        var random = SeededGenerator(seed: UInt64(kind.bitDepth) * 16 + UInt64(kind.colorType))
        let sizes = [(1, 1), (2, 3), (3, 2), (7, 9), (8, 8), (9, 5), (33, 17), (5, 66)]
        for (width, height) in sizes {
            let file = RandomPNG(
                width: width,
                height: height,
                bitDepth: kind.bitDepth,
                colorType: kind.colorType,
                isInterlaced: isInterlaced
            ).encoded(using: &random)
            let bitmap = try decode(file)
            let expected = try decodedBySDL(file)
            #expect(bitmap.width == expected.width && bitmap.height == expected.height)
            #expect(bitmap.pixelArray == premultiplied(expected.pixels), "\(width) × \(height)")
        }
    }

    @Test("a file of more rows than are inflated at once has the pixels that libpng reads")
    func batches() throws {
        var random = SeededGenerator(seed: 8)
        for (width, height) in [(700, 130), (4096, 9), (3, 3000)] {
            let file = RandomPNG(width: width, height: height, bitDepth: 16, colorType: 6).encoded(
                using: &random
            )
            #expect(try decode(file).pixelArray == premultiplied(decodedBySDL(file).pixels))
        }
    }

    @Test("what was encoded is decoded to the same pixels", arguments: PNGTestPicture.allCases)
    func roundTrip(picture: PNGTestPicture) throws {
        for (width, height) in [(1, 1), (40, 1), (3, 70), (257, 91)] {
            let bitmap = picture.bitmap(width: width, height: height)
            #expect(try decode(PNGEncoder.encode(bitmap)).hasSamePixels(as: bitmap))
        }
    }

    @Test("a transparent colour of 16 bits is compared in all of them", arguments: [0, 2] as [UInt8])
    func wideKey(colorType: UInt8) throws {
        let channels = colorType == 0 ? 1 : 3
        // Three pixels: the key, one beside it in the low byte of the last sample, one in the high byte.
        let key = [UInt8](repeating: 0x12, count: channels * 2)
        var low = key
        low[channels * 2 - 1] = 0x13
        var high = key
        high[0] = 0x13
        var random = SeededGenerator(seed: 1)
        let file = RandomPNG(
            width: 3,
            height: 1,
            bitDepth: 16,
            colorType: colorType,
            extras: [("tRNS", key)],
            stream: RandomPNG.deflated([0] + key + low + high)
        ).encoded(using: &random)
        #expect(try decode(file).pixelArray.map { $0 == 0 } == [true, false, false])
    }

    @Test("a transparent colour of more bits than its samples have keeps the ones that count")
    func excessKeyBits() throws {
        var random = SeededGenerator(seed: 1)
        let file = RandomPNG(
            width: 2,
            height: 1,
            bitDepth: 8,
            colorType: 0,
            extras: [("tRNS", [0xFF, 7])],
            stream: RandomPNG.deflated([0, 7, 8])
        ).encoded(using: &random)
        #expect(try decode(file).pixelArray == [0, 0xFF08_0808])
    }

    /// libpng inflates all that is left after the last row: of a bomb, gigabytes.
    @Test("nothing behind the last row is inflated, so damage there does not matter")
    func surplus() throws {
        var random = SeededGenerator(seed: 2)
        var image = RandomPNG(width: 4, height: 4, bitDepth: 8, colorType: 2)
        image.surplus = RandomPNG.noise(200_000, using: &random)
        let whole = image.encoded(using: &random)
        #expect(throws: Never.self) { _ = try decode(whole) }
        var stream = RandomPNG.deflated([UInt8](repeating: 0, count: 4 * 13) + image.surplus)
        for index in 1000..<stream.count { stream[index] = 0xFF }
        image.stream = stream
        let damaged = image.encoded(using: &random)
        #expect(try decode(damaged).pixelArray == [UInt32](repeating: 0xFF00_0000, count: 16))
    }

    @Test("the stream's own check value, which comes after the last row, is not looked at")
    func checkValue() throws {
        var random = SeededGenerator(seed: 6)
        var image = RandomPNG(width: 3, height: 1, bitDepth: 8, colorType: 0)
        var stream = RandomPNG.deflated([0, 1, 2, 3])
        stream[stream.count - 1] ^= 1
        image.stream = stream
        for _ in 0..<20 {
            #expect(try decode(image.encoded(using: &random)).pixelArray[2] == 0xFF03_0303)
        }
    }

    @Test("rows that are missing, an unknown filter and a damaged stream are refused")
    func damage() {
        var random = SeededGenerator(seed: 3)
        var image = RandomPNG(width: 4, height: 4, bitDepth: 8, colorType: 0)
        let rows = [UInt8](repeating: 0, count: 20)
        var unknown = rows
        unknown[5] = 5
        let streams = [
            RandomPNG.deflated(Array(rows.dropLast())), RandomPNG.deflated([]), RandomPNG.deflated(unknown),
            [0x78, 0x9C, 0xFF, 0xFF], [0], Array(RandomPNG.deflated(rows).dropLast(8)),
        ]
        for stream in streams {
            image.stream = stream
            let file = image.encoded(using: &random)
            let error = #expect(throws: PNGError.self) { _ = try decode(file) }
            guard case .malformed = error else {
                Issue.record("\(String(describing: error)) for \(stream)")
                continue
            }
        }
    }

    @Test("what a camera says is handed on as it is")
    func exif() throws {
        var random = SeededGenerator(seed: 4)
        var image = RandomPNG(width: 1, height: 1, bitDepth: 8, colorType: 0)
        #expect(try PNGDecoder(image.encoded(using: &random), limits: Self.limits).exif.isEmpty)
        image.extras = [("eXIf", [1, 2, 3])]
        #expect(try PNGDecoder(image.encoded(using: &random), limits: Self.limits).exif == [1, 2, 3])
    }

    @Test("the limits are the caller's")
    func limits() {
        var random = SeededGenerator(seed: 5)
        let file = RandomPNG(width: 9, height: 4, bitDepth: 8, colorType: 0).encoded(using: &random)
        for limits in [PNGLimits(side: 8, area: 100), PNGLimits(side: 100, area: 35)] {
            #expect(throws: PNGError.tooLarge(width: 9, height: 4)) {
                _ = try PNGDecoder(file, limits: limits)
            }
        }
        #expect(throws: Never.self) { _ = try PNGDecoder(file, limits: PNGLimits(side: 9, area: 36)) }
    }
}
