/// Timers and delays of Foundation and Dispatch, for modules that have declarations of the same names.
package enum RealTime {
    package static func add(_ timer: Timer, to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        runLoop.add(timer, forMode: mode)
    }

    package static func run(on queue: DispatchQueue, _ item: DispatchWorkItem) {
        queue.async(execute: item)
    }

    package static func run(on queue: DispatchQueue, _ work: @escaping @Sendable () -> Void) {
        queue.async(execute: work)
    }

    package static func run(on queue: DispatchQueue, after deadline: DispatchTime, _ item: DispatchWorkItem) {
        queue.asyncAfter(deadline: deadline, execute: item)
    }

    package static func run(
        on queue: DispatchQueue,
        after deadline: DispatchTime,
        _ work: @escaping @Sendable () -> Void
    ) {
        queue.asyncAfter(deadline: deadline, execute: work)
    }
}
