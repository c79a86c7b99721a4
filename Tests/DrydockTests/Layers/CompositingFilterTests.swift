import Drydock
import DrydockGraphics
import DrydockRaster
import Synchronization
import Testing

@Suite("Compositing filters of layers")
@MainActor
struct CompositingFilterTests {
    private let stage = LayerStage(settles: true)
    private let ground = UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
    private let paint = UIColor(red: 0.3, green: 0.9, blue: 0.5, alpha: 1)

    private nonisolated static let modes: [(String, BlendMode)] = [
        ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
        ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
        ("softLight", .softLight),
        ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
        ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
        ("linearDodge", .plusLighter),
    ]

    private func composed(_ mode: BlendMode) -> PremultipliedColor {
        PremultipliedColor(pixel: mode.compose(paint.premultiplied.pixel, over: ground.premultiplied.pixel))
    }

    @Test("a layer is composed by the mode that it names", arguments: modes)
    func modes(_ name: String, _ mode: BlendMode) {
        stage.view.backgroundColor = ground
        let layer = stage.layer(CGRect(10, 10, 20, 20), paint)
        layer.compositingFilter = name + "BlendMode"
        #expect(layer.compositingFilter as? String == name + "BlendMode")
        #expect(stage.pixel(20, 20) == composed(mode))
        #expect(stage.pixel(5, 5) == ground.premultiplied)
    }

    @Test("a layer in a mask takes what it covers out of the one behind it")
    func inverted() {
        stage.view.backgroundColor = ground
        let layer = stage.layer(CGRect(0, 0, 40, 40), paint)
        let mask = CALayer()
        mask.frame = layer.bounds
        let hole = CALayer()
        hole.frame = CGRect(10, 10, 20, 20)
        for part in [mask, hole] { part.backgroundColor = UIColor.black.cgColor }
        mask.addSublayer(hole)
        hole.compositingFilter = "xor"
        layer.mask = mask
        #expect(hole.compositingFilter as? String == "xor")
        #expect(stage.pixel(20, 20) == ground.premultiplied)
        #expect(stage.pixel(5, 5) == paint.premultiplied)
    }

    @Test("a view with its subviews is composed as one picture, with its opacity")
    func views() {
        stage.view.backgroundColor = ground
        let view = UIView(frame: CGRect(10, 10, 20, 20))
        view.backgroundColor = .white
        let inner = UIView(frame: view.bounds)
        inner.backgroundColor = paint
        view.addSubview(inner)
        stage.view.addSubview(view)
        view.layer.compositingFilter = "multiplyBlendMode"
        #expect(stage.pixel(20, 20) == composed(.multiply))
        view.layer.compositingFilter = nil
        #expect(stage.pixel(20, 20) == paint.premultiplied)
        view.layer.compositingFilter = "multiplyBlendMode"
        view.alpha = 0
        #expect(stage.pixel(20, 20) == ground.premultiplied)
    }

    @Test("what is no mode is said, and the layer lies over")
    func unknown() {
        let layer = stage.layer(CGRect(0, 0, 10, 10))
        let messages = Mutex<[String]>([])
        Log.recording({ _, message in messages.withLock { $0.append(message) } }) {
            layer.compositingFilter = "sepia"
        }
        let isSaid = messages.withLock {
            $0.contains { $0.contains("sepia is not the name of a blend mode") }
        }
        #expect(isSaid)
        #expect(layer.compositingFilter == nil)
        #expect(stage.red(5, 5) == 0)
    }
}
