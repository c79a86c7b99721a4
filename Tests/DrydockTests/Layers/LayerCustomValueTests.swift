import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Layers' values under names of the code's own")
struct LayerCustomValueTests {
    private let stage = LayerStage(settles: false)

    /// Draws a bar whose length is such a value, in parts of the width.
    private class BarLayer: CALayer {
        var color = UIColor.black.cgColor
        var drawings = 0
        static let key = "level"

        var level: CGFloat {
            get { value(forKey: BarLayer.key) as? CGFloat ?? 0 }
            set { setValue(newValue, forKey: BarLayer.key) }
        }

        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override init(layer: Any) {
            super.init(layer: layer)
            if let layer = layer as? BarLayer { color = layer.color }
        }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == BarLayer.key || super.needsDisplay(forKey: key)
        }

        override class func defaultValue(forKey key: String) -> Any? {
            switch key {
            case BarLayer.key: 0
            case "unset": 2
            default: nil
            }
        }

        override func draw(in ctx: CGContext) {
            model().drawings += 1
            ctx.setFillColor(color)
            ctx.fill([CGRect(0, 0, bounds.width * level, bounds.height)])
        }
    }

    /// Changes by way of half a second.
    private final class SlowBarLayer: BarLayer {
        override func action(forKey event: String) -> (any CAAction)? {
            guard event == BarLayer.key else { return super.action(forKey: event) }
            return basicAnimation(event, from: presentation()?.value(forKey: event), for: 0.5)
        }
    }

    private final class BarView: UIView {
        override class var layerClass: AnyClass { SlowBarLayer.self }
    }

    private func add<Layer: BarLayer>(_ layer: Layer) -> Layer {
        layer.frame = CGRect(0, 0, 40, 40)
        layer.setNeedsDisplay()
        stage.screen.perform { stage.view.layer.addSublayer(layer) }
        stage.screen.host.update()
        return layer
    }

    /// How far the bar goes that is seen, in points.
    private var length: Int { (0..<40).firstIndex { stage.red($0, 20) > 127 } ?? 40 }

    @Test("a new value draws the content anew, an equal picture is not drawn again")
    func changes() {
        let layer = add(BarLayer())
        #expect(length == 0)
        stage.screen.perform { layer.level = 0.5 }
        #expect(length == 20)
        let drawings = layer.drawings
        stage.screen.perform { layer.setValue("of no matter", forKey: "purpose") }
        #expect(length == 20)
        #expect(layer.drawings == drawings)
    }

    @Test("an animation draws what lies between, by a copy with the layer's own properties, and ends")
    func animation() throws {
        let layer = add(BarLayer())
        layer.color = UIColor.blue.cgColor
        layer.level = 0.25
        layer.add(basicAnimation(BarLayer.key, from: 0, to: 1), forKey: nil)
        for (time, expected) in [(0.0, 0), (0.25, 10), (0.25, 20), (0.25, 30), (0.25, 10)] {
            stage.screen.advance(by: time)
            #expect(length == expected)
            #expect(layer.level == 0.25)
        }
        #expect(stage.pixel(5, 5).b == 255)
        #expect(layer.animationKeys() == nil)
        #expect(!stage.screen.host.isAnimating)
    }

    @Test("in groups, and by key frames")
    func otherAnimations() {
        let layer = add(BarLayer())
        let frames = CAKeyframeAnimation(keyPath: BarLayer.key)
        frames.values = [0, 1, 0.5]
        let group = CAAnimationGroup()
        group.animations = [frames]
        group.duration = 1
        layer.add(group, forKey: nil)
        for (time, expected) in [(0.25, 20), (0.25, 40), (0.25, 30), (0.5, 0)] {
            stage.screen.advance(by: time)
            #expect(length == expected)
        }
    }

    @Test(
        "an action of the layer's class animates a change, of a view's layer as well, and from what is shown"
    )
    func actions() throws {
        let view = BarView(frame: CGRect(0, 0, 40, 40))
        view.isOpaque = false
        stage.screen.perform { stage.view.addSubview(view) }
        stage.screen.advance(by: 0)
        let viewLayer = try #require(view.layer as? SlowBarLayer)
        func check(_ layer: SlowBarLayer) {
            stage.screen.perform { layer.level = 1 }
            stage.screen.advance(by: 0.25)
            #expect(layer.level == 1)
            #expect(length == 20)
            #expect(layer.presentation()?.level == 0.5)
            stage.screen.perform { layer.level = 0 }
            stage.screen.advance(by: 0.25)
            #expect(length == 10)
            stage.screen.advance(by: 0.25)
            #expect(length == 0)
            stage.screen.perform {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                layer.level = 0.75
                CATransaction.commit()
            }
            #expect(length == 30)
            #expect(!stage.screen.host.isAnimating)
        }
        check(viewLayer)
        view.removeFromSuperview()
        check(add(SlowBarLayer()))
    }

    @Test("display() of a view's layer can set contents, and follows an animation with what is shown")
    func contents() throws {
        final class ContentsLayer: BarLayer {
            override func display() {
                let level = presentation()?.level ?? level
                contents =
                    UIGraphicsImageRenderer(bounds: bounds).image { context in
                        context.fill(CGRect(0, 0, bounds.width * level, bounds.height))
                    }.cgImage
            }
        }
        final class ContentsView: UIView {
            override class var layerClass: AnyClass { ContentsLayer.self }
        }
        let view = ContentsView(frame: CGRect(0, 0, 40, 40))
        let layer = try #require(view.layer as? ContentsLayer)
        layer.level = 0.25
        stage.screen.perform { stage.view.addSubview(view) }
        #expect(length == 10)
        layer.add(basicAnimation(BarLayer.key, from: 0, to: 1), forKey: nil)
        for (time, expected) in [(0.5, 20), (0.25, 30), (0.25, 10)] {
            stage.screen.advance(by: time)
            #expect(length == expected)
        }
        #expect(!stage.screen.host.isAnimating)
    }

    @Test("points, colours and transforms are animated; numbers are read as any kind of number")
    func kinds() throws {
        let layer = add(BarLayer())
        layer.setValue(CGPoint(x: 1, y: 2), forKey: "spot")
        layer.setValue(UIColor.black.cgColor, forKey: "hue")
        layer.setValue(3, forKey: "count")
        #expect(layer.value(forKey: "count") as? Double == 3)
        #expect(layer.value(forKey: "count") as? CGFloat == 3)
        #expect(layer.value(forKey: "count") as? Int == 3)
        layer.add(basicAnimation("spot", to: CGPoint(x: 3, y: 6)), forKey: nil)
        layer.add(basicAnimation("hue", to: UIColor.red.cgColor), forKey: nil)
        layer.add(basicAnimation("unset", from: 2, to: 4), forKey: nil)
        stage.screen.advance(by: 0.5)
        let shown = try #require(layer.presentation())
        #expect(shown.value(forKey: "spot") as? CGPoint == CGPoint(x: 2, y: 4))
        let color = try #require(shown.value(forKey: "hue") as? CGColor)
        #expect(color.components == [0.5, 0, 0, 1])
        #expect(shown.value(forKey: "unset") as? Double == 3)
        #expect(layer.value(forKey: "unset") as? Int == 2)
        #expect(layer.value(forKey: "other") == nil)
    }
}
