import Logging
import Synchronization

/// A logger that remembers what was said.
nonisolated final class LogRecorder: Sendable {
    private let messages = Mutex<[(level: Logger.Level, text: String)]>([])

    var logger: Logger {
        Logger(label: "recorder") { _ in Handler(recorder: self) }
    }

    var warnings: [String] {
        messages.withLock { $0.filter { $0.level == .warning }.map(\.text) }
    }

    private struct Handler: LogHandler {
        let recorder: LogRecorder
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            recorder.messages.withLock { $0.append((event.level, event.message.description)) }
        }
    }
}
