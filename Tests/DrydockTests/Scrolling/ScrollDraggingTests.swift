import Drydock
import DrydockTesting
import Testing

@Suite("Scrolling by hand")
struct ScrollDraggingTests {
    @Test("the delegate is told in UIKit's order")
    func order() {
        let stage = ScrollStage()
        stage.notesSteps = true
        stage.down(150, 300)
        stage.move(150, 290)
        #expect(stage.take() == ["begin dragging"])
        #expect(stage.scroll.isTracking && stage.scroll.isDragging)
        stage.screen.advance(by: 0.01)
        stage.move(150, 285)
        #expect(stage.take() == ["scroll"])
        stage.up()
        #expect(stage.take() == ["will end dragging", "end dragging true", "begin decelerating"])
        #expect(!stage.scroll.isTracking && !stage.scroll.isDragging && stage.scroll.isDecelerating)
        stage.screen.advance(by: 0.05)
        #expect(stage.take() == ["scroll"])
        stage.screen.advance(by: 10)
        #expect(stage.take() == ["scroll", "end decelerating"])
        stage.down(150, 300)
        stage.move(150, 280)
        stage.screen.advance(by: 1)
        _ = stage.take()
        stage.up()
        #expect(stage.take() == ["will end dragging", "end dragging false"])
    }

    @Test("a drag that another gesture has taken is not tracked")
    func takenDrag() {
        let stage = ScrollStage()
        let pan = UIPanGestureRecognizer()
        stage.screen.perform { stage.scroll.addGestureRecognizer(pan) }
        stage.down(150, 300)
        #expect(stage.scroll.isTracking)
        stage.move(180, 300)
        #expect(pan.state == .began)
        #expect(!stage.scroll.isTracking)
        stage.up()
    }

    @Test("the delegate may choose where it ends, and the way there is e^(Kt)")
    func chosenTarget() {
        let stage = ScrollStage()
        stage.target = { CGPoint(x: $0.x, y: 600) }
        stage.throwing(from: CGPoint(x: 150, y: 350), velocity: CGPoint(x: 0, y: -900))
        stage.screen.advance(by: 0.3)
        #expect(stage.offset.y > 300 && stage.offset.y < 600)
        stage.screen.settle()
        #expect(stage.offset.y == 600)
    }

    @Test(
        "pages: the nearest one, the next one after a flick, one at most",
        arguments: [(-40.0, 0.5, 0.0), (-200, 2, 300), (-40, 0.06, 300), (-280, 0.1, 300), (40, 0.06, 0)]
    )
    func pages(way: Double, seconds: Double, page: Double) {
        let stage = ScrollStage(content: CGSize(width: 1500, height: 400))
        stage.scroll.isPagingEnabled = true
        stage.throwing(
            from: CGPoint(x: way < 0 ? 290 : 10, y: 100),
            velocity: CGPoint(x: way / seconds, y: 0),
            seconds: seconds
        )
        stage.screen.settle()
        #expect(stage.offset == CGPoint(x: page, y: 0))
    }

    @Test("content that fits is not dragged unless it always bounces")
    func fits() {
        let stage = ScrollStage(content: CGSize(width: 100, height: 100))
        stage.down(150, 100)
        stage.move(150, 200)
        #expect(stage.offset == .zero && !stage.scroll.isDragging)
        stage.up()
        stage.scroll.alwaysBounceVertical = true
        stage.down(150, 100)
        stage.move(200, 110)
        stage.move(250, 210)
        #expect(stage.offset.y < -10 && stage.offset.x == 0)
        stage.up()
        stage.scroll.isScrollEnabled = false
        stage.screen.settle()
        stage.down(150, 100)
        stage.move(150, 300)
        #expect(stage.offset == .zero)
    }

    @Test("a locked drag stays on its axis, one along the diagonal moves both", arguments: [true, false])
    func lock(isDiagonal: Bool) {
        let stage = ScrollStage(content: CGSize(width: 2000, height: 2000))
        stage.scroll.isDirectionalLockEnabled = true
        stage.down(200, 200)
        stage.move(isDiagonal ? 190 : 198, 190)
        stage.move(150, 150)
        #expect(stage.offset.y == 40)
        #expect(stage.offset.x == (isDiagonal ? 40 : 0))
    }

    @Test("nested: along the inner one's axis it scrolls, across it the outer one does")
    func nestedAcross() {
        let stage = ScrollStage()
        let row = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        row.contentSize = CGSize(width: 900, height: 100)
        stage.scroll.addSubview(row)
        stage.down(150, 150)
        stage.move(130, 152)
        stage.move(100, 160)
        #expect(row.contentOffset.x == 30 && stage.offset == .zero)
        stage.up()
        stage.screen.settle()
        let there = row.contentOffset
        stage.down(150, 150)
        stage.move(148, 130)
        stage.move(140, 100)
        #expect(row.contentOffset == there && stage.offset.y == 30)
    }

