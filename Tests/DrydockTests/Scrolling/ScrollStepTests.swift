import Drydock
import DrydockTesting
import Testing

@Suite("Scrolling by wheel and keys")
struct ScrollStepTests {
    private let stage = ScrollStage()

    @Test("a notch is 60 points within 0.1 s, and notches add up")
    func notches() {
        stage.wheel(0, -1)
        #expect(stage.offset.y == 0)
        stage.screen.advance(by: 0.05)
        #expect(stage.offset.y == 30)
        stage.wheel(0, -2)
        stage.screen.advance(by: 0.1)
        #expect(stage.offset.y == 180)
        stage.wheel(0, 20)
        stage.screen.advance(by: 0.1)
        #expect(stage.offset.y == 0, "a wheel does not go beyond the end")
        #expect(stage.take().isEmpty)
    }

    @Test("what is measured precisely is followed at once")
    func precise() {
        stage.wheel(0, -0.25, isPrecise: true)
        #expect(stage.offset.y == 15)
        stage.wheel(0, 1.5, isPrecise: true)
        #expect(stage.offset.y == 0)
    }

    @Test(
        "the innermost view that can follow does, at its end the one around it; sideways where nothing else can"
    )
    func nested() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        inner.contentSize = CGSize(width: 300, height: 360)
        stage.scroll.addSubview(inner)
        stage.wheel(0, -1)
        stage.wheel(0, -1)
        stage.screen.advance(by: 0.2)
        #expect(inner.contentOffset.y == 60 && stage.offset.y == 60)
        let row = UIScrollView(frame: CGRect(x: 0, y: 60, width: 300, height: 300))
        row.contentSize = CGSize(width: 900, height: 300)
        stage.screen.window.addSubview(row)
        stage.wheel(0, -1, at: CGPoint(x: 10, y: 100))
        stage.screen.advance(by: 0.2)
        #expect(row.contentOffset.x == 60)
        stage.wheel(-1, 0, at: CGPoint(x: 10, y: 100))
        stage.screen.advance(by: 0.2)
        #expect(row.contentOffset.x == 0)
    }

    @Test("a notch turns a page")
    func pages() {
        stage.scroll.isPagingEnabled = true
        stage.wheel(0, -1)
        stage.screen.advance(by: 0.1)
        #expect(stage.offset.y == 400)
    }

    @Test("nonsense is dropped", arguments: [Double.nan, .infinity])
    func nonsense(value: Double) {
        stage.wheel(0, value)
        stage.wheel(0, -1, at: CGPoint(x: value, y: 0))
        stage.screen.advance(by: 0.2)
        #expect(stage.offset == .zero)
    }

    @Test("what scrolls takes the focus, and scrolls by keys")
    func keys() {
        func press(_ key: Screen.Key, _ modifiers: UIKeyModifierFlags = []) -> Double {
            stage.screen.press(key, modifiers: modifiers)
            stage.screen.advance(by: 0.1)
            return stage.offset.y
        }
        #expect(press(.downArrow) == 0)
        _ = press(.tab)
        #expect(stage.screen.window.focusedView === stage.scroll)
        #expect(press(.downArrow) == 40)
        #expect(press(.upArrow) == 0)
        #expect(press(.pageDown) == 360)
        #expect(press(.space) == 720)
        #expect(press(.space, .shift) == 360)
        #expect(press(.end) == 3600)
        #expect(press(.pageUp) == 3240)
        #expect(press(.home) == 0)
        #expect(press(.downArrow, .control) == 0)
        stage.scroll.allowsKeyboardScrolling = false
        #expect(press(.downArrow) == 0)
    }

    @Test("what the focus comes to is scrolled into view, also within views that scroll in views that scroll")
    func focus() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 1000, width: 300, height: 200))
        inner.contentSize = CGSize(width: 300, height: 900)
        let button = UIButton(frame: CGRect(x: 0, y: 700, width: 100, height: 40))
        stage.scroll.addSubview(inner)
        inner.addSubview(button)
        stage.screen.press(.tab)
        #expect(stage.screen.window.focusedView === button)
        stage.screen.settle()
        let frame = button.convert(button.bounds, to: nil)
        #expect(stage.screen.window.bounds.contains(frame))
        #expect(inner.bounds.contains(button.frame))
    }

    @Test("scrollRectToVisible goes as little as it can")
    func reveals() {
        func reveal(_ y: Double, _ height: Double) -> Double {
            stage.scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
            return stage.offset.y
        }
        #expect(reveal(100, 50) == 0)
        #expect(reveal(380, 50) == 30)
        #expect(reveal(20, 50) == 20)
        #expect(reveal(3990, 50) == 3600)
        stage.scroll.contentInset.bottom = 30
        #expect(reveal(3970, 30) == 3630)
    }
}
