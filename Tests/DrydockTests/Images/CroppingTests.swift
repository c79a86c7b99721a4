import Drydock
import DrydockRaster
import Testing

/// Apple's document of `cropping(to:)`: the rectangle is made integral and cut to the image; nil where nothing is left.
@Suite("Cropping")
struct CroppingTests {
    private func image() throws -> CGImage {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
        }
        return try #require(image.cgImage)
    }

    @Test(
        "a rectangle with a side that is no number has nothing of the image",
        arguments: [
            CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2),
            CGRect(x: 0, y: CGFloat.nan, width: 2, height: 2),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2),
            CGRect(x: 0, y: 0, width: 2, height: CGFloat.nan),
            CGRect.null, CGRect(x: 9, y: 0, width: 2, height: 2), CGRect(x: 1, y: 1, width: 0, height: 2),
            CGRect(x: CGFloat.infinity, y: 0, width: 2, height: 2),
            CGRect(x: -1e308, y: 0, width: 2, height: 2),
        ]
    )
    func nothing(rect: CGRect) throws {
        #expect(try image().cropping(to: rect) == nil)
    }

    @Test(
        "a huge or infinite rectangle is cut to the image",
        arguments: [
            (CGRect.infinite, 6, 4), (CGRect(x: -1e308, y: -5, width: 1.5e308, height: 7), 6, 2),
            (CGRect(x: 2, y: 1, width: CGFloat.infinity, height: 1e300), 4, 3),
            (CGRect(x: 4, y: 3, width: -1e308, height: -9), 4, 3),
            (CGRect(x: 1.5, y: 0.5, width: 1, height: 1), 2, 2),
        ]
    )
    func cut(rect: CGRect, width: Int, height: Int) throws {
        let part = try #require(try image().cropping(to: rect))
        #expect(part.width == width)
        #expect(part.height == height)
    }

    @Test("an image draws no pattern in a rectangle that is no number, and traps nowhere")
    func pattern() throws {
        let tile = UIImage(cgImage: try image())
        for rect in [
            CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
            CGRect(x: 0, y: 0, width: -CGFloat.infinity, height: 5),
        ] {
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { _ in
                tile.drawAsPattern(in: rect)
            }
            #expect(drawn.cgImage?.bitmap.isOpaque == false)
        }
    }
}
