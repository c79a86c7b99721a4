/// What is to happen at later moments of a scene's clock, such as the end of a wait for a second tap.
package final class SceneTimers {
    /// One call to come; cancelled when freed.
    package final class Timer {
        /// Seconds on the scene's clock.
        package let time: TimeInterval
        private var handler: (() -> Void)?

        /// Asked whether the handler is still wanted, of a timer that the scene keeps for an application.
        fileprivate let isNeeded: (() -> Bool)?

        fileprivate init(time: TimeInterval, isNeeded: (() -> Bool)? = nil, handler: @escaping () -> Void) {
            self.time = time
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

    /// Has `handler` called once when the clock reaches the time, as long as the timer is held.
    package func schedule(at time: TimeInterval, _ handler: @escaping () -> Void) -> Timer {
        let timer = Timer(time: time, handler: handler)
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
        let timer = Timer(time: time, isNeeded: isNeeded, handler: handler)
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
        kept.removeAll { $0.isNeeded?() == false }
    }

    /// When the next one is due; nil for none.
    package var next: TimeInterval? { live.first?.time }
    /// When the last one is due that the scene waits for; nil for none.
    package var last: TimeInterval? { live.last { $0.isNeeded == nil }?.time }

    private var live: [Timer] { waiting.compactMap(\.value).filter { !$0.isCancelled } }

    /// Calls the next one.
    func fireNext() {
        waiting.removeAll { $0.value?.isCancelled ?? true }
        guard let timer = waiting.first?.value else { return }
        waiting.removeFirst()
        kept.removeAll { $0 === timer }
        timer.fire()
    }
}
