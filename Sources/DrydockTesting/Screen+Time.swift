public import Drydock

extension Screen {
    /// Seconds since the screen was made, on its own clock.
    public var time: TimeInterval { host.scene.time }

    /// Moves the clock: animations go on, and what ends on the way completes in order. Display links are called for each sixtieth
    /// of a second, and at the end.
    public func advance(by seconds: TimeInterval) {
        host.advanceByFrames(by: seconds)
    }

    /// Moves the clock until nothing moves any more, but for what repeats for ever.
    public func settle() {
        host.finishAnimations()
    }

    /// Lets tasks, dispatch queues and callbacks of the outside world run until `condition` holds. Views are laid out
    /// before it is asked; the screen's own clock stands still. The timeout is in seconds of real time.
    ///
    /// - Throws: `ScreenError.timedOut` when the time is over.
    public func wait(
        for what: String,
        timeout: TimeInterval = 10,
        until condition: () throws -> Bool
    ) async throws {
        let deadline = ContinuousClock.now + .seconds(timeout)
        var turns = 0
        while true {
            host.update()
            if try condition() { return }
            turns += 1
            guard turns < Constant.minimumTurns || ContinuousClock.now < deadline else {
                throw ScreenError.timedOut(what: what, seconds: timeout, tree: recursiveDescription)
            }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Another size, as when a window is resized or a phone is turned.
    public func resize(to size: CGSize) {
        Self.check(size, "resize(to:)")
        host.resize(to: size, scale: host.screen.scale)
        host.update()
    }

    /// Exchanges width and height.
    public func rotate() {
        resize(to: CGSize(width: host.screen.bounds.height, height: host.screen.bounds.width))
    }

    private enum Constant {
        static let minimumTurns = 50
    }
}
