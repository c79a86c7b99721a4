import Drydock
import Logging
import Synchronization

/// Log messages as a command line says them: the level and the message, no time and no label.
struct StandardErrorLogHandler: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info
    /// Whether messages are left out: views that are broken on purpose complain.
    @TaskLocal static var isSilent = false
    /// The program's, in front of each message.
    let name: String
    /// Remembers whether there was an error: then the pictures are not what they should be.
    let errors: ErrorMemory

    init(name: String, errors: ErrorMemory) {
        self.name = name
        self.errors = errors
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        guard !Self.isSilent else { return }
        if event.level >= .error { errors.remember() }
        StandardStreams.writeError("\(name): \(event.level): \(event.message)")
    }
}

/// Whether an error was logged. From any thread.
final class ErrorMemory: Sendable {
    private let wasError = Atomic(false)

    var hasErrors: Bool { wasError.load(ordering: .relaxed) }

    func remember() {
        wasError.store(true, ordering: .relaxed)
    }
}
