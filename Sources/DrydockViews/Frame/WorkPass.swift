/// Pass 8 of a frame, `work`: does what waits for layout, such as completions of animations and what was given to the main queue.
///
/// - Due: while there is any.
/// - May ask for: everything; another turn follows.
/// - Stops: after `FrameLimit.turns`; what still waits is named, and is done in the next frame.
extension UIWindowScene {
    /// - Returns: whether there was any.
    func runWork() -> Bool { workAfterLayout.run() }
}

/// Work that waits until the tree has been laid out next, before anything is drawn.
package final class WorkQueue {
    private struct Item {
        let owner: StaticString
        let work: () -> Void
    }

    private var waiting: [Item] = []
    /// Does what a host does for a scene, where there is none.
    var turn: (() -> Void)?
    private var isTurnAsked = false

    package var isEmpty: Bool { waiting.isEmpty }

    /// - Parameter owner: what the work is, for messages.
    package func append(for owner: StaticString, _ work: @escaping () -> Void) {
        waiting.append(Item(owner: owner, work: work))
        askForTurn()
    }

    /// What the work is that comes next; nil for none.
    var nextOwner: StaticString? { waiting.first?.owner }

    /// Something has begun that is to end. Where no host sees to that it is done in the main actor's next turn.
    func askForTurn() {
        guard turn != nil, !isTurnAsked else { return }
        isTurnAsked = true
        Task { takeTurn() }
    }

    /// Does now what was asked for the main actor's next turn.
    func takeTurn() {
        guard isTurnAsked else { return }
        isTurnAsked = false
        turn?()
    }

    /// Does the work; what it adds waits for the next time.
    /// - Returns: whether there was any.
    func run() -> Bool {
        let work = waiting
        waiting = []
        for item in work { item.work() }
        return !work.isEmpty
    }
}
