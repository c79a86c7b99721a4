nonisolated extension Timer {
    /// Calls a method on the current run loop.
    ///
    /// - Parameters:
    ///   - ti: seconds to the first call, and between two.
    ///   - aTarget: kept alive until the timer is invalidated.
    ///   - aSelector: a method of the target that takes nothing, or the timer.
    ///   - userInfo: the timer's `userInfo`.
    ///   - yesOrNo: whether there are more calls than one.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = TargetTimer(ti, aTarget, aSelector, userInfo, repeats: yesOrNo)
        TimerScheduling.schedule(timer, after: ti)
        return timer
    }

    /// As above, by the method itself: `scheduledTimer(timeInterval: 1, target: self, selector: Clock.tick, …)`.
    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval ti: TimeInterval,
        target aTarget: Target,
        selector aSelector: @escaping (Target) -> (Timer) -> Void,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        scheduledTimer(
            timeInterval: ti,
            target: aTarget,
            selector: Selector(SelectorMethod(aSelector)),
            userInfo: userInfo,
            repeats: yesOrNo
        )
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
        scheduledTimer(
            timeInterval: ti,
            target: aTarget,
            selector: Selector(SelectorMethod(aSelector)),
            userInfo: userInfo,
            repeats: yesOrNo
        )
    }
}

/// Foundation's timers. A protocol, for its initialisers alone can make an object of a subclass.
public nonisolated protocol TimerOfMethods {}

nonisolated extension Timer: TimerOfMethods {}

nonisolated extension TimerOfMethods {
    /// A timer of a method that waits to be added to a run loop; otherwise as `Timer.scheduledTimer(timeInterval:…)`.
    public init(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(TargetTimer(ti, aTarget, aSelector, userInfo, repeats: yesOrNo))
    }

    /// As above, with the date of the first call.
    public init(
        fireAt date: Date,
        interval ti: TimeInterval,
        target t: Any,
        selector s: Selector,
        userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(TargetTimer(ti, t, s, ui, repeats: rep, firstAt: date))
    }

    /// As `init(timeInterval:target:selector:userInfo:repeats:)`, by the method itself.
    public init<Target: AnyObject>(
        timeInterval ti: TimeInterval,
        target aTarget: Target,
        selector aSelector: @escaping (Target) -> (Timer) -> Void,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(TargetTimer(ti, aTarget, Selector(SelectorMethod(aSelector)), userInfo, repeats: yesOrNo))
    }

    /// As above, for methods that take nothing.
    public init<Target: AnyObject>(
        timeInterval ti: TimeInterval,
        target aTarget: Target,
        selector aSelector: @escaping (Target) -> () -> Void,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(TargetTimer(ti, aTarget, Selector(SelectorMethod(aSelector)), userInfo, repeats: yesOrNo))
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
private nonisolated final class TargetTimer: EndingTimer {
    private var info: Any?

    convenience init(
        _ interval: TimeInterval,
        _ target: Any,
        _ selector: Selector,
        _ info: Any?,
        repeats: Bool,
        firstAt date: Date? = nil
    ) {
        require(!interval.isNaN, "Timer of \(type(of: target)).\(selector): its interval is no number")
        self.init(
            firstAt: date ?? Date(timeIntervalSinceNow: interval),
            interval: interval,
            repeats: repeats
        ) {
            selector.call(on: target, $0, caller: "Timer")
        }
        self.info = info
    }

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        info = nil
    }
}
