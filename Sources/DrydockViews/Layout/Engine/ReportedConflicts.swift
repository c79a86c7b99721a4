/// The conflicts that were reported, so that each is reported once.
nonisolated struct ReportedConflicts {
    /// Oldest first.
    private(set) var messages: [String] = []
    /// By the serials of the constraints, as rows are used again once they are removed.
    private var members: Set<[Int64]> = []

    /// What is kept is bounded: contradictions may come anew with each frame.
    private static let longestMemory = 500

    /// Remembers a conflict; false when it is known.
    mutating func insert(_ serials: [Int64]) -> Bool {
        if members.count >= Self.longestMemory { members = [] }
        return members.insert(serials.sorted()).inserted
    }

    /// Adds a message; false when it is there already.
    mutating func append(_ message: String) -> Bool {
        guard !messages.contains(message) else { return false }
        if messages.count >= Self.longestMemory { messages.removeFirst() }
        messages.append(message)
        return true
    }
}
