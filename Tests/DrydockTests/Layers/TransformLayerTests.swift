import Drydock
import DrydockRaster
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Transform layers")
@MainActor
struct TransformLayerTests {
    private let stage = LayerStage(settles: true)

    private func solid(_ frame: CGRect = CGRect(10, 10, 20, 20), in superlayer: CALayer? = nil)
        -> CATransformLayer
    {
        let layer = CATransformLayer()
        layer.frame = frame
        (superlayer ?? stage.view.layer).addSublayer(layer)
        return layer
    }

    @Test("sublayers keep the depth that a plain layer takes from them")
    func depth() {
        for (layer, isSolid) in [(solid(), true), (CALayer(), false)] {
            stage.view.layer.sublayers = nil
            layer.frame = CGRect(10, 10, 20, 20)
            stage.view.layer.addSublayer(layer)
            // Ten points to the right of the axis, and ten in front: half a turn brings it to the left, and a quarter to the front.
            let face = stage.layer(CGRect(5, 5, 10, 10), in: layer)
            face.transform = CATransform3DMakeTranslation(10, 0, 10)
            layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
            #expect(stage.red(10, 20) == 0)
            layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
            // x = 10 cos 45° + 10 sin 45° = 14.1 in space, and 7.1 on a plane.
            #expect(stage.red(36, 20) == (isSolid ? 0 : 255))
        }
    }

    @Test("what is nearer is drawn last, whatever the order")
    func order() {
        let layer = solid()
        let front = stage.layer(CGRect(0, 0, 20, 20), .red, in: layer)
        let back = stage.layer(CGRect(0, 0, 20, 20), .blue, in: layer)
        front.zPosition = 5
        back.zPosition = -5
        #expect(stage.pixel(20, 20).r == 255)
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(stage.pixel(20, 20).b == 255)
        front.isDoubleSided = false
        back.isDoubleSided = false
        #expect(stage.pixel(20, 20).g == 255)
    }

    @Test("nothing of the layer itself is drawn, and its opacity is that of each sublayer")
    func itself() {
        let layer = solid()
        layer.backgroundColor = UIColor.black.cgColor
        layer.borderWidth = 4
        layer.masksToBounds = true
        layer.shadowOpacity = 1
        let mask = CALayer()
        layer.mask = mask
        stage.layer(CGRect(-5, 0, 10, 20), .black, in: layer)
        stage.layer(CGRect(0, 0, 10, 20), .black, in: layer).zPosition = 1
        #expect(stage.red(7, 20) == 0)
        #expect(stage.red(25, 20) == 255)
        layer.opacity = 0.5
        #expect((126...128).contains(stage.red(7, 20)))
        #expect((62...65).contains(stage.red(12, 20)))
        layer.isHidden = true
        #expect(stage.red(7, 20) == 255)
    }

    @Test("transform layers in one another put their maps together, and share a perspective")
    func nesting() {
        var eye = CATransform3DIdentity
        eye.m34 = -1.0 / 40
        stage.view.layer.sublayerTransform = eye
        let outer = solid(CGRect(0, 0, 40, 40))
        let inner = solid(CGRect(10, 10, 20, 20), in: outer)
        let face = stage.layer(CGRect(5, 5, 10, 10), in: inner)
        outer.transform = CATransform3DMakeTranslation(0, 0, 10)
        inner.transform = CATransform3DMakeTranslation(0, 0, 10)
        // Twenty points in front of a plane that is forty away: twice as large.
        #expect(stage.red(11, 20) == 0)
        #expect(stage.red(9, 20) == 255)
        face.zPosition = -20
        #expect(stage.red(14, 20) == 255)
        #expect(stage.red(16, 20) == 0)
    }

    @Test("a point hits neither the layer nor what lies in it, and a face by its own coordinates")
    func hits() {
        let layer = solid()
        let face = stage.layer(CGRect(0, 0, 20, 20), in: layer)
        #expect(layer.hitTest(CGPoint(x: 20, y: 20)) == nil)
        #expect(stage.view.layer.hitTest(CGPoint(x: 20, y: 20)) === stage.view.layer)
        #expect(face.hitTest(CGPoint(x: 5, y: 5)) === face)
    }

