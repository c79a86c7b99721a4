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

    private func numbers(_ map: CATransform3D) -> [CGFloat] {
        [
            map.m11, map.m12, map.m13, map.m14, map.m21, map.m22, map.m23, map.m24, map.m31, map.m32, map.m33,
            map.m34, map.m41, map.m42, map.m43, map.m44,
        ]
    }

    @Test("turns around x and y are read, and set in place of the ones before", arguments: ["x", "y"])
    func turns(axis: String) throws {
        let layer = stage.layer(CGRect(0, 0, 10, 10))
        let name = "transform.rotation.\(axis)"
        for (x, y) in [(CGFloat(0), CGFloat(0)), (500, 2)] {
            var transform = CATransform3DMakeScale(2, 2, 2)
            if x > 0 { transform.m34 = -1 / x }
            layer.transform = CATransform3DRotate(transform, y, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, 0)
            let angle = try #require(layer.value(forKeyPath: name) as? CGFloat)
            #expect(abs(angle - y) < 1e-9)
            layer.setValue(0.5, forKeyPath: name)
            layer.setValue(0.75, forKeyPath: name)
            let wanted = CATransform3DRotate(transform, 0.75, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, 0)
            #expect(zip(numbers(layer.transform), numbers(wanted)).allSatisfy { abs($0 - $1) < 1e-9 })
        }
    }

    @Test("a flip is shown from its beginning, though the model is turned already")
    func flip() throws {
        let stage = LayerStage()
        let layer = stage.layer(CGRect(0, 0, 10, 10))
        stage.screen.host.update()
        stage.screen.perform {
            layer.add(basicAnimation("transform.rotation.y", from: 0, to: CGFloat.pi), forKey: "flip")
            layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        }
        stage.screen.advance(by: 0.25)
        let shown = try #require(layer.presentation()?.transform)
        #expect(abs(shown.m11 - 0.5.squareRoot()) < 1e-6)
        #expect(layer.value(forKeyPath: "transform.rotation.y") as? CGFloat == .pi)
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

    @Test("what is not animated has a name, too")
    func others() {
        let layer = CALayer()
        layer.setValue(true, forKey: "masksToBounds")
        layer.setValue("a name", forKeyPath: "name")
        layer.setValue(CGRect(1, 2, 3, 4), forKey: "frame")
        layer.setValue(2, forKey: "speed")
        layer.setValue("center", forKey: "contentsGravity")
        layer.setValue(CALayerCornerCurve.continuous, forKey: "cornerCurve")
        layer.setValue(3, forKey: "maskedCorners")
        #expect(layer.masksToBounds && layer.name == "a name" && layer.frame == CGRect(1, 2, 3, 4))
        #expect(layer.speed == 2 && layer.contentsGravity == .center && layer.cornerCurve == .continuous)
        #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(layer.value(forKey: "frame") as? CGRect == CGRect(1, 2, 3, 4))
        #expect(layer.value(forKey: "masksToBounds") as? Bool == true)
        layer.setValue(nil, forKey: "name")
        layer.setValue("of no use", forKey: "masksToBounds")
        #expect(layer.name == nil && layer.masksToBounds)
        let shape = CAShapeLayer()
        shape.setValue("round", forKey: "lineCap")
        shape.setValue([4, 2], forKey: "lineDashPattern")
        #expect(shape.lineCap == .round && shape.lineDashPattern == [4, 2])
        let emitter = CAEmitterLayer()
        emitter.setValue(CGPoint(x: 3, y: 4), forKey: "emitterPosition")
        emitter.setValue(0.5, forKey: "birthRate")
        #expect(emitter.emitterPosition == CGPoint(x: 3, y: 4) && emitter.birthRate == 0.5)
        let copies = CAReplicatorLayer()
        copies.setValue(5, forKey: "instanceCount")
        #expect(copies.instanceCount == 5)
        // A name of another class's is free.
        layer.setValue("mine", forKey: "lineCap")
        #expect(layer.value(forKey: "lineCap") as? String == "mine")
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
