import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("What layers show")
@MainActor
struct LayerDrawingTests {
    private let stage = LayerStage(settles: true)

    @Test("layers lie among subviews, and z positions reorder them without losing their order")
    func order() {
        let red = UIView(frame: CGRect(0, 0, 20, 20))
        red.backgroundColor = .red
        stage.view.addSubview(red)
        let black = stage.layer(CGRect(10, 0, 20, 20))
        let blue = UIView(frame: CGRect(15, 0, 20, 20))
        blue.backgroundColor = .blue
        stage.view.addSubview(blue)
        #expect(stage.pixel(5, 5) == UIColor.red.premultiplied)
        #expect(stage.pixel(12, 5) == .black)
        #expect(stage.pixel(17, 5) == UIColor.blue.premultiplied)
        red.layer.zPosition = 1
        #expect(stage.pixel(12, 5) == UIColor.red.premultiplied)
        #expect(stage.pixel(25, 5) == UIColor.blue.premultiplied)
        black.zPosition = 1
        #expect(stage.pixel(12, 5) == .black)
        #expect(stage.pixel(25, 5) == .black)
        black.isHidden = true
        #expect(stage.pixel(25, 5) == UIColor.blue.premultiplied)
    }

    @Test("sublayers follow their superlayer's place, bounds, transform and opacity")
    func nesting() {
        let outer = stage.layer(CGRect(10, 10, 20, 20), nil)
        outer.bounds.origin = CGPoint(x: 5, y: 0)
        let inner = stage.layer(CGRect(5, 0, 4, 4), .black, in: outer)
        #expect(stage.red(10, 10) == 0)
        #expect(stage.red(9, 10) == 255)
        outer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(stage.red(29, 10) == 0)
        #expect(stage.red(10, 10) == 255)
        outer.opacity = 0.5
        #expect(stage.red(29, 10) == 127)
        inner.removeFromSuperlayer()
        #expect(stage.red(29, 10) == 255)
    }

    @Test("what is turned around y is foreshortened, and its back can be left out")
    func foreshortening() {
        let layer = stage.layer(CGRect(10, 10, 20, 20))
        layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(stage.red(14, 20) == 255)
        #expect(stage.red(15, 20) == 0)
        #expect(stage.red(24, 20) == 0)
        #expect(stage.red(25, 20) == 255)
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(stage.red(20, 20) == 0)
        layer.isDoubleSided = false
        #expect(stage.red(20, 20) == 255)
    }

