import Drydock
import DrydockTesting
import Testing

@Suite("The tree of layers")
@MainActor
struct LayerTreeTests {
    private func names(_ layer: CALayer) -> [String] {
        (layer.sublayers ?? []).map { $0.name ?? "?" }
    }

    private func layer(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    @Test("sublayers are added, inserted, replaced and removed")
    func hierarchy() {
        let root = layer("root")
        let (a, b, c, d) = (layer("a"), layer("b"), layer("c"), layer("d"))
        #expect(root.sublayers == nil)
        root.addSublayer(a)
        root.insertSublayer(b, at: 0)
        root.insertSublayer(c, above: b)
        root.insertSublayer(d, below: b)
        #expect(names(root) == ["d", "b", "c", "a"])
        #expect(d.superlayer === root)
        root.addSublayer(d)
        #expect(names(root) == ["b", "c", "a", "d"])
        root.insertSublayer(a, at: 9)
        #expect(names(root) == ["b", "c", "d", "a"])
        root.replaceSublayer(c, with: layer("e"))
        #expect(names(root) == ["b", "e", "d", "a"])
        #expect(c.superlayer == nil)
        b.removeFromSuperlayer()
        #expect(names(root) == ["e", "d", "a"])
        d.addSublayer(a)
        #expect(names(root) == ["e", "d"])
        root.sublayers = nil
        #expect(root.sublayers == nil)
    }

    /// Draws itself with layers that it makes anew each time it is laid out, as charts do.
    private final class Chart: UIView {
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            layer.sublayers?.forEach { $0.removeFromSuperlayer() }
            for _ in 0..<3 { layer.addSublayer(CAShapeLayer()) }
        }
    }

