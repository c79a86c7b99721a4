import Drydock
import DrydockRaster
import Testing

@Suite("Shape and gradient layers")
@MainActor
struct ShapeLayerTests {
    private let stage = LayerStage(settles: true)

    private func shape(_ path: CGPath, stroke: UIColor? = nil, fill: UIColor? = nil) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path
        layer.strokeColor = stroke?.cgColor
        layer.fillColor = fill?.cgColor
        stage.view.layer.addSublayer(layer)
        return layer
    }

    private func line(_ points: [CGPoint]) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    @Test("the defaults are Core Animation's")
    func defaults() {
        let shape = CAShapeLayer()
        #expect(shape.path == nil)
        #expect(shape.fillColor == UIColor.black.cgColor)
        #expect(shape.strokeColor == nil)
        #expect((shape.lineWidth, shape.miterLimit, shape.lineDashPhase) == (1, 10, 0))
        #expect((shape.strokeStart, shape.strokeEnd) == (0, 1))
        #expect((shape.lineCap, shape.lineJoin, shape.fillRule) == (.butt, .miter, .nonZero))
        let gradient = CAGradientLayer()
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(gradient.type == .axial)
        let layer = CALayer()
        #expect((layer.shadowOpacity, layer.shadowRadius) == (0, 3))
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect((layer.contentsGravity, layer.cornerCurve) == (.resize, .circular))
    }

    @Test("in a layer that is scaled, shapes lie where their points are")
    func scaled() {
        let square = shape(CGPath(rect: CGRect(0, 0, 1, 1), transform: nil), fill: .black)
        let group = CALayer()
        group.anchorPoint = .zero
        group.transform = CATransform3DMakeScale(8, 8, 1)
        stage.view.layer.addSublayer(group)
        group.addSublayer(square)
        square.position = CGPoint(x: 1.25, y: 0.5)
        #expect((9...19).map { stage.red($0, 8) } == [255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255])
        #expect((3...13).map { stage.red(12, $0) } == [255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255])
    }

    @Test("a path is filled by its rule, in the layer's coordinates, and not cut at the bounds")
    func fills() {
        let path = CGMutablePath()
        path.addRect(CGRect(0, 0, 20, 20))
        path.addRect(CGRect(5, 5, 10, 10))
        let layer = shape(path, fill: .black)
        layer.position = CGPoint(x: 10, y: 10)
        #expect((stage.red(10, 10), stage.red(20, 20), stage.red(29, 29)) == (0, 0, 0))
        layer.fillRule = .evenOdd
        #expect(stage.red(20, 20) == 255)
        layer.bounds = CGRect(0, 0, 8, 8)
        layer.anchorPoint = .zero
        #expect(stage.red(29, 29) == 0)
        layer.masksToBounds = true
        #expect((stage.red(17, 17), stage.red(29, 29)) == (255, 255))
    }

    @Test("a line is drawn between the parts of its length, over all its subpaths")
    func trims() {
        let path = line([CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        path.addLines(between: [CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20)])
        let layer = shape(path, stroke: .black)
        layer.lineWidth = 2
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.75
        #expect((stage.red(9, 10), stage.red(10, 10), stage.red(19, 10)) == (255, 0, 0))
        #expect((stage.red(0, 20), stage.red(9, 20), stage.red(10, 20)) == (0, 0, 255))
        layer.strokeStart = 0.8
        #expect(stage.red(19, 20) == 255)
        layer.strokeEnd = 2
        #expect((stage.red(11, 20), stage.red(12, 20), stage.red(19, 20)) == (255, 0, 0))
    }

    @Test("curves are cut by length, within a pixel's hundredth")
    func trimsCurves() {
        let circle = CGPath(ellipseIn: CGRect(-100, -100, 200, 200), transform: nil)
        for part in [0.1, 0.25, 0.4, 0.9] {
            let end = CGPath(circle.elements.trimmed(from: 0, to: part)).currentPoint
            let (sine, cosine) = Trigonometry.sineAndCosine(2 * .pi * part)
            #expect(abs(end.x - 100 * cosine) < 0.1)
            #expect(abs(end.y - 100 * sine) < 0.1)
        }
        let square = CGPath(rect: CGRect(0, 0, 10, 10), transform: nil)
        #expect(CGPath(square.elements.trimmed(from: 0.5, to: 0.875)).boundingBox == CGRect(0, 5, 10, 5))
        #expect(square.elements.trimmed(from: 0, to: 1) == square.elements)
        let quad = CGMutablePath()
        quad.move(to: .zero)
        quad.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 10, y: 0))
        let half = CGPath(quad.elements.trimmed(from: 0.5, to: 1)).boundingBoxOfPath
        #expect(abs(half.minX - 7.5) < 1e-9)
        #expect(abs(half.minY - 2.5) < 1e-9)
    }

    @Test("dashes of zeros are a solid line")
    func dashes() {
        let layer = shape(line([CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)]), stroke: .black)
        layer.lineWidth = 2
        layer.lineDashPattern = [4, 6]
        #expect((stage.red(3, 10), stage.red(4, 10), stage.red(10, 10)) == (0, 255, 0))
        layer.lineDashPhase = 5
        #expect((stage.red(3, 10), stage.red(5, 10)) == (255, 0))
        layer.lineDashPattern = [0, 0]
        #expect((0..<40).allSatisfy { stage.red($0, 10) == 0 })
    }

    @Test("an axial gradient runs between its points, even or by locations")
    func axial() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(0, 0, 40, 40)
        layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        stage.view.layer.addSublayer(layer)
        #expect(abs(stage.red(5, 10) - Int(10.5 / 40 * 255)) <= 1)
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
        #expect(abs(stage.red(30, 10) - Int(30.5 / 40 * 255)) <= 1)
        layer.locations = [0.5, 0.5]
        #expect((stage.red(19, 10), stage.red(20, 10)) == (0, 255))
        layer.colors = nil
        #expect(stage.red(5, 5) == 255)
    }

    @Test("a slanted gradient is stretched with the bounds: its middle goes through the other corners")
    func slanted() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(0, 0, 40, 20)
        layer.colors = [UIColor.black, .white, .black].map(\.cgColor)
        (layer.startPoint, layer.endPoint) = (.zero, CGPoint(x: 1, y: 1))
        stage.view.layer.addSublayer(layer)
        #expect(stage.red(39, 0) > 240)
        #expect(stage.red(20, 10) > 240)
        #expect(stage.red(0, 19) > 240)
    }

    @Test("radial gradients are ellipses, conic ones go clockwise from the end point")
    func round() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(0, 0, 40, 20)
        layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        layer.type = .radial
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        stage.view.layer.addSublayer(layer)
        #expect(abs(stage.red(30, 10) - stage.red(20, 15)) <= 8)
        #expect(stage.red(0, 0) == 255)
        layer.frame = CGRect(0, 0, 40, 40)
        layer.type = .conic
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        #expect(stage.red(21, 2) < 8)
        #expect(abs(stage.red(37, 20) - 64) <= 4)
        #expect(abs(stage.red(2, 20) - 191) <= 4)
    }

    @Test("a gradient fills its rounded corners only, and as a mask lets its opacity through")
    func gradientShapes() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(0, 0, 40, 40)
        layer.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
        layer.cornerRadius = 20
        stage.view.layer.addSublayer(layer)
        #expect((stage.red(0, 0), stage.red(20, 20)) == (255, 0))
        layer.removeFromSuperlayer()
        layer.cornerRadius = 0
        layer.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        stage.view.backgroundColor = .black
        stage.view.layer.mask = layer
        #expect(abs(stage.red(10, 30) - (255 - Int(30.5 / 40 * 255))) <= 2)
    }
}