    @Test("a view whose layer is one has its subviews in space")
    func views() {
        final class Solid: UIView {
            override class var layerClass: AnyClass { CATransformLayer.self }
        }
        let solid = Solid(frame: CGRect(10, 10, 20, 20))
        let face = UIView(frame: CGRect(5, 5, 10, 10))
        face.backgroundColor = .black
        face.layer.transform = CATransform3DMakeTranslation(10, 0, 10)
        stage.screen.perform {
            solid.addSubview(face)
            stage.view.addSubview(solid)
        }
        solid.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        #expect(stage.red(36, 20) == 0)
        solid.alpha = 0.5
        #expect((126...128).contains(stage.red(34, 20)))
    }

    /// A cube of 28 points with six colours, turned by angles around x and y.
    private func cube(_ x: CGFloat, _ y: CGFloat, inset: CGFloat = 0) -> CATransformLayer {
        let cube = CATransformLayer()
        cube.frame = CGRect(0, 0, 28, 28)
        let turns: [(CGFloat, CGFloat, CGFloat)] = [
            (0, 0, 0), (1, 0, 1), (1, 0, -1), (0, 1, 1), (0, 1, -1), (0, 2, 1),
        ]
        let colors: [UIColor] = [
            .systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal,
        ]
        for (turn, color) in zip(turns, colors) {
            let face = CALayer()
            face.frame = CGRect(0, 0, 28, 28).insetBy(dx: inset, dy: inset)
            face.backgroundColor = color.withAlphaComponent(inset > 0 ? 0.8 : 1).cgColor
            let quarters = (turn.0 + turn.1) * turn.2 * .pi / 2
            let turned = CATransform3DMakeRotation(quarters, turn.0, turn.1, 0)
            face.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 14), turned)
            cube.addSublayer(face)
        }
        cube.transform = CATransform3DConcat(
            CATransform3DMakeRotation(x, 1, 0, 0),
            CATransform3DMakeRotation(y, 0, 1, 0)
        )
        return cube
    }

    @Test("cubes from several sides", arguments: [UIUserInterfaceStyle.light, .dark])
    func cubes(style: UIUserInterfaceStyle) {
        let screen = Screen.empty(
            size: CGSize(width: 240, height: 124),
            scale: 2,
            traits: UITraitCollection { $0.userInterfaceStyle = style },
            showsStatusBar: false
        )
        screen.window.backgroundColor = .systemBackground
        screen.perform {
            let angles: [(CGFloat, CGFloat)] = [(0, 0), (0.4, 0.6), (-0.5, 2.4), (1.2, -0.9)]
            for index in 0..<8 {
                let place = CALayer()
                place.frame = CGRect(16 + 56 * CGFloat(index % 4), index < 4 ? 16 : 72, 40, 40)
                var eye = CATransform3DIdentity
                eye.m34 = -1.0 / 120
                place.sublayerTransform = eye
                let cube = cube(angles[index % 4].0, angles[index % 4].1, inset: index < 4 ? 0 : 3)
                cube.position = CGPoint(x: 20, y: 20)
                place.addSublayer(cube)
                screen.window.layer.addSublayer(place)
            }
        }
        assertSnapshot(of: screen, as: .image, named: style == .dark ? "dark" : "light")
    }

    @Test(
        "numbers far too large or too small trap nowhere",
        arguments: [CGFloat(-1e300), 1e300, 1e-300, 0]
    )
    func hostileNumbers(_ number: CGFloat) {
        var perspective = CATransform3DIdentity
        perspective.m34 = number
        var flat = CATransform3DIdentity
        flat.m44 = number
        let transforms = [
            CATransform3DMakeScale(number, number, number), CATransform3DMakeTranslation(0, number, number),
            CATransform3DMakeRotation(number, 1, number, 0), perspective, flat,
        ]
        for transform in transforms {
            stage.view.layer.sublayers = nil
            let layer = solid()
            for place in 0..<3 {
                let face = stage.layer(CGRect(0, 0, 10, 10), in: solid(CGRect(0, 0, 10, 10), in: layer))
                face.transform = place == 0 ? CATransform3DMakeTranslation(0, 0, 5) : transform
                face.superlayer?.transform = place == 2 ? CATransform3DIdentity : transform
            }
            layer.sublayerTransform = transform
            _ = stage.red(15, 15)
        }
        stage.view.layer.sublayers = nil
    }

    @Test("a transform layer in too many others is named")
    func depthLimit() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = LayerStage()
                var layer = stage.view.layer
                for _ in 0..<2_000 {
                    let next = CATransformLayer()
                    layer.addSublayer(next)
                    layer = next
                }
                _ = stage.red(15, 15)
            }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("CATransformLayer lies in 512 other layers and views"))
    }
}
