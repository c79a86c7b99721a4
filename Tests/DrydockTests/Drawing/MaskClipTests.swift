import Drydock
import DrydockRaster
import Testing

@Suite("Clipping to images")
struct MaskClipTests {
    private let size = CGSize(width: 20, height: 20)

    private func image(_ actions: (CGContext) -> Void) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { actions($0.cgContext) }.cgImage
    }

    private func level(_ image: CGImage?, _ x: Int, _ y: Int) -> PremultipliedColor? {
        image?.bitmap.pixel(atX: x, y: y)
    }

    /// Opaque at the top, half clear in the middle, clear below.
    private var mask: CGImage? {
        image { context in
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
            context.setFillColor(gray: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 5, width: 20, height: 10))
        }
    }

    @Test(
        "what is drawn is multiplied by the opacity of the mask, which stands on its head"
    )
    func opacity() throws {
        let mask = try #require(mask)
        let result = image { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20), mask: mask)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.restoreGState()
            context.fill(CGRect(x: 15, y: 0, width: 5, height: 5))
        }
        #expect(level(result, 2, 18) == PremultipliedColor(red: 255, green: 0, blue: 0))
        #expect(level(result, 2, 10) == PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 128))
        #expect(level(result, 2, 2) == .clear)
        #expect(level(result, 12, 18) == .clear)
        #expect(level(result, 17, 2) == .black)
    }

    @Test("the usual way to tint: turned over, multiplied with what is there")
    func tinting() throws {
        let mask = try #require(mask)
        let result = image { context in
            context.setFillColor(gray: 0.5, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.translateBy(x: 0, y: 20)
            context.scaleBy(x: 1, y: -1)
            context.setBlendMode(.multiply)
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(level(result, 2, 2) == PremultipliedColor(red: 128, green: 0, blue: 0))
        #expect(level(result, 2, 18) == PremultipliedColor(red: 128, green: 128, blue: 128))
        #expect(abs(Int(level(result, 2, 10)?.g ?? 0) - 64) <= 1)
    }

    @Test("an opaque mask lets through as much as it is bright")
    func brightness() throws {
        let mask = try #require(
            image { context in
                context.setFillColor(gray: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
                context.setFillColor(gray: 1, alpha: 1)
                context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
            }
        )
        let result = image { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
            context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: UIColor.black.cgColor)
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        #expect(level(result, 2, 2) == PremultipliedColor(red: 0, green: 0, blue: 255))
        #expect(level(result, 12, 2) == .black)
        #expect(level(result, 2, 18) == .clear)
        #expect(level(result, 12, 18) == .clear)
    }

    @Test("a mask without a place lets nothing through")
    func nothing() throws {
        let mask = try #require(mask)
        for rect in [CGRect.zero, .null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
            let result = image { context in
                context.clip(to: rect, mask: mask)
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            #expect(level(result, 2, 2) == .clear)
        }
    }

    // MARK: - Gradients

    @Test("a gradient's colours and opacities are interpolated apart from one another")
    func straightGradient() throws {
        let colors = [UIColor.white.cgColor, UIColor.clear.cgColor]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let result = image { context in
            context.drawLinearGradient(
                gradient,
                start: .zero,
                end: CGPoint(x: 20, y: 0),
                options: []
            )
        }
        // A fortieth less than half of the way: level 130.7 at an opacity of 0.5125.
        let pixel = try #require(level(result, 9, 5))
        #expect(abs(Int(pixel.a) - 134) <= 1)
        #expect(abs(Int(pixel.r) - 70) <= 1)
    }

    // MARK: - JPEG

    @Test("an image is written as JPEG, over white, in any quality, and read again")
    func jpeg() throws {
        let source = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 8))
        }
        let best = try #require(source.jpegData(compressionQuality: 1))
        #expect(Array(best.prefix(3)) == [0xFF, 0xD8, 0xFF])
        let read = try #require(UIImage(data: best))
        #expect(
            read.size
                == CGSize(width: source.size.width * source.scale, height: source.size.height * source.scale)
        )
        let bitmap = try #require(read.cgImage?.bitmap)
        let (red, white) = (bitmap.pixel(atX: 3, y: 2), bitmap.pixel(atX: 3, y: bitmap.height - 2))
        #expect(red.r > 245 && red.g < 12 && red.b < 12)
        #expect(white.r > 250 && white.g > 250 && white.b > 250)
        let worst = try #require(source.jpegData(compressionQuality: 0))
        #expect(worst.count <= best.count)
        #expect(source.jpegData(compressionQuality: .nan) == worst)
        #expect(source.jpegData(compressionQuality: 9) == best)
    }
}
