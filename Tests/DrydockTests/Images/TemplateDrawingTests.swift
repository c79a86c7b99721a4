import Drydock
import DrydockRaster
import Testing

@Suite("Templates that code draws")
struct TemplateDrawingTests {
    private static let size = CGSize(width: 8, height: 8)
    private static let blue = PremultipliedColor(red: 0, green: 0, blue: 255)
    private static let green = PremultipliedColor(red: 0, green: 255, blue: 0)
    private static let red = PremultipliedColor(red: 255, green: 0, blue: 0)

    private static func picture(_ actions: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in actions() }
    }

    /// Blue on the left, clear on the right.
    private static let image = picture {
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 8))
    }

    /// The pixels on the left and on the right.
    private func pixels(_ actions: () -> Void) -> [PremultipliedColor] {
        let bitmap = Self.picture(actions).cgImage?.bitmap
        return [1, 6].compactMap { bitmap?.pixel(atX: $0, y: 4) }
    }

    @Test("a template is drawn in the fill colour, black at first")
    func filled() {
        let template = Self.image.withRenderingMode(.alwaysTemplate)
        #expect(pixels { template.draw(at: .zero) } == [.black, .clear])
        let isGreen = pixels {
            UIColor.green.set()
            template.draw(in: CGRect(origin: .zero, size: Self.size))
        }
        #expect(isGreen == [Self.green, .clear])
    }

    @Test("so is one with caps, and an icon of paths")
    func others() throws {
        let caps = Self.image.withRenderingMode(.alwaysTemplate)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        let isGreen = pixels {
            UIColor.green.setFill()
            caps.draw(in: CGRect(origin: .zero, size: Self.size))
        }
        #expect(isGreen == [Self.green, .clear])
        let symbol = try #require(UIImage(systemName: "square.fill")).withRenderingMode(.alwaysTemplate)
        let square = pixels {
            UIColor.green.setFill()
            symbol.draw(in: CGRect(origin: .zero, size: Self.size))
        }
        #expect(square.first == Self.green)
    }

    @Test("a tint of the image's own comes first, and without a template the picture's colours")
    func tints() {
        let tinted = Self.image.withTintColor(.red, renderingMode: .alwaysTemplate)
        let isRed = pixels {
            UIColor.green.setFill()
            tinted.draw(at: .zero)
        }
        #expect(isRed == [Self.red, .clear])
        let isBlue = pixels {
            UIColor.green.setFill()
            Self.image.draw(at: .zero)
        }
        #expect(isBlue == [Self.blue, .clear])
    }
}
