/// Failures of a run by their weightiest causes: what the end of a run prints and what reports show.
///
/// A failure is in exactly one group. Two failures have one cause if the same change was made to the same component or to
/// components of one class. A colour that was exchanged for another one has other values in light and dark, of which a
/// matrix of traits makes several snapshots: changes of the same property of the same view in the same test are one cause,
/// whatever the colours are.
package struct CauseGroups: Equatable, Sendable {
    package struct Group: Equatable, Sendable {
        /// `handleLabel font 13 → 14`, or what kind of failure it is where no cause is known.
        package var title: String
        /// Places in the list of failures, ascending.
        package var members: [Int]
    }

    /// The largest first; of one size by title.
    package let groups: [Group]

    package init(of failures: [FailedSnapshot]) {
        var grouping = Grouping()
        for (index, failure) in failures.enumerated() { grouping.add(failure, index) }
        groups = grouping.groups(of: failures).sorted {
            ($1.members.count, $0.title, $0.members[0]) < ($0.members.count, $1.title, $1.members[0])
        }
    }

    /// What is said of a failure without a known cause.
    package static func title(of kind: FailedSnapshot.Kind) -> String {
        switch kind {
        case .mismatch: "Different, for reasons unknown"
        case .missing: "No reference yet"
        case .recorded: "Recorded, and not looked at yet"
        case .unreadable: "The reference cannot be read"
        }
    }
}

/// Joins what shares a key.
private struct Grouping {
    private enum Key: Hashable {
        case kind(FailedSnapshot.Kind)
        /// The class, or the component where there is none.
        case change(what: String, attribute: String, change: String)
        /// A property of a view whose colour changed.
        case color(test: String, component: String, attribute: String)
    }

    /// For each failure one that it has a key in common with; itself for the first of a group.
    private var parents: [Int] = []
    private var owners: [Key: Int] = [:]

    mutating func add(_ failure: FailedSnapshot, _ index: Int) {
        parents.append(index)
        for key in Self.keys(of: failure) {
            if let owner = owners[key] { join(index, owner) } else { owners[key] = index }
        }
    }

    private static func keys(of failure: FailedSnapshot) -> [Key] {
        guard let cause = failure.causes.first else { return [.kind(failure.kind)] }
        let what = cause.type ?? cause.component
        let change = cause.change ?? cause.summary
        var keys = [Key.change(what: what, attribute: cause.attribute, change: change)]
        if cause.isExchangeOfColors {
            // Cases of a test with arguments are one test: the arguments may be the traits.
            let test = String(failure.test.prefix { $0 != "(" })
            keys.append(.color(test: test, component: cause.component, attribute: cause.attribute))
        }
        return keys
    }

    private mutating func join(_ one: Int, _ other: Int) {
        let (first, second) = (root(of: one), root(of: other))
        parents[max(first, second)] = min(first, second)
    }

    private mutating func root(of index: Int) -> Int {
        var root = index
        while parents[root] != root { root = parents[root] }
        var next = index
        while parents[next] != root { (parents[next], next) = (root, parents[next]) }
        return root
    }

    mutating func groups(of failures: [FailedSnapshot]) -> [CauseGroups.Group] {
        var members: [Int: [Int]] = [:]
        for index in parents.indices { members[root(of: index), default: []].append(index) }
        return members.values.map { CauseGroups.Group(title: Self.title(of: $0, failures), members: $0) }
    }

    /// Names the component where all failures of a group are about one, else its class.
    private static func title(of members: [Int], _ failures: [FailedSnapshot]) -> String {
        let causes = members.compactMap { failures[$0].causes.first }
        guard let cause = causes.first else { return CauseGroups.title(of: failures[members[0]].kind) }
        let changes = Set(causes.map { $0.change ?? $0.summary })
        let rest = changes.count > 1 ? ", other colors with other traits" : ""
        guard Set(causes.map(\.component)).count > 1, let change = cause.change else {
            return cause.summary + rest
        }
        return "\(cause.type ?? cause.component) \(cause.attribute) \(change)\(rest)"
    }
}

extension SnapshotCause {
    /// `#007AFF → #34C759`.
    fileprivate var isExchangeOfColors: Bool {
        guard attribute != "pixels", let change else { return false }
        let sides = change.components(partedBy: " → ")
        return sides.count == 2 && sides.allSatisfy { $0.hasPrefix("#") && !$0.contains(" ") }
    }
}

extension String {
    /// The parts of a text between occurrences of another.
    fileprivate func components(partedBy separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}
