import Drydock
import DrydockRaster
import Testing

/// Counts its calls, and fills its bounds' left half.
private final class DrawingView: UIView {
    var calls: [CGRect] = []
    var color = UIColor.red

    override func draw(_ rect: CGRect) {
        calls.append(rect)
        color.setFill()
        UIRectFill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height))
    }
}

@Suite("draw(_:)")
@MainActor
struct DrawRectTests {
    private func render(_ view: UIView, side: Int = 40, scale: CGFloat = 1) -> Bitmap {
        var builder = DisplayListBuilder(scale: scale)
        view.appendDisplayCommands(to: &builder)
        return Rasterizer(threads: 1)
            .render(builder.list, size: PixelSize(width: side, height: side), background: .white).bitmap
    }

    private func makeView() -> DrawingView {
        let view = DrawingView(frame: CGRect(x: 4, y: 6, width: 20, height: 10))
        view.backgroundColor = .clear
        return view
    }

    private let red = UIColor.red.premultiplied

    @Test("the picture lies in the bounds, with the bounds as its rectangle")
    func place() {
        let view = makeView()
        view.bounds.origin = CGPoint(x: 100, y: 50)
        let bitmap = render(view)
        #expect(view.calls == [CGRect(x: 100, y: 50, width: 20, height: 10)])
        #expect(bitmap.pixel(atX: 4, y: 6) == red)
        #expect(bitmap.pixel(atX: 13, y: 15) == red)
        #expect(bitmap.pixel(atX: 14, y: 6) == .white)
        #expect(bitmap.pixel(atX: 3, y: 6) == .white)
    }

    @Test("it is called once, and again only when asked for")
    func calls() {
        let view = makeView()
        for _ in 0..<3 { _ = render(view) }
        view.frame.origin.x = 10
        view.alpha = 0.5
        _ = render(view)
        #expect(view.calls.count == 1)
        view.color = .blue
        #expect(render(view).pixel(atX: 10, y: 6) != .white)
        view.setNeedsDisplay()
        _ = render(view)
        #expect(view.calls.count == 2)
        view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        _ = render(view, scale: 1)
        #expect(view.calls.count == 3)
        _ = render(view, scale: 2)
        #expect(view.calls.count == 4)
    }

    @Test("a new size stretches the picture, but for the mode that draws anew")
    func contentModes() {
        let view = makeView()
        _ = render(view)
        view.frame.size = CGSize(width: 30, height: 20)
        var bitmap = render(view)
        #expect(view.calls.count == 1)
        #expect(bitmap.pixel(atX: 18, y: 25) == red)
        #expect(bitmap.pixel(atX: 19, y: 25) == .white)
        view.contentMode = .bottomRight
        bitmap = render(view)
        #expect(bitmap.pixel(atX: 14, y: 16) == red)
        #expect(bitmap.pixel(atX: 13, y: 16) == .white)
        #expect(view.calls.count == 1)
        view.contentMode = .redraw
        bitmap = render(view)
        #expect(view.calls.count == 2)
        #expect(bitmap.pixel(atX: 18, y: 6) == red)
    }

    @Test("with the mode that draws anew, so does what left no picture at its last size")
    func redrawsWithoutPicture() {
        final class Shy: UIView {
            var calls = 0
            override func draw(_ rect: CGRect) {
                calls += 1
                if rect.width > 20 { UIRectFill(rect) }
            }
        }
        let shy = Shy(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        shy.contentMode = .redraw
        _ = render(shy)
        shy.frame.size.width = 30
        #expect(render(shy).pixel(atX: 25, y: 5) == .black)
        _ = render(shy)
        #expect(shy.calls == 2)

        final class Displayed: CALayer {
            var sizes: [CGSize] = []
            override func display() {
                sizes.append(bounds.size)
                contents = UIGraphicsImageRenderer(size: bounds.size).image { $0.fill(bounds) }.cgImage
            }
        }
        final class Host: UIView {
            override class var layerClass: AnyClass { Displayed.self }
        }
        let host = Host(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        host.layer.needsDisplayOnBoundsChange = true
        _ = render(host)
        host.frame.size.width = 30
        _ = render(host)
        _ = render(host)
        let sizes = (host.layer as? Displayed)?.sizes.map(\.width)
        #expect(sizes == [20, 30])
    }

    @Test("what sticks out of the bounds is cut off")
    func clipping() {
        final class Wide: UIView {
            override func draw(_ rect: CGRect) { UIRectFill(rect.insetBy(dx: -5, dy: -5)) }
        }
        let view = Wide(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        let bitmap = render(view)
        #expect(bitmap.pixel(atX: 10, y: 10) == .black)
        #expect(bitmap.pixel(atX: 9, y: 10) == .white)
        #expect(bitmap.pixel(atX: 20, y: 10) == .white)
    }

    @Test("an opaque view without background is black where it draws nothing, another is clear")
    func opacity() {
        let view = makeView()
        view.backgroundColor = nil
        #expect(render(view).pixel(atX: 20, y: 8) == .black)
        view.isOpaque = false
        #expect(render(view).pixel(atX: 20, y: 8) == .white)
    }

    @Test("clearing uncovers what lies behind the picture, and not what lies behind the view")
    func clearing() {
        final class Punched: UIView {
            override func draw(_ rect: CGRect) {
                UIRectFill(rect)
                UIGraphicsGetCurrentContext()?.clear(rect.insetBy(dx: 3, dy: 3))
            }
        }
        let view = Punched(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        let bitmap = render(view)
        #expect(bitmap.pixel(atX: 1, y: 1) == .black)
        #expect(bitmap.pixel(atX: 5, y: 5) == red)
    }

    @Test("dynamic colours are those of the view's traits, and changed traits draw anew")
    func traits() {
        final class Dynamic: UIView {
            override func draw(_ rect: CGRect) {
                UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.setFill()
                UIRectFill(rect)
            }
        }
        let view = Dynamic(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(render(view).pixel(atX: 5, y: 5) == .black)
        view.overrideUserInterfaceStyle = .dark
        #expect(render(view).pixel(atX: 5, y: 5) == .white)
    }

    @Test("a hierarchy is drawn as it is shown, also at another size")
    func hierarchy() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30), format: format)
        let image = renderer.image { context in
            #expect(
                view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true)
            )
            context.cgContext.translateBy(x: 20, y: 20)
            view.layer.render(in: context.cgContext)
        }
        let bitmap = image.bitmap(forScale: 1)
        #expect(bitmap.pixel(atX: 9, y: 9) == red)
        #expect(bitmap.pixel(atX: 10, y: 10) == UIColor.blue.premultiplied)
        #expect(bitmap.pixel(atX: 19, y: 19) == UIColor.blue.premultiplied)
        #expect(bitmap.pixel(atX: 20, y: 20) == red)
        #expect(bitmap.pixel(atX: 26, y: 26) == UIColor.blue.premultiplied)
        #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
    }

    @Test("a mask lets through what it covers")
    func masks() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .red
        let mask = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        mask.backgroundColor = UIColor(white: 0, alpha: 0.5)
        view.mask = mask
        let bitmap = render(view)
        #expect(bitmap.pixel(atX: 2, y: 2) == .white)
        let mixed = bitmap.pixel(atX: 10, y: 10)
        let (over, under) = (Int(red.g), 255)
        #expect(abs(Int(mixed.g) - (over + under) / 2) <= 1)
        view.mask = nil
        #expect(render(view).pixel(atX: 2, y: 2) == red)
    }
}
