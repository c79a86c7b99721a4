import Glibc

/// The temporary files that this process is writing, which a signal that ends it removes first.
///
/// The first registration sets handlers for SIGHUP, SIGINT and SIGTERM where nothing else handles them. They remove the
/// files and let the signal end the process as it would have.
enum TemporaryFiles {
    /// A place in the table; nil when all are taken, and the file is not looked after.
    typealias Place = Int

    private static let placeCount = 16
    private static let pathLimit = Int(PATH_MAX)

    // A handler may neither allocate nor take a lock: hence fixed memory, and flags that are set last and cleared first.
    private nonisolated(unsafe) static let isTaken: UnsafeMutablePointer<Bool> = {
        let flags = UnsafeMutablePointer<Bool>.allocate(capacity: placeCount)
        flags.initialize(repeating: false, count: placeCount)
        return flags
    }()
    private nonisolated(unsafe) static let isNamed: UnsafeMutablePointer<Bool> = {
        let flags = UnsafeMutablePointer<Bool>.allocate(capacity: placeCount)
        flags.initialize(repeating: false, count: placeCount)
        return flags
    }()
    private nonisolated(unsafe) static let paths = UnsafeMutablePointer<CChar>.allocate(
        capacity: placeCount * pathLimit
    )
    /// Set by the handler before it removes anything.
    private nonisolated(unsafe) static let isEnding: UnsafeMutablePointer<Bool> = {
        let flag = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        flag.initialize(to: false)
        return flag
    }()
    private nonisolated(unsafe) static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        return mutex
    }()

    static func register(_ path: String) -> Place? {
        let length = path.utf8.count
        guard length < pathLimit else { return nil }
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        _ = isEnding
        _ = handlers
        guard let place = (0..<placeCount).first(where: { !isTaken[$0] }) else { return nil }
        isTaken[place] = true
        path.withCString { (paths + place * pathLimit).update(from: $0, count: length + 1) }
        isNamed[place] = true
        return place
    }

    static func forget(_ place: Place?) {
        guard let place else { return }
        pthread_mutex_lock(mutex)
        isNamed[place] = false
        isTaken[place] = false
        pthread_mutex_unlock(mutex)
    }

    /// Does not return when a signal is ending the process: the file that could not be finished was taken away by its
    /// handler, which is no error to tell anybody of. The handler waits for the write that is under way, so that the
    /// writer may be ahead of the end.
    static func stayIfProcessEnds() {
        while isEnding.pointee { pause() }
    }

    private static let handlers: Void = {
        for number in [SIGHUP, SIGINT, SIGTERM] {
            var current = sigaction()
            guard sigaction(number, nil, &current) == 0, current.__sigaction_handler.sa_handler == nil
            else { continue }
            var handler = sigaction()
            handler.__sigaction_handler.sa_handler = { number in
                TemporaryFiles.isEnding.pointee = true
                for place in 0..<TemporaryFiles.placeCount where TemporaryFiles.isNamed[place] {
                    unlink(TemporaryFiles.paths + place * TemporaryFiles.pathLimit)
                }
                // Delivered when this handler returns.
                signal(number, SIG_DFL)
                raise(number)
            }
            sigaction(number, &handler, nil)
        }
    }()
}
