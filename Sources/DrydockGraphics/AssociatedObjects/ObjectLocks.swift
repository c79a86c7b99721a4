import Glibc
import Synchronization

/// Locks that belong to objects for as long as somebody holds them or waits for them.
private final class ObjectLocks: @unchecked Sendable {
    // Unchecked: the lock guards the table.

    static let shared = ObjectLocks()

    private struct Entry {
        let mutex: UnsafeMutablePointer<pthread_mutex_t>
        /// Threads that hold it, each as often as it entered, or wait for it.
        var users = 0
    }

    private let lock = Mutex(())
    private var entries: [ObjectIdentifier: Entry] = [:]

    func enter(_ object: ObjectIdentifier) {
        nonisolated(unsafe) var mutex: UnsafeMutablePointer<pthread_mutex_t>?
        lock.withLock { _ in
            entries[object, default: Self.entry()].users += 1
            mutex = entries[object]?.mutex
        }
        if let mutex { pthread_mutex_lock(mutex) }
    }

    /// - Returns: whether this thread held the lock.
    func exit(_ object: ObjectIdentifier) -> Bool {
        lock.withLock { _ in
            guard let entry = entries[object], pthread_mutex_unlock(entry.mutex) == 0 else { return false }
            entries[object]?.users -= 1
            if entry.users == 1 {
                pthread_mutex_destroy(entry.mutex)
                entry.mutex.deallocate()
                entries[object] = nil
            }
            return true
        }
    }

    private static func entry() -> Entry {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
        return Entry(mutex: mutex)
    }
}

/// Waits until no other thread is between this and `objc_sync_exit(_:)` of the same object; a thread may enter several times.
///
/// - Parameter obj: an instance of a class, or a type. Others have no identity: it is the caller's bug to pass them.
/// - Returns: 0.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    guard let owner = AssociatedObjects.Owner(obj) else {
        preconditionFailure("objc_sync_enter: \(type(of: obj)) is a value, for which nobody can wait")
    }
    ObjectLocks.shared.enter(owner.identifier)
    return 0
}

/// Leaves what was entered by `objc_sync_enter(_:)`.
///
/// - Returns: 0, or −1 where this thread had not entered.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    guard let owner = AssociatedObjects.Owner(obj) else { return -1 }
    return ObjectLocks.shared.exit(owner.identifier) ? 0 : -1
}
