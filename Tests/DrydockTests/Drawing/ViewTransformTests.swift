import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("UIView.transform")
@MainActor
struct ViewTransformTests {
    private func render(_ view: UIView, side: Int = 60, scale: CGFloat = 1) -> Bitmap {
        var builder = DisplayListBuilder(scale: scale)
        view.appendDisplayCommands(to: &builder)
        return Rasterizer(threads: 1)
            .render(builder.list, size: PixelSize(width: side, height: side), background: .white).bitmap
    }

    private let quarter = CGAffineTransform(rotationAngle: .pi / 2)

    @Test("the frame is the box around the transformed bounds, which stay")
    func frames() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        view.transform = quarter
        #expect(view.frame == CGRect(x: 20, y: 10, width: 20, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(view.center == CGPoint(x: 30, y: 30))
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        #expect(view.frame == CGRect(x: -10, y: 25, width: 80, height: 10))
        view.transform = CGAffineTransform(translationX: 5, y: 6)
        #expect(view.frame == CGRect(x: 15, y: 26, width: 40, height: 20))
        #expect(view.center == CGPoint(x: 30, y: 30))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
    }

    @Test("centre and bounds are set beneath the transform, a frame so that it is the box")
    func setting() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.transform = quarter
        view.center = CGPoint(x: 50, y: 50)
        #expect(view.frame == CGRect(x: 40, y: 30, width: 20, height: 40))
        view.bounds.size = CGSize(width: 10, height: 30)
        #expect(view.frame == CGRect(x: 35, y: 45, width: 30, height: 10))
        view.frame = CGRect(x: 0, y: 0, width: 8, height: 16)
        #expect(view.bounds.size == CGSize(width: 16, height: 8))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 8, height: 16))
        view.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 3, y: 0)
        view.frame = CGRect(x: 4, y: 6, width: 20, height: 40)
        #expect(view.frame == CGRect(x: 4, y: 6, width: 20, height: 40))
        #expect(view.bounds.size == CGSize(width: 10, height: 20))
    }

    @Test("points and rectangles convert through transforms, and back")
    func conversion() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        root.addSubview(outer)
        outer.addSubview(inner)
        outer.transform = quarter
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        // The inner view's middle is (10, 10) in the outer, 10 left of its middle: above it once turned.
        #expect(inner.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 30, y: 10))
        #expect(root.convert(CGPoint(x: 30, y: 10), to: inner) == CGPoint(x: 5, y: 5))
        #expect(inner.convert(CGPoint(x: 30, y: 10), from: root) == CGPoint(x: 5, y: 5))
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 20, y: 0, width: 20, height: 20))
        #expect(outer.convert(outer.bounds, to: root) == outer.frame)
    }

    @Test("touches meet a view where it is shown")
    func hitTesting() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 40, width: 80, height: 20))
        root.addSubview(view)
        view.transform = quarter
        #expect(root.hitTest(CGPoint(x: 50, y: 15), with: nil) === view)
        #expect(root.hitTest(CGPoint(x: 15, y: 50), with: nil) === root)
        view.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    }

    @Test(
        "a view turned by a right angle is drawn as the turned rectangle is, to the byte",
        arguments: [1, 2] as [CGFloat]
    )
    func quarterTurns(scale: CGFloat) {
        func tree(_ turned: Bool) -> UIView {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            let view = UIView(
                frame: turned
                    ? CGRect(x: 5, y: 10, width: 20, height: 10) : CGRect(x: 10, y: 5, width: 10, height: 20)
            )
            view.backgroundColor = .red
            view.layer.borderWidth = 2
            let inner = UIView(
                frame: turned
                    ? CGRect(x: 2, y: 2, width: 6, height: 3) : CGRect(x: 5, y: 2, width: 3, height: 6)
            )
            inner.backgroundColor = UIColor(white: 1, alpha: 0.5)
            view.addSubview(inner)
            if turned { view.transform = quarter }
            root.addSubview(view)
            return root
        }
        #expect(render(tree(true), scale: scale).hasSamePixels(as: render(tree(false), scale: scale)))
    }

    @Test("a half turn of a label is the label stood on its head, to two levels")
    func labels() {
        func picture(_ transform: CGAffineTransform) -> Bitmap {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            let label = UILabel(frame: CGRect(x: 4, y: 20, width: 52, height: 20))
            label.text = "Turn"
            label.transform = transform
            root.addSubview(label)
            return render(root)
        }
        let turned = picture(CGAffineTransform(rotationAngle: .pi))
        let straight = picture(.identity)
        var difference = 0
        var ink = 0
        for y in 0..<60 {
            for x in 0..<60 {
                let (left, right) = (turned.pixel(atX: 59 - x, y: 59 - y).g, straight.pixel(atX: x, y: y).g)
                difference += abs(Int(left) - Int(right))
                ink += 255 - Int(right)
            }
        }
        #expect(ink > 10_000)
        // Outlines stand on quarters of a pixel, as masks do, but round the other way round.
        #expect(difference < ink / 8)
    }

    @Test("scaled drawing is as sharp as drawing at that scale")
    func scales() {
        func picture(_ side: CGFloat, _ transform: CGAffineTransform) -> Bitmap {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            let view = UIView(frame: CGRect(x: 30 - side / 2, y: 30 - side / 2, width: side, height: side))
            view.backgroundColor = .black
            view.layer.cornerRadius = side / 2
            view.transform = transform
            root.addSubview(view)
            return render(root)
        }
        let enlarged = picture(12, CGAffineTransform(scaleX: 4, y: 4))
        let large = picture(48, .identity)
        for index in 0..<3600 {
            let (left, right) = (enlarged[index] & 255, large[index] & 255)
            #expect(abs(Int(left) - Int(right)) <= 4)
        }
    }

    @Test("a translation moves by whole pixels, rounded once")
    func translations() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        view.backgroundColor = .red
        root.addSubview(view)
        view.transform = CGAffineTransform(translationX: 4.6, y: 0)
        let bitmap = render(root)
        #expect(bitmap.pixel(atX: 15, y: 10) == UIColor.red.premultiplied)
        #expect(bitmap.pixel(atX: 14, y: 10) == .white)
        #expect(bitmap.pixel(atX: 25, y: 10) == .white)
    }

    @Test("what is scaled to nothing is not drawn")
    func singular() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        view.backgroundColor = .red
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        var builder = DisplayListBuilder(scale: 1)
        view.appendDisplayCommands(to: &builder)
        #expect(builder.list.commands.isEmpty)
    }

    @Test("what is scaled to nothing when it is placed has its size when it is shown again")
    func singularFrames() {
        let view = UIView()
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(view.bounds.size == CGSize(width: 30, height: 40))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(0, 0, 0)
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.transform = CATransform3DIdentity
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        let attributes = UICollectionViewLayoutAttributes()
        attributes.transform = CGAffineTransform(scaleX: 0, y: 1)
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        attributes.transform = .identity
        #expect(attributes.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("a turn is animated as a turn, and not through a shrunken view")
    func animation() throws {
        let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1, showsStatusBar: false)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        screen.window.addSubview(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
        }
        screen.advance(by: 0.5)
        let shown = try #require(view.presentation?.transform)
        let expected = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
        #expect(abs(shown.a - expected.a) < 1e-9 && abs(shown.b - expected.b) < 1e-9)
        #expect(abs(shown.c - expected.c) < 1e-9 && abs(shown.d - expected.d) < 1e-9)
        screen.advance(by: 0.6)
        #expect(view.presentation == nil)
    }

    @Test("layout knows nothing of transforms")
    func layout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 40),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        view.transform = quarter
        root.layoutIfNeeded()
        #expect(view.center == CGPoint(x: 30, y: 30))
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        #expect(view.frame == CGRect(x: 20, y: 10, width: 20, height: 40))
    }

    @Test(
        "transforms of any size are drawn in finite time",
        arguments: [1e-300, 1e-9, 1e9, 1e300] as [CGFloat],
        [0, 0.7, 1e9] as [CGFloat]
    )
    func extremes(scale: CGFloat, angle: CGFloat) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Far"
        label.backgroundColor = .red
        label.layer.cornerRadius = 5
        label.layer.borderWidth = 1
        label.clipsToBounds = true
        label.alpha = 0.5
        label.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
        root.addSubview(label)
        _ = render(root)
        _ = root.hitTest(CGPoint(x: 25, y: 10), with: nil)
        _ = label.convert(label.bounds, to: root)
        label.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    }

    @Test("a transform that is not finite is named")
    func precondition() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().transform.tx = .nan }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIView.transform"))
    }

    @Test("a picture under a transform is as sharp as the rest, and not drawn again")
    func pictures() {
        final class Dot: UIView {
            var calls = 0
            override func draw(_ rect: CGRect) {
                calls += 1
                UIBezierPath(ovalIn: bounds).fill()
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let dot = Dot(frame: CGRect(x: 24, y: 24, width: 12, height: 12))
        dot.isOpaque = false
        root.addSubview(dot)
        _ = render(root)
        dot.transform = CGAffineTransform(scaleX: 4, y: 4)
        let enlarged = render(root)
        #expect(dot.calls == 1)
        let large = Dot(frame: CGRect(x: 6, y: 6, width: 48, height: 48))
        large.isOpaque = false
        dot.removeFromSuperview()
        root.addSubview(large)
        let direct = render(root)
        for index in 0..<3600 {
            #expect(abs(Int(enlarged[index] & 255) - Int(direct[index] & 255)) <= 2)
        }
    }
}