    @Test("the layer that a mask masks is its superlayer, and lays it out")
    func masks() {
        final class Filling: CALayer {
            override func layoutSublayers() { mask?.frame = bounds }
        }
        let (root, layer, mask) = (Filling(), Filling(), Filling())
        let inner = self.layer("inner")
        root.mask = layer
        layer.mask = mask
        mask.mask = inner
        #expect(layer.superlayer === root)
        #expect(root.sublayers == nil)
        root.frame = CGRect(0, 0, 10, 20)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(0, 0, 10, 20))
        layer.removeFromSuperlayer()
        #expect(root.mask == nil)
        #expect(layer.superlayer == nil)
    }

    @Test("a view that exchanges its layers while it is laid out is laid out once")
    func exchangedWhileLaidOut() {
        let chart = Chart()
        let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)
        screen.window.addSubview(chart)
        screen.host.update()
        #expect(chart.layouts == 1)
        chart.layer.addSublayer(CALayer())
        screen.host.update()
        #expect(chart.layouts == 2)
        #expect(chart.layer.sublayers?.count == 3)
    }

    @Test("subviews' layers are among a view's sublayers, in order")
    func subviews() {
        let view = UIView()
        view.layer.name = "view"
        let (first, second, third) = (UIView(), UIView(), UIView())
        for (view, name) in [(first, "1"), (second, "2"), (third, "3")] { view.layer.name = name }
        view.addSubview(first)
        view.layer.addSublayer(layer("a"))
        view.addSubview(second)
        view.layer.insertSublayer(layer("b"), at: 0)
        view.layer.insertSublayer(layer("c"), below: second.layer)
        #expect(names(view.layer) == ["b", "1", "a", "c", "2"])
        #expect(first.layer.superlayer === view.layer)
        view.insertSubview(third, at: 1)
        #expect(names(view.layer) == ["b", "1", "a", "c", "3", "2"])
        view.bringSubviewToFront(first)
        #expect(names(view.layer) == ["b", "a", "c", "3", "2", "1"])
        second.removeFromSuperview()
        #expect(names(view.layer) == ["b", "a", "c", "3", "1"])
        view.layer.insertSublayer(first.layer, at: 1)
        #expect(names(view.layer) == ["b", "1", "a", "c", "3"])
        #expect(view.subviews == [first, third])
        third.layer.removeFromSuperlayer()
        #expect(view.subviews == [first])
    }

    @Test("a view's layer is of its layerClass, and its delegate is the view")
    func layerClass() {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let view = Gradient()
        #expect(view.layer is CAGradientLayer)
        #expect(view.layer.delegate === view)
        #expect(view.layer === view.layer)
    }

    @Test("view and layer are one storage seen twice")
    func storage() {
        let view = UIView(frame: CGRect(10, 20, 30, 40))
        let layer = view.layer
        #expect(layer.frame == CGRect(10, 20, 30, 40))
        layer.position = CGPoint(x: 50, y: 50)
        #expect(view.center == CGPoint(x: 50, y: 50))
        layer.bounds = CGRect(5, 5, 10, 10)
        #expect(view.frame == CGRect(45, 45, 10, 10))
        #expect(view.bounds.origin == CGPoint(x: 5, y: 5))
        view.alpha = 0.5
        #expect(layer.opacity == 0.5)
        layer.opacity = 0.25
        #expect(view.alpha == 0.25)
        layer.isHidden = true
        #expect(view.isHidden)
        view.clipsToBounds = true
        #expect(layer.masksToBounds)
        view.backgroundColor = .red
        #expect(layer.backgroundColor == UIColor.red.cgColor)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
        #expect(view.frame == CGRect(40, 35, 20, 30))
        let mask = UIView()
        view.mask = mask
        #expect(layer.mask === mask.layer)
        let other = CALayer()
        layer.mask = other
        #expect(view.mask == nil)
        #expect(layer.mask === other)
    }

    @Test("the anchor point moves the view, and what is set turns around it")
    func anchorPoint() {
        let view = UIView(frame: CGRect(10, 10, 20, 10))
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(20, 15, 20, 10))
        #expect(view.center == CGPoint(x: 20, y: 15))
        view.bounds.size.width = 30
        #expect(view.frame == CGRect(20, 15, 30, 10))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.frame == CGRect(10, 15, 10, 30))
        #expect(view.convert(CGPoint(x: 30, y: 0), to: nil) == CGPoint(x: 30, y: 0))
        let outer = UIView(frame: CGRect(0, 0, 100, 100))
        outer.addSubview(view)
        #expect(view.convert(CGPoint(x: 30, y: 0), to: outer) == CGPoint(x: 20, y: 45))
        view.frame = CGRect(0, 0, 10, 30)
        #expect(view.frame == CGRect(0, 0, 10, 30))
        #expect(view.center == CGPoint(x: 10, y: 0))

        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 1, y: 1)
        layer.frame = CGRect(10, 10, 20, 10)
        #expect(layer.position == CGPoint(x: 30, y: 20))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
        #expect(layer.frame == CGRect(30, 20, 20, 10))
    }

    @Test("points and rectangles go through frames, scrolled bounds and transforms")
    func converting() {
        let root = CALayer()
        root.bounds = CGRect(0, 0, 100, 100)
        root.position = CGPoint(x: 50, y: 50)
        let left = CALayer()
        left.frame = CGRect(10, 10, 20, 20)
        left.bounds.origin = CGPoint(x: 100, y: 0)
        let right = CALayer()
        right.frame = CGRect(50, 10, 20, 20)
        right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        root.addSublayer(left)
        root.addSublayer(right)
        #expect(left.convert(CGPoint(x: 100, y: 0), to: root) == CGPoint(x: 10, y: 10))
        #expect(right.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 40, y: 0))
        #expect(right.convert(CGPoint(x: 100, y: 0), from: left) == CGPoint(x: -15, y: 5))
        #expect(right.convert(CGRect(0, 0, 10, 10), to: root) == CGRect(40, 0, 20, 20))
        let view = UIView(frame: CGRect(5, 5, 50, 50))
        view.layer.addSublayer(root)
        #expect(left.convert(CGPoint(x: 100, y: 0), to: view.layer) == CGPoint(x: 10, y: 10))
    }

    @Test("hit testing finds the deepest layer, by z position, and nothing hidden or masked away")
    func hitTesting() {
        let root = layer("root")
        root.frame = CGRect(0, 0, 100, 100)
        let (low, high) = (layer("low"), layer("high"))
        low.frame = CGRect(10, 10, 20, 20)
        high.frame = CGRect(20, 20, 20, 20)
        root.addSublayer(low)
        root.addSublayer(high)
        #expect(root.hitTest(CGPoint(x: 25, y: 25)) === high)
        low.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 25, y: 25)) === low)
        low.isHidden = true
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 15)) == nil)
        high.frame.origin.x = 110
        #expect(root.hitTest(CGPoint(x: 115, y: 25)) === high)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 115, y: 25)) == nil)
        high.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
        root.masksToBounds = false
        #expect(root.hitTest(CGPoint(x: 120, y: 25)) == nil)
    }

    @Test("a tree deeper than can be drawn is hit, asked for points and freed")
    func limits() {
        let stage = LayerStage()
        let deepest = CALayer()
        var top = deepest
        for _ in 0..<20_000 {
            let next = CALayer()
            next.addSublayer(top)
            top = next
        }
        top.frame = CGRect(0, 0, 40, 40)
        top.backgroundColor = UIColor.black.cgColor
        stage.view.layer.addSublayer(top)
        #expect(stage.view.layer.hitTest(CGPoint(x: 5, y: 5)) === top)
        #expect(deepest.convert(CGPoint.zero, to: top) == .zero)
        top.removeFromSuperlayer()
        top = deepest
        #expect(stage.red(5, 5) == 255)
        #expect(deepest.superlayer == nil)
    }

    @Test("a layer cannot be inside itself")
    func cycles() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (CALayer(), CALayer())
                outer.name = "outer"
                outer.addSublayer(inner)
                inner.addSublayer(outer)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("CALayer.addSublayer: CALayer \"outer\" contains this layer"))
    }

    @Test("coordinates that are no numbers are refused by name")
    func numbers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CALayer().position.x = .nan }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("CALayer.position:"))
    }

    @Test("sublayers are laid out once before the frame, the view's through its own method")
    func layout() {
        final class Arranged: CALayer {
            var layouts = 0
            override func layoutSublayers() {
                layouts += 1
                sublayers?.first?.frame = bounds
            }
        }
        final class Owner: UIView {
            var layouts = 0
            override func layoutSublayers(of layer: CALayer) {
                super.layoutSublayers(of: layer)
                layouts += 1
            }
        }
        let stage = LayerStage()
        let layer = Arranged()
        layer.addSublayer(CALayer())
        layer.bounds.size = CGSize(width: 10, height: 10)
        #expect(layer.needsLayout())
        stage.view.layer.addSublayer(layer)
        stage.screen.host.update()
        #expect(layer.layouts == 1)
        #expect(layer.sublayers?.first?.frame == CGRect(0, 0, 10, 10))
        #expect(!layer.needsLayout())
        layer.bounds.size.width = 20
        layer.layoutIfNeeded()
        stage.screen.host.update()
        #expect(layer.layouts == 2)
        let owner = Owner()
        _ = owner.layer
        stage.view.addSubview(owner)
        stage.screen.host.update()
        #expect(owner.layouts == 1)
    }
}
