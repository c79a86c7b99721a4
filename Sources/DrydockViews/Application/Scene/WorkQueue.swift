/// Work that waits until the tree has been laid out next, before anything is drawn.
package final class WorkQueue {
    private var waiting: [() -> Void] = []

    package var isEmpty: Bool { waiting.isEmpty }

    func append(_ work: @escaping () -> Void) {
        waiting.append(work)
    }

    /// Does the work; what it adds waits for the next time.
    /// - Returns: whether there was any.
    func run() -> Bool {
        let work = waiting
        waiting = []
        for item in work { item() }
        return !work.isEmpty
    }
}
