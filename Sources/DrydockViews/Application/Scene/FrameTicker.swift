/// Calls its subscribers once for each frame, in the order in which they came, with the scene's time. While there is one
/// that is not paused, frames keep coming.
package final class FrameTicker {
    /// Ends a subscription when it is cancelled or, unless the ticker keeps it, freed.
    package final class Subscription {
        package var isPaused = false
        fileprivate let countsFrames: Bool
        fileprivate let handler: (TimeInterval) -> Void
        /// Called when the ticker that keeps the subscription goes.
        fileprivate let ended: (() -> Void)?
        fileprivate weak var ticker: FrameTicker?

        fileprivate init(
            ticker: FrameTicker,
            countsFrames: Bool,
            ended: (() -> Void)?,
            handler: @escaping (TimeInterval) -> Void
        ) {
            self.ticker = ticker
            self.countsFrames = countsFrames
            self.ended = ended
            self.handler = handler
        }

        package func cancel() {
            ticker?.subscriptions.removeAll { $0.value === self }
            ticker?.kept.removeAll { $0 === self }
            ticker = nil
        }
    }

    private struct Weak {
        weak var value: Subscription?
    }

    private var subscriptions: [Weak] = []
    /// Those that last until they are cancelled.
    private var kept: [Subscription] = []

    nonisolated deinit {
        Deinitialisation.run(onMain: { FrameTicker.end(kept) }, elsewhere: { takeKept() })
    }

    private func takeKept() -> @MainActor () -> Void {
        let kept = kept
        return { FrameTicker.end(kept) }
    }

    private static func end(_ subscriptions: [Subscription]) {
        for subscription in subscriptions { subscription.ended?() }
    }

    /// Has `handler` called with each frame as long as the subscription is held.
    /// - Parameters:
    ///   - countsFrames: whether what the handler does depends on how many frames there are, and not on the time alone.
    ///   - ended: nil, or called when the ticker goes, which then keeps the subscription until it is cancelled.
    ///   - handler: is given seconds on the scene's clock.
    package func subscribe(
        countsFrames: Bool = false,
        ended: (() -> Void)? = nil,
        _ handler: @escaping (_ time: TimeInterval) -> Void
    ) -> Subscription {
        let subscription = Subscription(
            ticker: self,
            countsFrames: countsFrames,
            ended: ended,
            handler: handler
        )
        subscriptions.append(Weak(value: subscription))
        if ended != nil { kept.append(subscription) }
        return subscription
    }

    package var isTicking: Bool { subscriptions.contains { $0.value?.isPaused == false } }

    /// Whether a way of the clock is to be made frame by frame.
    package var needsFrames: Bool {
        subscriptions.contains { entry in entry.value.map { $0.countsFrames && !$0.isPaused } ?? false }
    }

    /// Subscribers that come meanwhile wait for the next frame; those that go are not called any more.
    func tick(at time: TimeInterval) {
        subscriptions.removeAll { $0.value == nil }
        for entry in subscriptions {
            guard let subscription = entry.value, !subscription.isPaused, subscription.ticker != nil else {
                continue
            }
            subscription.handler(time)
        }
    }
}
