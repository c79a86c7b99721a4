import Drydock
import DrydockPlatform
import DrydockTesting
import Testing

/// Source: Apple's documentation of `UIPanGestureRecognizer.allowedScrollTypesMask`, `UIScrollType`, `UIEvent.EventType.scroll` and
/// `gestureRecognizer(_:shouldReceive:)`. How long a wheel rests before its gesture ends is our own choice.
@Suite("Wheels and gesture recognisers")
struct WheelGestureTests {
    private let stage = GestureStage()

    private func wheel(
        _ x: Double,
        _ y: Double,
        at point: CGPoint = CGPoint(x: 100, y: 100),
        isPrecise: Bool = false
    ) {
        stage.screen.host.handle(
            .scroll(ScrollEvent(x: point.x, y: point.y, deltaX: x, deltaY: y, isPrecise: isPrecise))
        )
    }

    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var events: [UIEvent.EventType] = []
        var answer = true
        var begins = true
        var beginTranslations: [CGPoint] = []
        var isSimultaneous = false

        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            events.append(event.type)
            return answer
        }
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            if let pan = recognizer as? UIPanGestureRecognizer {
                beginTranslations.append(pan.translation(in: nil))
            }
            return begins
        }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { isSimultaneous }
    }

    private final class Record {
        var states: [UIGestureRecognizer.State] = []
        var translations: [CGPoint] = []
        var touches: [Int] = []
        var locations: [CGPoint] = []
    }

    private func pan(on view: UIView? = nil, _ mask: UIScrollTypeMask, _ delegate: Delegate? = nil)
        -> (UIPanGestureRecognizer, Record)
    {
        let (pan, record) = (UIPanGestureRecognizer(), Record())
        pan.allowedScrollTypesMask = mask
        pan.delegate = delegate
        pan.addAction(
            UIAction { [unowned pan] _ in
                record.states.append(pan.state)
                record.translations.append(pan.translation(in: nil))
                record.touches.append(pan.numberOfTouches)
                record.locations.append(pan.location(in: nil))
            }
        )
        (view ?? stage.inner).addGestureRecognizer(pan)
        return (pan, record)
    }

    @Test("the types have UIKit's numbers, and masks their bits")
    func numbers() {
        #expect(UIEvent.EventType.scroll.rawValue == 10)
        #expect(UIScrollType.discrete.rawValue == 0)
        #expect(UIScrollType.continuous.rawValue == 1)
        #expect(UIScrollTypeMask.discrete.rawValue == 1)
        #expect(UIScrollTypeMask.continuous.rawValue == 2)
        #expect(UIScrollTypeMask.all == [.discrete, .continuous])
    }

    @Test("a pan follows no wheel unless its mask says so; that of a scroll view follows all")
    func defaults() {
        #expect(UIPanGestureRecognizer().allowedScrollTypesMask.isEmpty)
        #expect(UIScrollView().panGestureRecognizer.allowedScrollTypesMask == .all)
        let (_, record) = pan([])
        wheel(0, -1)
        #expect(record.states.isEmpty)
    }

    @Test("turns of a wheel are one gesture without touches, which ends after a rest")
    func gesture() {
        let (pan, record) = pan(.all)
        wheel(0, -1)
        stage.screen.advance(by: 0.05)
        wheel(0.5, -1)
        #expect(record.states == [.began, .changed, .changed])
        #expect(record.translations == [.zero, CGPoint(x: 0, y: -60), CGPoint(x: -30, y: -120)])
        #expect(record.touches == [0, 0, 0])
        #expect(Set(record.locations.map(\.x)) == [100])
        stage.screen.advance(by: 0.09)
        #expect(record.states.count == 3)
        stage.screen.advance(by: 0.02)
        #expect(record.states.last == .ended)
        #expect(pan.state == .possible)
        wheel(0, 1)
        #expect(record.translations.last == CGPoint(x: 0, y: 60))
    }

    @Test(
        "a mask chooses devices",
        arguments: [
            (UIScrollTypeMask.discrete, false, true), (.discrete, true, false), (.continuous, false, false),
            (.continuous, true, true),
        ]
    )
    func masks(mask: UIScrollTypeMask, isPrecise: Bool, isFollowed: Bool) {
        let (_, record) = pan(mask)
        wheel(0, -1, isPrecise: isPrecise)
        #expect(record.states.isEmpty != isFollowed)
    }

    @Test(
        "the delegate is asked whether the event is received and whether the gesture begins, with the way of the first turn"
    )
    func delegate() {
        let delegate = Delegate()
        let (_, record) = pan(.all, delegate)
        wheel(0, -1)
        #expect(delegate.events == [.scroll])
        #expect(delegate.beginTranslations == [CGPoint(x: 0, y: -60)])
        stage.screen.advance(by: 1)
        record.states = []
        delegate.begins = false
        wheel(0, -1)
        #expect(record.states.isEmpty)
        delegate.answer = false
        wheel(0, -1)
        #expect(delegate.beginTranslations.count == 2)
    }

    @Test("the recogniser itself is asked whether it receives the event")
    func subclass() {
        final class Deaf: UIPanGestureRecognizer {
            var events: [UIEvent.EventType] = []
            override func shouldReceive(_ event: UIEvent) -> Bool {
                events.append(event.type)
                return false
            }
        }
        let pan = Deaf()
        pan.allowedScrollTypesMask = .all
        stage.inner.addGestureRecognizer(pan)
        wheel(0, -1)
        #expect(pan.events == [.scroll])
        #expect(pan.state == .possible)
    }

    @Test("the deeper view's pan wins, unless a delegate lets both follow", arguments: [false, true])
    func conflicts(isSimultaneous: Bool) {
        let delegate = Delegate()
        delegate.isSimultaneous = isSimultaneous
        let (_, outer) = pan(on: stage.outer, .all)
        let (_, inner) = pan(.all, delegate)
        wheel(0, -1)
        #expect(inner.states == [.began, .changed])
        #expect(outer.states == (isSimultaneous ? [.began, .changed] : []))
    }

    @Test("a pan that waits for another one follows only what that one leaves", arguments: [false, true])
    func requirements(otherBegins: Bool) {
        let delegate = Delegate()
        delegate.begins = otherBegins
        let (outerPan, outer) = pan(on: stage.outer, .all, delegate)
        let (innerPan, inner) = pan(.all)
        innerPan.require(toFail: outerPan)
        wheel(0, -1)
        #expect(outer.states.isEmpty != otherBegins)
        #expect(inner.states.isEmpty == otherBegins)
    }

    @Test("a touch ends the wheel's gesture and begins its own")
    func touches() {
        let (_, record) = pan(.all)
        wheel(0, -1)
        stage.run([.down(1, 100, 100), .move(1, 120, 100)])
        #expect(record.states == [.began, .changed, .ended, .began])
        #expect(record.touches.last == 1)
    }

    @Test("a pointer that turns the wheel elsewhere ends the gesture")
    func elsewhere() {
        let (_, record) = pan(.all)
        wheel(0, -1)
        wheel(0, -1, at: CGPoint(x: 390, y: 390))
        #expect(record.states == [.began, .changed, .ended])
    }

    @Test("switched off or removed, the gesture is cancelled", arguments: [false, true])
    func cancelled(isRemoved: Bool) {
        let (pan, record) = pan(.all)
        wheel(0, -1)
        if isRemoved { stage.inner.removeFromSuperview() } else { pan.isEnabled = false }
        #expect(record.states == [.began, .changed, .cancelled])
        stage.screen.advance(by: 1)
        #expect(record.states.count == 3)
    }

    // MARK: - Scroll views

    @Test(
        "a scroll view's pan is told of each turn, and its mask keeps wheels away",
        arguments: [UIScrollTypeMask.all, .continuous, []]
    )
    func scrollViews(mask: UIScrollTypeMask) {
        let stage = ScrollStage()
        var states: [UIGestureRecognizer.State] = []
        let pan = stage.scroll.panGestureRecognizer
        pan.allowedScrollTypesMask = mask
        pan.addAction(UIAction { [unowned pan] _ in states.append(pan.state) })
        stage.wheel(0, -1)
        stage.screen.advance(by: 0.1)
        #expect(stage.offset.y == (mask == .all ? 60 : 0))
        #expect(states == (mask == .all ? [.began, .changed, .ended] : []))
        stage.wheel(0, -1, isPrecise: true)
        #expect(stage.offset.y == (mask == .all ? 120 : mask == .continuous ? 60 : 0))
        #expect(stage.take().isEmpty)
    }

    @Test("a view in a scroll view that follows wheels keeps them from it")
    func inScrollView() {
        let stage = ScrollStage()
        let (map, pan) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIPanGestureRecognizer()
        )
        pan.allowedScrollTypesMask = .all
        map.addGestureRecognizer(pan)
        stage.scroll.addSubview(map)
        stage.wheel(0, -1)
        #expect(pan.state == .changed)
        stage.screen.advance(by: 0.2)
        #expect(stage.offset.y == 0)
        stage.wheel(0, -1, at: CGPoint(x: 200, y: 200))
        stage.screen.advance(by: 0.2)
        #expect(stage.offset.y == 60)
    }

    @Test("content scrolls by the wheel while the mouse is held down on it")
    func besideTouches() {
        let stage = ScrollStage()
        stage.down(10, 10)
        stage.wheel(0, -1)
        stage.screen.advance(by: 0.1)
        #expect(stage.offset.y == 60)
        stage.up()
        #expect(stage.take().isEmpty)
    }

    @Test("a window and the application pass the event on")
    func events() {
        final class Counting: UIWindow {
            var types: [UIEvent.EventType] = []
            override func sendEvent(_ event: UIEvent) {
                types.append(event.type)
                super.sendEvent(event)
            }
        }
        let screen = stage.screen
        var window: Counting?
        screen.perform {
            window = Counting(windowScene: screen.host.scene)
            window?.isHidden = false
        }
        wheel(0, -1)
        #expect(window?.types == [.scroll])
    }
}
