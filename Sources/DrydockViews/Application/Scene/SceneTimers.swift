/// What is to happen at later moments of a scene's clock, such as the end of a wait for a second tap.
package final class SceneTimers {
    /// One call to come; cancelled when freed.
    package final class Timer {
        /// Seconds on the scene's clock.
        package let time: TimeInterval
        private var handler: (() -> Void)?

        fileprivate init(time: TimeInterval, handler: @escaping () -> Void) {
            self.time = time
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

    /// Has `handler` called once when the clock reaches the time, as long as the timer is held.
    package func schedule(at time: TimeInterval, _ handler: @escaping () -> Void) -> Timer {
        let timer = Timer(time: time, handler: handler)
        let index = waiting.firstIndex { ($0.value?.time ?? -.infinity) > time } ?? waiting.count
        waiting.insert(Weak(value: timer), at: index)
        return timer
    }

    /// When the next one is due; nil for none.
    package var next: TimeInterval? { live.first?.time }
    /// When the last one is due; nil for none.
    package var last: TimeInterval? { live.last?.time }

    private var live: [Timer] { waiting.compactMap(\.value).filter { !$0.isCancelled } }

    /// Calls the next one.
    func fireNext() {
        waiting.removeAll { $0.value?.isCancelled ?? true }
        guard let timer = waiting.first?.value else { return }
        waiting.removeFirst()
        timer.fire()
    }
}
