/// A value that is there later: `run` calls back once, on the thread it likes.
public struct Async<Value> {
    public let run: (_ callback: @escaping (Value) -> Void) -> Void

    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// A value that is there now.
    public init(value: Value) {
        self.init { $0(value) }
    }

    /// A value that an asynchronous function returns, from a task of its own. A function of the main actor needs
    /// `assertSnapshot(awaiting:as:)`: other assertions hold on to the main actor while they wait.
    public init(awaiting operation: @escaping @Sendable () async -> Value) where Value: Sendable {
        self.init { callback in
            // Given to the task, and called by it alone.
            nonisolated(unsafe) let callback = callback
            Task { callback(await operation()) }
        }
    }

    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
