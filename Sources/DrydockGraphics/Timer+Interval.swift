extension Timer {
    /// As Foundation's, which on Linux is due at once. Swift takes this one in files that do not import Foundation themselves.
    @_disfavoredOverload
    @preconcurrency
    public convenience init(
        timeInterval interval: TimeInterval,
        repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(
            fire: Date(timeIntervalSinceNow: interval),
            interval: interval,
            repeats: repeats,
            block: block
        )
    }
}
