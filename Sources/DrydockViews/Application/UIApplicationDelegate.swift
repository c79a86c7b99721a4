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

    /// Before the first event, once the window is there.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// After the last event, once the window has closed.
    func applicationWillResignActive(_ application: UIApplication)
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
