import Drydock
import DrydockPlatform
import DrydockTesting
import Testing

@Suite("What gestures measure")
struct GestureValueTests {
    private let stage = GestureStage()

    @Test("a pan begins with a translation of zero, and counts in the coordinates that it is asked for")
    func panTranslation() {
        var seen: [CGPoint] = []
        let pan = stage.add(UIPanGestureRecognizer())
        stage.inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        pan.addAction(UIAction { [stage] _ in seen.append(pan.translation(in: stage.inner)) })
        stage.run([.down(1, 100, 100), .move(1, 112, 100), .move(1, 132, 110)])
        #expect(seen == [.zero, CGPoint(x: 10, y: 5)])
        pan.setTranslation(CGPoint(x: 1, y: 1), in: stage.inner)
        #expect(pan.translation(in: stage.outer) == CGPoint(x: 2, y: 2))
        #expect(pan.velocity(in: nil) == .zero)
    }

    /// What decides by the way whether a drag is its own asks there.
    @Test("a pan that is asked whether it may begin says how far the finger has gone")
    func panAsks() {
        final class Vertical: NSObject, UIGestureRecognizerDelegate {
            var asked: [CGPoint] = []
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                let pan = gestureRecognizer as? UIPanGestureRecognizer
                let way = pan?.translation(in: gestureRecognizer.view) ?? .zero
                asked.append(way)
                return abs(way.x) < abs(way.y)
            }
        }
        let delegate = Vertical()
        let pan = stage.add(UIPanGestureRecognizer())
        pan.delegate = delegate
        stage.run([.down(1, 100, 100), .move(1, 112, 104), .up(1)])
        #expect(pan.state == .possible)
        stage.run([.down(1, 100, 100), .move(1, 104, 112)])
        #expect(pan.state == .began)
        #expect(pan.translation(in: nil) == .zero)
        #expect(delegate.asked == [CGPoint(x: 12, y: 4), CGPoint(x: 4, y: 12)])
    }

    @Test("the speed of a pan is that of the last moves, whatever their rate", arguments: [30, 60, 120, 240])
    func panVelocity(rate: Int) {
        let pan = stage.add(UIPanGestureRecognizer())
        stage.run([.down(1, 100, 100)])
        for step in 1...(rate / 5) {
            stage.run([.wait(1 / Double(rate)), .move(1, 100 + 300 * Double(step) / Double(rate), 100)])
        }
        #expect(abs(pan.velocity(in: nil).x - 300) < 0.001)
        #expect(pan.velocity(in: nil).y == 0)
    }

    @Test("fingers that rest for 100 ms are not thrown")
    func panRests() {
        let pan = stage.add(UIPanGestureRecognizer())
        var velocity: CGPoint?
        pan.addAction(UIAction { _ in if pan.state == .ended { velocity = pan.velocity(in: nil) } })
        stage.run([.down(1, 100, 100), .wait(0.016), .move(1, 120, 100), .wait(0.016), .move(1, 140, 100)])
        stage.run([.wait(0.1), .up(1)])
        #expect(velocity == .zero)
    }

    @Test("a finger more or less does not make a pan jump")
    func panFingers() {
        let pan = stage.add(UIPanGestureRecognizer())
        stage.run([.down(1, 100, 100), .move(1, 110, 100), .move(1, 120, 100), .down(2, 200, 200)])
        #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
        #expect(pan.numberOfTouches == 2)
        #expect(pan.location(in: nil) == CGPoint(x: 160, y: 150))
        #expect(pan.location(ofTouch: 1, in: stage.inner) == CGPoint(x: 150, y: 150))
        stage.run([.move(2, 220, 200), .up(1), .move(2, 230, 200)])
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    }

    @Test("a pinch is 1 where it begins, and goes on from what it is set to")
    func pinch() {
        let pinch = stage.add(UIPinchGestureRecognizer())
        stage.run([.down(1, 100, 100), .down(2, 190, 100), .move(2, 200, 100)])
        #expect(pinch.state == .began && pinch.scale == 1)
        stage.run([.wait(0.5), .move(2, 250, 100)])
        #expect(pinch.scale == 1.5)
        #expect(pinch.velocity == 1)
        pinch.scale = 1
        stage.run([.move(2, 175, 100)])
        #expect(pinch.scale == 0.5)
        stage.run([.up(1), .move(2, 300, 100), .down(1, 200, 100), .move(2, 400, 100)])
        #expect(pinch.scale == 1)
    }

    @Test("a rotation is clockwise, and further than half a turn")
    func rotation() {
        let rotation = stage.add(UIRotationGestureRecognizer())
        stage.run([.down(1, 150, 150), .down(2, 190, 150), .move(2, 150, 190)])
        #expect(rotation.state == .began && rotation.rotation == 0)
        stage.run([.move(2, 110, 150), .move(2, 150, 110), .move(2, 190, 150)])
        #expect(abs(rotation.rotation - 1.5 * .pi) < 1e-12)
    }

    @Test("a tap knows where it was, in its action and after a wait")
    func tapLocation() {
        var places: [CGPoint] = []
        let double = stage.add(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        let tap = UITapGestureRecognizer()
        stage.inner.addGestureRecognizer(tap)
        tap.require(toFail: double)
        tap.addAction(UIAction { [stage] _ in places.append(tap.location(in: stage.inner)) })
        stage.run([.down(1, 60, 70), .up(1), .wait(1)])
        #expect(places == [CGPoint(x: 10, y: 20)])
    }

    @Test("the pointer's hover begins, changes and ends, in views inside of one another")
    func hover() {
        stage.add(UIHoverGestureRecognizer(), "outer", to: stage.outer)
        let hover = stage.add(UIHoverGestureRecognizer(), "inner")
        func move(_ x: Double, _ y: Double, isInside: Bool = true) -> [String] {
            stage.screen.host.handle(.hover(HoverEvent(x: x, y: y, isInside: isInside)))
            return stage.take()
        }
        #expect(move(10, 10) == ["outer began"])
        #expect(move(60, 60) == ["inner began", "outer changed"])
        #expect(hover.location(in: stage.inner) == CGPoint(x: 10, y: 10))
        #expect(move(300, 300) == ["inner ended", "outer changed"])
        #expect(move(60, 60) == ["inner began", "outer changed"])
        #expect(move(0, 0, isInside: false) == ["inner ended", "outer ended"])
        _ = move(60, 60)
        hover.isEnabled = false
        #expect(stage.take() == ["inner cancelled"])
    }

    @Test("events and recognisers know the keys that are held")
    func modifierFlags() {
        let tap = stage.add(UITapGestureRecognizer())
        let hover = stage.add(UIHoverGestureRecognizer())
        #expect(tap.modifierFlags == [])
        stage.screen.host.handle(.modifiers([.shift, .control]))
        stage.run([.down(0, 100, 100)])
        #expect(tap.modifierFlags == [.shift, .control])
        stage.screen.host.handle(.modifiers([.control]))
        stage.run([.up(0)])
        #expect(tap.modifierFlags == .control)
        stage.screen.host.handle(.hover(HoverEvent(x: 100, y: 100)))
        #expect(hover.modifierFlags == .control)
    }

    @Test("the pointer is a hand over a button that is enabled, and what the view around says elsewhere")
    func pointerShape() {
        func shape(_ x: Double, _ y: Double) -> PointerShape {
            stage.screen.host.handle(.hover(HoverEvent(x: x, y: y)))
            return stage.screen.host.pointerShape
        }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.inner.addSubview(button)
        stage.inner.setPointerShape { $0.y < 100 ? .text : nil }
        #expect(shape(60, 60) == .hand)
        #expect(shape(120, 120) == .text)
        #expect(shape(120, 200) == .arrow)
        button.isEnabled = false
        #expect(shape(60, 60) == .arrow)
        // The pointer rests, and what is under it becomes another.
        button.isEnabled = true
        #expect(stage.screen.host.pointerShape == .hand)
        stage.screen.perform { button.removeFromSuperview() }
        #expect(stage.screen.host.pointerShape == .text)
        stage.screen.host.handle(.hover(HoverEvent(x: 0, y: 0, isInside: false)))
        #expect(stage.screen.host.pointerShape == .arrow)
    }
}
