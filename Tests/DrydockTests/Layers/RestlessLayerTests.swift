import Drydock
import DrydockTesting
import Testing

/// Layers that ask for layout whenever they are laid out.
@Suite("Restless layers", .quietLog)
struct RestlessLayerTests {
    private final class Restless: CALayer {
        var rest = 0
        var layouts = 0
        override func layoutSublayers() {
            layouts += 1
            guard rest > 0 else { return }
            rest -= 1
            setNeedsLayout()
        }
    }

    private let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)

    @Test("are laid out again later", arguments: [0, 1, 15, 16, 17, 20, 100])
    func recover(times: Int) {
        let layer = Restless()
        screen.perform {
            screen.window.layer.addSublayer(layer)
            layer.rest = times
            layer.setNeedsLayout()
        }
        screen.host.update()
        #expect(layer.layouts == min(times + 1, 16))
        #expect(!layer.needsLayout())
        layer.rest = 0
        layer.layouts = 0
        screen.perform { layer.setNeedsLayout() }
        screen.host.update()
        #expect(layer.layouts == 1)
    }

    @Test("views that are restless are laid out again later", arguments: [0, 15, 16, 17, 100])
    func views(times: Int) {
        let view = RecordingView(frame: CGRect(0, 0, 10, 10))
        var (rest, layouts) = (times, 0)
        view.onLayout = {
            layouts += 1
            guard rest > 0 else { return }
            rest -= 1
            $0.setNeedsLayout()
        }
        screen.perform { screen.window.addSubview(view) }
        screen.host.update()
        #expect(layouts >= min(times + 1, 16))
        #expect(!view.needsLayoutPass)
        (rest, layouts) = (0, 0)
        screen.perform { view.setNeedsLayout() }
        screen.host.update()
        #expect(layouts == 1)
    }

    @Test("a sublayer that is added while its superlayer is laid out is laid out as well")
    func addedDuringLayout() {
        final class Adding: CALayer {
            let inner = Restless()
            override func layoutSublayers() {
                if inner.superlayer == nil { addSublayer(inner) }
                inner.setNeedsLayout()
            }
        }
        let layer = Adding()
        screen.perform {
            screen.window.layer.addSublayer(layer)
            layer.setNeedsLayout()
        }
        screen.host.update()
        #expect(layer.inner.layouts > 0)
        #expect(!layer.inner.needsLayout())
        #expect(!layer.needsLayout())
    }

    @Test("a layer that waits when its window goes to another scene is laid out there")
    func otherScene() {
        let other = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)
        let layer = Restless()
        let window = screen.perform { UIWindow(frame: CGRect(0, 0, 10, 10)) }
        screen.perform {
            window.isHidden = false
            window.layer.addSublayer(layer)
            layer.setNeedsLayout()
            window.windowScene = other.host.scene
        }
        other.host.update()
        #expect(layer.layouts == 1)
    }
}
