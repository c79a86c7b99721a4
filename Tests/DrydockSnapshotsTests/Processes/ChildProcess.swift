import Drydock
import Testing

/// This test bundle, run once more with other arguments.
nonisolated struct ChildProcess {
    let exitCode: Int32
    let output: String

    /// - Parameter environment: added to this process's own.
    init(_ arguments: [String], environment: [String: String]) throws {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: log) }
        try Data().write(to: log)
        let handle = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(
            fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        )
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .filter { !["CI", "SNAPSHOT_TESTING_RECORD", "DRYDOCK_RECORD"].contains($0.key) }
            .merging(environment) { $1 }
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        exitCode = process.terminationStatus
        output = try String(contentsOf: log, encoding: .utf8)
    }
}
