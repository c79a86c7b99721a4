// Foundation's timers and Dispatch's delays, as they are spelt, on the clock of the scene in whose turn they are asked for.
//
// A method of Foundation's name and type would be ambiguous in files that import Foundation, too. A property is not: Swift prefers
// it, and its value is called with the same labels. What the value does not take goes to the method.

extension Timer {
    /// Makes a timer and schedules it: called as Foundation's method `scheduledTimer(withTimeInterval:repeats:block:)`.
    public nonisolated class var scheduledTimer: TimerScheduling { TimerScheduling() }
}

extension RunLoop {
    /// Adds a timer: called as Foundation's method `add(_:forMode:)`.
    public nonisolated var add: TimerAddition { TimerAddition(runLoop: self) }
}

extension DispatchQueue {
    /// As Dispatch's method that has `qos` and `flags` as well; Swift prefers the one without. The work of the main queue, on a test's
    /// screen, is done by the scene's clock, with the delay rounded up to a hundredth of a second.
    ///
    /// - Parameters:
    ///   - deadline: when the work is done at the earliest.
    ///   - work: done on the queue.
    @preconcurrency
    public nonisolated func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        if !SceneClock.takes(self, deadline, isNeeded: { true }, work) {
            RealTime.run(on: self, after: deadline, work)
        }
    }

    /// Does a work item later: called as Dispatch's method `asyncAfter(deadline:execute:)`.
    public nonisolated var asyncAfter: DelayedExecution { DelayedExecution(queue: self) }

    /// As Dispatch's method that has `group`, `qos` and `flags` as well; Swift prefers the one without. The work of the main queue, on
    /// a test's screen, is done in the scene's next turn: after layout, and before a frame is drawn.
    ///
    /// - Parameter work: done on the queue.
    @preconcurrency
    public nonisolated func async(execute work: @escaping @Sendable () -> Void) {
        if !SceneClock.takes(self, isNeeded: { true }, work) { RealTime.run(on: self, work) }
    }

    /// Does a work item: called as Dispatch's method `async(execute:)`.
    public nonisolated var async: QueuedExecution { QueuedExecution(queue: self) }
}

/// How `Timer.scheduledTimer` makes a timer. On the screen of a test, and in an exported picture, the timer is on the scene's clock,
/// which stands still until it is moved; in a window and elsewhere it is on the current run loop.
public nonisolated struct TimerScheduling {
    /// - Parameters:
    ///   - interval: seconds to the first call, and between two.
    ///   - repeats: whether there are more calls than one.
    ///   - block: gets the timer.
    @preconcurrency
    @discardableResult
    public func callAsFunction(
        withTimeInterval interval: TimeInterval,
        repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        require(!interval.isNaN, "Timer.scheduledTimer: an interval is no number")
        let first = Date(timeIntervalSinceNow: interval)
        let timer = EndingTimer(firstAt: first, interval: interval, repeats: repeats, call: block)
        Self.schedule(timer, after: interval)
        return timer
    }

    static func schedule(_ timer: Timer, after interval: TimeInterval) {
        if !SceneClock.take(timer, after: interval) {
            RealTime.add(timer, to: .current, forMode: .default)
        }
    }
}

/// How `RunLoop.add` adds a timer: that of the main run loop, on a test's screen, to the scene's clock. Its fire date is rounded
/// up to a hundredth of a second there.
public nonisolated struct TimerAddition {
    let runLoop: RunLoop

    /// - Parameters:
    ///   - timer: called from its fire date on.
    ///   - mode: on a scene's clock all are one.
    public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) {
        let isOfScene =
            (runLoop === RunLoop.main || runLoop === RunLoop.current)
            && SceneClock.take(timer, after: SceneClock.rounded(timer.fireDate.timeIntervalSinceNow))
        if !isOfScene { RealTime.add(timer, to: runLoop, forMode: mode) }
    }
}

