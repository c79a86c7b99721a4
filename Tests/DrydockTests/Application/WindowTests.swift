import Drydock
import DrydockRaster
import DrydockTesting
import Testing

/// Several windows on one screen: toasts, alerts and whatever else stands above an application's own.
struct WindowTests {
    @Test(
        "a window is off the screen until it is shown, and shown without the keyboard when it is not hidden"
    )
    func showing() throws {
        let screen = Screen(size: CGSize(width: 100, height: 100)) { UIViewController() }
        try screen.perform {
            let own = try #require(UIApplication.shared.keyWindow)
            let toast = UIWindow(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
            #expect(toast.isHidden)
            #expect(UIApplication.shared.windows == [own])
            toast.isHidden = false
            #expect(UIApplication.shared.windows == [own, toast])
            #expect(own.isKeyWindow)
            toast.isHidden = true
            #expect(UIApplication.shared.windows == [own])
        }
    }

    @Test("windows of higher levels stay in front of those shown later")
    func levels() throws {
        let screen = Screen(size: CGSize(width: 100, height: 100)) { UIViewController() }
        try screen.perform {
            let own = try #require(UIApplication.shared.keyWindow)
            let windows = (0..<4).map { _ in UIWindow(frame: UIScreen.main.bounds) }
            windows[0].windowLevel = .alert + 1
            windows[1].windowLevel = .statusBar
            windows[3].windowLevel = .normal - 1
            for window in windows { window.isHidden = false }
            #expect(UIApplication.shared.windows == [windows[3], own, windows[2], windows[1], windows[0]])
            windows[3].windowLevel = .alert
            #expect(UIApplication.shared.windows == [own, windows[2], windows[1], windows[3], windows[0]])
            own.makeKeyAndVisible()
            #expect(UIApplication.shared.windows == [windows[2], own, windows[1], windows[3], windows[0]])
        }
    }

    @Test("the window that had the keyboard is told before the one that gets it, and gets it back")
    func keys() throws {
        let screen = Screen(size: CGSize(width: 100, height: 100)) { UIViewController() }
        try screen.perform {
            let own = try #require(UIApplication.shared.keyWindow)
            let log = WindowLog()
            let (first, second) = (LoggedWindow("first", log), LoggedWindow("second", log))
            first.makeKeyAndVisible()
            #expect(!own.isKeyWindow)
            second.isHidden = false
            second.makeKey()
            second.isHidden = true
            #expect(first.isKeyWindow)
            #expect(log.events == ["first +", "first −", "second +", "second −", "first +"])
        }
    }

    @Test("a window that nobody keeps leaves the screen, and what was behind it is drawn again")
    func release() throws {
        let screen = Screen(size: CGSize(width: 40, height: 40)) {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            return controller
        }
        var toast: UIWindow? = screen.perform {
            let window = UIWindow(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
            window.backgroundColor = .red
            window.makeKeyAndVisible()
            return window
        }
        let shown = screen.host.render().bitmap.pixel(atX: 15, y: 15)
        weak let gone = toast
        toast = nil
        #expect(gone == nil)
        #expect(screen.host.render().bitmap.pixel(atX: 15, y: 15) != shown)
        screen.perform { #expect(UIApplication.shared.keyWindow === UIApplication.shared.windows.first) }
    }

    @Test(
        "touches of a window smaller than the screen are in its own coordinates; the others get what is beside it"
    )
    func touches() throws {
        let behind = TouchLog()
        let above = TouchLog()
        let screen = Screen(size: CGSize(width: 100, height: 100)) {
            let controller = UIViewController()
            controller.view = behind
            return controller
        }
        let toast = screen.perform {
            let window = UIWindow(frame: CGRect(x: 20, y: 50, width: 60, height: 30))
            above.frame = window.bounds
            window.addSubview(above)
            window.windowLevel = .alert
            window.isHidden = false
            return window
        }
        try screen.tap(above)
        screen.tap(at: CGPoint(x: 25, y: 60))
        screen.tap(at: CGPoint(x: 10, y: 60))
        #expect(above.points == [CGPoint(x: 30, y: 15), CGPoint(x: 5, y: 10)])
        #expect(behind.points == [CGPoint(x: 10, y: 60)])
        _ = toast
    }

    @Test("controllers appear and disappear with their window")
    func appearance() {
        let screen = Screen(size: CGSize(width: 100, height: 100)) { UIViewController() }
        let controller = screen.perform { AppearanceLog() }
        let window = screen.perform {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            #expect(controller.events.isEmpty)
            window.isHidden = false
            return window
        }
        screen.settle()
        screen.perform { window.isHidden = true }
        screen.settle()
        #expect(controller.events == ["will appear", "did appear", "will disappear", "did disappear"])
    }
}

private final class WindowLog {
    var events: [String] = []
}

private final class LoggedWindow: UIWindow {
    private let name: String
    private let log: WindowLog

    init(_ name: String, _ log: WindowLog) {
        self.name = name
        self.log = log
        super.init(frame: UIScreen.main.bounds)
    }

    required init?(coder: NSCoder) { nil }

    override func becomeKey() { log.events.append("\(name) +") }
    override func resignKey() { log.events.append("\(name) −") }
}

private final class TouchLog: UIView {
    private(set) var points: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
    }
}

private final class AppearanceLog: UIViewController {
    private(set) var events: [String] = []

    override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
}
