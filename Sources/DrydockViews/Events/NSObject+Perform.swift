/// Methods that are called by their selector, now or later. Objects of an actor are called where the caller is.
extension NSObject {
    /// Whether an object has the method. What has only a name is known where it is an action of the edit menu or of nibs.
    public nonisolated func responds(to aSelector: Selector!) -> Bool { aSelector.method(of: self) != nil }

    /// Calls a method.
    /// - Returns: what it returns, if that is an object, which lives at least to the next call of a method so.
    @discardableResult
    public nonisolated func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        PerformedResult.keep(aSelector.call(on: self, caller: "\(type(of: self)).perform"))
    }

    /// Calls a method that takes one thing.
    @discardableResult
    public nonisolated func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        PerformedResult.keep(aSelector.call(on: self, object, caller: "\(type(of: self)).perform"))
    }

    /// Calls a method that takes two things.
    @discardableResult
    public nonisolated func perform(
        _ aSelector: Selector!,
        with object1: Any!,
        with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        PerformedResult.keep(aSelector.call(on: self, object1, object2, caller: "\(type(of: self)).perform"))
    }

    /// Calls a method in some seconds, on the clock of the scene whose turn it is, or on the current run loop. The object is kept alive
    /// until then.
    public nonisolated func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval
    ) {
        DelayedCalls.shared.schedule(aSelector, on: self, anArgument, after: delay)
    }

    /// As above; the run loop's modes make no difference.
    public nonisolated func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Takes back all delayed calls of an object's methods.
    public nonisolated class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.shared.cancel { $0.target === aTarget as AnyObject }
    }

    /// Takes back the delayed calls of one method of an object, of those with an equal argument.
    public nonisolated class func cancelPreviousPerformRequests(
        withTarget aTarget: Any,
        selector aSelector: Selector,
        object anArgument: Any?
    ) {
        DelayedCalls.shared.cancel {
            $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(anArgument)
        }
    }
}

/// What a method that was called by its selector returned: there is no pool that would keep it for the caller.
private nonisolated enum PerformedResult {
    /// One a thread, so that no other thread's call lets go of it.
    private static let key = "DrydockPerformedResult"

    static func keep(_ result: Any) -> Unmanaged<AnyObject>? {
        guard let object = object(result) else { return nil }
        Thread.current.threadDictionary[key] = object
        return Unmanaged.passUnretained(object)
    }

    /// Nil for what is no object; what an optional holds.
    private static func object(_ value: Any) -> AnyObject? {
        if let object = value as? NSObject { return object }
        return type(of: value) is AnyObject.Type ? value as AnyObject : nil
    }
}

/// Methods that wait to be called.
private nonisolated final class DelayedCalls: @unchecked Sendable {
    static let shared = DelayedCalls()

    /// Kept by its timer: what ends the timer, such as the end of its scene, ends the call.
    final class Call {
        let target: NSObject
        let selector: Selector
        let argument: Any?
        weak var timer: Timer?

        init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
            self.target = target
            self.selector = selector
            self.argument = argument
        }

        func hasArgument(_ other: Any?) -> Bool {
            switch (argument, other) {
            case (nil, nil): true
            case (let first?, let second?):
                if let first = first as? NSObject, let second = second as? NSObject {
                    first.isEqual(second)
                } else if let first = first as? AnyHashable, let second = second as? AnyHashable {
                    first == second
                } else {
                    first as AnyObject === second as AnyObject
                }
            default: false
            }
        }
    }

    private struct WeakCall {
        weak var call: Call?
    }

    private let lock = NSLock()
    private var calls: [WeakCall] = []

    func schedule(_ selector: Selector, on target: NSObject, _ argument: Any?, after delay: TimeInterval) {
        let caller = "\(type(of: target)).perform(_:with:afterDelay:)"
        let call = Call(target, selector, argument)
        let method = SelectorMethod { (target: NSObject) in
            { [self] (_: Timer) in
                remove { $0 === call }
                selector.call(on: target, call.argument, caller: caller)
            }
        }
        let timer = Timer(
            timeInterval: delay,
            target: target,
            selector: Selector(method),
            userInfo: nil,
            repeats: false
        )
        call.timer = timer
        lock.withLock { calls.append(WeakCall(call: call)) }
        TimerScheduling.schedule(timer, after: delay)
    }

    func cancel(where matches: (Call) -> Bool) {
        for call in remove(where: matches) { call.timer?.invalidate() }
    }

    @discardableResult
    private func remove(where matches: (Call) -> Bool) -> [Call] {
        // Released behind the lock: what is freed with a call may ask for another or take one back.
        var waiting: [Call] = []
        defer { withExtendedLifetime(waiting) {} }
        return lock.withLock {
            waiting = calls.compactMap(\.call)
            let removed = waiting.filter(matches)
            calls = waiting.filter { call in !removed.contains { $0 === call } }.map(WeakCall.init)
            return removed
        }
    }
}
