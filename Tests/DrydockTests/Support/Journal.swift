/// What was told, in order.
final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// What was noted since the last time.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}
