import Drydock
import Testing

// A module of Swift 6 whose declarations no actor isolates: what inherits from the library's classes must be on the main
// actor all the same, or none of this compiles.

private final class Responder: UIResponder {
    let view = UIView()

    func dim() { view.alpha = 0.5 }

    override var canBecomeFirstResponder: Bool {
        dim()
        return true
    }
}

private final class Screen: UIViewController {
    var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        count += 1
    }
}

private final class Watcher: UIView {
    deinit { NotificationCenter.default.removeObserver(self) }
}

private final class Guide: UILayoutGuide {
    func end() { owningView?.endEditing(true) }
}

private final class Delegate: UIApplicationDelegate {
    var window: UIWindow?
    let label = UILabel()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        label.text = "started"
        return true
    }
}

@Suite("Isolation in other modules")
struct IsolationTests {
    @MainActor
    @Test("subclasses and conforming classes of another module are on the main actor")
    func subclasses() {
        let responder = Responder()
        #expect(responder.canBecomeFirstResponder)
        #expect(responder.view.alpha == 0.5)
        let screen = Screen()
        screen.loadViewIfNeeded()
        #expect(screen.count == 1)
        Guide().end()
        let delegate = Delegate()
        #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        #expect(delegate.label.text == "started")
    }

    @Test("plain values are no actor's")
    func values() {
        #expect(UIView.ContentMode.center != .top)
        #expect(UITouch.Phase(rawValue: 3) == .ended)
        #expect(UIBlurEffect.Style.dark.rawValue == 2)
    }
}
