import Dispatch
import Foundation

/// Runs `body` on the main actor, on which the caller has to be already: views live there, tests need not.
func onMainActor<Value: Sendable>(
    _ body: @MainActor () throws(SnapshotFailure) -> Value
) throws(SnapshotFailure) -> Value {
    guard MainQueue.isCurrent else {
        throw SnapshotFailure(
            "A snapshot of views has to be taken on the main actor: mark the test @MainActor."
        )
    }
    return try MainActor.assumeIsolated { () -> Result<Value, SnapshotFailure> in
        Result { () throws(SnapshotFailure) in try body() }
    }.get()
}

/// Whether the main actor runs the caller. `assumeIsolated` would end the process where it does not.
enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Asynchronous programs on Linux leave the main queue to any thread.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil || Thread.isMainThread }
}
