import Foundation
import DrydockPlatform
import DrydockRaster
import Testing

@Suite("Guards against damaged and hostile images")
struct ImageGuardTests {
    private static let small = TestPNG(width: 5, height: 4, bitDepth: 8, colorType: 6) { x, y, c in
        x * 9 + y * 5 + c
    }

    static let jpegColor = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU
        FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
        FBQUFBQUFBT/wAARCAAHAAkDAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAYEAACAwAAAAAAAAAAAAAAAAAAAhdS
        of/EABYBAQEBAAAAAAAAAAAAAAAAAAAHCP/EABoRAAEFAQAAAAAAAAAAAAAAAAABAxdSoQT/2gAMAwEAAhEDEQA/AIukN7Npo2B+
        eqYXaaXrLokN7NogfnqmCaXrLp//2Q==
        """
    static let jpegGrey = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoK
        CgoKBggLDAsKDAkKCgr/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAI
        AQEAAD8AN//Z
        """

    static func bytes(_ base64: String) throws -> [UInt8] {
        [UInt8](try #require(Data(base64Encoded: base64, options: .ignoreUnknownCharacters)))
    }

    private func error(_ bytes: [UInt8]) -> ImageError? {
        do throws(ImageError) {
            _ = try ImageReader.decode(bytes)
            return nil
        } catch {
            return error
        }
    }

    private func isMalformed(_ error: ImageError?) -> Bool {
        if case .malformed = error { true } else { false }
    }

    @Test("JPEG images in colour and grey are read")
    func jpeg() throws {
        let color = try ImageReader.decode(Self.bytes(Self.jpegColor))
        #expect(color.width == 9 && color.height == 7 && color.isOpaque)
        let first = color.pixel(atX: 0, y: 0)
        #expect(first.r > 245 && first.g < 10 && first.b < 10)
        let last = color.pixel(atX: 8, y: 6)
        #expect(last.r < 10 && last.g < 10 && last.b > 245)
        let grey = try ImageReader.decode(Self.bytes(Self.jpegGrey))
        #expect(grey.pixel(atX: 3, y: 3) == PremultipliedColor(red: 127, green: 127, blue: 127))
    }

    @Test(
        "bytes of another format are refused",
        arguments: ["", "G", "GIF88a......", "BM....", "FORM....ILBM", "RIFF"]
    )
    func unknown(content: String) {
        #expect(error(Array(content.utf8)) == .unknownFormat)
    }

    /// The file with another header, and that header's check value.
    private func withHeader(_ edit: (inout [UInt8]) -> Void) -> [UInt8] {
        var file = Self.small.encoded()
        var header = Array(file[16..<29])
        edit(&header)
        file.replaceSubrange(8..<33, with: TestPNG.chunk("IHDR", header))
        return file
    }

    @Test(
        "a PNG that claims a huge size is refused on its header",
        arguments: [(4097, 1), (1, 4097), (65_535, 65_535), (0x7FFF_FFFF, 0x7FFF_FFFF), (0xFFFF_FFFF, 1)]
    )
    func hugePNG(width: Int, height: Int) {
        let file = withHeader {
            $0.replaceSubrange(0..<8, with: TestPNG.bigEndian(width) + TestPNG.bigEndian(height))
        }
        #expect(error(file) == .tooLarge(width: width, height: height))
    }

    @Test("pictures of tests are read at any proportion, within their own limits")
    func picture() throws {
        let long = TestPNG(width: 2, height: 20_000, bitDepth: 8, colorType: 2) { x, y, _ in (x + y) & 255 }
        #expect(error(long.encoded()) == .tooLarge(width: 2, height: 20_000))
        let bitmap = try ImageReader.decode(long.encoded(), limits: .picture)
        #expect(bitmap.size == PixelSize(width: 2, height: 20_000))
        #expect(bitmap.pixel(atX: 1, y: 19_999).r == UInt8(truncatingIfNeeded: 20_000))
        for (width, height) in [(1 << 20 + 1, 1), (8193, 8192), (0x7FFF_FFFF, 0x7FFF_FFFF)] {
            let file = withHeader {
                $0.replaceSubrange(0..<8, with: TestPNG.bigEndian(width) + TestPNG.bigEndian(height))
            }
            let refused = #expect(throws: ImageError.self) {
                try ImageReader.decode(file, limits: .picture)
            }
            #expect(refused == .tooLarge(width: width, height: height, limits: .picture))
            let bounds = "at most 1048576 a side and 64 million pixels are read"
            #expect(refused?.description.hasSuffix(bounds) == true)
        }
    }

