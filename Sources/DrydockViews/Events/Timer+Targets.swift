extension Timer {
    /// The typed form of UIKit's target and selector: `scheduledTimer(timeInterval: 1, target: self, selector: Clock.tick, …)`.
    /// Runs on the current run loop.
    ///
    /// - Parameters:
    ///   - ti: seconds to the first call, and between two.
    ///   - aTarget: kept alive until the timer is invalidated.
    ///   - aSelector: a method of the target.
    ///   - userInfo: nil; the method's target can hold values of its own.
    ///   - yesOrNo: whether there are more calls than one.
    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval ti: TimeInterval,
        target aTarget: Target,
        selector aSelector: @escaping (Target) -> (Timer) -> Void,
        userInfo: Never?,
        repeats yesOrNo: Bool
    ) -> Timer {
        scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: block { aSelector(aTarget)($0) })
    }

    /// As above, for methods that take nothing.
    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval ti: TimeInterval,
        target aTarget: Target,
        selector aSelector: @escaping (Target) -> () -> Void,
        userInfo: Never?,
        repeats yesOrNo: Bool
    ) -> Timer {
        scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: block { _ in aSelector(aTarget)() })
    }

    /// A timer of a method that waits to be added to a run loop; otherwise as `scheduledTimer(timeInterval:…)`.
    public convenience init<Target: AnyObject>(
        timeInterval ti: TimeInterval,
        target aTarget: Target,
        selector aSelector: @escaping (Target) -> (Timer) -> Void,
        userInfo: Never?,
        repeats yesOrNo: Bool
    ) {
        let first = Date(timeIntervalSinceNow: ti)
        self.init(fire: first, interval: ti, repeats: yesOrNo, block: Timer.block { aSelector(aTarget)($0) })
    }

    /// As above, for methods that take nothing.
    public convenience init<Target: AnyObject>(
        timeInterval ti: TimeInterval,
        target aTarget: Target,
        selector aSelector: @escaping (Target) -> () -> Void,
        userInfo: Never?,
        repeats yesOrNo: Bool
    ) {
        let first = Date(timeIntervalSinceNow: ti)
        self.init(
            fire: first,
            interval: ti,
            repeats: yesOrNo,
            block: Timer.block { _ in aSelector(aTarget)() }
        )
    }

    /// Called on the thread of the run loop, which is that of whoever made the timer.
    private static func block(_ run: @escaping (Timer) -> Void) -> @Sendable (Timer) -> Void {
        let box = Box(run: run)
        return { box.run($0) }
    }

    private nonisolated struct Box: @unchecked Sendable {
        let run: (Timer) -> Void
    }
}
