import Glibc

/// One or two threads that share work by bands. The second thread is started by the first work that is worth it, and
/// sleeps in between.
final class ThreadTeam {
    /// Below this many pixels waking a thread takes longer than the work.
    private static let costLimit = 1 << 16

    private var count: Int
    private var worker: Worker?

    /// - Parameter count: 1 or 2.
    init(count: Int) {
        self.count = count
    }

    deinit {
        worker?.stop()
    }

    /// Whether work of this many pixels is shared.
    func shares(cost: Int) -> Bool { count > 1 && cost >= Self.costLimit }

    /// Runs both at the same time, or one after the other when the system refuses a thread; returns when both are done.
    func run(_ first: () -> Void, _ second: () -> Void) {
        if worker == nil, count > 1 {
            let candidate = Worker()
            if candidate.launch() { worker = candidate } else { count = 1 }
        }
        guard let worker else {
            first()
            second()
            return
        }
        withoutActuallyEscaping(second) { second in
            worker.start(second)
            first()
            worker.wait()
        }
    }

    /// Calls `body` with ranges that make up `range`, at the same time when there are enough pixels for it.
    func bands(of range: Range<Int>, cost: Int, _ body: (Range<Int>) -> Void) {
        guard shares(cost: cost), range.count > 1 else {
            body(range)
            return
        }
        let middle = range.lowerBound + range.count / 2
        run({ body(range.lowerBound..<middle) }, { body(middle..<range.upperBound) })
    }
}

/// A thread that runs one closure at a time.
private final class Worker: @unchecked Sendable {
    // Unchecked: all state is guarded by the lock.

    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var work: (() -> Void)?
    private var isStopping = false
    private var thread = pthread_t()

    init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(changed, nil)
    }

    /// Starts the thread, which keeps the worker alive until `stop`. False when the system has no more threads.
    func launch() -> Bool {
        let context = Unmanaged.passRetained(self).toOpaque()
        let status = pthread_create(
            &thread,
            nil,
            { context in
                if let context { Unmanaged<Worker>.fromOpaque(context).takeRetainedValue().loop() }
                return nil
            },
            context
        )
        if status != 0 { Unmanaged<Worker>.fromOpaque(context).release() }
        return status == 0
    }

    deinit {
        pthread_mutex_destroy(lock)
        pthread_cond_destroy(changed)
        lock.deallocate()
        changed.deallocate()
    }

    func start(_ work: @escaping () -> Void) {
        pthread_mutex_lock(lock)
        self.work = work
        pthread_cond_signal(changed)
        pthread_mutex_unlock(lock)
    }

    func wait() {
        pthread_mutex_lock(lock)
        while work != nil { pthread_cond_wait(changed, lock) }
        pthread_mutex_unlock(lock)
    }

    func stop() {
        pthread_mutex_lock(lock)
        isStopping = true
        pthread_cond_signal(changed)
        pthread_mutex_unlock(lock)
        pthread_join(thread, nil)
    }

    private func loop() {
        pthread_mutex_lock(lock)
        while !isStopping {
            guard let work else {
                pthread_cond_wait(changed, lock)
                continue
            }
            pthread_mutex_unlock(lock)
            work()
            pthread_mutex_lock(lock)
            self.work = nil
            pthread_cond_signal(changed)
        }
        pthread_mutex_unlock(lock)
    }
}
