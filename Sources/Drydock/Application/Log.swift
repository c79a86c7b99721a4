package import Logging

/// Where the library says what went wrong and was worked around.
package enum Log {
    package nonisolated static let logger = Logger(label: "drydock")
    private static var saidMessages: Set<String> = []

    /// A warning that is repeated for no second view, frame or pass.
    package static func warnOnce(_ message: String) {
        guard saidMessages.insert(message).inserted else { return }
        logger.warning("\(message)")
    }
}