    @Test("a mask's opacity multiplies the layer's, its own shadow included")
    func masks() {
        let layer = stage.layer(CGRect(10, 10, 20, 20))
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 5, height: 0)
        let mask = CALayer()
        mask.frame = CGRect(0, 0, 10, 20)
        mask.backgroundColor = CGColor(gray: 1, alpha: 0.5)
        #expect(stage.red(32, 20) == 0)
        layer.mask = mask
        #expect(stage.red(12, 20) == 127)
        #expect(stage.red(25, 20) == 255)
        #expect(stage.red(32, 20) == 255)
        mask.frame = CGRect(0, 0, 30, 20)
        #expect(stage.red(32, 20) == 127)
        layer.mask = nil
        #expect(stage.red(12, 20) == 0)
    }

    @Test("a view's layer takes any layer as its mask")
    func viewMask() {
        stage.view.backgroundColor = .black
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(10, 10, 10, 10), transform: nil)
        stage.view.layer.mask = mask
        #expect(stage.red(9, 12) == 255)
        #expect(stage.red(10, 12) == 0)
        mask.path = CGPath(rect: CGRect(0, 0, 10, 40), transform: nil)
        #expect(stage.red(9, 12) == 0)
        #expect(stage.red(10, 12) == 255)
    }

    @Test("a shadow is cast by what is drawn, by the path if there is one, and by nothing that is cut")
    func shadows() {
        let layer = stage.layer(CGRect(10, 10, 10, 10))
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.5, 0, CGSize(width: 10, height: 0))
        #expect(stage.red(25, 15) == 127)
        #expect(stage.red(31, 15) == 255)
        stage.layer(CGRect(5, -5, 10, 5), .black, in: layer)
        #expect(stage.red(28, 8) == 127)
        layer.shadowPath = CGPath(rect: CGRect(0, 0, 5, 5), transform: nil)
        #expect(stage.red(21, 12) == 127)
        #expect(stage.red(28, 8) == 255)
        layer.masksToBounds = true
        #expect(stage.red(21, 12) == 255)
    }

    @Test("the shadow of a path around a layer that cuts at its bounds falls inwards")
    func innerShadow() {
        let layer = stage.layer(CGRect(10, 10, 20, 20), nil)
        let ring = UIBezierPath(rect: CGRect(-10, -10, 40, 40))
        ring.append(UIBezierPath(rect: CGRect(0, 0, 20, 20)).reversing())
        layer.shadowPath = ring.cgPath
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 2, .zero)
        layer.masksToBounds = true
        #expect(stage.red(10, 20) < 160)
        #expect(stage.red(20, 20) == 255)
        #expect(stage.red(9, 20) == 255 && stage.red(5, 5) == 255)
        layer.masksToBounds = false
        #expect(stage.red(5, 5) < 9)
    }

    @Test(
        "a blurred shadow of a filled rounded rectangle has the closed form, and that of anything else is near it"
    )
    func closedForm() {
        let layer = stage.layer(CGRect(10, 10, 20, 20))
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 3, .zero)
        layer.cornerRadius = 5
        let exact = (0..<10).map { stage.red($0, 20) }
        #expect(
            stage.screen.host.displayList().commands.contains { if case .shadow = $0 { true } else { false } }
        )
        // Φ(−0.5 / 3) of 255, taken from white.
        #expect(abs(exact[9] - (255 - Int((0.4338 * 255).rounded()))) <= 1)
        stage.layer(CGRect(-1, 10, 1, 0.001), .clear, in: layer)
        layer.cornerCurve = .continuous
        let blurred = (0..<10).map { stage.red($0, 20) }
        #expect(zip(exact, blurred).allSatisfy { abs($0 - $1) <= 4 })
    }

    @Test("contents lie in the bounds by their gravity, scale and part")
    func contents() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in
            UIRectFill(CGRect(0, 0, 5, 10))
        }
        let layer = stage.layer(CGRect(0, 0, 40, 20), nil)
        layer.contents = image.cgImage
        #expect((stage.red(15, 10), stage.red(25, 10)) == (0, 255))
        layer.contentsGravity = .topLeft
        #expect((stage.red(4, 9), stage.red(4, 10), stage.red(5, 9)) == (0, 255, 255))
        layer.contentsScale = 0.5
        #expect((stage.red(8, 19), stage.red(11, 19)) == (0, 255))
        layer.contentsRect = CGRect(0, 0, 0.5, 1)
        layer.contentsGravity = .resize
        #expect(stage.red(39, 19) == 0)
        layer.contents = "no image"
        #expect(stage.red(39, 19) == 255)
    }

    @Test("a layer that draws itself does so when asked, and its delegate in its place")
    func drawing() {
        final class Drawn: CALayer {
            var calls = 0
            override func draw(in ctx: CGContext) {
                calls += 1
                ctx.fill(CGRect(0, 0, 5, 5))
            }
        }
        final class Painter: CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(CGRect(5, 5, 5, 5)) }
        }
        let layer = Drawn()
        layer.frame = CGRect(10, 10, 10, 10)
        stage.view.layer.addSublayer(layer)
        #expect(stage.red(12, 12) == 255)
        layer.setNeedsDisplay()
        #expect(stage.red(12, 12) == 0)
        #expect(stage.red(12, 12) == 0)
        #expect(layer.calls == 1)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 12
        _ = stage.bitmap
        #expect(layer.calls == 2)
        let painter = Painter()
        let other = stage.layer(CGRect(20, 20, 10, 10), nil)
        other.delegate = painter
        other.setNeedsDisplay()
        #expect(stage.red(27, 27) == 0)
    }

    @Test("a view draws through its layer")
    func viewDrawing() {
        final class Box: CALayer {
            override func draw(in ctx: CGContext) {
                super.draw(in: ctx)
                ctx.fill(CGRect(5, 0, 5, 5))
            }
        }
        final class BoxView: UIView {
            override class var layerClass: AnyClass { Box.self }
            override func draw(_ rect: CGRect) { UIRectFill(CGRect(0, 0, 5, 5)) }
        }
        let view = BoxView(frame: CGRect(10, 10, 10, 10))
        view.backgroundColor = .white
        stage.view.addSubview(view)
        #expect((stage.red(12, 12), stage.red(17, 12), stage.red(12, 17)) == (0, 0, 255))
    }

    @Test("continuous corners reach further along the edges than circular ones, and as far inwards")
    func corners() {
        let layer = stage.layer(CGRect(0, 0, 40, 40))
        layer.cornerRadius = 10
        let circular = (stage.red(11, 0), stage.red(2, 2))
        layer.cornerCurve = .continuous
        let continuous = (stage.red(11, 0), stage.red(2, 2))
        #expect(circular.0 == 0)
        #expect(continuous.0 > 0)
        #expect(abs(circular.1 - continuous.1) < 64)
        layer.maskedCorners = [.layerMaxXMaxYCorner]
        #expect(stage.red(0, 0) == 0)
        #expect(stage.red(39, 39) == 255)
        layer.masksToBounds = true
        stage.layer(CGRect(0, 0, 40, 40), .black, in: layer)
        #expect(stage.red(39, 39) == 255)
        layer.borderWidth = 2
        layer.borderColor = UIColor.white.cgColor
        #expect((stage.red(1, 20), stage.red(2, 20)) == (255, 0))
    }

    @Test("a layer is drawn to a context at its bounds' place")
    func rendering() {
        let layer = CALayer()
        layer.frame = CGRect(100, 100, 10, 10)
        layer.bounds.origin = CGPoint(x: 5, y: 5)
        layer.backgroundColor = UIColor.black.cgColor
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
            layer.render(in: $0.cgContext)
        }
        let bitmap = image.bitmap(forScale: 1)
        #expect(bitmap.pixel(atX: 5, y: 5) == .black)
        #expect(bitmap.pixel(atX: 4, y: 5) == .clear)
        #expect(bitmap.pixel(atX: 14, y: 14) == .black)
    }

    @Test("a view that nobody asks for its layer has none", arguments: [false, true])
    func lazy(isAsked: Bool) {
        let view = UIView(frame: CGRect(0, 0, 10, 10))
        view.backgroundColor = .black
        if isAsked { _ = view.layer }
        stage.view.addSubview(view)
        #expect(stage.red(5, 5) == 0)
        #expect(view.hasLayer == isAsked)
    }

    @Test(
        "values without sense draw finite pixels in bounded time",
        arguments: [
            CGFloat.nan, .infinity, -.infinity, -1, 1e9, 1e300,
        ]
    )
    func badValues(value: CGFloat) {
        let layer = stage.layer(CGRect(10, 10, 20, 20))
        layer.cornerCurve = .continuous
        (layer.cornerRadius, layer.borderWidth, layer.zPosition) = (value, value, value)
        (layer.shadowOpacity, layer.shadowRadius) = (Float(value), value)
        layer.shadowOffset = CGSize(width: value, height: value)
        layer.opacity = Float(value)
        layer.contentsScale = value
        layer.contentsRect = CGRect(value, value, value, value)
        layer.contents = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(0, 0, 40, 40)).cgPath
        shape.strokeColor = UIColor.red.cgColor
        (shape.lineWidth, shape.miterLimit, shape.lineDashPhase) = (value, value, value)
        shape.lineDashPattern = [NSNumber(value: value), 0]
        (shape.strokeStart, shape.strokeEnd) = (value, value)
        layer.addSublayer(shape)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(0, 0, 20, 20)
        gradient.colors = [UIColor.red.cgColor, "no colour", UIColor.blue.cgColor]
        gradient.locations = [NSNumber(value: value)]
        gradient.startPoint = CGPoint(x: value, y: value)
        layer.addSublayer(gradient)
        if value.isFinite {
            layer.addSublayer(CALayer())
            layer.sublayers?.last?.frame = CGRect(value, value, abs(value), abs(value))
            layer.anchorPoint = CGPoint(x: min(value, 1e9), y: 0)
        }
        _ = stage.bitmap
        for type in [CAGradientLayerType.radial, .conic] {
            gradient.type = type
            _ = stage.bitmap
        }
        layer.setAffineTransform(CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0))
        _ = stage.bitmap
    }

    @Test("a shadow of a million points' radius is faint and finite")
    func hugeShadow() {
        let layer = stage.layer(CGRect(10, 10, 20, 20))
        (layer.shadowOpacity, layer.shadowRadius) = (1, 1_000_000)
        #expect(stage.red(5, 5) >= 254)
        stage.layer(CGRect(-5, 0, 5, 5), .black, in: layer)
        #expect(stage.red(2, 35) >= 240)
    }
}
