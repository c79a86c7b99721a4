import Drydock
import Testing

@Suite("Colour literals")
struct ColorLiteralTests {
    @Test("a literal is a colour, with and without a type beside it")
    func literal() {
        let typed: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        let inferred = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 0.5)
        #expect(typed == .orange)
        #expect(inferred == UIColor.blue.withAlphaComponent(0.5))
    }

    @Test("a literal is a layer's colour where one is asked for")
    @MainActor func ofLayers() {
        let layer = CALayer()
        layer.borderColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(layer.borderColor == UIColor.orange.cgColor)
    }

    @Test("a literal's single precision leads to the level that was meant", arguments: 0...255)
    func levels(level: Int) {
        let color = UIColor(_colorLiteralRed: Float(level) / 255, green: 0, blue: 0, alpha: 1)
        #expect(
            color.premultiplied
                == UIColor(red: CGFloat(level) / 255, green: 0, blue: 0, alpha: 1).premultiplied
        )
    }
}
