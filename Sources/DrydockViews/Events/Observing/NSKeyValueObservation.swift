/// Keeps an observer of a property, until it is freed itself.
public nonisolated final class NSKeyValueObservation: NSObject {
    private let observer: KeyValueObserver

    init(_ observer: KeyValueObserver) {
        self.observer = observer
    }

    deinit { invalidate() }

    /// Ends the observation; it may have ended already, or the object may be gone.
    public func invalidate() {
        let observer = observer
        Deinitialisation.run(onMain: { observer.end() }, elsewhere: { { observer.end() } })
    }
}
