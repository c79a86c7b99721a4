import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Layers in perspective")
@MainActor
struct PerspectiveTests {
    private let stage = LayerStage(settles: true)
    /// Of this moment, for animations.
    private let moving = LayerStage()

    /// Turned around a middle axis, seen from a distance.
    private func turned(_ angle: CGFloat, x: CGFloat = 0, y: CGFloat = 1, distance: CGFloat = 40)
        -> CATransform3D
    {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return CATransform3DRotate(transform, angle, x, y, 0)
    }

    @Test("what turns towards the eye grows, and what turns away shrinks")
    func growth() {
        let layer = stage.layer(CGRect(10, 10, 20, 20))
        layer.transform = turned(.pi / 4)
        // The left side, 7.07 points in front, is 20 / (1 - 7.07 / 40) high: from 20 - 12.15 to 20 + 12.15.
        let left = 20 - 7.071 / (1 - 7.071 / 40)
        #expect(abs(layer.frame.minX - left) < 0.001)
        #expect(abs(layer.frame.minY - (20 - 10 / (1 - 7.071 / 40))) < 0.001)
        #expect(stage.red(12, 9) == 0)
        #expect(stage.red(12, 6) == 255)
        // The right side, as far behind, from 20 - 8.5 to 20 + 8.5.
        #expect(stage.red(25, 13) == 0)
        #expect(stage.red(25, 10) == 255)
        #expect(stage.red(10, 20) == 255)
        #expect(stage.red(12, 20) == 0)
        #expect(stage.red(25, 20) == 0)
        #expect(stage.red(27, 20) == 255)
    }

    @Test(
        "a picture in perspective is that of the exact map, pixel by pixel",
        arguments: [0.3, 0.9, 1.3, -0.7]
    )
    func pixels(angle: Double) {
        let layer = stage.layer(CGRect(10, 10, 20, 20), nil)
        stage.layer(CGRect(0, 0, 10, 20), .black, in: layer)
        layer.transform = turned(angle, x: 0.6, y: 0.8)
        let bitmap = stage.bitmap
        var greatest = 0.0
        for y in 0..<40 {
            for x in 0..<40 {
                // 4 × 4 samples of what is mapped back: black where it lies in the left half of the layer.
                var inside = 0.0
                for sample in 0..<16 {
                    let point = CGPoint(
                        x: Double(x) + (Double(sample % 4) + 0.5) / 4,
                        y: Double(y) + (Double(sample / 4) + 0.5) / 4
                    )
                    let place = layer.convert(point, from: stage.view.layer)
                    if place.x >= 0, place.x < 10, place.y >= 0, place.y < 20 { inside += 1 }
                }
                let level = Double(bitmap.pixel(atX: x, y: y).r)
                greatest = max(greatest, abs(level - 255 * (1 - inside / 16)))
            }
        }
        // The middle edge lies within the picture, and is mixed from neighbours once more.
        #expect(greatest < 80)
    }

    @Test("a plane beside the eye is cut off, and one behind it is not seen")
    func behindTheEye() {
        let layer = stage.layer(CGRect(0, 10, 40, 20))
        layer.transform = turned(1.4, distance: 10)
        #expect(stage.red(2, 20) == 0)
        #expect(stage.red(2, 1) == 0)
        #expect(stage.red(35, 20) == 255)
        var near = CATransform3DIdentity
        near.m34 = -1.0 / 10
        layer.transform = CATransform3DTranslate(near, 0, 0, 20)
        #expect(stage.red(20, 20) == 255)
        layer.transform = CATransform3DTranslate(near, 0, 0, -10)
        #expect(stage.red(20, 20) == 0)
        #expect(stage.red(9, 20) == 255)
        #expect(layer.frame == CGRect(10, 15, 20, 10))
    }

