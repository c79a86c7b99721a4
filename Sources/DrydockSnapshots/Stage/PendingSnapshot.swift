import DrydockGraphics
import Foundation

/// A snapshot that may be there at once or later, from whichever thread.
final class PendingSnapshot<Format>: @unchecked Sendable {
    // Unchecked: the lock guards the value, which one thread sets and another takes.
    private let lock = NSLock()
    private var value: Format?

    func set(_ value: Format) {
        lock.withLock { self.value = value }
    }

    /// The value, if it is there.
    var current: Format? { lock.withLock { value } }

    /// Other tasks run meanwhile; nil when nothing has come after `seconds`, the task is cancelled, or `isInterrupted` says
    /// that there is something else to do first.
    nonisolated(nonsending) func wait(
        upTo seconds: TimeInterval,
        unless isInterrupted: () -> Bool = { false }
    ) async -> Format? {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            if let value = current { return value }
            guard ContinuousClock.now < end, !isInterrupted() else { return nil }
            do { try await Task.sleep(for: .milliseconds(1)) } catch { return nil }
        }
    }

    /// Runs the thread's run loop meanwhile, so that timers fire; nil when nothing has come after `seconds`.
    func wait(atMost seconds: TimeInterval) -> Format? {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            if let value = current { return value }
            guard ContinuousClock.now < end else { return nil }
            BlockingWait.turn()
        }
    }
}

/// Waiting on a thread that does not give way to other tasks.
enum BlockingWait {
    /// Runs the thread's run loop for a millisecond: that of the main thread does the main queue's work, too.
    static func turn() {
        let soon = Date(timeIntervalSinceNow: 0.001)
        if !RunLoop.current.run(mode: .default, before: soon) { Thread.sleep(until: soon) }
    }

    /// Whether the main queue, and with it tasks of the main actor, run while the caller waits by `turn`.
    ///
    /// Apart from the main actor they run by themselves. On it they do where the main thread's run loop was entered from a
    /// plain function, as in a synchronous test of XCTest. A synchronous test of Swift Testing, and an asynchronous one of
    /// XCTest, are work of the main queue themselves, which does one thing at a time.
    static var runsMainQueue: Bool {
        guard MainQueue.isCurrent else { return true }
        let mark = PendingSnapshot<Void>()
        RealTime.run(on: .main) { mark.set(()) }
        return mark.wait(atMost: 0.05) != nil
    }
}
