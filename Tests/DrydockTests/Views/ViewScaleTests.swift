import Drydock
import DrydockTesting
import Testing

@Suite("Views' anchor points and scales")
@MainActor
struct ViewScaleTests {
    @Test("another anchor point moves the frame, and the view turns around it")
    func anchorPoint() {
        let view = UIView(frame: CGRect(10, 10, 20, 10))
        #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        view.anchorPoint = .zero
        #expect(view.layer.anchorPoint == .zero)
        #expect(view.center == CGPoint(x: 20, y: 15))
        #expect(view.frame == CGRect(20, 15, 20, 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(20, 15, 40, 20))
    }

    @Test("the content scale factor is the screen's until it is set, and the layer's scale")
    func contentScaleFactor() {
        let stage = LayerStage()
        let view = UIView(frame: CGRect(0, 0, 10, 10))
        stage.screen.perform { stage.view.addSubview(view) }
        #expect(view.contentScaleFactor == 1)
        view.contentScaleFactor = 3
        #expect(view.contentScaleFactor == 3 && view.layer.contentsScale == 3)
        view.contentScaleFactor = 0
        #expect(view.contentScaleFactor == 3)
    }

    @Test("a view that does not clear its picture draws the same one")
    func clearing() {
        final class Drawn: UIView {
            override func draw(_ rect: CGRect) { UIRectFill(rect) }
        }
        let stage = LayerStage()
        let view = Drawn(frame: CGRect(0, 0, 10, 10))
        #expect(view.clearsContextBeforeDrawing)
        view.clearsContextBeforeDrawing = false
        stage.screen.perform { stage.view.addSubview(view) }
        #expect(!view.clearsContextBeforeDrawing && stage.red(5, 5) == 0)
    }
}
