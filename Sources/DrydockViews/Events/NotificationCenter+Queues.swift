extension NotificationCenter {
    /// As Foundation's, but a block for the main queue runs at once where the main actor posts, as it does on iOS.
    ///
    /// Foundation on Linux has the poster wait for the queue, and an asynchronous program runs its main queue on any thread: a
    /// notification that the main actor posts for the main queue would wait for itself.
    ///
    /// - Parameters:
    ///   - name: nil for every notification.
    ///   - obj: whose notifications; nil for everybody's.
    ///   - queue: what runs the block, while the poster waits for it.
    /// - Returns: what `removeObserver(_:)` takes; the center keeps it.
    public nonisolated func addObserver(
        forName name: NSNotification.Name?,
        object obj: Any?,
        queue: OperationQueue,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        guard queue === OperationQueue.main else {
            return addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
        }
        return addObserver(forName: name, object: obj, queue: nil) { notification in
            if Deinitialisation.isOnMainActor { return block(notification) }
            // Its poster waits meanwhile.
            nonisolated(unsafe) let notification = notification
            let work = BlockOperation { block(notification) }
            OperationQueue.main.addOperations([work], waitUntilFinished: true)
        }
    }
}
