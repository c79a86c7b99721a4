/// Failures of a run, counted by their causes as reports count them.
package struct CauseTally: Sendable {
    private var failures: [FailedSnapshot] = []

    package var failureCount: Int { failures.count }

    package init() {}

    /// Counts the failure with its weightiest cause.
    package mutating func add(_ failure: FailedSnapshot) {
        var failure = failure
        // Only what groups are made of: a run may have thousands, each with a long message.
        failure.message = ""
        failure.clusters = []
        failure.causes = failure.causes.prefix(1).map {
            var cause = $0
            cause.consequences = []
            return cause
        }
        failures.append(failure)
    }

    /// `12 snapshots: PillButton backgroundColor #FF0000 → #FE0000`: a line for each group of a report.
    package var lines: [String] {
        CauseGroups(of: failures).groups.map { group in
            let count = group.members.count
            return "\(count) \(count == 1 ? "snapshot" : "snapshots"): \(group.title)"
        }
    }
}
