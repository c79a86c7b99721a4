/// What is to happen at later moments of a scene's clock, such as the end of a wait for a second tap.
package final class SceneTimers {
    /// One call to come; cancelled when freed.
    package final class Timer {
        /// Seconds on the scene's clock.
        package let time: TimeInterval
        private var handler: (() -> Void)?
        /// For messages: who asked for the call; nil for an application's timer.
        fileprivate weak var owner: AnyObject?
        /// The scene's moment in which the call was asked for.
        fileprivate let moment: Int

        /// What is done in place of the wait where a scene comes to rest; nil for a call that is waited for.
        fileprivate let settled: (() -> Void)?

        /// Asked whether the handler is still wanted, of a timer that the scene keeps for an application.
        fileprivate let isNeeded: (() -> Bool)?

        fileprivate init(
            time: TimeInterval,
            moment: Int,
            owner: AnyObject? = nil,
            settled: (() -> Void)? = nil,
            isNeeded: (() -> Bool)? = nil,
            handler: @escaping () -> Void
        ) {
            self.time = time
            self.moment = moment
            self.owner = owner
            self.settled = settled
            self.isNeeded = isNeeded
            self.handler = handler
        }

        package func cancel() {
            handler = nil
        }

        fileprivate var isCancelled: Bool { handler == nil }

        fileprivate func fire() {
            let handler = handler
            self.handler = nil
            handler?()
        }
    }

    private struct Weak {
        weak var value: Timer?
    }

    /// By time, and of one time in the order in which they came.
    private var waiting: [Weak] = []
    /// Those of `waiting` that nobody else holds.
    private var kept: [Timer] = []

    /// Counts the times at which the clock has stood.
    private var moment = 0
    /// When the present one began. Less than `shortestMoment` later it still is the same one.
    private var momentStart: TimeInterval = 0
    /// Seconds, which is less than anything that is seen: a clock that moves on by less each time does not get on either.
    static let shortestMoment: TimeInterval = 1e-9
    /// How many calls of this moment were asked for in this moment.
    private var repetitions = 0

    /// Calls `handler` once when the clock reaches the time, as long as the timer is held.
    /// - Parameters:
    ///   - owner: who is named if the clock does not get on for such calls; not kept.
    ///   - settled: called in place of `handler` by a scene that comes to rest; nil if the scene is to wait for the call.
    package func schedule(
        at time: TimeInterval,
        for owner: AnyObject,
        settled: (() -> Void)? = nil,
        _ handler: @escaping () -> Void
    ) -> Timer {
        let timer = Timer(time: time, moment: moment, owner: owner, settled: settled, handler: handler)
        insert(timer)
        return timer
    }

    /// Has `handler` called once when the clock reaches the time, unless `isNeeded` says no. Nothing waits for it: it is an
    /// application's, which may want a picture of what is there before.
    package func keep(
        at time: TimeInterval,
        isNeeded: @escaping () -> Bool,
        _ handler: @escaping () -> Void
    ) {
        let timer = Timer(time: time, moment: moment, isNeeded: isNeeded, handler: handler)
        kept.append(timer)
        insert(timer)
    }

    private func insert(_ timer: Timer) {
        let index = waiting.firstIndex { ($0.value?.time ?? -.infinity) > timer.time } ?? waiting.count
        waiting.insert(Weak(value: timer), at: index)
    }

    /// Lets go of what an application has given up.
    package func dropUnneeded() {
        guard !kept.isEmpty else { return }
        // What they hold is freed after the list has changed: its `deinit` may ask for another timer.
        let dropped = kept.filter { $0.isNeeded?() == false }
        guard !dropped.isEmpty else { return }
        kept.removeAll { timer in dropped.contains { $0 === timer } }
    }

    /// The clock is about to move.
    func clockWillMove(to time: TimeInterval) {
        guard time - momentStart > Self.shortestMoment else { return }
        momentStart = time
        moment += 1
        repetitions = 0
    }

    /// When the next one is due; nil for none.
    package var next: TimeInterval? { live.first?.time }
    /// When the last one is due that the scene waits for; nil for none.
    package var last: TimeInterval? { live.last { $0.isNeeded == nil && $0.settled == nil }?.time }

    /// The scene comes to rest: what is not waited for is done at once.
    func settle() {
        for timer in live {
            guard let settled = timer.settled, !timer.isCancelled else { continue }
            timer.cancel()
            settled()
        }
    }

    private var live: [Timer] { waiting.compactMap(\.value).filter { !$0.isCancelled } }

    /// Calls the next one.
    func fireNext() {
        waiting.removeAll { $0.value?.isCancelled ?? true }
        guard let timer = waiting.first?.value else { return }
        waiting.removeFirst()
        kept.removeAll { $0 === timer }
        if timer.moment == moment {
            repetitions += 1
            require(
                repetitions <= FrameLimit.timers.most,
                "\(Self.name(of: timer.owner)) asks for a call at the present time whenever it is called: the screen's clock cannot get on; let a second or a part of it pass in between"
            )
        }
        timer.fire()
    }

    private static func name(of owner: AnyObject?) -> String {
        guard let owner else { return "A timer or delayed work of the application" }
        return (owner as? UIView)?.debugName ?? "\(type(of: owner))"
    }
}
