import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Backgrounds that subclasses hand on")
@MainActor
struct BackgroundOverrideTests {
    /// As menus and marquees have it: the colour is that of a part.
    private final class Frame: UIView {
        let part = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        override var backgroundColor: UIColor? {
            get { part.backgroundColor }
            set { part.backgroundColor = newValue }
        }
    }

    @Test("the view itself is not filled, nor is its layer, with or without one", arguments: [false, true])
    func isNotFilled(hasLayer: Bool) {
        let stage = LayerStage()
        let frame = Frame(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        stage.screen.perform {
            frame.addSubview(frame.part)
            if hasLayer { frame.layer.borderWidth = 1 }
            frame.backgroundColor = .red
            stage.view.addSubview(frame)
        }
        #expect(frame.layer.backgroundColor == nil)
        #expect(stage.pixel(5, 5) == UIColor.white.premultiplied)
        #expect(stage.pixel(15, 15) == UIColor.red.premultiplied)
        stage.screen.perform { UIView.animate(withDuration: 1) { frame.backgroundColor = .blue } }
        stage.screen.advance(by: 0.5)
        #expect(stage.pixel(5, 5) == UIColor.white.premultiplied)
        stage.screen.perform { frame.layer.backgroundColor = UIColor.green.cgColor }
        #expect(stage.pixel(5, 5) == UIColor.green.premultiplied)
        #expect(frame.backgroundColor == .blue)
    }
}