    @Test("sublayers share a perspective, in which their z positions count")
    func sublayerTransforms() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 40
        stage.view.layer.sublayerTransform = perspective
        let layer = stage.layer(CGRect(0, 15, 10, 10))
        #expect(stage.red(0, 20) == 0)
        layer.zPosition = -40
        // Half as large, and half as far from the middle.
        #expect(stage.red(9, 20) == 255)
        #expect(stage.red(10, 20) == 0)
        #expect(stage.red(14, 20) == 0)
        #expect(stage.red(15, 20) == 255)
        #expect(stage.red(12, 16) == 255)
        #expect(stage.red(12, 18) == 0)
        #expect(layer.frame == CGRect(0, 15, 10, 10))
        #expect(stage.view.layer.convert(CGPoint(x: 0, y: 0), from: layer) == CGPoint(x: 10, y: 17.5))
        #expect(stage.view.layer.hitTest(CGPoint(x: 12, y: 20)) === layer)
        #expect(stage.view.layer.hitTest(CGPoint(x: 2, y: 20)) === stage.view.layer)
    }

    @Test("touches find what is seen in perspective")
    func touches() {
        let button = UIView(frame: CGRect(10, 10, 20, 20))
        button.backgroundColor = .black
        stage.view.addSubview(button)
        button.layer.transform = turned(.pi / 4)
        #expect(button.transform3D == button.layer.transform)
        #expect(stage.red(12, 9) == 0)
        #expect(stage.view.hitTest(CGPoint(x: 12, y: 9), with: nil) === button)
        #expect(stage.view.hitTest(CGPoint(x: 25, y: 10), with: nil) === stage.view)
        let corner = button.convert(CGPoint(x: 0, y: 0), to: stage.view)
        let back = button.convert(corner, from: stage.view)
        #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
        #expect(corner.y < 8 && corner.x < 12)
        stage.view.layer.sublayerTransform = CATransform3DMakeTranslation(5, 0, 0)
        #expect(abs(button.convert(CGPoint(x: 0, y: 0), to: stage.view).x - corner.x - 5) < 1e-9)
    }

    @Test("the back of what is turned is not drawn when it has one side only")
    func sides() {
        let layer = stage.layer(CGRect(10, 10, 20, 20))
        layer.isDoubleSided = false
        layer.transform = turned(1.4)
        #expect(stage.red(20, 20) == 0)
        layer.transform = turned(1.8)
        #expect(stage.red(20, 20) == 255)
        stage.view.layer.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(stage.red(20, 20) == 0)
    }

    // MARK: - Animations

    @Test("a turn out of the plane is animated as a turn")
    func turns() {
        let layer = moving.layer(CGRect(10, 10, 20, 20))
        moving.screen.host.update()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = turned(0)
        animation.toValue = turned(2)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        var reached = 0.0
        for (time, angle) in [(0.0, 0.0), (0.25, 0.5), (0.75, 1.5)] {
            moving.screen.advance(by: time - reached)
            reached = time
            let shown = layer.presentation()?.transform ?? CATransform3DIdentity
            let expected = turned(angle)
            #expect(abs(shown.m11 - expected.m11) < 1e-9 && abs(shown.m13 - expected.m13) < 1e-9)
            #expect(abs(shown.m14 - expected.m14) < 1e-9 && abs(shown.m34 - expected.m34) < 1e-9)
        }
    }

    @Test("a view's flip is animated in a block, and parts of a transform keep the perspective")
    func viewFlip() {
        let card = UIView(frame: CGRect(10, 10, 20, 20))
        card.backgroundColor = .black
        moving.view.addSubview(card)
        card.layer.transform = turned(0)
        moving.screen.host.update()
        var ended = false
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            card.layer.transform = turned(.pi * 0.75)
        } completion: {
            ended = $0
        }
        moving.screen.advance(by: 1.0 / 3)
        let shown = card.layer.presentation()?.transform ?? CATransform3DIdentity
        #expect(abs(shown.m11 - turned(.pi / 4).m11) < 1e-9)
        #expect(moving.red(12, 9) == 0)
        #expect(moving.red(12, 6) == 255)
        moving.screen.advance(by: 1)
        #expect(ended)
        #expect(card.layer.transform == turned(.pi * 0.75))
        let move = CABasicAnimation(keyPath: "transform.translation.y")
        (move.fromValue, move.toValue, move.duration) = (4, 4, 1)
        card.layer.transform = turned(.pi / 4)
        card.layer.add(move, forKey: nil)
        moving.screen.host.update()
        #expect(moving.red(12, 13) == 0)
        #expect(card.layer.presentation()?.transform.m34 == turned(.pi / 4).m34)
    }

    // MARK: - Bad input

    @Test("hostile maps draw what can be seen of them in bounded time and memory")
    func hostile() {
        let layer = stage.layer(CGRect(-5e5, -5e5, 1e6, 1e6))
        stage.layer(CGRect(0, 0, 1e6, 1e6), .red, in: layer)
        for angle in [1e-9, 1.57, 1.570796326, .pi / 2, 3.1] {
            for distance in [1e-3, 10, 1e9] {
                layer.transform = turned(angle, x: 1, y: 1, distance: distance)
                _ = stage.bitmap
            }
        }
        var odd = CATransform3DIdentity
        (odd.m14, odd.m24, odd.m44) = (1e20, -1e20, 0)
        layer.transform = odd
        _ = stage.bitmap
        layer.transform = CATransform3D()
        _ = stage.bitmap
        // Pictures in pictures, forty of them.
        var outer = stage.layer(CGRect(0, 0, 40, 40))
        for _ in 0..<40 {
            outer.transform = turned(0.1)
            outer = stage.layer(CGRect(0, 0, 40, 40), .black, in: outer)
        }
        _ = stage.bitmap
    }
}
