import Drydock
import Foundation
import Testing

@Suite("Contexts of memory")
struct BitmapContextTests {
    private func makeContext(
        _ data: UnsafeMutableRawPointer? = nil,
        _ width: Int = 4,
        _ height: Int = 4,
        _ info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
    ) -> CGContext? {
        CGContext(
            data: data,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: info
        )
    }

    private func bytes(of image: CGImage?) throws -> [UInt8] {
        [UInt8](try #require(image?.dataProvider?.data) as Data)
    }

    @Test("y goes up, and rows begin at the top")
    func bottomUp() throws {
        let context = try #require(makeContext())
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        let bytes = try bytes(of: context.makeImage())
        #expect(bytes[0..<4] == [0, 0, 0, 0])
        #expect(bytes[12 * 4..<12 * 4 + 4] == [255, 0, 0, 255])
        #expect(context.ctm == .identity)
    }

    @Test("memory of one's own has what was drawn after each call, in clips and after layers, too")
    func shared() throws {
        var pixels = [UInt8](repeating: 0, count: 4 * 4 * 4)
        try pixels.withUnsafeMutableBytes { pixels in
            let context = try #require(makeContext(pixels.baseAddress))
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect([UInt8](pixels[4..<12]) == [0, 255, 0, 255, 0, 0, 0, 0])
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(pixels[5] == 255)
            context.endTransparencyLayer()
            #expect([UInt8](pixels[4..<12]) == [255, 0, 0, 255, 0, 0, 0, 0])
            // What code writes is what is drawn over.
            pixels.copyBytes(from: [0, 0, 128, 128])
            context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
            #expect([UInt8](pixels[0..<4]) == [0, 0, 64, 192])
        }
    }

    @Test("an image comes out as it went in")
    func roundTrip() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 3), format: .init())
        let image = try #require(
            renderer.image { context in
                UIColor(red: 0.2, green: 0.6, blue: 1, alpha: 0.4).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
            }
            .cgImage
        )
        let context = try #require(makeContext(nil, image.width, image.height))
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        #expect(try bytes(of: context.makeImage()) == bytes(of: image))
    }

    @Test(
        "each order of bytes holds the colour where it says",
        arguments: [
            (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [255, 128, 0, 255]),
            (.premultipliedLast, .byteOrder32Little, [255, 0, 128, 255]),
            (.premultipliedFirst, [], [255, 255, 128, 0]),
            (.premultipliedFirst, .byteOrder32Little, [0, 128, 255, 255]),
            (.noneSkipFirst, .byteOrder32Little, [0, 128, 255, 0]),
        ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])]
    )
    func orders(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo, _ expected: [UInt8]) throws {
        let context = try #require(makeContext(nil, 1, 1, alpha.rawValue | order.rawValue))
        context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let data = try #require(context.data)
        #expect((0..<4).map { data.load(fromByteOffset: $0, as: UInt8.self) } == expected)
    }

    @Test("greys are brightness, and images are made of them")
    func greys() throws {
        let space = CGColorSpaceCreateDeviceGray()
        let context = try #require(
            CGContext(
                data: nil,
                width: 2,
                height: 1,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: space,
                bitmapInfo: CGImageAlphaInfo.none.rawValue
            )
        )
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let data = try #require(context.data)
        #expect(data.load(as: UInt8.self) == 182)
        let provider = try #require(CGDataProvider(data: NSData(bytes: data, length: 2)))
        let image = CGImage(
            width: 2,
            height: 1,
            bitsPerComponent: 8,
            bitsPerPixel: 8,
            bytesPerRow: 2,
            space: space,
            bitmapInfo: [],
            provider: provider,
            decode: nil,
            shouldInterpolate: false,
            intent: .defaultIntent
        )
        #expect(try bytes(of: image) == [182, 182, 182, 255, 0, 0, 0, 255])
        #expect(image?.alphaInfo == .noneSkipLast)
    }

    @Test("what cannot be drawn to, or has too few bytes, is nil")
    func refused() throws {
        #expect(makeContext(nil, 0, 4) == nil)
        #expect(makeContext(nil, 1_000_000, 1_000_000) == nil)
        #expect(makeContext(nil, 4, 4, CGImageAlphaInfo.last.rawValue) == nil)
        #expect(makeContext(nil, 4, 4, 31) == nil)
        let provider = try #require(CGDataProvider(data: NSData(data: Data(count: 15))))
        for (width, row) in [(2, 8), (4, 16), (Int.max, 16), (1, Int.max), (1, -4)] {
            let image = CGImage(
                width: width,
                height: 2,
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                provider: provider,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
            #expect(image == nil)
        }
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
            .image { #expect($0.cgContext.data == nil) }
    }
}
