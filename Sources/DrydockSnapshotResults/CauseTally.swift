/// Failures of a run, counted by their causes.
package struct CauseTally: Sendable {
    private struct Key: Hashable {
        /// The class, or the component where there is none.
        var what: String
        var attribute: String
        var change: String
    }

    private struct Entry {
        var cause: SnapshotCause
        /// Whether all of them are about the component of the first.
        var isOneComponent = true
        var count = 1
    }

    private var entries: [Key: Entry] = [:]
    /// In the order in which they came.
    private var keys: [Key] = []
    private var others: [String: Int] = [:]

    package private(set) var failureCount = 0

    package init() {}

    /// Counts each of the failure's causes once. The same change of several components of a class is one.
    package mutating func add(_ failure: FailedSnapshot) {
        failureCount += 1
        guard failure.kind == .mismatch, !failure.causes.isEmpty else {
            others[Self.words(for: failure.kind), default: 0] += 1
            return
        }
        var seen: Set<Key> = []
        for cause in failure.causes {
            let key = Key(
                what: cause.type ?? cause.component,
                attribute: cause.attribute,
                change: cause.change ?? cause.summary
            )
            guard seen.insert(key).inserted else { continue }
            guard var entry = entries[key] else {
                keys.append(key)
                entries[key] = Entry(cause: cause)
                continue
            }
            entry.count += 1
            if entry.cause.component != cause.component { entry.isOneComponent = false }
            entries[key] = entry
        }
    }

    /// `12 snapshots: PillButton backgroundColor #FF0000 → #FE0000`: one for each cause, the most frequent first.
    package var lines: [String] {
        var counted = keys.enumerated().compactMap { place, key in
            entries[key].map { (count: $0.count, place: place, words: words(for: $0, key)) }
        }
        for (words, count) in others { counted.append((count, Int.max, words)) }
        return counted.sorted { ($1.count, $0.place, $0.words) < ($0.count, $1.place, $1.words) }.map {
            entry in
            "\(entry.count) \(entry.count == 1 ? "snapshot" : "snapshots"): \(entry.words)"
        }
    }

    private func words(for entry: Entry, _ key: Key) -> String {
        entry.isOneComponent ? entry.cause.summary : "\(key.what) \(key.attribute) \(key.change)"
    }

    private static func words(for kind: FailedSnapshot.Kind) -> String {
        switch kind {
        case .mismatch: "different from the reference"
        case .missing: "no reference"
        case .recorded: "recorded, to be looked at"
        case .unreadable: "an unreadable reference"
        }
    }
}
