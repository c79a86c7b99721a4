extension Timer {
    /// The typed form of UIKit's target and selector: `scheduledTimer(timeInterval: 1, target: self, selector: Clock.tick, …)`.
    /// Runs on the current run loop.
    ///
    /// - Parameters:
    ///   - ti: seconds to the first call, and between two.
    ///   - aTarget: kept alive until the timer is invalidated.
    ///   - aSelector: a method of the target.
    ///   - userInfo: the timer's `userInfo`.
    ///   - yesOrNo: whether there are more calls than one.
    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval ti: TimeInterval,
        target aTarget: Target,
        selector aSelector: @escaping (Target) -> (Timer) -> Void,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = TargetTimer(ti, userInfo, repeats: yesOrNo) { aSelector(aTarget)($0) }
        TimerScheduling.schedule(timer, after: ti)
        return timer
    }

    /// As above, for methods that take nothing.
    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval ti: TimeInterval,
        target aTarget: Target,
        selector aSelector: @escaping (Target) -> () -> Void,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = TargetTimer(ti, userInfo, repeats: yesOrNo) { _ in aSelector(aTarget)() }
        TimerScheduling.schedule(timer, after: ti)
        return timer
    }
}

/// Foundation's timers. A protocol, for its initialisers alone can make an object of a subclass.
public nonisolated protocol TimerOfMethods {}

extension Timer: TimerOfMethods {}

extension TimerOfMethods {
    /// A timer of a method that waits to be added to a run loop; otherwise as `Timer.scheduledTimer(timeInterval:…)`.
    public init<Target: AnyObject>(
        timeInterval ti: TimeInterval,
        target aTarget: Target,
        selector aSelector: @escaping (Target) -> (Timer) -> Void,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(TargetTimer(ti, userInfo, repeats: yesOrNo) { aSelector(aTarget)($0) })
    }

    /// As above, for methods that take nothing.
    public init<Target: AnyObject>(
        timeInterval ti: TimeInterval,
        target aTarget: Target,
        selector aSelector: @escaping (Target) -> () -> Void,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(TargetTimer(ti, userInfo, repeats: yesOrNo) { _ in aSelector(aTarget)() })
    }

    private init(_ timer: TargetTimer) {
        guard let timer = timer as? Self else {
            preconditionFailure(
                "\(Self.self).init(timeInterval:target:…): timers of a subclass cannot be made"
            )
        }
        self = timer
    }
}

/// Foundation's own timers have no `userInfo` on Linux. Used on the thread of its run loop, which is that of whoever made it.
private nonisolated final class TargetTimer: Timer {
    private var info: Any?

    convenience init(
        _ interval: TimeInterval,
        _ info: Any?,
        repeats: Bool,
        _ run: @escaping (Timer) -> Void
    ) {
        let box = Box(run: run)
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
            box.run($0)
        }
        self.info = info
    }

    override var userInfo: Any? { info }

    private struct Box: @unchecked Sendable {
        let run: (Timer) -> Void
    }
}
