import Foundation

/// An object of each thread's own, released when the thread ends. Reading it takes a few nanoseconds, and nothing of what
/// the dictionary of `Thread` takes into memory.
struct ThreadValue<Object: AnyObject>: Sendable {
    private let key: pthread_key_t

    /// Lasts as long as the process.
    init() {
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { object in
            if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
        }
        precondition(error == 0, "Drydock: there are no thread-specific keys left")
        self.key = key
    }

    var object: Object? {
        get { pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }
        nonmutating set { exchange(newValue.map(Unmanaged.passRetained))?.release() }
    }

    /// Whether this is the thread's object. Counts no references.
    func holds(_ object: Object) -> Bool {
        pthread_getspecific(key) == Unmanaged.passUnretained(object).toOpaque()
    }

    /// Takes over one reference and hands out another.
    @discardableResult
    func exchange(_ object: Unmanaged<Object>?) -> Unmanaged<Object>? {
        let old = pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0) }
        pthread_setspecific(key, object?.toOpaque())
        return old
    }
}
