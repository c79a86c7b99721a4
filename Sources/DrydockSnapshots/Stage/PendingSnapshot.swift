import Foundation

/// A snapshot that may be there at once or later, from whichever thread.
final class PendingSnapshot<Format>: @unchecked Sendable {
    // Unchecked: the lock guards the value, which one thread sets and another takes.
    private let lock = NSLock()
    private var value: Format?

    func set(_ value: Format) {
        lock.withLock { self.value = value }
    }

    /// Other tasks run meanwhile; nil when nothing has come after `seconds`, or the task is cancelled.
    nonisolated(nonsending) func wait(upTo seconds: TimeInterval) async -> Format? {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            if let value = lock.withLock({ value }) { return value }
            guard ContinuousClock.now < end else { return nil }
            do { try await Task.sleep(for: .milliseconds(1)) } catch { return nil }
        }
    }

    /// Runs the thread's run loop meanwhile, so that timers fire; nil when nothing has come after `seconds`.
    func wait(atMost seconds: TimeInterval) -> Format? {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            if let value = lock.withLock({ value }) { return value }
            guard ContinuousClock.now < end else { return nil }
            let soon = Date(timeIntervalSinceNow: 0.001)
            if !RunLoop.current.run(mode: .default, before: soon) { Thread.sleep(until: soon) }
        }
    }
}
