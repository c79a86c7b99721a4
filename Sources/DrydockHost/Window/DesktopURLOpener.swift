import DrydockPlatform

/// Has the desktop open URLs, each by a process of its own.
package final class DesktopURLOpener: URLOpener {
    private let command: [String]
    private let now: () -> TimeInterval
    private var lastUse = -TimeInterval.infinity

    /// - Parameters:
    ///   - command: a program, which is looked for where programs are, and its first arguments; the URL is the last.
    ///   - now: seconds.
    package init(
        command: [String] = ["xdg-open"],
        now: @escaping () -> TimeInterval = { MonotonicClock.now() }
    ) {
        self.command = command
        self.now = now
    }

    /// A person has touched something, or pressed a key.
    package func noteUse() {
        lastUse = now()
    }

    package func canOpen(_ url: URL) -> Bool {
        url.scheme.map { Constant.knownSchemes.contains($0.lowercased()) } ?? false
    }

    package func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        guard let scheme = url.scheme?.lowercased(), !Constant.refusedSchemes.contains(scheme) else {
            Log.warnOnce(
                "UIApplication.open: \(url.scheme ?? "no scheme") is not opened: it is no page, and no address."
            )
            return completion(false)
        }
        guard now() - lastUse <= Constant.useLasts else {
            Log.warnOnce(
                "UIApplication.open: nothing is opened unless somebody has touched something or pressed a key."
            )
            return completion(false)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command + [url.absoluteString]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let reply = Reply(completion: completion)
        process.terminationHandler = { process in
            let success = process.terminationStatus == 0
            Task { @MainActor in reply.completion(success) }
        }
        do {
            try process.run()
        } catch {
            completion(false)
        }
    }

    /// Called on the main actor alone.
    private nonisolated struct Reply: @unchecked Sendable {
        let completion: (Bool) -> Void
    }

    private enum Constant {
        static let knownSchemes: Set = ["http", "https", "mailto"]
        /// What would run or show something of this machine.
        static let refusedSchemes: Set = ["file", "javascript", "data", "app-settings"]
        /// Seconds.
        static let useLasts: TimeInterval = 5
    }
}
