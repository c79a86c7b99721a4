import Drydock
import DrydockRaster
import Testing

@Suite("UIColor")
struct UIColorTests {
    @Test("components are clamped and rounded to the nearest level")
    func levels() {
        let color = UIColor(red: 2, green: -1, blue: 0.5, alpha: 1).premultiplied
        #expect([color.r, color.g, color.b, color.a] == [255, 0, 128, 255])
        #expect(UIColor(white: .nan, alpha: 1) == UIColor.black)
        #expect(UIColor.lightGray.premultiplied.r == 170)
    }

    @Test("equal components are equal colours with equal hashes")
    func equality() {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == .red)
        #expect(color.hashValue == UIColor.red.hashValue)
        #expect(color.withAlphaComponent(0.5) != .red)
        #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    }

    @Test("hue, saturation, brightness", arguments: [(0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue)])
    func hue(hue: Double, expected: UIColor) {
        let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).premultiplied
        #expect(color == expected.premultiplied)
    }

    @Test("the brightness of greys is theirs, and of colours a weighted sum of their parts")
    func white() {
        var (white, alpha) = (CGFloat(0), CGFloat(0))
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect((white, alpha) == (0.25, 0.5))
        UIColor(red: 0, green: 1, blue: 0, alpha: 1).getWhite(&white, alpha: nil)
        #expect(white == 0.587)
    }

    @Test("Core Graphics' colours are made of numbers and a space")
    func spaces() {
        let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0.5, 0, 0.25])
        #expect(color == CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        #expect(color?.numberOfComponents == color?.components?.count)
        #expect(color?.colorSpace == CGColorSpace(name: CGColorSpace.sRGB))
        let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
        #expect(gray == CGColor(gray: 0.5, alpha: 1))
        #expect(CGColorSpace(name: "kCGColorSpaceOther") == nil)
    }

    @Test("a grey has two numbers, and keeps to them", arguments: [UIColor.white, .black, .clear, .gray])
    func greys(color: UIColor) throws {
        let gray = color.cgColor
        let level = try #require(gray.components?.first)
        #expect(gray.components?.count == 2 && gray.numberOfComponents == 2)
        #expect(gray.colorSpace?.model == .monochrome)
        #expect(UIColor(cgColor: gray) == color)
        #expect(color.withAlphaComponent(0.5).cgColor.components == [level, 0.5])
        #expect(gray.copy(alpha: 0.5)?.numberOfComponents == 2 && gray.copy() == gray)
        #expect(UIColor { _ in color }.cgColor == gray)
        var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue] == [level, level, level])
        #expect(alpha == gray.alpha)
    }

    @Test("a colour that only looks grey has four numbers, and is no grey to Core Graphics")
    func colorsLikeGreys() {
        let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        #expect(white.cgColor.components == [1, 1, 1, 1])
        #expect(white.cgColor.colorSpace?.model == .rgb)
        #expect(white.cgColor != UIColor.white.cgColor)
    }
}
