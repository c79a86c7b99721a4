import Drydock
import DrydockPlatform
import DrydockTesting
import Testing

/// What delegates and observers hear of an application's life. The application is one of a kind, and so are its delegate
/// and these tests' turn.
@Suite(.serialized) struct SceneLifecycleTests {
    /// Everything that is said between two points, in order.
    private final class Record {
        var heard: [String] = []
        private var tokens: [any NSObjectProtocol] = []

        init(of scene: UIScene? = nil) {
            let names: [(Notification.Name, String)] = [
                (UIScene.willConnectNotification, "scene will connect"),
                (UIScene.willEnterForegroundNotification, "scene will enter foreground"),
                (UIScene.didActivateNotification, "scene did activate"),
                (UIScene.willDeactivateNotification, "scene will deactivate"),
                (UIScene.didEnterBackgroundNotification, "scene did enter background"),
                (UIScene.didDisconnectNotification, "scene did disconnect"),
            ]
            for (name, text) in names {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) {
                        [weak self] _ in MainActor.assumeIsolated { self?.heard.append(text) }
                    }
                )
            }
        }

        isolated deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }

    private func makeScene() -> UIWindowScene {
        UIWindowScene(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 200), scale: 1))
    }

    @Test("a scene delegate makes the window and hears of the scene's life in order")
    func sceneDelegate() throws {
        let application = UIApplication.shared
        let delegate = SceneAppDelegate()
        application.delegate = delegate
        defer { application.delegate = nil }
        let scene = makeScene()
        let record = Record(of: scene)
        scene.perform {
            scene.connect()
            scene.enterForeground()
            scene.becomeActive()
            scene.resignActive()
            scene.enterBackground()
            scene.enterForeground()
            scene.becomeActive()
        }
        #expect(scene.activationState == .foregroundActive)
        scene.perform { scene.disconnect() }
        let sceneDelegate = try #require(scene.delegate as? ListeningSceneDelegate)
        #expect(sceneDelegate.window?.windowScene === scene)
        #expect(scene.next === sceneDelegate)
        #expect(scene.session.configuration.name == "Main")
        #expect(
            sceneDelegate.heard == [
                "connect", "foreground", "active", "resign", "background", "foreground", "active", "resign",
                "background", "disconnect",
            ]
        )
        #expect(
            record.heard == [
                "scene will connect", "scene will enter foreground", "scene did activate",
                "scene will deactivate", "scene did enter background", "scene will enter foreground",
                "scene did activate", "scene will deactivate", "scene did enter background",
                "scene did disconnect",
            ]
        )
        #expect(delegate.heard == [])
    }

    @Test("without a scene delegate the application's delegate is told")
    func applicationDelegate() {
        let application = UIApplication.shared
        let delegate = PlainAppDelegate()
        application.delegate = delegate
        defer { application.delegate = nil }
        let scene = makeScene()
        scene.perform {
            scene.connect()
            scene.enterForeground()
            scene.becomeActive()
            scene.enterBackground()
            scene.enterForeground()
            scene.disconnect()
        }
        #expect(scene.delegate == nil)
        #expect(
            delegate.heard == ["active", "resign", "background", "foreground", "background"]
        )
    }

    @Test("losing the keyboard, minimising and coming back reach the scene through the host")
    func events() {
        let host = ApplicationHost(size: CGSize(width: 100, height: 200), scale: 1)
        let record = Record(of: host.scene)
        host.handle(.focusLost)
        #expect(host.scene.activationState == .foregroundInactive)
        host.handle(.minimized)
        #expect(host.scene.activationState == .background)
        host.handle(.restored)
        host.handle(.focusGained)
        #expect(host.scene.activationState == .foregroundActive)
        #expect(
            record.heard == [
                "scene will deactivate", "scene did enter background", "scene will enter foreground",
                "scene did activate",
            ]
        )
    }

    @Test("the device is as its scene is, and tells when that is turned")
    func device() {
        let screen = Screen(
            size: CGSize(width: 300, height: 600),
            traits: UITraitCollection(userInterfaceIdiom: .pad)
        ) { UIViewController() }
        screen.perform {
            #expect(UIDevice.current.userInterfaceIdiom == .pad)
            #expect(UIDevice.current.model == "iPad")
            #expect(UIDevice.current.orientation == .portrait)
        }
        var turns = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification,
            object: nil,
            queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                if UIScreen.main === screen.window.screen { turns += 1 }
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        screen.rotate()
        screen.resize(to: CGSize(width: 700, height: 300))
        #expect(turns == 1)
        #expect(screen.perform { UIDevice.current.orientation.isLandscape })
    }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    var heard: [String] = []

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ListeningSceneDelegate.self
        return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
}

private final class ListeningSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var heard: [String] = []

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        heard.append("connect")
    }
    func sceneDidDisconnect(_ scene: UIScene) { heard.append("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { heard.append("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { heard.append("background") }
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {
    var heard: [String] = []

    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { heard.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { heard.append("foreground") }
}
