import Drydock
import Testing

/// Keeps what a test makes the library complain about out of the log.
struct QuietLog: TestTrait, SuiteTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Log.recording({ _, _ in }) { try await function() }
    }
}

extension Trait where Self == QuietLog {
    /// The test means errors that the library logs.
    static var quietLog: QuietLog { QuietLog() }
}
