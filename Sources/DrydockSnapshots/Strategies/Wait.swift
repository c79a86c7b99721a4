import Drydock
public import Foundation

extension Snapshotting {
    /// `strategy`, after `duration` seconds of real time in which timers, the main queue, tasks of the main actor and other
    /// threads do their work.
    ///
    /// A view or a controller is shown meanwhile, and the clock of its scene goes on by `duration`: what `viewDidLoad` starts
    /// has that time. Animations need no waiting, since pictures of controllers are taken when they have finished.
    ///
    /// In tests of Swift Testing, and in asynchronous ones of XCTest, it needs an assertion that can be awaited; another one
    /// fails, and says so, since the main queue would stand still while it waits:
    ///
    /// ```swift
    /// await assertSnapshot(awaiting: ProfileViewController(), as: .wait(for: 0.5, on: .image))
    /// ```
    public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
        var result = strategy
        result.snapshot = { value in
            Async { callback in
                SnapshotSession.wait(for: duration, showing: value) { strategy.snapshot(value).run(callback) }
            }
        }
        return result
    }
}
