import Drydock
import DrydockTesting
import Testing

/// Marks that are made during passes to which they come too late.
@Suite("Marking in later passes")
struct FrameLockTests {
    private final class Drawing: UIView {
        var onDraw: (Drawing) -> Void = { _ in }
        var draws = 0
        override func draw(_ rect: CGRect) {
            draws += 1
            onDraw(self)
            UIColor.red.setFill()
            UIRectFill(bounds)
        }
    }

    private let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)
    private let view = Drawing(frame: CGRect(0, 0, 10, 10))
    private let other = RecordingView(frame: CGRect(20, 0, 10, 10))

    init() {
        screen.perform { [screen, view, other] in
            for view in [view, other] { screen.window.addSubview(view) }
        }
        _ = screen.host.displayList()
        view.draws = 0
    }

    // Source: Apple's documentation of setNeedsDisplay() and setNeedsLayout(), which make a note for the next update.
    @Test("draw(_:) may ask for itself to be drawn, which it is once more in this frame and then in the next")
    func asksForItself() {
        screen.perform {
            view.onDraw = { $0.setNeedsDisplay() }
            view.setNeedsDisplay()
        }
        Log.recording({ _, _ in }, operation: { _ = screen.host.displayList() })
        #expect(view.draws == 2)
        #expect(screen.host.needsFrame)
        Log.recording({ _, _ in }, operation: { _ = screen.host.displayList() })
        #expect(view.draws == 4)
        view.onDraw = { _ in }
        _ = screen.host.displayList()
        #expect(!screen.host.needsFrame)
    }

    @Test("draw(_:) may mark, move and lay out other views")
    func changesOthers() {
        var layouts = 0
        screen.perform {
            other.onLayout = { _ in layouts += 1 }
            view.onDraw = { [other] _ in
                other.setNeedsLayout()
                other.frame.origin.x = 30
                other.superview?.layoutIfNeeded()
                other.setNeedsUpdateConstraints()
            }
            view.setNeedsDisplay()
        }
        _ = screen.host.displayList()
        #expect(layouts == 1)
        #expect(!screen.window.needsLayoutPass)
        #expect(!screen.host.needsFrame)
    }

    @Test("a layer's delegate and a mask may mark views while they draw")
    func delegates() {
        final class Delegate: NSObject, CALayerDelegate {
            weak var view: UIView?
            func display(_ layer: CALayer) { view?.setNeedsLayout() }
        }
        let (delegate, mask) = (Delegate(), Drawing(frame: CGRect(0, 0, 5, 5)))
        var layouts = 0
        screen.perform {
            other.onLayout = { _ in layouts += 1 }
            let layer = CALayer()
            layer.frame = CGRect(0, 0, 10, 10)
            delegate.view = other
            layer.delegate = delegate
            layer.setNeedsDisplay()
            view.layer.addSublayer(layer)
            mask.onDraw = { [other] _ in other.setNeedsLayout() }
            view.mask = mask
        }
        _ = screen.host.displayList()
        #expect(mask.draws == 1)
        #expect(layouts >= 1)
    }

    #if DEBUG
        // Release builds keep no lock.
        @Test("what is called to draw, but draws nothing itself, must not mark a view")
        func locks() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)
                    screen.perform {
                        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                        view.accessibilityIdentifier = "chameleon"
                        view.backgroundColor = UIColor { [unowned view] _ in
                            MainActor.assumeIsolated { view.setNeedsLayout() }
                            return .red
                        }
                        screen.window.addSubview(view)
                    }
                    screen.host.update()
                    _ = screen.host.displayList()
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                text.contains("UIView \"chameleon\" is marked for layout in the pass display of its window")
            )
        }

        @Test(
            "the library must not ask for an earlier pass",
            arguments: [
                ("apply", "constraints"), ("layers", "constraints"), ("layers", "layout"),
                ("commit", "constraints"), ("commit", "layout"),
                ("commit", "display"), ("display", "display"),
            ]
        )
        func marks(pass: String, mark: String) async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                [pass = pass as String, mark = mark as String] in
                await MainActor.run {
                    let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    view.accessibilityIdentifier = "late"
                    screen.perform { screen.window.addSubview(view) }
                    _ = screen.host.displayList()
                    guard let pass = FramePass(rawValue: pass) else { return }
                    screen.host.scene.frameLock.close(in: pass) {
                        switch mark {
                        case "constraints": view.setNeedsUpdateConstraints()
                        case "layout": view.setNeedsLayout()
                        default: view.setNeedsDisplay()
                        }
                    }
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                text.contains(
                    "UIView \"late\" is marked for \(mark) in the pass \(pass) of its window, which must not ask for that: only what it calls "
                        + "of the application's, such as draw(_:) and overridden setters, may."
                )
            )
        }

        @Test(
            "the library must not lay a tree out in a later pass",
            arguments: ["apply", "layers", "commit", "display"]
        )
        func layouts(pass: String) async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                [pass = pass as String] in
                await MainActor.run {
                    let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)
                    screen.window.accessibilityIdentifier = "late"
                    screen.window.setNeedsLayout()
                    guard let pass = FramePass(rawValue: pass) else { return }
                    screen.host.scene.frameLock.close(in: pass) { screen.window.layoutIfNeeded() }
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                text.contains(
                    "\"late\" is laid out in the pass \(pass) of its window, which asks for no layout: lay it out before"
                )
            )
        }
    #endif

    // Source: Apple's documentation of setNeedsUpdateConstraints() and setNeedsLayout(), which make a note for the next update.
    @Test("setters and observers that constraints call may ask for everything")
    func settersAsk() {
        final class Setting: UIView {
            var updates = 0
            override var bounds: CGRect { didSet { superview?.setNeedsUpdateConstraints() } }
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let (setting, plain) = (Setting(), UIView())
        var observed = 0
        var observation: NSKeyValueObservation?
        screen.perform { [screen] in
            observation = plain.observe(\.bounds) { _, _ in
                observed += 1
                setting.setNeedsUpdateConstraints()
            }
            for view in [setting, plain] {
                view.translatesAutoresizingMaskIntoConstraints = false
                screen.window.addSubview(view)
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
                    view.topAnchor.constraint(equalTo: screen.window.topAnchor),
                    view.widthAnchor.constraint(equalToConstant: 20),
                    view.heightAnchor.constraint(equalToConstant: 20),
                ])
            }
        }
        screen.host.update()
        observation?.invalidate()
        #expect(setting.bounds.size == CGSize(width: 20, height: 20))
        #expect(observed == 1)
        #expect(setting.updates == 2)
        #expect(!screen.window.needsLayoutPass)
    }

    @Test("layoutSublayers may ask for layout of views, which comes in the same frame")
    func layersAsk() {
        final class Asking: CALayer {
            weak var view: UIView?
            override func layoutSublayers() { view?.setNeedsLayout() }
        }
        var layouts = 0
        screen.perform {
            other.onLayout = { _ in layouts += 1 }
            let layer = Asking()
            layer.view = other
            view.layer.addSublayer(layer)
            layer.setNeedsLayout()
        }
        screen.host.update()
        #expect(layouts == 1)
        #expect(!screen.window.needsLayoutPass)
    }
}