    @Test("nested: at its end the inner one leaves the drag to the outer one, and back inside takes it")
    func nestedAlong() {
        let stage = ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        inner.contentSize = CGSize(width: 300, height: 500)
        inner.contentOffset.y = 200
        stage.scroll.addSubview(inner)
        stage.down(150, 250)
        stage.move(150, 240)
        stage.move(150, 200)
        #expect(inner.contentOffset.y == 200 && stage.offset.y == 40)
        stage.screen.advance(by: 1)
        stage.up()
        stage.down(150, 100)
        stage.move(150, 110)
        stage.move(150, 150)
        #expect(inner.contentOffset.y == 160 && stage.offset.y == 40)
    }

    // MARK: - Touches of the content

    private func makeButton(in stage: ScrollStage) -> (button: UIButton, taps: () -> Int) {
        final class Count { var value = 0 }
        let count = Count()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        button.addAction(UIAction { _ in count.value += 1 }, for: .touchUpInside)
        stage.scroll.addSubview(button)
        stage.screen.host.update()
        return (button, { count.value })
    }

    @Test("a touch is held for 0.15 s, and a tap shorter than that still is one")
    func held() {
        let stage = ScrollStage()
        let (button, taps) = makeButton(in: stage)
        stage.down(50, 50)
        stage.screen.advance(by: 0.14)
        #expect(!button.isHighlighted)
        stage.screen.advance(by: 0.02)
        #expect(button.isHighlighted)
        stage.up()
        #expect(taps() == 1)
        stage.down(50, 50)
        stage.up()
        #expect(taps() == 2)
        stage.scroll.delaysContentTouches = false
        stage.down(50, 50)
        #expect(button.isHighlighted)
    }

    @Test("a drag before that scrolls, after that it belongs to a control")
    func dragOnControl() {
        let stage = ScrollStage()
        let (button, taps) = makeButton(in: stage)
        stage.down(50, 90)
        stage.move(50, 80)
        stage.move(50, 60)
        #expect(stage.offset.y == 20 && !button.isHighlighted)
        stage.screen.advance(by: 1)
        stage.up()
        #expect(taps() == 0)
        stage.down(50, 60)
        stage.screen.advance(by: 0.2)
        stage.move(50, 10)
        #expect(stage.offset.y == 20 && button.isHighlighted)
    }

    @Test("from another view a drag takes the touch away")
    func dragOnView() {
        let stage = ScrollStage()
        let view = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        var log: [String] = []
        view.isNoting = true
        view.note = { log.append($0) }
        stage.scroll.addSubview(view)
        stage.down(50, 90)
        stage.screen.advance(by: 0.2)
        stage.move(50, 70)
        #expect(log == [" touch began", " touch cancelled"] && stage.scroll.isDragging)
        stage.up()
        stage.screen.settle()
        stage.scroll.contentOffset = .zero
        stage.scroll.canCancelContentTouches = false
        stage.down(50, 90)
        stage.screen.advance(by: 0.2)
        stage.move(50, 70)
        #expect(!stage.scroll.isDragging)
    }

    @Test("a touch on content that moves stops it, and is nobody's tap")
    func stops() {
        let stage = ScrollStage()
        let (button, taps) = makeButton(in: stage)
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 4000)
        stage.throwing(from: CGPoint(x: 150, y: 350), velocity: CGPoint(x: 0, y: -900))
        stage.screen.advance(by: 0.2)
        let there = stage.offset
        _ = stage.take()
        stage.down(150, 100)
        #expect(!stage.scroll.isDecelerating && stage.take() == ["end decelerating"])
        stage.screen.advance(by: 0.3)
        stage.up()
        #expect(stage.offset == there && taps() == 0 && !button.isHighlighted)
        stage.down(150, 100)
        stage.up()
        #expect(taps() == 1)
    }

    @Test("a subclass may keep touches from its content")
    func refuses() {
        final class Strict: UIScrollView {
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
                -> Bool
            {
                false
            }
        }
        let stage = ScrollStage()
        let strict = Strict(frame: stage.scroll.frame)
        stage.screen.window.addSubview(strict)
        let view = TouchView(frame: strict.bounds)
        var log: [String] = []
        view.isNoting = true
        view.note = { log.append($0) }
        strict.addSubview(view)
        stage.down(50, 90)
        stage.screen.advance(by: 0.2)
        stage.up()
        #expect(log.isEmpty)
    }

    @Test("a tap on the status bar scrolls the one scroll view that takes it to the top")
    func statusBar() {
        let stage = ScrollStage(showsStatusBar: true)
        stage.scroll.contentOffset.y = 900
        stage.down(150, 10)
        stage.up()
        #expect(stage.take().last == "top")
        stage.screen.settle()
        #expect(stage.offset.y == -47)
        stage.scroll.contentOffset.y = 900
        let other = UIScrollView(frame: stage.scroll.frame)
        other.contentSize = CGSize(width: 300, height: 900)
        other.contentOffset.y = 100
        stage.screen.window.addSubview(other)
        stage.down(150, 10)
        stage.up()
        stage.screen.settle()
        #expect(stage.offset.y == 900)
        other.scrollsToTop = false
        stage.down(150, 10)
        stage.up()
        stage.screen.settle()
        #expect(stage.offset.y == -47)
    }
}
