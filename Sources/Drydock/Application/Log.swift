package import Logging
import Synchronization

/// Where the library says what went wrong and was worked around. From any thread.
package nonisolated enum Log {
    package static let logger = Logger(label: "drydock")
    private static let saidMessages = Mutex<Set<String>>([])

    /// A warning that is repeated for no second view, frame or pass.
    package static func warnOnce(_ message: String) {
        guard saidMessages.withLock({ $0.insert(message).inserted }) else { return }
        logger.warning("\(message)")
    }
}
