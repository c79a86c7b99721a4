/// A timer that lets go of what it calls once it has ended. Foundation's own are never freed on Linux, and keep their blocks.
nonisolated class EndingTimer: Timer {
    private var work: Work?

    /// - Parameters:
    ///   - date: when `call` is called first.
    ///   - interval: seconds between two calls.
    ///   - repeats: whether there are more calls than one.
    ///   - call: gets the timer.
    convenience init(
        firstAt date: Date,
        interval: TimeInterval,
        repeats: Bool,
        call: @escaping (Timer) -> Void
    ) {
        let work = Work(call)
        self.init(fire: date, interval: interval, repeats: repeats) { timer in
            work.call?(timer)
            // A run loop ends a timer that does not repeat by other means than `invalidate()`.
            if !timer.isValid { work.call = nil }
        }
        self.work = work
    }

    override func invalidate() {
        super.invalidate()
        work?.call = nil
    }

    /// Used on the thread of the timer's run loop alone, as the timer is.
    private final class Work: @unchecked Sendable {
        var call: ((Timer) -> Void)?

        init(_ call: @escaping (Timer) -> Void) {
            self.call = call
        }
    }
}
