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

    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
