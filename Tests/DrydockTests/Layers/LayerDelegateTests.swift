import Drydock
import DrydockTesting
import Testing

/// What a view does as the delegate of its layer. Source: Apple's documentation of `CALayerDelegate`: a view is its layer's delegate, and
/// each layer lays out and draws by it.
@Suite("Views as delegates of their layers")
struct LayerDelegateTests {
    private let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)

    private class Noted: UIView {
        var calls: [String] = []
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private final class LayingOut: Noted {
        override func layoutSublayers(of layer: CALayer) {
            calls.append(layer === self.layer ? "layoutSublayers" : "other")
            super.layoutSublayers(of: layer)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            calls.append("layoutSubviews")
        }
    }

    private final class Displaying: Noted {
        override func display(_ layer: CALayer) {
            calls.append("display")
        }
    }

    private final class Drawing: Noted {
        override func draw(_ layer: CALayer, in ctx: CGContext) {
            calls.append("draw in")
            super.draw(layer, in: ctx)
        }
        override func draw(_ rect: CGRect) { calls.append("draw") }
    }

    private final class OwnLayer: CALayer {
        var layouts = 0
        override func layoutSublayers() {
            super.layoutSublayers()
            layouts += 1
        }
    }

    private final class OfOwnLayer: UIView {
        override class var layerClass: AnyClass { OwnLayer.self }
    }

    /// Puts a view into the window, whose layer nobody has asked for.
    private func show<View: UIView>(_ view: View) -> View {
        view.frame = CGRect(0, 0, 40, 40)
        screen.perform { screen.window.addSubview(view) }
        screen.host.update()
        return view
    }

    @Test("sublayers are laid out in each layout")
    func layout() {
        let view = show(LayingOut())
        #expect(view.take() == ["layoutSublayers", "layoutSubviews"])
        screen.perform { view.frame.size.width = 50 }
        screen.host.update()
        #expect(view.take() == ["layoutSublayers", "layoutSubviews"])
        screen.perform { view.setNeedsLayout() }
        screen.host.update()
        #expect(view.take() == ["layoutSublayers", "layoutSubviews"])
    }

    @Test("a subclass of one that lays out sublayers does, too, and so does one of a label")
    func subclasses() {
        final class Below: UILabel {
            var count = 0
            override func layoutSublayers(of layer: CALayer) {
                super.layoutSublayers(of: layer)
                count += 1
            }
        }
        #expect(show(Below()).count == 1)
    }

    @Test("a layer of another class lays out itself")
    func ownLayer() {
        let view = show(OfOwnLayer())
        #expect((view.layer as? OwnLayer)?.layouts == 1)
        screen.perform { view.setNeedsLayout() }
        screen.host.update()
        #expect((view.layer as? OwnLayer)?.layouts == 2)
    }

    @Test("the layer is displayed by the view before its first frame")
    func display() {
        let view = show(Displaying())
        _ = screen.host.displayList()
        #expect(view.take() == ["display"])
    }

    @Test("the layer is drawn by the view")
    func draw() {
        let view = show(Drawing())
        _ = screen.host.displayList()
        #expect(view.take() == ["draw in", "draw"])
    }

    private final class Acting: Noted {
        var answer: (any CAAction)?
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            calls.append(event)
            return answer ?? super.action(for: layer, forKey: event)
        }
    }

    private final class NotedAction: CAAction {
        var events: [String] = []
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            events.append(event)
        }
    }

    @Test("the action of each change of the view is asked for, in a block or not")
    func actions() {
        let view = show(Acting())
        _ = view.take()
        screen.perform {
            view.alpha = 0.5
            view.center.x += 1
            view.frame = CGRect(0, 0, 20, 20)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.backgroundColor = .red
            view.layer.cornerRadius = 3
        }
        #expect(
            view.take() == [
                "opacity", "position", "position", "bounds", "transform", "backgroundColor", "cornerRadius",
            ]
        )
        screen.perform { UIView.animate(withDuration: 1) { view.alpha = 1 } }
        #expect(view.take() == ["opacity"])
        screen.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity ?? 0 > 0.5)
        #expect(view.layer.presentation()?.opacity ?? 1 < 1)
    }

    @Test("an action that the view chooses runs after the change")
    func chosenActions() {
        let view = show(Acting())
        let action = NotedAction()
        view.answer = action
        screen.perform { view.alpha = 0.5 }
        #expect(action.events == ["opacity"])
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 1
        fade.timingFunction = CAMediaTimingFunction(name: .linear)
        view.answer = fade
        screen.perform { view.alpha = 1 }
        #expect(view.layer.animation(forKey: "opacity") != nil)
        screen.advance(by: 0.25)
        #expect(view.layer.presentation()?.opacity == 0.25)
    }

    @Test("a layer of another class chooses actions")
    func layerActions() {
        final class Choosing: CALayer {
            var events: [String] = []
            override func action(forKey event: String) -> (any CAAction)? {
                events.append(event)
                return super.action(forKey: event)
            }
        }
        final class OfChoosing: UIView {
            override class var layerClass: AnyClass { Choosing.self }
        }
        let view = show(OfChoosing())
        (view.layer as? Choosing)?.events = []
        screen.perform { view.alpha = 0.5 }
        #expect((view.layer as? Choosing)?.events == ["opacity"])
    }

    @Test("a view that overrides none of it gets no layer by being laid out")
    func plain() {
        let view = show(Noted())
        #expect(!view.hasLayer)
    }
}
