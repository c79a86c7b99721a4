package import Logging
import Synchronization

/// Where the library says what went wrong and was worked around. From any thread.
package enum Log {
    package static let logger = Logger(label: "drydock")
    /// Receives a message and its level.
    package typealias Recorder = @Sendable (Logger.Level, String) -> Void

    /// A task-local closure in a structure: optimised builds of Swift 6.3 crash when they bind a bare closure.
    private struct Recording: Sendable {
        let recorder: Recorder
    }

    @TaskLocal private static var recording: Recording?

    /// What receives this task's messages in place of the logger, each time that they come up.
    static var recorder: Recorder? { recording?.recorder }

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

    /// Runs `operation` with `recorder` receiving every message in place of the logger. For tests that expect messages.
    package static func recording<Result>(
        _ recorder: @escaping Recorder,
        operation: () throws -> Result
    ) rethrows -> Result {
        try $recording.withValue(Recording(recorder: recorder), operation: operation)
    }

    /// The same for an asynchronous `operation`.
    package static func recording<Result>(
        _ recorder: @escaping Recorder,
        isolation: isolated (any Actor)? = #isolation,
        operation: () async throws -> Result
    ) async rethrows -> Result {
        try await $recording.withValue(Recording(recorder: recorder), operation: operation)
    }

    private static func logOnce(_ message: String, level: Logger.Level) {
        if let recorder { return recorder(level, message) }
        guard recentMessages.withLock({ $0.insert(message) }) else { return }
        logger.log(level: level, "\(message)")
    }
}
