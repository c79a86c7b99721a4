extension UIApplication {
    /// How a URL is to be opened. None of UIKit's has a meaning on a desktop; they are kept for tests.
    public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
    }

    /// The URL of the application's settings, as text. A desktop has no such page: opening it fails in a window.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Whether something opens URLs of this scheme: on the desktop web pages and mail; in a test's screen, what the test says.
    public func canOpenURL(_ url: URL) -> Bool {
        UIWindowScene.current.urlOpener.canOpen(url)
    }

    /// Has the desktop open a URL, with its `xdg-open`. It does so within five seconds of a touch or a key alone, so that no program
    /// opens pages by itself, and opens no files. The screen of a test opens nothing and keeps the URL.
    ///
    /// - Parameter completion: is told later whether it was opened.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let scene = UIWindowScene.current
        scene.urlOpener.open(url) { success in
            guard let completion else { return }
            scene.workAfterLayout.append(for: "The completion of open(_:options:completionHandler:)") {
                completion(success)
            }
        }
    }

    /// As `open(_:options:completionHandler:)`.
    /// - Returns: whether it was opened.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            UIWindowScene.current.urlOpener.open(url) { continuation.resume(returning: $0) }
        }
    }
}

/// What opens URLs for a scene.
package protocol URLOpener: AnyObject {
    func canOpen(_ url: URL) -> Bool
    /// - Parameter completion: called once, on the main actor.
    func open(_ url: URL, completion: @escaping (Bool) -> Void)
}

/// Opens nothing: that of a scene without a window.
package final class URLRecorder: URLOpener {
    /// What was to be opened, oldest first, whether it could be or not.
    package private(set) var urls: [URL] = []
    /// In lower case.
    package var schemes: Set<String> = ["http", "https", "mailto", "tel", "app-settings"]

    package init() {}

    package func canOpen(_ url: URL) -> Bool {
        url.scheme.map { schemes.contains($0.lowercased()) } ?? false
    }

    package func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        urls.append(url)
        completion(canOpen(url))
    }
}
