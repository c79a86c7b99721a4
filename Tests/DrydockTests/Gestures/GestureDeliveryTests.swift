import Drydock
import Testing

@Suite("Gestures and the touches of views")
struct GestureDeliveryTests {
    private let stage = GestureStage()
    private let tap: [GestureStage.Step] = [.down(1, 100, 100), .up(1)]

    init() { stage.inner.isNoting = true }

    @Test("a gesture that is recognised takes the touch from the view, after its action")
    func cancels() {
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.run([.down(1, 100, 100), .move(1, 105, 100), .move(1, 120, 100), .move(1, 130, 100), .up(1)])
        #expect(
            stage.take() == [
                "inner touch began", "inner touch moved", "pan began", "inner touch cancelled", "pan changed",
                "pan ended",
            ]
        )
    }

    @Test("one that does not cancel leaves it")
    func leaves() {
        stage.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
        stage.run(tap)
        #expect(stage.take() == ["inner touch began", "tap ended", "inner touch ended"])
    }

    @Test("the end waits until a gesture has failed")
    func delaysEnd() {
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        stage.run(tap)
        #expect(stage.take() == ["inner touch began"])
        stage.run([.wait(0.4)])
        #expect(stage.take() == ["inner touch ended"])
        stage.run(tap + tap)
        #expect(
            stage.take() == [
                "inner touch began", "inner touch began", "double ended", "inner touch cancelled 2",
            ]
        )
        double.delaysTouchesEnded = false
        stage.run(tap)
        #expect(stage.take() == ["inner touch began", "inner touch ended"])
    }

    @Test("the beginning waits until a gesture has failed, and never comes when it is recognised")
    func delaysBeginning() {
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.delaysTouchesBegan = true
        stage.run([.down(1, 100, 100), .wait(0.1)])
        #expect(stage.take().isEmpty)
        stage.run([.move(1, 120, 100)])
        #expect(stage.take() == ["inner touch began"])
        stage.run([.up(1)])
        #expect(stage.take() == ["inner touch ended"])
        stage.run(tap)
        #expect(stage.take() == ["inner touch began", "inner touch ended"])
        stage.run([.down(1, 100, 100), .wait(0.6), .up(1)])
        #expect(stage.take() == ["press began", "press ended"])
    }

    @Test("recognisers get touches that a view without isMultipleTouchEnabled does not")
    func severalTouches() {
        stage.add(UIPinchGestureRecognizer(), "pinch")
        stage.run([.down(1, 100, 100), .down(2, 150, 100), .move(2, 200, 100), .up(1), .up(2)])
        #expect(stage.take() == ["inner touch began", "pinch began", "inner touch cancelled", "pinch ended"])
    }

    @Test("an ignored touch is the view's alone")
    func ignored() {
        final class Picky: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                for touch in touches { ignore(touch, for: event) }
            }

            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        stage.add(Picky(), "picky")
        stage.run(tap)
        #expect(stage.take() == ["inner touch began", "inner touch ended"])
    }

    @Test("a touch knows its recognisers, its kind and the buttons")
    func touchKnows() {
        final class Curious: UIGestureRecognizer {
            var seen: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                for touch in touches {
                    seen.append(
                        "\(touch.type) \(event.buttonMask.rawValue) \(touch.gestureRecognizers?.count ?? 0)"
                    )
                }
                state = .failed
            }
        }
        let curious = stage.add(Curious())
        stage.run(tap + [.button(2, isDown: true), .button(2, isDown: false)])
        #expect(curious.seen == ["direct 0 1", "indirectPointer 2 1"])
        curious.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        stage.run(tap)
        #expect(curious.seen.count == 2)
    }

    @Test("a second button while one is held is no touch of its own; the last one ends it")
    func buttons() {
        stage.run([
            .button(1, isDown: true), .button(2, isDown: true), .button(1, isDown: false), .move(0, 120, 100),
            .button(2, isDown: false),
        ])
        #expect(stage.take() == ["inner touch began", "inner touch moved", "inner touch ended"])
    }

    @Test("the other button presses no control")
    func secondaryButton() {
        let button = UIButton(frame: stage.inner.bounds)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.inner.addSubview(button)
        stage.run([.button(2, isDown: true), .button(2, isDown: false)])
        #expect(taps == 0)
        stage.run([.button(1, isDown: true), .button(1, isDown: false)])
        #expect(taps == 1)
    }
}
