import Drydock
import DrydockTesting
import Testing

@Suite("Layers that override what Core Animation's can")
@MainActor
struct OverriddenLayerTests {
    private final class Watched: CALayer {
        var calls: [String] = []

        override func setNeedsDisplay() {
            calls.append("setNeedsDisplay")
            super.setNeedsDisplay()
        }

        override func setNeedsLayout() {
            calls.append("setNeedsLayout")
            super.setNeedsLayout()
        }

        override func layoutIfNeeded() {
            calls.append("layoutIfNeeded")
            super.layoutIfNeeded()
        }

        override func setValue(_ value: Any?, forKey key: String) {
            calls.append("setValue \(key)")
            super.setValue(value, forKey: key)
        }

        override func value(forKey key: String) -> Any? { key == "answer" ? 42 : super.value(forKey: key) }
        override var isOpaque: Bool {
            get { true }
            set {}
        }
        override var shouldRasterize: Bool {
            get { true }
            set {}
        }
        override var contentsCenter: CGRect { didSet { calls.append("contentsCenter") } }
        override var speed: Float { didSet { calls.append("speed") } }
        override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CGPoint(x: 1, y: 2) }
    }

    @Test("they are asked")
    func overrides() {
        let layer = Watched()
        layer.calls = []
        layer.setNeedsDisplay(CGRect(0, 0, 1, 1))
        layer.bounds = CGRect(0, 0, 10, 10)
        layer.layoutIfNeeded()
        layer.contentsCenter = CGRect(0, 0, 0.5, 0.5)
        layer.speed = 2
        #expect(
            layer.calls == ["setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "contentsCenter", "speed"]
        )
        #expect(layer.isOpaque && layer.shouldRasterize)
        #expect(layer.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
    }

    @Test("a path of one name is a name")
    func keyPaths() {
        let layer = Watched()
        layer.calls = []
        layer.setValue(3, forKeyPath: "cornerRadius")
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect(layer.calls == ["setValue cornerRadius"])
        #expect(layer.cornerRadius == 3 && layer.transform.m11 == 2)
        #expect(layer.value(forKeyPath: "answer") as? Int == 42)
    }
}
