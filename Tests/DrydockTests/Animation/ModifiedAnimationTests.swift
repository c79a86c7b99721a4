import Drydock
import DrydockTesting
import Testing

@Suite("modifyAnimations")
@MainActor
struct ModifiedAnimationTests {
    private let screen = Screen.empty(size: CGSize(width: 100, height: 200), scale: 1)
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        screen.window.addSubview(box)
        screen.host.update()
    }

    private var shownX: CGFloat { (box.presentation?.frame ?? box.frame).minX }

    @Test("what changes in it runs as often as it says, there and back, and the rest of the block once")
    func repeats() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.frame.origin.x = 80 }
            box.alpha = 0
        }
        screen.advance(by: 0.5)
        #expect((shownX, box.presentation?.alpha) == (40, 0.5))
        screen.advance(by: 1)
        #expect(shownX == 40 && box.alpha == 0 && box.presentation?.alpha ?? 0 == 0)
        screen.advance(by: 1)
        #expect(shownX == 40)
        screen.advance(by: 2)
        #expect(shownX == 80 && !screen.host.isAnimating)
    }

    @Test("outside of a block nothing is animated")
    func outside() {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.frame.origin.x = 80 }
        #expect(shownX == 80 && !screen.host.isAnimating)
    }
}
