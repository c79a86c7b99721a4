import Glibc
import Synchronization

/// One or two threads that share work by bands.
struct ThreadTeam {
    /// Below this many pixels waking a thread takes longer than the work.
    private static let costLimit = 1 << 16

    /// Nil for one thread.
    private let worker: SharedWorker?

    init(_ worker: SharedWorker?) {
        self.worker = worker
    }

    /// Whether there may be a second thread.
    var isShared: Bool { worker != nil }

    /// Runs both, at the same time when a second thread is free, and returns when both are done.
    func run(_ first: () -> Void, _ second: () -> Void) {
        if let worker {
            worker.run(first, second)
        } else {
            first()
            second()
        }
    }

    /// Calls `body` with ranges that make up `range`, at the same time when there are enough pixels for it.
    func bands(of range: Range<Int>, cost: Int, _ body: (Range<Int>) -> Void) {
        guard isShared, cost >= Self.costLimit, range.count > 1 else {
            body(range)
            return
        }
        let middle = range.lowerBound + range.count / 2
        run({ body(range.lowerBound..<middle) }, { body(middle..<range.upperBound) })
    }
}

/// A second thread for whoever asks first. It is started by the first work, and sleeps in between.
final class SharedWorker: @unchecked Sendable {
    // Unchecked: the state is guarded by the lock.

    private let lock = Lock()
    private var worker: Worker?
    private var isTaken = false

    deinit {
        worker?.stop()
    }

    /// Runs both at the same time, or one after the other when the thread is busy or the system refuses it.
    func run(_ first: () -> Void, _ second: () -> Void) {
        guard let worker = take() else {
            first()
            second()
            return
        }
        withoutActuallyEscaping(second) { second in
            worker.start(second)
            first()
            if worker.takeBack() { second() } else { worker.wait() }
        }
        lock.withLock { isTaken = false }
    }

    private func take() -> Worker? {
        lock.withLock {
            if isTaken { return nil }
            if worker == nil {
                let candidate = Worker()
                if candidate.launch() { worker = candidate }
            }
            isTaken = worker != nil
            return worker
        }
    }
}

/// A thread that runs one closure at a time.
///
/// Who waits first lets other threads run a few times, and only then sleeps: waking takes as long as a small frame, and both
/// threads mostly are done at about the same time, or have the next part of a frame to do.
private final class Worker: @unchecked Sendable {
    // Unchecked: all state is guarded by the lock.

    private static let patience = 100

    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var work: (() -> Void)?
    /// Whether the thread is at the work.
    private var isBegun = false
    /// Whether there is work, for those who wait without the lock.
    private let isBusy = Atomic(false)
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
        isBusy.store(true, ordering: .relaxed)
        pthread_cond_signal(changed)
        pthread_mutex_unlock(lock)
    }

    /// Whether the thread had not begun with the work, and now will not: on a busy machine it may be long until it runs.
    func takeBack() -> Bool {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if isBegun || work == nil { return false }
        work = nil
        isBusy.store(false, ordering: .relaxed)
        return true
    }

    func wait() {
        yield(while: true)
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
            if work == nil {
                pthread_cond_wait(changed, lock)
                continue
            }
            isBegun = true
            pthread_mutex_unlock(lock)
            // Nobody else touches it meanwhile, and nothing may hold it afterwards.
            work?()
            pthread_mutex_lock(lock)
            (work, isBegun) = (nil, false)
            isBusy.store(false, ordering: .relaxed)
            pthread_cond_signal(changed)
            pthread_mutex_unlock(lock)
            yield(while: false)
            pthread_mutex_lock(lock)
        }
        pthread_mutex_unlock(lock)
    }

    /// Lets other threads run while the worker is busy, or is not.
    private func yield(while isBusy: Bool) {
        for _ in 0..<Self.patience {
            if self.isBusy.load(ordering: .relaxed) != isBusy { return }
            sched_yield()
        }
    }
}
