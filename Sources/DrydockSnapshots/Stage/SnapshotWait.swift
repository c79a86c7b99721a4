import Foundation

/// A while of real time in the middle of a snapshot.
///
/// The scene's clock follows in steps, and has gone on by exactly the duration at the end: how often a timer fires in it
/// depends on no machine.
struct SnapshotWait: @unchecked Sendable {
    // Unchecked: the body stays with the assertion that waits, and is called in its context.
    let duration: TimeInterval
    let body: () -> Void

    /// What to do where the main queue stands still.
    static let remedy =
        "The main queue and tasks of the main actor stand still while an assertion without await waits in this test. "
        + "Make the test async and write: await assertSnapshot(awaiting: …)"

    fileprivate static let frame = 1.0 / 60

    /// Waits with the run loop of the caller's thread.
    ///
    /// - Parameter advance: moves the scene's clock by seconds.
    func block(_ advance: (TimeInterval) -> Void) {
        var progress = Progress(duration)
        while progress.next(advance) { BlockingWait.turn() }
    }

    /// Waits while other tasks run; shorter where the task is cancelled.
    nonisolated(nonsending) func suspend(_ advance: (TimeInterval) -> Void) async {
        var progress = Progress(duration)
        while progress.next(advance) {
            do { try await Task.sleep(for: .milliseconds(1)) } catch { return }
        }
        // What came at the last moment: the main queue is served in order.
        await Task.yield()
    }

    /// How far the wait is, and how far the scene's clock has followed.
    ///
    /// A turn counts for a frame at most: what other work of the main queue takes in one go is no time in which what is
    /// waited for could have run.
    private struct Progress {
        private var last = ContinuousClock.now
        private var elapsed: TimeInterval = 0
        private let duration: TimeInterval
        private var done: TimeInterval = 0

        init(_ duration: TimeInterval) {
            self.duration = duration.isFinite ? max(duration, 0) : 0
        }

        /// Whether there is more to wait for.
        mutating func next(_ advance: (TimeInterval) -> Void) -> Bool {
            let now = ContinuousClock.now
            elapsed += min((now - last) / .seconds(1), SnapshotWait.frame)
            last = now
            guard elapsed < duration else {
                // A little more than the rest: sums of frames are rounded, and what is due at the end has to be done.
                if done < duration { advance(duration - done + 1e-9) }
                done = duration
                return false
            }
            while done + SnapshotWait.frame <= elapsed {
                advance(SnapshotWait.frame)
                done += SnapshotWait.frame
            }
            return true
        }
    }
}
