/// Work that waits until the tree has been laid out next, before anything is drawn.
package final class WorkQueue {
    private var waiting: [() -> Void] = []
    /// Does what a host does for a scene, where there is none.
    var turn: (() -> Void)?
    private var isTurnAsked = false

    package var isEmpty: Bool { waiting.isEmpty }

    func append(_ work: @escaping () -> Void) {
        waiting.append(work)
        askForTurn()
    }

    /// Something has begun that is to end. Where no host sees to that it is done in the main actor's next turn.
    func askForTurn() {
        guard turn != nil, !isTurnAsked else { return }
        isTurnAsked = true
        Task {
            isTurnAsked = false
            turn?()
        }
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
