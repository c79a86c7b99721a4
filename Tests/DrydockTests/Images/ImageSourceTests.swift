import Drydock
import Foundation
import Testing

@Suite("Image sources")
struct ImageSourceTests {
    /// Three frames of 2 × 2 pixels: red; a green one at the top right over it, taken away again; a blue one at the bottom left.
    private let gif: [UInt8] =
        Array("GIF89a".utf8) + [2, 0, 2, 0, 0x81, 0, 0]
        + [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]
        + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        + frame(delay: 20, disposal: 1, [0, 0, 2, 2], [0, 0, 0, 0])
        + frame(delay: 0, disposal: 3, [1, 0, 1, 1], [1])
        + frame(delay: 5, disposal: 0, [0, 1, 2, 1], [2, 3], transparent: 3)
        + [0x3B]

    /// Codes of three bits: one that clears the table comes before each pixel, so that codes never grow.
    private static func frame(
        delay: UInt8,
        disposal: UInt8,
        _ place: [UInt8],
        _ pixels: [Int],
        transparent: UInt8? = nil
    ) -> [UInt8] {
        let codes = pixels.flatMap { [4, $0] } + [5]
        var (bytes, bits, count) = ([UInt8](), 0, 0)
        for code in codes {
            bits |= code << count
            count += 3
            while count >= 8 { (bits, count) = (take(&bytes, bits), count - 8) }
        }
        _ = take(&bytes, bits)
        return [0x21, 0xF9, 4, disposal << 2 | (transparent == nil ? 0 : 1), delay, 0, transparent ?? 0, 0]
            + [0x2C, place[0], 0, place[1], 0, place[2], 0, place[3], 0, 0]
            + [2, UInt8(bytes.count)] + bytes + [0]
    }

    private static func take(_ bytes: inout [UInt8], _ bits: Int) -> Int {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        return bits >> 8
    }

    private func colors(of image: CGImage?) throws -> [[UInt8]] {
        let bytes = [UInt8](try #require(image?.dataProvider?.data) as Data)
        return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 3]) }
    }

    private let red: [UInt8] = [255, 0, 0]
    private let green: [UInt8] = [0, 255, 0]
    private let blue: [UInt8] = [0, 0, 255]

    @Test("frames of a GIF file are what is seen of them, in any order, with the times they are shown")
    func frames() throws {
        let source = try #require(CGImageSourceCreateWithData(Data(gif) as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 3)
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
        let expected = [[red, red, red, red], [red, green, red, red], [red, red, blue, red]]
        for index in [0, 1, 2, 1, 0] {
            let image = CGImageSourceCreateImageAtIndex(source, index, nil)
            #expect(try colors(of: image) == expected[index], "frame \(index)")
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
        let all = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
        #expect(all?[kCGImagePropertyGIFLoopCount] as? Int == 0)
        let times = try (0..<3).map { index in
            let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
            let frame = properties[kCGImagePropertyGIFDictionary as String] as? [String: Any]
            return frame?[kCGImagePropertyGIFDelayTime as String] as? Double
        }
        #expect(times == [0.2, 0.1, 0.05])
    }

    @Test("an image of a GIF file's bytes is its first frame")
    func firstFrame() throws {
        let image = try #require(UIImage(data: Data(gif)))
        #expect(try colors(of: image.cgImage) == [red, red, red, red])
        #expect(image.images == nil)
    }

    @Test("thumbnails keep their proportions and are never enlarged")
    func thumbnails() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let data = try #require(image.pngData())
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let full = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        for (limit, side) in [(10, 10), (1_000_000, full.width)] {
            let options =
                [
                    kCGImageSourceCreateThumbnailFromImageAlways: true,
                    kCGImageSourceThumbnailMaxPixelSize: limit,
                ] as CFDictionary
            let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
            #expect((small.width, small.height) == (side, side / 2))
            #expect(try colors(of: small).allSatisfy { $0 == red })
        }
    }

    @Test("cut and changed files are read in bounded time, and never trap", .quietLog)
    func damaged() {
        for length in 0..<gif.count {
            let source = CGImageSourceCreateWithData(Data(gif.prefix(length)) as CFData, nil)
            for index in 0..<(source.map(CGImageSourceGetCount) ?? 0) {
                _ = source.flatMap { CGImageSourceCreateImageAtIndex($0, index, nil) }
            }
        }
        for index in 6..<gif.count {
            for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
                var bytes = gif
                bytes[index] = value
                _ = UIImage(data: Data(bytes))
            }
        }
    }
}
