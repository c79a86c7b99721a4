public import Foundation

extension UIApplication {
    public nonisolated enum State: Int, Sendable {
        case active, inactive, background
    }

    /// That of the scene on the desktop which is nearest to the user.
    public var applicationState: State {
        let states = connectedScenes.map(\.activationState)
        if states.contains(.foregroundActive) { return .active }
        return states.contains(.foregroundInactive) ? .inactive : .background
    }

    /// Posted after the delegate's `application(_:didFinishLaunchingWithOptions:)`.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification"
    )
    /// Posted after a window has got the keyboard.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// Posted before another program gets the keyboard.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// Posted before a window that was minimised is shown again.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Posted after a window was minimised, and after it has closed.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// Linux warns nobody of memory running short: it is there to be observed, and for tests to post.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    /// Posted before the process ends.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification"
    )

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    package func didFinishLaunching() {
        post(UIApplication.didFinishLaunchingNotification)
    }

    // An application whose scenes have delegates is told by notifications alone.

    func didBecomeActive(by scene: UIScene) {
        if scene.delegate == nil { delegate?.applicationDidBecomeActive(self) }
        post(UIApplication.didBecomeActiveNotification)
    }

    func willResignActive(by scene: UIScene) {
        if scene.delegate == nil { delegate?.applicationWillResignActive(self) }
        post(UIApplication.willResignActiveNotification)
    }

    func willEnterForeground(by scene: UIScene) {
        if scene.delegate == nil { delegate?.applicationWillEnterForeground(self) }
        post(UIApplication.willEnterForegroundNotification)
    }

    func didEnterBackground(by scene: UIScene) {
        if scene.delegate == nil { delegate?.applicationDidEnterBackground(self) }
        post(UIApplication.didEnterBackgroundNotification)
    }

    package func willTerminate() {
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
    }
}