/// How `DispatchQueue.asyncAfter` delays a work item, as it does a closure.
public nonisolated struct DelayedExecution {
    let queue: DispatchQueue

    /// - Parameters:
    ///   - deadline: when the work is done at the earliest.
    ///   - execute: not done when it has been cancelled.
    public func callAsFunction(deadline: DispatchTime, execute: DispatchWorkItem) {
        nonisolated(unsafe) let item = execute
        if !SceneClock.takes(queue, deadline, isNeeded: { !item.isCancelled }, { item.perform() }) {
            RealTime.run(on: queue, after: deadline, execute)
        }
    }
}

/// How `DispatchQueue.async` does a work item, as it does a closure.
public nonisolated struct QueuedExecution {
    let queue: DispatchQueue

    /// - Parameter execute: not done when it has been cancelled.
    public func callAsFunction(execute: DispatchWorkItem) {
        nonisolated(unsafe) let item = execute
        if !SceneClock.takes(queue, isNeeded: { !item.isCancelled }, { item.perform() }) {
            RealTime.run(on: queue, execute)
        }
    }
}

/// The clock of the scene in whose turn something is asked for.
private nonisolated enum SceneClock {
    /// Runs `body` with the scene in whose turn this is called, where a test moves the clock.
    /// - Returns: false for none, and apart from the main actor.
    static func withScene(_ body: @MainActor (UIWindowScene) -> Void) -> Bool {
        guard Deinitialisation.isOnMainActor else { return false }
        return MainActor.assumeIsolated {
            guard let scene = UIWindowScene.standing else { return false }
            body(scene)
            return true
        }
    }

    /// Puts a timer on a scene's clock.
    /// - Returns: whether there is one that stands.
    static func take(_ timer: Timer, after delay: TimeInterval) -> Bool {
        nonisolated(unsafe) let timer = timer
        return withScene { $0.schedule(timer, at: $0.time + max(delay, shortestInterval)) }
    }

    /// Has a scene do work of the main queue in its next turn.
    /// - Returns: whether there is one that stands.
    static func takes(
        _ queue: DispatchQueue,
        isNeeded: @escaping @Sendable () -> Bool,
        _ work: @escaping @Sendable () -> Void
    ) -> Bool {
        guard Deinitialisation.isMain(queue) else { return false }
        return withScene {
            $0.workAfterLayout.append(for: "Work of the main queue") { if isNeeded() { work() } }
        }
    }

    /// Puts work of the main queue on a scene's clock.
    /// - Returns: whether there is one that stands.
    static func takes(
        _ queue: DispatchQueue,
        _ deadline: DispatchTime,
        isNeeded: @escaping @Sendable () -> Bool,
        _ work: @escaping @Sendable () -> Void
    ) -> Bool {
        guard Deinitialisation.isMain(queue) else { return false }
        let now = DispatchTime.now().uptimeNanoseconds
        let delay = rounded((Double(deadline.uptimeNanoseconds) - Double(now)) / 1e9)
        return withScene { $0.timers.keep(at: $0.time + delay, isNeeded: isNeeded, work) }
    }

    /// Seconds to a moment that was named a little while ago.
    static func rounded(_ delay: TimeInterval) -> TimeInterval {
        delay < 1e9 ? max((delay * 100).rounded(.up) / 100, 0) : .infinity
    }

    /// Foundation's.
    static let shortestInterval: TimeInterval = 0.0001
}

/// A timer on a scene's clock. It ends with the scene, so that it does not keep its target for calls that never come.
private nonisolated final class SceneTimer {
    let timer: Timer

    init(_ timer: Timer) {
        self.timer = timer
    }

    deinit { timer.invalidate() }
}

extension UIWindowScene {
    /// Fires a timer at a time, and then at its interval while it is valid.
    fileprivate func schedule(_ timer: Timer, at time: TimeInterval) {
        schedule(SceneTimer(timer), at: time)
    }

    private func schedule(_ scheduled: SceneTimer, at time: TimeInterval) {
        let timer = scheduled.timer
        timers.keep(at: time, isNeeded: { timer.isValid }) { [weak self] in
            scheduled.timer.fire()
            guard timer.isValid else { return }
            self?.schedule(scheduled, at: time + max(timer.timeInterval, SceneClock.shortestInterval))
        }
    }
}
