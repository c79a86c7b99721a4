import Drydock
import DrydockTesting
import Testing

@Suite("Layers made of layers")
@MainActor
struct LayerCopyTests {
    @Test("init(layer:) copies a layer of the same class, and nothing of another one")
    func copies() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.backgroundColor = UIColor.red.cgColor
        #expect(CALayer(layer: layer).frame == layer.frame)
        let shape = CAShapeLayer(layer: layer)
        #expect(shape.frame == .zero)
        #expect(shape.backgroundColor == nil)
        #expect(shape.lineWidth == 1)
    }

    @Test("a subclass may have the repetitions of its layer mean those of its animation")
    func repetitions() {
        final class Pulse: CAReplicatorLayer {
            var count: Float = 0
            override var repeatCount: Float {
                get { count }
                set { count = newValue }
            }
        }
        let pulse = Pulse()
        pulse.repeatCount = MAXFLOAT
        #expect(pulse.count == .greatestFiniteMagnitude)
        #expect((pulse as CALayer).repeatCount == .greatestFiniteMagnitude)
    }
}

@Suite("Names for parts of a layer's transform")
@MainActor
struct TransformPartTests {
    @Test("scale.xy is the scale of both axes", arguments: ["transform.scale", "transform.scale.xy"])
    func scale(path: String) {
        let stage = LayerStage()
        let layer = stage.layer(CGRect(x: 10, y: 10, width: 20, height: 20))
        stage.screen.perform { layer.add(basicAnimation(path, from: 0, to: 1), forKey: nil) }
        stage.screen.advance(by: 0.5)
        let shown = layer.presentation()?.transform
        #expect(shown?.m11 == 0.5 && shown?.m22 == 0.5 && shown?.m33 == 1)
        #expect(layer.value(forKeyPath: path) as? CGFloat == 1)
    }
}
