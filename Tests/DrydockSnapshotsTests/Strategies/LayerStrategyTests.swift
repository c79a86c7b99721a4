import Drydock
import DrydockRaster
import DrydockSnapshots
import Testing

/// Pictures of layers, which need no view around them.
struct LayerStrategyTests {
    private func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 30, y: 40, width: 12, height: 8)
        layer.backgroundColor = UIColor.white.cgColor
        let dot = CALayer()
        dot.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
        dot.backgroundColor = UIColor.red.cgColor
        layer.addSublayer(dot)
        return layer
    }

    private let red = PremultipliedColor(red: 255, green: 0, blue: 0)

    @Test("a picture has the layer's bounds, wherever the layer is, and its sublayers")
    func bounds() throws {
        let image = try Snapshotting<CALayer, UIImage>.image.take(makeLayer()).bitmap
        #expect(image.size == PixelSize(width: 12, height: 8))
        #expect(image.pixel(atX: 1, y: 1) == .white)
        #expect(image.pixel(atX: 2, y: 2) == red)
        #expect(image.pixel(atX: 6, y: 6) == .white)
    }

    @Test("traits give the scale, which the file's name says")
    func scale() throws {
        let strategy = Snapshotting<CALayer, UIImage>.image(traits: UITraitCollection(displayScale: 3))
        #expect(strategy.fileSuffix == "@3x")
        let image = try strategy.take(makeLayer()).bitmap
        #expect(image.size == PixelSize(width: 36, height: 24))
        #expect(image.pixel(atX: 5, y: 5) == .white)
        #expect(image.pixel(atX: 6, y: 6) == red)
    }

    @Test("shapes, and the layer of a view, are layers too")
    func kinds() throws {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 6), transform: nil)
        shape.fillColor = UIColor.red.cgColor
        let drawn = try Snapshotting<CAShapeLayer, UIImage>.image.take(shape).bitmap
        #expect(drawn.pixel(atX: 1, y: 3) == red)
        #expect(drawn.pixel(atX: 4, y: 3) == .clear)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        view.backgroundColor = .red
        #expect(try Snapshotting<CALayer, UIImage>.image.take(view.layer).bitmap.pixel(atX: 0, y: 0) == red)
    }

    @Test("the layout of sublayers is done before")
    func layout() throws {
        final class Halves: CALayer {
            override func layoutSublayers() {
                sublayers?.first?.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
            }
        }
        let layer = Halves()
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 2)
        let half = CALayer()
        half.backgroundColor = UIColor.red.cgColor
        layer.addSublayer(half)
        let image = try Snapshotting<CALayer, UIImage>.image.take(layer).bitmap
        #expect(image.pixel(atX: 3, y: 1) == red)
        #expect(image.pixel(atX: 4, y: 1) == .clear)
    }

    @Test("a layer without size is refused, by its class")
    func withoutSize() {
        let failure = #expect(throws: SnapshotFailure.self) {
            try Snapshotting<CALayer, UIImage>.image.take(CALayer())
        }
        #expect(failure?.message.contains("A CALayer of 0.0 × 0.0 points shows nothing") == true)
    }

    @Test("a gradient, corners and a border: looked at")
    func golden() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        layer.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
        layer.cornerRadius = 10
        layer.borderWidth = 2
        layer.borderColor = UIColor.black.cgColor
        assertSnapshot(of: layer, as: .image(traits: UITraitCollection(displayScale: 2)))
    }
}
