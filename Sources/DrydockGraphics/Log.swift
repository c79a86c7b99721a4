package import Logging
import Synchronization

/// Where the library says what went wrong and was worked around. From any thread.
package enum Log {
    package static let logger = Logger(label: "drydock")
    /// Takes the messages of a task in place of the logger, each time that they come up. For tests that mean them.
    @TaskLocal package static var recorder: (@Sendable (Logger.Level, String) -> Void)?

    private static let recentMessages = Mutex(RecentMessages(limit: 512))

    /// A warning that is repeated for no second view, frame or pass.
    package static func warnOnce(_ message: String) {
        logOnce(message, level: .warning)
    }

    /// An error that is repeated for no second view, frame or pass: what is shown is not what was asked for, because
    /// a file of the program's own is missing or damaged.
    package static func errorOnce(_ message: String) {
        logOnce(message, level: .error)
    }

    private static func logOnce(_ message: String, level: Logger.Level) {
        if let recorder { return recorder(level, message) }
        guard recentMessages.withLock({ $0.insert(message) }) else { return }
        logger.log(level: level, "\(message)")
    }
}