    @Test(
        "a PNG header with values that do not exist is refused",
        arguments: 8..<13,
        [5, 7, 9, 255] as [UInt8]
    )
    func oddHeader(index: Int, value: UInt8) {
        #expect(isMalformed(error(withHeader { $0[index] = value })))
    }

    @Test("a JPEG that claims a huge size is refused on its header")
    func hugeJPEG() throws {
        var file = try Self.bytes(Self.jpegColor)
        let frame = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
        file.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(error(file) == .tooLarge(width: 65_535, height: 65_535))
    }

    @Test("an image without pixels is refused")
    func noPixels() {
        #expect(isMalformed(error(withHeader { $0.replaceSubrange(0..<4, with: [0, 0, 0, 0]) })))
        var image = Self.small
        image.extras = [("IEND", [])]
        #expect(isMalformed(error(image.encoded())))
    }

    @Test("a PNG with fewer rows than its header says is refused")
    func missingRows() {
        #expect(isMalformed(error(withHeader { $0.replaceSubrange(4..<8, with: TestPNG.bigEndian(40)) })))
    }

    @Test("a palette that is missing, odd or doubled is refused", arguments: [[], [1], [4], [6, 6], [771]])
    func palettes(sizes: [Int]) {
        var image = TestPNG(width: 2, height: 2, bitDepth: 1, colorType: 3) { _, _, _ in 0 }
        image.extras = sizes.map { ("PLTE", [UInt8](repeating: 7, count: $0)) }
        #expect(isMalformed(error(image.encoded())))
    }

    @Test("an unknown chunk that says it is needed is refused")
    func criticalChunk() {
        var image = Self.small
        image.extras = [("DRYD", [1, 2, 3])]
        #expect(isMalformed(error(image.encoded())))
    }

    @Test("every truncation of a PNG is an error")
    func truncatedPNG() {
        let file = Self.small.encoded()
        for count in 8..<file.count {
            #expect(error(Array(file.prefix(count))) == .truncated, "\(count) of \(file.count)")
        }
    }

    @Test("every truncation of a JPEG is an error", arguments: [jpegColor, jpegGrey])
    func truncatedJPEG(base64: String) throws {
        let file = try Self.bytes(base64)
        for count in 3..<file.count {
            #expect(error(Array(file.prefix(count))) != nil, "\(count) of \(file.count)")
        }
    }

    @Test("flipping any bit of a PNG gives an error or an image within the limits")
    func flippedPNG() {
        let file = Self.small.encoded()
        for bit in 0..<file.count * 8 {
            var damaged = file
            damaged[bit / 8] ^= UInt8(1 << (bit % 8))
            if let bitmap = try? ImageReader.decode(damaged) {
                #expect(bitmap.area <= 1 << 24)
            }
        }
    }

    @Test(
        "flipping any bit of a JPEG gives an error or an image within the limits",
        arguments: [jpegColor, jpegGrey]
    )
    func flippedJPEG(base64: String) throws {
        let file = try Self.bytes(base64)
        for bit in 0..<file.count * 8 {
            var damaged = file
            damaged[bit / 8] ^= UInt8(1 << (bit % 8))
            // Where the size itself is hit, the decoder only spends time on a larger image.
            if let size = frameSize(damaged), size > 1 << 16 { continue }
            if let bitmap = try? ImageReader.decode(damaged) {
                #expect(bitmap.area <= 1 << 24)
            }
        }
    }

    private func frameSize(_ file: [UInt8]) -> Int? {
        guard let frame = file.indices.dropLast(9).first(where: { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
        else {
            return nil
        }
        return (Int(file[frame + 5]) << 8 | Int(file[frame + 6]))
            * (Int(file[frame + 7]) << 8 | Int(file[frame + 8]))
    }

    @Test(
        "a file that is missing, or a folder, is named in the error",
        arguments: ["/nonexistent/a.png", "/tmp"]
    )
    func files(path: String) {
        do throws(ImageError) {
            _ = try ImageReader.decode(contentsOf: path)
            Issue.record("no error")
        } catch {
            #expect(error.description.contains(path))
        }
    }

    @Test("an image file is read")
    func file() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "drydock-\(UUID()).png").path
        try Data(Self.small.encoded()).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let bitmap = try ImageReader.decode(contentsOf: path)
        #expect(bitmap.width == 5 && bitmap.height == 4)
    }
}
