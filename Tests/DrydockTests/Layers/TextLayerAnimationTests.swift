import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Text layers whose font and colour move")
@MainActor
struct TextLayerAnimationTests {
    private let stage = LayerStage()
    private let layer = CATextLayer()

    init() {
        stage.screen.perform {
            layer.frame = CGRect(0, 0, 40, 40)
            layer.string = "■"
            layer.fontSize = 20
            layer.foregroundColor = UIColor.black.cgColor
            stage.view.layer.addSublayer(layer)
        }
        stage.screen.settle()
    }

    @Test("both are as they are set, and at first 36 and white")
    func values() {
        let layer = CATextLayer()
        #expect(layer.fontSize == 36)
        #expect(layer.foregroundColor == UIColor.white.cgColor)
        layer.foregroundColor = nil
        layer.setValue(12, forKey: "fontSize")
        #expect(layer.foregroundColor == nil && layer.fontSize == 12)
        #expect(CATextLayer(layer: layer).fontSize == 12)
    }

    @Test("an animation shows what is between")
    func animation() throws {
        stage.screen.perform {
            layer.add(basicAnimation("fontSize", from: 20, to: 40), forKey: "size")
            let color = basicAnimation(
                "foregroundColor",
                from: UIColor.black.cgColor,
                to: UIColor.red.cgColor
            )
            layer.add(color, forKey: "color")
        }
        stage.screen.advance(by: 0.5)
        let shown = try #require(layer.presentation())
        #expect(shown.fontSize == 30)
        #expect(shown.foregroundColor == CGColor(red: 0.5, green: 0, blue: 0, alpha: 1))
        #expect(layer.fontSize == 20)
        let bitmap = stage.bitmap
        let reds = (0..<40).map { x in (0..<40).map { Int(bitmap.pixel(atX: x, y: $0).r) }.min() ?? 255 }
        // The square's middle is in the colour of this moment.
        #expect(reds.contains { abs($0 - 128) < 2 } && !reds.contains { $0 < 100 })
    }

    @Test("a change is shown within a quarter of a second")
    func change() throws {
        stage.screen.perform { layer.fontSize = 40 }
        stage.screen.advance(by: 0.1)
        let size = try #require(layer.presentation()?.fontSize)
        #expect(size > 20 && size < 40)
        stage.screen.settle()
        #expect(layer.presentation()?.fontSize == 40)
    }
}
