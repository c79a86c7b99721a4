/// The application's start and end, as its author sees them. Make the conforming class final and mark it `@main`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// Makes the delegate before the application starts.
    init()

    /// The window that is shown; make it in `application(_:didFinishLaunchingWithOptions:)`.
    var window: UIWindow? { get set }

    /// - Returns: ignored, as there is no URL to open.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Once the window is there, and whenever it gets the keyboard back. Not called where scenes have delegates.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Before another program gets the keyboard, and when the window has closed. Not called where scenes have delegates.
    func applicationWillResignActive(_ application: UIApplication)
    /// Once the window is minimised, and when it has closed. Not called where scenes have delegates.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Before a window that was minimised is shown again. Not called where scenes have delegates.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// - Returns: what the scene is made with; its `delegateClass` makes the windows.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// The last call before the process ends.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
    /// Why the application was started. The dictionary is always empty: UIKit's reasons do not exist here.
    public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
