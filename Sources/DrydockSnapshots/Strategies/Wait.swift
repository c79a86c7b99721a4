public import Foundation

extension Snapshotting {
    /// `strategy`, after the thread's run loop has run for `duration` seconds: for what timers do. Animations need no
    /// waiting, since pictures of controllers are taken when they have finished.
    public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
        var result = strategy
        result.snapshot = { value in
            Async { callback in
                _ = PendingSnapshot<Void>().wait(atMost: duration)
                strategy.snapshot(value).run(callback)
            }
        }
        return result
    }
}
