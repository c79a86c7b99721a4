import Drydock
import DrydockTesting
import Testing

@Suite("beginAnimations and commitAnimations")
@MainActor
struct AnimationBlockTests {
    private let screen = Screen.empty(size: CGSize(width: 100, height: 200), scale: 1)
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        screen.window.addSubview(box)
        screen.host.update()
    }

    private var shownX: CGFloat { (box.presentation?.frame ?? box.frame).minX }

    @Test("what changes in between is animated for a fifth of a second, easing in and out")
    func usual() {
        UIView.beginAnimations("move", context: nil)
        box.frame.origin.x = 80
        UIView.commitAnimations()
        box.alpha = 0.5
        #expect((box.frame.minX, shownX, box.presentation?.alpha) == (80, 0, nil))
        screen.advance(by: 0.1)
        #expect(abs(shownX - 40) < 0.001)
        screen.advance(by: 0.1)
        #expect(shownX == 80)
        #expect(!screen.host.isAnimating)
    }

    @Test("settings count for what changes after them")
    func settings() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDuration(1)
        box.frame.origin.x = 80
        UIView.setAnimationDelay(1)
        UIView.setAnimationRepeatCount(1.5)
        UIView.setAnimationRepeatAutoreverses(true)
        box.alpha = 0
        UIView.commitAnimations()
        screen.advance(by: 0.5)
        #expect((shownX, box.presentation?.alpha) == (40, 1))
        screen.advance(by: 1)
        #expect((shownX, box.presentation?.alpha) == (80, 0.5))
        screen.advance(by: 1)
        #expect(box.presentation?.alpha == 0.5)
        screen.advance(by: 1.5)
        #expect(box.presentation == nil)
    }

    @Test("blocks nest, and what has no beginning has no end")
    func nesting() {
        UIView.commitAnimations()
        UIView.setAnimationDuration(9)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(2)
        box.alpha = 0
        UIView.commitAnimations()
        box.frame.origin.x = 80
        UIView.commitAnimations()
        UIView.commitAnimations()
        box.frame.origin.y = 7
        screen.advance(by: 1)
        #expect(shownX == 80)
        #expect(box.presentation?.frame?.minY ?? 7 == 7)
        #expect(screen.host.isAnimating)
        screen.advance(by: 1)
        #expect(!screen.host.isAnimating)
    }

    @Test("views that are deleted shrink and fade, and are gone when the completion is called")
    func deletion() {
        let (old, other) = (UIView(), UIView())
        let screen = Screen.empty(size: CGSize(width: 200, height: 200), scale: 1)
        var finished: Bool?
        screen.perform {
            for view in [old, other] {
                view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
                screen.window.addSubview(view)
            }
            UIView.perform(.delete, on: [old], animations: { other.frame.origin.x = 90 }) { finished = $0 }
        }
        screen.advance(by: 0.125)
        #expect(finished == nil)
        let shown = old.layer.presentation()
        #expect((0.2...0.8).contains(shown?.opacity ?? 0))
        #expect((10...35).contains(shown?.frame.width ?? 0))
        #expect((20...80).contains(other.layer.presentation()?.frame.minX ?? 0))

        screen.advance(by: 0.2)
        #expect(finished == true)
        #expect(old.superview == nil)
        #expect(old.alpha == 1)
        #expect(old.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
    }
}
