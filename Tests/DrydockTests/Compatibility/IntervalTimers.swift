import Drydock

/// Timers as files make them that import nothing but the library.
final class IntervalTimers {
    func after(_ interval: TimeInterval) -> Timer {
        Timer(timeInterval: interval, repeats: false) { _ in }
    }

    func every(_ interval: TimeInterval) -> Timer {
        Timer(
            timeInterval: interval,
            target: self,
            selector: IntervalTimers.tick,
            userInfo: nil,
            repeats: true
        )
    }

    private func tick() {}
}
