import Drydock
import DrydockTesting
import Foundation
import Testing

@Suite("Layers' values by their names")
struct LayerKeyValueTests {
    let stage = LayerStage(settles: true)

    @Test("parts of a transform are set and read by key paths, of views' layers, too")
    func transforms() throws {
        let view = UIView(frame: CGRect(5, 5, 10, 10))
        stage.view.addSubview(view)
        for layer in [view.layer, stage.layer(CGRect(0, 0, 10, 10))] {
            layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
            #expect(abs(layer.affineTransform().b - 1) < 1e-12)
            let angle = try #require(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat)
            #expect(abs(angle - .pi / 2) < 1e-12)
            layer.setValue(2, forKeyPath: "transform.scale")
            #expect((layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue == 2)
        }
        #expect(abs(view.transform.b - 2) < 1e-12)
    }

    @Test("values are as code asks for them")
    func kinds() throws {
        let layer = stage.layer(CGRect(1, 2, 30, 40))
        #expect(layer.value(forKey: "bounds") as? CGRect == CGRect(0, 0, 30, 40))
        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 40))
        #expect((layer.value(forKey: "position") as? NSValue)?.cgPointValue == CGPoint(x: 16, y: 22))
        #expect((layer.value(forKey: "opacity") as? NSNumber)?.floatValue == 1)
        layer.setValue(UIColor.red.cgColor, forKey: "borderColor")
        layer.setValue(3, forKey: "cornerRadius")
        #expect(layer.borderColor == UIColor.red.cgColor)
        #expect(layer.cornerRadius == 3)
        layer.setValue(nil, forKey: "borderColor")
        #expect(layer.borderColor == nil)
        layer.setValue("of no use", forKey: "cornerRadius")
        #expect(layer.cornerRadius == 3)
        layer.setValue("mine", forKey: "purpose")
        #expect(layer.value(forKey: "purpose") as? String == "mine")
        #expect(layer.value(forKey: "other") == nil)
    }

    @Test(
        "what is shown of an animation is read by its key path, and a change by name is animated as any other"
    )
    func presentation() throws {
        let stage = LayerStage()
        let layer = stage.layer(CGRect(0, 0, 10, 10))
        stage.screen.host.update()
        layer.add(basicAnimation("transform.rotation.z", from: 0, to: 1), forKey: "turn")
        stage.screen.advance(by: 0.5)
        let shown = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double
        #expect(abs(try #require(shown) - 0.5) < 1e-9)
        stage.screen.perform { layer.setValue(0, forKey: "opacity") }
        stage.screen.advance(by: 0.1)
        let opacity = try #require(layer.presentation()?.opacity)
        #expect(opacity > 0 && opacity < 1)
    }

    @Test("an NSValue holds a map of space, and animations take it")
    func values() throws {
        let transform = CATransform3DMakeScale(2, 3, 4)
        let value = NSValue(caTransform3D: transform)
        #expect(value.caTransform3DValue == transform)
        #expect(value as? CATransform3D == transform)
        #expect(value as? CGRect == nil)
        #expect(NSValue(cgRect: .zero) as? CATransform3D == nil)
        let stage = LayerStage()
        let layer = stage.layer(CGRect(0, 0, 10, 10))
        layer.add(basicAnimation("transform", to: value), forKey: nil)
        stage.screen.advance(by: 0.5)
        #expect(layer.presentation()?.transform.m11 == 1.5)
    }

    @Test("transactions are set by keys")
    func transactions() {
        CATransaction.begin()
        CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
        CATransaction.setValue(NSNumber(value: 2), forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.disableActions())
        #expect(CATransaction.animationDuration() == 2)
        #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
    }

    @Test("what a layer is told of itself is kept")
    func hints() {
        let layer = CALayer()
        #expect(!layer.isOpaque && !layer.allowsEdgeAntialiasing && !layer.drawsAsynchronously)
        (layer.isOpaque, layer.allowsEdgeAntialiasing, layer.drawsAsynchronously) = (true, true, true)
        #expect(layer.isOpaque && layer.allowsEdgeAntialiasing && layer.drawsAsynchronously)
        let view = UIView()
        view.layer.isOpaque = false
        #expect(!view.isOpaque)
    }
}
