import DrydockPNG
import DrydockRaster
import Testing

struct PNGEncoderTests {
    @Test("SDL_image reads back every pixel", arguments: PNGTestPicture.allCases)
    func decodesToTheSamePixels(picture: PNGTestPicture) throws {
        var random = SeededGenerator(seed: 7)
        let sizes = [(1, 1), (1, 40), (40, 1), (2, 2), (3, 5), (257, 3), (88, 60), (300, 40)]
        let drawn = (0..<6).map { _ in
            (Int.random(in: 1...120, using: &random), Int.random(in: 1...90, using: &random))
        }
        for (width, height) in sizes + drawn {
            let bitmap = picture.bitmap(width: width, height: height, seed: random.next())
            let result = try decodedBySDL(PNGEncoder.encode(bitmap))
            #expect(result.width == width)
            #expect(result.height == height)
            #expect(premultiplied(result.pixels) == bitmap.pixelArray, "\(picture), \(width) × \(height)")
        }
    }

    /// Rows whose distance is just below, at and above deflate's window of 32,768 bytes.
    @Test("rows around the window's length decode", arguments: [8191, 8192, 10922, 10923, 16384])
    func rowsAroundTheWindow(width: Int) throws {
        for picture in [PNGTestPicture.alternatingRows, .repeatedRows, .shapesOverClear, .fewColours] {
            let bitmap = picture.bitmap(width: width, height: 5)
            let result = try decodedBySDL(PNGEncoder.encode(bitmap))
            #expect(premultiplied(result.pixels) == bitmap.pixelArray, "\(picture)")
        }
    }

    @Test("noise that fills several blocks decodes and grows by less than one percent")
    func noise() throws {
        let bitmap = PNGTestPicture.opaqueNoise.bitmap(width: 200, height: 150)
        let file = PNGEncoder.encode(bitmap)
        #expect(try decodedBySDL(file).pixels == bitmap.pixelArray)
        #expect(file.count < 200 * 150 * 3 * 101 / 100)
    }

    @Test("a repeated row takes three or four bytes")
    func flatIsSmall() {
        let flat = PNGEncoder.encode(PNGTestPicture.flat.bitmap(width: 390, height: 844))
        #expect(flat.count < 844 * 4)
        let oneRow = PNGEncoder.encode(PNGTestPicture.opaqueNoise.bitmap(width: 390, height: 1, seed: 3))
        let bitmap = PNGTestPicture.opaqueNoise.bitmap(width: 390, height: 101, seed: 3)
        for row in 1..<101 {
            bitmap.copy(PixelRect(x: 0, y: 0, width: 390, height: 1), of: bitmap, toX: 0, y: row)
        }
        #expect(PNGEncoder.encode(bitmap).count < oneRow.count + 100 * 4 + 100)
    }

    @Test("only a picture with a translucent pixel carries alpha")
    func colourType() {
        let bitmap = PNGTestPicture.fewColours.bitmap(width: 31, height: 9)
        let colourTypeOffset = 25
        #expect(PNGEncoder.encode(bitmap)[colourTypeOffset] == 2)
        bitmap[31 * 9 - 1] = 0xFE00_0000
        #expect(PNGEncoder.encode(bitmap)[colourTypeOffset] == 6)
    }

    @Test("un-premultiplying rounds half up and premultiplying undoes it, for every colour and alpha")
    func straightColours() {
        for alpha in UInt32(1)...255 {
            for colour in 0...alpha {
                let straight = PNGSamples.straight(alpha << 24 | colour << 16 | colour << 8 | colour)
                let expected = (510 * colour + alpha) / (2 * alpha)
                #expect(straight == alpha << 24 | expected << 16 | expected << 8 | expected)
                #expect((expected * alpha * 2 + 255) / 510 == colour)
            }
        }
        #expect(PNGSamples.straight(0x0012_3456) == 0)
    }

    /// Pinned so that a change of compiler, machine or code that moves a byte is seen.
    @Test("the encoded bytes are the same on every machine and in every build")
    func pinnedBytes() {
        let digests = PNGTestPicture.allCases.map { picture in
            let file = PNGEncoder.encode(picture.bitmap(width: 97, height: 61, seed: 5))
            return file.withUnsafeBytes { bytes in
                bytes.baseAddress.map { PNGCheckValues.crc32(of: $0, count: bytes.count) } ?? 0
            }
        }
        #expect(
            digests == [
                1_145_279_181, 3_036_554_549, 1_098_059_494, 2_830_029_449, 1_526_139_171, 3_657_695_299,
                873_641_527, 1_390_958_118, 414_365_175, 3_228_683_754, 1_359_564_276, 1_582_029_568,
                730_357_247, 2_468_334_472, 3_956_275_253,
            ]
        )
    }
}
