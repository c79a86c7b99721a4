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
}
