import DrydockPlatform
import DrydockRaster
import Foundation
import Testing

@Suite("Orientation by Exif")
struct ExifOrientationTests {
    private static let stored = TestPNG(width: 3, height: 2, bitDepth: 8, colorType: 0) { x, y, _ in
        10 + x + 3 * y
    }

    /// An Exif block with the tag for orientation behind another one.
    private func block(_ value: Int, isLittle: Bool = true) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
            return isLittle ? bytes : bytes.reversed()
        }
        var block = Array((isLittle ? "II" : "MM").utf8)
        // 42, the directory's place, its number of entries.
        block += number(42, 2) + number(8, 4) + number(2, 2)
        for (tag, value) in [(0x0100, 3), (0x0112, value)] {
            block += number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 2)
            block += [0, 0]
        }
        return block + number(0, 4)
    }

    private func decode(exif: [UInt8]) throws -> Bitmap {
        var image = Self.stored
        image.extras = [("eXIf", exif)]
        return try ImageReader.decode(image.encoded())
    }

    private func greys(_ bitmap: Bitmap) -> [[Int]] {
        (0..<bitmap.height).map { y in (0..<bitmap.width).map { Int(bitmap.pixel(atX: $0, y: y).r) } }
    }

    /// As the standard defines them, by the edges that the first stored row and column belong to.
    @Test(
        "each orientation is turned upright, in both byte orders",
        arguments: [
            (1, [[10, 11, 12], [13, 14, 15]]),
            (2, [[12, 11, 10], [15, 14, 13]]),
            (3, [[15, 14, 13], [12, 11, 10]]),
            (4, [[13, 14, 15], [10, 11, 12]]),
            (5, [[10, 13], [11, 14], [12, 15]]),
            (6, [[13, 10], [14, 11], [15, 12]]),
            (7, [[15, 12], [14, 11], [13, 10]]),
            (8, [[12, 15], [11, 14], [10, 13]]),
        ]
    )
    func orientations(value: Int, expected: [[Int]]) throws {
        #expect(try greys(decode(exif: block(value))) == expected)
        #expect(try greys(decode(exif: block(value, isLittle: false))) == expected)
    }

    @Test("a JPEG file is turned, too")
    func jpeg() throws {
        var file = try ImageGuardTests.bytes(ImageGuardTests.jpegColor)
        let content = Array("Exif".utf8) + [0, 0] + block(6)
        let plain = try ImageReader.decode(file)
        file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content, at: 2)
        let turned = try ImageReader.decode(file)
        #expect(turned.width == plain.height && turned.height == plain.width)
        for y in 0..<plain.height {
            for x in 0..<plain.width {
                #expect(turned.pixel(atX: plain.height - 1 - y, y: x) == plain.pixel(atX: x, y: y))
            }
        }
    }

    @Test("a block that is cut, damaged or says nothing leaves the picture as it is")
    func damage() throws {
        let upright = try greys(ImageReader.decode(Self.stored.encoded()))
        let whole = block(6)
        // The last four bytes lead to a further directory.
        for count in 0..<whole.count - 6 {
            #expect(try greys(decode(exif: Array(whole.prefix(count)))) == upright, "\(count) bytes")
        }
        for value in [0, 9, 65_535] { #expect(try greys(decode(exif: block(value))) == upright) }
        var far = whole
        far.replaceSubrange(4..<8, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(try greys(decode(exif: far)) == upright)
    }
}
